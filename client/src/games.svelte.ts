/** The games that are played here. */

import { api } from "./api";
import { manifestOf } from "./games/manifests";
import { me } from "./me.svelte";
import { route } from "./route.svelte";
import { words } from "./words.svelte";
import type { GameInfo, Level, TableInfo, Terms } from "./wire";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];

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
    return words.has(`title-${key}`) ? words.t(`title-${key}`) : (this.find(key)?.title ?? key);
  }

  /** One sentence that invites to it; "" for a game that the client does not know. */
  pitch(key: string): string {
    return words.has(`pitch-${key}`) ? words.t(`pitch-${key}`) : "";
  }

  /** That a table plays by older rules than a new one would; "" if it does not. */
  olderRules({ terms, rules }: TableInfo): string {
    const newest = this.find(terms.game)?.rules ?? 0;
    return rules > 0 && rules < newest ? words.t("older-rules", { rules: `${rules}`, newest: `${newest}` }) : "";
  }
}

export const games = new Games();

/** What a table agrees on if nobody says otherwise. */
export function termsOf(game: string, seats: number, more: Partial<Terms> = {}): Terms {
  return {
    game,
    seats,
    settings: {},
    is_public: false,
    watching: "anyone",
    clock: "none",
    overtime: "bot",
    level: "normal",
    hints: true,
    ...more,
  };
}

/** Sit down at a table at once: the fewest seats, bots in all the others. */
export async function playAgainstBots(key: string, level: Level = "normal"): Promise<void> {
  await me.comeIn();
  const seats = Math.min(...(games.find(key)?.seats ?? []));
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [String(n + 1), level]));
  const table = await api.layTable({ terms: termsOf(key, seats, { level }), bots });
  await api.begin(table.id);
  route.go({ table: table.id });
}
