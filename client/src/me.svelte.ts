/** Who one is in this hall. */

import { api, Refusal } from "./api";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";
import type { Guest, Welcome } from "./wire";

class Me {
  guest = $state.raw<Guest | null>(null);
  /** The recovery code, shown once: it is nowhere else. */
  recovery = $state("");

  /** Find out whether the hall knows this browser. */
  async look(): Promise<void> {
    try {
      this.guest = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
    }
  }

  /** Be a guest, under a name that can be changed, if one is none yet. */
  async comeIn(): Promise<Guest> {
    if (this.guest) return this.guest;
    const name = words.t("guest-name", { n: 10 + Math.floor(Math.random() * 90) });
    return this.#arrived(await api.comeIn(name, settings.language));
  }

  /** Come from another device, by a one-time link or a recovery code. */
  async arrive(code: string): Promise<Guest> {
    return this.#arrived(await api.arrive(code));
  }

  async change(change: Partial<Guest>): Promise<void> {
    await this.comeIn();
    this.guest = await api.changeMe(change);
  }

  #arrived(welcome: Welcome): Guest {
    this.guest = welcome.guest;
    this.recovery = welcome.recovery;
    return welcome.guest;
  }
}

export const me = new Me();
