/** Movements, unless a person wants none. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../../settings.svelte";

/** The place of the page that is called `name`. */
export function placeOf(name: string): DOMRect | null {
  return document.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null;
}

/** Come from another place of the page. */
export function come(node: HTMLElement, { from, delay = 0 }: { from: string; delay?: number }): TransitionConfig {
  const there = placeOf(from);
  if (!there || !moves()) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const scale = here.width / (node.offsetWidth || here.width) || 1;
  const x = (there.x + there.width / 2 - here.x - here.width / 2) / scale;
  const y = (there.y + there.height / 2 - here.y - here.height / 2) / scale;
  return {
    delay,
    duration: 300,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** Turn about the middle, as one side of a card: the other side's half of the turn comes before or after. */
export function turn(_node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  return {
    delay: moves() ? delay : 0,
    duration: moves() ? 150 : 0,
    css: (_t, u) => `transform: perspective(500px) rotateY(${u * (delay ? -90 : 90)}deg)`,
  };
}
