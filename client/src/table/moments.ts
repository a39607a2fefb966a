/** Looking back: the table as it was at a moment, as far as one knew it then. */

import { api } from "../api";
import type { Sitting } from "../sitting.svelte";

export async function showMoment(sitting: Sitting, version: number, plays = false): Promise<void> {
  const last = sitting.state?.version ?? 0;
  if (version >= last) {
    sitting.past = null;
    return;
  }
  const { moments } = await api.moments(sitting.id, version - 1, plays ? last : version, sitting.invitation);
  let shown = (sitting.past = moments[0] ?? null);
  for (const moment of moments.slice(1)) {
    await new Promise((done) => setTimeout(done, 900));
    if (sitting.past !== shown) return; // somebody has had enough, or looks at another moment
    shown = sitting.past = moment;
  }
  if (plays) sitting.past = null;
}
