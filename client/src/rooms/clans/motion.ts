/** How things come and go besides flying: castles rise, what is taken away fades. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

/** A transition: a castle rises from the ground. */
export function rises(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { delay, duration: 250, easing: cubicOut, css: (t, u) => `transform: translateY(${14 * u}px) scale(1, ${0.4 + 0.6 * t}); opacity: ${t}` };
}

/** A transition: something comes into sight, or is taken away. */
export function fades(_node: Element): TransitionConfig {
  return { duration: moves() ? 200 : 0, css: (t) => `opacity: ${t}` };
}
