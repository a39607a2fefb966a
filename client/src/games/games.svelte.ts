/** The games of this hall. */

import { api } from "../api/client";
import { manifestOf } from "./manifests";
import { texts } from "../text/texts.svelte";
import type { GameInfo, TableInfo } from "../api/wire";

const placeOf = (game: GameInfo): number => manifestOf(game.key)?.place ?? Number.MAX_SAFE_INTEGER;

class Games {
  /** In the order of the hall page. */
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    if (!this.all.length) this.all = (await api.games()).toSorted((a, b) => placeOf(a) - placeOf(b));
  }

  find(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key);
  }

  title(key: string): string {
    return texts.has(`title-${key}`) ? texts.t(`title-${key}`) : (this.find(key)?.title ?? key);
  }

  /** A sentence about the game; "" if the client does not know it. */
  pitch(key: string): string {
    return texts.has(`pitch-${key}`) ? texts.t(`pitch-${key}`) : "";
  }

  /** A note about a table with an older version of the rules; "" for the newest. */
  olderRules({ terms, rules }: TableInfo): string {
    const newest = this.find(terms.game)?.rules ?? 0;
    return rules > 0 && rules < newest ? texts.t("older-rules", { rules: `${rules}`, newest: `${newest}` }) : "";
  }
}

export const games = new Games();
