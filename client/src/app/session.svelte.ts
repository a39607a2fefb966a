/** The guest that this browser is. */

import { api, ApiError } from "../api/client";
import type { Guest, Welcome } from "../api/wire";
import { settings } from "../settings/settings.svelte";
import { texts } from "../text/texts.svelte";

class Session {
  guest = $state.raw<Guest | null>(null);
  /** Shown once; it is stored nowhere else. */
  recoveryCode = $state("");

  /** Ask the hall whether it knows this browser. */
  async load(): Promise<void> {
    try {
      this.guest = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
    }
  }

  /** Create a guest if there is none yet; the name can be changed later. */
  async ensureGuest(): Promise<Guest> {
    if (this.guest) return this.guest;
    const name = texts.t("guest-name", { n: 10 + Math.floor(Math.random() * 90) });
    return this.#welcome(await api.createGuest(name, settings.language));
  }

  /** Become a guest of another device, by a one-time link or a recovery code. */
  async signIn(code: string): Promise<Guest> {
    return this.#welcome(await api.signIn(code));
  }

  async update(change: Partial<Guest>): Promise<void> {
    await this.ensureGuest();
    this.guest = await api.updateMe(change);
  }

  #welcome(welcome: Welcome): Guest {
    this.guest = welcome.guest;
    this.recoveryCode = welcome.recovery;
    return welcome.guest;
  }
}

export const session = new Session();
