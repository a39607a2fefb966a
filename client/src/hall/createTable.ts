/** Creating tables. */

import { api } from "../api/client";
import type { Level, Terms } from "../api/wire";
import { route } from "../app/route.svelte";
import { session } from "../app/session.svelte";
import { games } from "../games/games.svelte";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];
export const CLOCKS = ["none", "600+10", "1200+20", "1d", "3d", "7d"] as const;

/** The default terms of a table. */
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

/** Start a game at a new table with as few seats as possible, bots in the others. */
export async function playAgainstBots(key: string, level: Level = "normal"): Promise<void> {
  await session.ensureGuest();
  const seats = Math.min(...(games.find(key)?.seats ?? []));
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [String(n + 1), level]));
  const table = await api.createTable({ terms: termsOf(key, seats, { level }), bots });
  await api.begin(table.id);
  route.go({ table: table.id });
}
