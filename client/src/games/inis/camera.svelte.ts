/** The visible part of the island: all of it, until it is moved by hand. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Point } from "../../art/point";
import { motionAllowed } from "../../settings/settings.svelte";
import { HEX_SIDE, type Box } from "./geometry";

/** A point of the island in the middle of the window, and how many pixels a unit has. */
interface View extends Point {
  zoom: number;
}

const FIT_MS = 300;
/** The greatest length of a hexagon's side, in pixels: when everything is shown, and by hand. */
const MAX_HEX_SIDE_PX = { fitting: 150, byHand: 200 };
/** By hand the island can be made smaller than the window, down to this share. */
const MIN_ZOOM = 0.7;
const MARGIN_PX = 10;
/** How much a step zooms, and how long that takes. */
const ZOOM_STEP = 1.3;
export const STEP_MS = 150;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** How much of the window is covered at its sides. */
  covered = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 });
  isMoved = $state(false);
  #view = new Tween<View>({ x: 0, y: 0, zoom: 0 }, { easing: cubicOut, duration: 0 });
  #bounds: Box = { left: -HEX_SIDE, right: HEX_SIDE, top: -HEX_SIDE, bottom: HEX_SIDE };

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
    this.#go(this.#fitting(), isFirst ? 0 : FIT_MS);
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
    const zoom = Math.min(
      MAX_HEX_SIDE_PX.byHand / HEX_SIDE,
      Math.max(MIN_ZOOM * this.#fitting().zoom, view.zoom * factor),
    );
    const [x, y] = [around.x - this.width / 2, around.y - this.height / 2];
    const share = 1 / view.zoom - 1 / zoom;
    this.#move({ x: view.x + x * share, y: view.y + y * share, zoom }, duration);
  }

  /** Make larger (1) or smaller (-1) by a step. */
  step(way: 1 | -1): void {
    this.zoomBy(ZOOM_STEP ** way, undefined, STEP_MS);
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
    const x = off(place.left, place.right, window.left + left + MARGIN_PX, window.right - right - MARGIN_PX);
    const y = off(place.top, place.bottom, window.top + top + MARGIN_PX, window.bottom - bottom - MARGIN_PX);
    if (x || y) this.pan(x, y, FIT_MS);
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
    void this.#view.set(view, { duration: motionAllowed() ? duration : 0 });
  }

  #fitting(): View {
    const { left, right, top, bottom } = this.#bounds;
    const off = this.covered;
    const width = Math.max(1, this.width - off.left - off.right - 2 * MARGIN_PX);
    const height = Math.max(1, this.height - off.top - off.bottom - 2 * MARGIN_PX);
    const zoom = Math.min(MAX_HEX_SIDE_PX.fitting / HEX_SIDE, width / (right - left), height / (bottom - top));
    const x = (left + right - (off.left - off.right) / zoom) / 2;
    const y = (top + bottom - (off.top - off.bottom) / zoom) / 2;
    return { x, y, zoom };
  }
}
