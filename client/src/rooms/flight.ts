/** How things fly: from where they, or what they come of, lay before the table changed. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../settings.svelte";

export const FLIGHT = 280;

/** Where the things with a `data-place` were before the table changed. */
const places = new Map<string, DOMRect>();

/** Remember where everything is; to be called before anything moves. */
export function remember(): void {
  places.clear();
  for (const each of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const place = each.dataset["place"];
    const box = each.getBoundingClientRect();
    if (place && box.width) places.set(place, box);
  }
}

/** A transition: something comes from the first of the places that is known. */
export function comesFrom(node: Element, { from }: { from: string[] }): TransitionConfig {
  const start = from.map((place) => places.get(place)).find((box) => box !== undefined);
  if (!start || !moves()) return { duration: 0 };
  const end = node.getBoundingClientRect();
  if (!end.width) return { duration: 0 };
  const unit = node instanceof SVGGraphicsElement ? end.width / node.getBBox().width : 1;
  const x = (start.x + start.width / 2 - end.x - end.width / 2) / unit;
  const y = (start.y + start.height / 2 - end.y - end.height / 2) / unit;
  const growth = Math.min(3, start.width / end.width) - 1;
  return {
    duration: FLIGHT,
    easing: cubicOut,
    css: (t, u) => `translate: ${u * x}px ${u * y}px; scale: ${1 + u * growth}; opacity: ${Math.min(1, 0.4 + t)}; z-index: 3`,
  };
}
