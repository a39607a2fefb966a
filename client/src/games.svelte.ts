/** The games that are played here. */

import { api } from "./api";
import { words } from "./words.svelte";
import type { GameInfo } from "./wire";

/** In the order in which the hall shows them; minutes are what a game takes, about. */
export const SHELF: readonly { key: string; minutes: number }[] = [
  { key: "keltis", minutes: 30 },
  { key: "oriflamme", minutes: 30 },
  { key: "inis", minutes: 90 },
  { key: "clans", minutes: 45 },
];

class Games {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    if (!this.all.length) {
      this.all = await api.games();
      await Promise.all(this.all.map((game) => words.learn(game.key)));
    }
  }

  find(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key);
  }

  title(key: string): string {
    return words.has(`${key}-title`) ? words.t(`${key}-title`) : (this.find(key)?.title ?? key);
  }
}

export const games = new Games();
