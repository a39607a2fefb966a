/** How things move: figures walk, tiles are taken up. */

import type { TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { moves } from "../../settings.svelte";
import { FLIGHT } from "../motion";

export const STEP = 240;

/** A transition: a tile is taken up. */
export function lifts(_node: Element): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return { duration: FLIGHT, easing: cubicOut, css: (t, u) => `translate: 0 ${-14 * u}px; opacity: ${t}` };
}
