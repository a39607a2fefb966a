/** How things move on the island: only while something happens, not after a jump in time. */

import type { TransitionConfig } from "svelte/transition";
import { moving } from "../../board/motion";

export const WALK_MS = 520;
/** When what arrives is to be seen: shortly before those who walk, or what flies, are there. */
export const ARRIVAL_MS = 400;
const RISE_MS = 400;

/** Whether something is on stage: then what is new comes in, otherwise it is just there. */
export const staged = { is: false };

const unless = (isStill: boolean, config: TransitionConfig): TransitionConfig => (isStill ? { duration: 0 } : config);

/** A transition: a tile rises from the sea. */
export const rises = (_node: Element): TransitionConfig =>
  unless(
    !staged.is,
    moving(RISE_MS, (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}`),
  );

/** A transition: a piece or a card comes down from above. */
export const drops = (_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig =>
  unless(
    !staged.is,
    moving(220, (t, u) => `opacity: ${t}; translate: 0 ${-30 * u}px`, delay),
  );

/** A transition: what is gone fades. */
export const fades = (_node: Element): TransitionConfig =>
  unless(
    !staged.is,
    moving(300, (t) => `opacity: ${t}`),
  );

/** A transition: a figure that is struck falls over. */
export const falls = (_node: Element): TransitionConfig =>
  unless(
    !staged.is,
    moving(500, (_t, u) => `rotate: ${-80 * u}deg; translate: 0 ${-14 * u}px; filter: none; opacity: 1`),
  );
