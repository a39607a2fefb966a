/** The games that are played here. */

import { api } from "./api";
import { me } from "./me.svelte";
import { route } from "./route.svelte";
import { words } from "./words.svelte";
import type { GameInfo, Level, TableInfo, Terms } from "./wire";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];

/** In the order in which the hall shows them; minutes are what a game takes, about. */
export const SHELF: readonly { key: string; minutes: number }[] = [
  { key: "keltis", minutes: 30 },
  { key: "oriflamme", minutes: 30 },
  { key: "inis", minutes: 60 },
  { key: "clans", minutes: 45 },
];

class Games {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    if (!this.all.length) this.all = await api.games();
  }

  find(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key);
  }

  title(key: string): string {
    return words.has(`title-${key}`) ? words.t(`title-${key}`) : key;
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
