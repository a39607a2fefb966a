/** How things move on the island. */

import type { TransitionConfig } from "svelte/transition";
import { moving } from "../../board/motion";

export const WALK_MS = 300;
const RISE_MS = 300;

/** A transition: a tile rises from the sea. */
export const rises = (_node: Element): TransitionConfig =>
  moving(RISE_MS, (t) => `opacity: ${t}; scale: ${0.8 + 0.2 * t}`);

/** A transition: a piece or a card comes down from above. */
export const drops = (_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig =>
  moving(220, (t, u) => `opacity: ${t}; translate: 0 ${-30 * u}px`, delay);
