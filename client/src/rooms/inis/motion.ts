/** How things move on the island. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

export const WALK = 300;
const DROP = 220;

/** A transition: a tile rises from the sea. */
export function rises(_node: Element): TransitionConfig {
  return { duration: moves() ? WALK : 0, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.8 + 0.2 * t})` };
}

/** A transition: a piece comes down from above. */
export function drops(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { delay, duration: DROP, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${-30 * u}px)` };
}

/** A transition: a piece goes. */
export function goes(_node: Element): TransitionConfig {
  return { duration: moves() ? DROP : 0, css: (t) => `opacity: ${t}` };
}
