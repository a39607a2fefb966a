/** Looking back: the table as it was at a moment, as far as one knew it then. */

import { api } from "../api";
import type { Sitting } from "../sitting.svelte";

/** How often one has said what one wants to look at. */
let wishes = 0;

export function backToNow(sitting: Sitting): void {
  wishes++;
  sitting.past = null;
}

export async function showMoment(sitting: Sitting, version: number, plays = false): Promise<void> {
  const last = sitting.state?.version ?? 0;
  if (version >= last) return backToNow(sitting);
  const wish = ++wishes;
  const { moments } = await api.moments(sitting.id, version - 1, plays ? last : version, sitting.invitation);
  if (wish !== wishes) return; // one wants something else by now
  sitting.past = moments[0] ?? null;
  for (const moment of moments.slice(1)) {
    await new Promise((done) => setTimeout(done, 900));
    if (wish !== wishes) return;
    sitting.past = moment;
  }
  if (plays) sitting.past = null;
}
