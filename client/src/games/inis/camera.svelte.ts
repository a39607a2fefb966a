/** The visible part of the island: all of it, until it is moved by hand. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Point } from "../../art/point";
import { moves } from "../../settings/settings.svelte";
import { SIDE, type Box } from "./geometry";

/** A point of the island in the middle of the window, and how many pixels a unit has. */
interface View extends Point {
  zoom: number;
}

const SOFT = 300;
/** The greatest length of a hexagon's side, in pixels: when everything is shown, and by hand. */
const MOST = { fitting: 84, byHand: 170 };
/** By hand the island can be made smaller than the window, down to this share. */
const LEAST = 0.7;
const AIR = 10;
/** How much a step zooms, and how long that takes. */
const STEP = 1.3;
export const GLIDE = 150;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** How much of the window is covered at its sides. */
  covered = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 });
  isMoved = $state(false);
  #view = new Tween<View>({ x: 0, y: 0, zoom: 0 }, { easing: cubicOut, duration: 0 });
  #bounds: Box = { left: -SIDE, right: SIDE, top: -SIDE, bottom: SIDE };

  get zoom(): number {
    return this.#view.current.zoom;
  }
  get transform(): string {
    const { x, y, zoom } = this.#view.current;
    return `translate(${this.width / 2 - x * zoom} ${this.height / 2 - y * zoom}) scale(${zoom})`;
  }

  /** Show these bounds, unless the island was moved by hand. */
  follow(bounds: Box): void {
    this.#bounds = bounds;
    if (!this.isMoved && this.width) this.fit();
  }

  fit(): void {
    const isFirst = this.#view.target.zoom === 0;
    this.isMoved = false;
    this.#go(this.#fitting(), isFirst ? 0 : SOFT);
  }

  /** Whether a point of the island can be seen now. */
  sees({ x, y }: Point): boolean {
    const view = this.#view.target;
    const { left, top, right, bottom } = this.covered;
    const [across, down] = [this.width / 2 + (x - view.x) * view.zoom, this.height / 2 + (y - view.y) * view.zoom];
    return across > left && across < this.width - right && down > top && down < this.height - bottom;
  }

  /** Make larger or smaller around a point of the window. */
  zoomBy(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }, duration = 0): void {
    const view = this.#view.target;
    const zoom = Math.min(MOST.byHand / SIDE, Math.max(LEAST * this.#fitting().zoom, view.zoom * factor));
    const [x, y] = [around.x - this.width / 2, around.y - this.height / 2];
    const share = 1 / view.zoom - 1 / zoom;
    this.#move({ x: view.x + x * share, y: view.y + y * share, zoom }, duration);
  }

  /** Make larger (1) or smaller (-1) by a step. */
  step(way: 1 | -1): void {
    this.zoomBy(STEP ** way, undefined, GLIDE);
  }

  /** Move the view by pixels, with the pointer. */
  pan(x: number, y: number, duration = 0): void {
    const view = this.#view.target;
    this.#move({ ...view, x: view.x - x / view.zoom, y: view.y - y / view.zoom }, duration);
  }

  /** Bring a place of the window into view. */
  reveal(place: DOMRect, window: DOMRect): void {
    const off = (from: number, to: number, least: number, most: number): number =>
      from < least ? least - from : to > most ? most - to : 0;
    const { left, top, right, bottom } = this.covered;
    const x = off(place.left, place.right, window.left + left + AIR, window.right - right - AIR);
    const y = off(place.top, place.bottom, window.top + top + AIR, window.bottom - bottom - AIR);
    if (x || y) this.pan(x, y, SOFT);
  }

  #move(view: View, duration: number): void {
    const { left, right, top, bottom } = this.#bounds;
    this.isMoved = true;
    const x = Math.min(right, Math.max(left, view.x)); // the island cannot be lost
    const y = Math.min(bottom, Math.max(top, view.y));
    this.#go({ ...view, x, y }, duration);
  }

  #go(view: View, duration: number): void {
    const { x, y, zoom } = this.#view.target;
    if (view.x === x && view.y === y && view.zoom === zoom) return; // it is there, or on its way
    void this.#view.set(view, { duration: moves() ? duration : 0 });
  }

  #fitting(): View {
    const { left, right, top, bottom } = this.#bounds;
    const off = this.covered;
    const width = Math.max(1, this.width - off.left - off.right - 2 * AIR);
    const height = Math.max(1, this.height - off.top - off.bottom - 2 * AIR);
    const zoom = Math.min(MOST.fitting / SIDE, width / (right - left), height / (bottom - top));
    const x = (left + right - (off.left - off.right) / zoom) / 2;
    const y = (top + bottom - (off.top - off.bottom) / zoom) / 2;
    return { x, y, zoom };
  }
}
