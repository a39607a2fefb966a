/** How cards turn, unless a person wants no movement. */

import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

/** Turn about the middle, as one side of a card: the other side's half of the turn comes before or after. */
export function turn(_node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  return {
    delay: moves() ? delay : 0,
    duration: moves() ? 150 : 0,
    css: (_t, u) => `transform: perspective(500px) rotateY(${u * (delay ? -90 : 90)}deg)`,
  };
}
