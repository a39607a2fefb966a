/**
 * Where the stones lie, in the units of the drawing: five lanes side by side, nine rows above the start stone, the
 * values of the rows on the left, the scale of the wishing stones on the right, the signs of the goal above.
 */

import { noise } from "../../art/noise";
import type { Point } from "../../art/point";

export const ROWS = 9;
const LANES = 5;
const LANE = 108;
const GUTTER = 46;
const EDGE = 84;
/** Above the paths and below them; the second numbers where the place is low. */
const TOP = [40, 28] as const;
const FOOT = [76, 62] as const;
/** The proportion of such a place. */
const LOW = 0.78;
const MIN_PITCH = 35;
const MAX_PITCH = 74;

export class Geometry {
  readonly width = GUTTER + LANES * LANE + EDGE;
  readonly lane = LANE;
  readonly height: number;
  /** The distance between rows. */
  readonly pitch: number;
  readonly #top: number;
  readonly #foot: number;

  /** The ground that fills a place best; `proportion` is the place's height by its width. */
  constructor(proportion: number) {
    const size = proportion < LOW ? 1 : 0;
    [this.#top, this.#foot] = [TOP[size], FOOT[size]];
    const pitch = (this.width * proportion - this.#top - this.#foot) / ROWS;
    this.pitch = Math.min(MAX_PITCH, Math.max(MIN_PITCH, pitch));
    this.height = this.#top + ROWS * this.pitch + this.#foot;
  }

  /** The middle of a stone; row 0 lies on the start stone. Paths sway a little. */
  stone(path: number, row: number): Point {
    const sway = row ? 3.5 * Math.sin(row * 0.9 + path * 1.7) : 0;
    return { x: GUTTER + LANE * (path + 0.5) + sway, y: row ? this.#above(row) : this.start };
  }

  /** How tall figures are, so that they hide little of the row above. */
  get stature(): number {
    return Math.min(1.06, this.pitch / 50);
  }

  /** The middle of the start stone, from top to bottom. */
  get start(): number {
    return this.height - this.#foot / 2 - 4;
  }

  get startHeight(): number {
    return this.#foot - 12;
  }

  /** The middle of the lanes, from left to right. */
  readonly middle = GUTTER + (LANES * LANE) / 2;

  /** Where a seat's figures wait: between the signs of two paths. */
  waiting(seat: number): Point {
    return { x: GUTTER + LANE * (seat + 1), y: this.start + 21 };
  }

  /** Where the signs of the goal are. */
  get goal(): Point {
    return { x: this.middle, y: this.#top / 2 - (this.#top > 30 ? 2 : -1) };
  }

  /** The place of a step of the scale, from the lowest one on; `count` steps share the height of the paths. */
  step(n: number, count: number): Point & { width: number; height: number } {
    const height = (ROWS * this.pitch) / count;
    return { x: this.width - EDGE + 6, y: this.#top + (count - 1 - n) * height, width: EDGE - 14, height };
  }

  /** Where the value of a row is written. */
  value(row: number): Point {
    return { x: GUTTER / 2 + 2, y: this.#above(row) };
  }

  /** The lane of a path: a ribbon from the start stone to above the last stone. */
  ribbon(path: number): string {
    const left: string[] = [];
    const right: string[] = [];
    for (let row = 0.2; row <= ROWS + 0.5; row += 0.25) {
      const { x } = this.stone(path, row);
      const y = this.#above(row).toFixed(1);
      left.push(`${(x - LANE / 2 + 3).toFixed(1)} ${y}`);
      right.unshift(`${(x + LANE / 2 - 3).toFixed(1)} ${y}`);
    }
    return `M${left.join("L")}L${right.join("L")}z`;
  }

  #above(row: number): number {
    return this.#top + (ROWS - row + 0.5) * this.pitch;
  }
}

/** The offsets of figures that share a stone, from its middle; its tile stays visible. */
export function footing(count: number, n: number): number {
  return count === 1 ? 22 : 39 - (count - 1 - n) * (count === 2 ? 25 : count === 3 ? 18 : 14);
}

/** How far in front of the middle of its stone a figure stands. */
export const FORWARD = 15;
/** Where the value or the tile of a stone is, from its middle. */
export const MARK = -25;

/** The outline of a flagstone around the origin, its corners cut a little differently for every seed. */
export function flagstone(width: number, height: number, seed: number): string {
  const points = [0, 1, 2, 3].flatMap((corner) => {
    const x = corner === 0 || corner === 3 ? -1 : 1;
    const y = corner < 2 ? -1 : 1;
    const cut = (n: number): number => Math.min(12, height / 4) * (0.4 + 0.6 * noise(seed, corner, n));
    const point = (inward: number, down: number): string =>
      `${(x * (width / 2 - inward)).toFixed(1)} ${(y * (height / 2 - down)).toFixed(1)}`;
    const flat = point(cut(0), 2 * noise(seed, corner, 2));
    const steep = point(2 * noise(seed, corner, 3), cut(1));
    return x === y ? [steep, flat] : [flat, steep];
  });
  return `M${points.join("L")}z`;
}

/** Where the figures of a group stand that waits, behind first; as offsets from its middle. */
export function group(count: number): Point[] {
  const front = Math.ceil(count / 2 + 0.4);
  const line = (size: number, y: number): Point[] =>
    Array.from({ length: size }, (_, n) => ({ x: (n - (size - 1) / 2) * 17.5, y }));
  return count <= 3 ? line(count, 0) : [...line(count - front, -12), ...line(front, 3)];
}

/** Small marks on the face of a stone, as lines that are as long as they are thick; its cracks. */
export function grain(width: number, height: number, seed: number): { specks: string; crack: string } {
  const at = (n: number): string =>
    `${((noise(seed, n, 7) - 0.5) * width * 0.84).toFixed(1)} ${((noise(seed, n, 8) - 0.5) * height * 0.7).toFixed(1)}`;
  const specks = Array.from({ length: 9 }, (_, n) => `M${at(n)}h.01`).join("");
  const x = (0.12 + 0.3 * noise(seed, 1, 9)) * width * (noise(seed, 2, 9) < 0.5 ? -1 : 1);
  const side = noise(seed, 3, 9) < 0.5 ? -1 : 1;
  const crack =
    noise(seed, 4, 9) < 0.55
      ? `M${x.toFixed(1)} ${(side * height * 0.47).toFixed(1)}l${(4 * noise(seed, 5)).toFixed(1)} ${(-side * height * 0.14).toFixed(1)} -5 ${(-side * height * 0.1).toFixed(1)} 3 ${(-side * height * 0.1).toFixed(1)}`
      : "";
  return { specks, crack };
}

/** A tuft of grass around the origin, different for every seed. */
export const tuft = (seed: number): string =>
  Array.from({ length: 5 }, (_, n) => {
    const lean = (n - 2) * 2.6 + (noise(seed, n, 11) - 0.5) * 3;
    return `M${((n - 2) * 1.7).toFixed(1)} 0q${(lean * 0.3).toFixed(1)} -5 ${lean.toFixed(1)} ${(-7 - 4 * noise(seed, n, 12)).toFixed(1)}`;
  }).join("");
