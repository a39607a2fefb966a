/** The games of this hall. */

import { api } from "../api/client";
import { manifestOf } from "./manifests";
import { texts } from "../text/texts.svelte";
import type { GameInfo, TableInfo } from "../api/wire";

const orderOf = (game: GameInfo): number => manifestOf(game.key)?.place ?? Number.MAX_SAFE_INTEGER;

class Games {
  /** In the order of the hall page. */
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    if (this.all.length) return;
    const found = await api.games();
    await texts.load(...found.filter(({ key }) => !manifestOf(key)).map(({ key }) => key));
    this.all = found.toSorted((a, b) => orderOf(a) - orderOf(b));
  }

  find(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key);
  }

  title(key: string): string {
    if (texts.has(`title-${key}`)) return texts.t(`title-${key}`);
    const game = this.find(key);
    return game && texts.has(game.says.id) ? texts.say(game.says) : (game?.title ?? key);
  }

  /** A sentence about the game; "" if there is none. A package has it among its words: `<key>-pitch`. */
  pitch(key: string): string {
    const id = [`pitch-${key}`, `${key}-pitch`].find((each) => texts.has(each));
    return id ? texts.t(id) : "";
  }

  /** A note about a table with an older version of the rules; "" for the newest. */
  olderRules({ terms, rules }: TableInfo): string {
    const newest = this.find(terms.game)?.rules ?? 0;
    return rules > 0 && rules < newest ? texts.t("older-rules", { rules: `${rules}`, newest: `${newest}` }) : "";
  }
}

export const games = new Games();
