/** Transitions, on the spot or between `data-place`s of the page; none if motion is off. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Point } from "../art/point";
import { motionAllowed } from "../settings/settings.svelte";

export const FLIGHT_MS = 280;

export const moving = (duration: number, css: (t: number, u: number) => string, delay = 0): TransitionConfig =>
  motionAllowed() ? { delay, duration, easing: cubicOut, css } : { duration: 0 };

/** A transition: fade in or out; at once after a jump in time. */
export const fades = (_node: Element, { isJump = false }: { isJump?: boolean } = {}): TransitionConfig =>
  moving(isJump ? 0 : 200, (t) => `opacity: ${t}`);

/** The way of something that hops, as three transforms: at its start, at the top of the arc, at its end. */
export function hop(from: Point, to: Point, height: number): [string, string, string] {
  const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
  return [at(from), at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height }), at(to)];
}

/** The places before the table changed; some may be gone. */
const before = new Map<string, DOMRect>();

/** Remember all places; call it before anything moves. */
export function remember(): void {
  before.clear();
  for (const each of document.querySelectorAll<HTMLElement>("[data-place]"))
    before.set(each.dataset["place"]!, each.getBoundingClientRect());
}

/** The place before the table changed, or now if it is new; undefined if it is not visible. */
export function placeOf(name: string): DOMRect | undefined {
  const box = before.get(name) ?? document.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

/** A transition: come from the first of the places that exists, scaled to its size. */
export function comesFrom(node: Element, { from, delay = 0 }: { from: string[]; delay?: number }): TransitionConfig {
  const start = from.map(placeOf).find((box) => box !== undefined);
  const end = node.getBoundingClientRect();
  if (!start || !end.width) return { duration: 0 };
  const unit =
    end.width / (node instanceof SVGGraphicsElement ? node.getBBox().width : (node as HTMLElement).offsetWidth);
  const x = (start.x + start.width / 2 - end.x - end.width / 2) / unit;
  const y = (start.y + start.height / 2 - end.y - end.height / 2) / unit;
  const growth = Math.min(3, start.width / end.width, start.height / end.height) - 1;
  const css = (t: number, u: number): string =>
    `translate: ${u * x}px ${u * y}px; scale: ${1 + u * growth}; opacity: ${Math.min(1, 0.4 + t)}; z-index: 3`;
  return moving(FLIGHT_MS, css, delay);
}
