/** What a panel explains: a card, or a sign of the table with its number. */

import { texts } from "../../text/texts.svelte";
import type { OriflammeThing } from "../../api/wire";

export interface SeenCard {
  thing: OriflammeThing;
  /** The seat that has just done something with it; -1: nobody. */
  doer?: number;
  /** What choosing it costs at once, "" if nothing. */
  cost?: string;
}

export interface SeenSign {
  title: string;
  text: string;
  art?: "influence" | "bribe";
  seat?: number;
}

export type Seen = SeenCard | SeenSign;

/** What is said of a sign: its name with its number, and what it is for. */
export const signNamed = (sign: string, args: Record<string, string | number> = {}): SeenSign => ({
  title: texts.t(`oriflamme-ui-${sign}`, args),
  text: texts.t(`oriflamme-ui-${sign}-about`, args),
});
