/** Movements from one place of the page to another, unless a person wants none. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../settings.svelte";

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
