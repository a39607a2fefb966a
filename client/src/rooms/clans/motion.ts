/** How things come and go besides flying: castles rise, what is taken away fades. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

/** A transition: a castle rises from the ground. */
export function rises(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { delay, duration: 250, easing: cubicOut, css: (t, u) => `transform: translateY(${14 * u}px) scale(1, ${0.4 + 0.6 * t}); opacity: ${t}` };
}

/** A transition: something comes into sight, or is taken away; at once after a leap in time. */
export function fades(_node: Element, { isLeap = false }: { isLeap?: boolean } = {}): TransitionConfig {
  return isLeap || !moves() ? { duration: 0 } : { duration: 200, css: (t) => `opacity: ${t}` };
}
