/** Where the stones lie, in the units of the drawing: five lanes side by side, nine rows above the start stone. */

import { noise } from "../../art/noise";
import type { Point } from "../../art/point";

export const ROWS = 9;
const LANES = 5;
const LANE = 108;
const GUTTER = 46;
const EDGE = 14;
const TOP = 10;
const FOOT = 62;
const MIN_PITCH = 35;
const MAX_PITCH = 64;

export class Geometry {
  readonly width = GUTTER + LANES * LANE + EDGE;
  readonly lane = LANE;
  readonly height: number;
  /** The distance between rows. */
  readonly pitch: number;

  /** The ground that fills a place best; `proportion` is the place's height by its width. */
  constructor(proportion: number) {
    const pitch = (this.width * proportion - TOP - FOOT) / ROWS;
    this.pitch = Math.min(MAX_PITCH, Math.max(MIN_PITCH, pitch));
    this.height = TOP + ROWS * this.pitch + FOOT;
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
    return this.height - FOOT / 2 - 4;
  }

  /** Where a seat's figures wait: between the signs of two paths. */
  waiting(seat: number): Point {
    return { x: GUTTER + LANE * (seat + 1), y: this.start + 18 };
  }

  /** Where the value of a row is written. */
  value(row: number): Point {
    return { x: GUTTER / 2 + 2, y: this.#above(row) };
  }

  /** The lane of a path: a ribbon from the start stone to above the last stone. */
  ribbon(path: number): string {
    const left: string[] = [];
    const right: string[] = [];
    for (let row = 0.2; row <= ROWS + 0.45; row += 0.25) {
      const { x } = this.stone(path, row);
      const y = this.#above(row).toFixed(1);
      left.push(`${(x - LANE / 2 + 3).toFixed(1)} ${y}`);
      right.unshift(`${(x + LANE / 2 - 3).toFixed(1)} ${y}`);
    }
    return `M${left.join("L")}L${right.join("L")}z`;
  }

  #above(row: number): number {
    return TOP + (ROWS - row + 0.5) * this.pitch;
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
