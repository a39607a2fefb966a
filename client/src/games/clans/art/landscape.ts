/** The land under the board: hills, woods, burns and lochs, the same every time. In units of squares of 40. */

import { noise } from "../../../art/noise";
import type { Point } from "../../../art/point";

const SIDE = 40;
const SEED = 41;
export const REGIONS = ["crag", "glen", "heath", "shore"] as const;
export type Region = (typeof REGIONS)[number];

/** Something small that stands between the squares. */
export interface Tuft extends Point {
  sort: "pine" | "heather" | "stone" | "grass";
  size: number;
}

const around = (seed: number, n: number, least: number, most: number): number =>
  least + (most - least) * noise(SEED, seed, n);

/** A closed curve around a point that no ruler has drawn. */
export function blob(x: number, y: number, radius: number, seed: number, flat = 1): string {
  const COUNT = 9;
  const points = Array.from({ length: COUNT }, (_, n): [number, number] => {
    const turn = (n / COUNT) * 2 * Math.PI;
    const r = radius * around(seed, n, 0.78, 1.18);
    return [x + r * Math.cos(turn), y + r * flat * Math.sin(turn)];
  });
  const between = ([ax, ay]: [number, number], [bx, by]: [number, number]): string =>
    `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  const last = points.at(-1)!;
  const curves = points.map(
    (each, n) => `Q${each[0].toFixed(1)} ${each[1].toFixed(1)} ${between(each, points[(n + 1) % COUNT]!)}`,
  );
  return `M${between(last, points[0]!)}${curves.join("")}z`;
}

/** The land at a place: each arm of the cross has its own. */
export function regionAt(x: number, y: number, side: number): Region {
  const [dx, dy] = [x - side / 2, y - side / 2];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "glen" : "shore";
  return dy > 0 ? "heath" : "crag";
}

/** Fields, moors and screes: softer spots of a region's darker colour. */
export function patches(side: number): { path: string; region: Region }[] {
  return Array.from({ length: 26 }, (_, n) => {
    const x = around(n, 100, 0, side);
    const y = around(n, 101, 0, side);
    return { path: blob(x, y, around(n, 102, 22, 58), n, 0.62), region: regionAt(x, y, side) };
  });
}

/** Hills and peaks, the far ones first. */
export function hills(side: number): (Point & { size: number; region: Region; isPeak: boolean })[] {
  const found = Array.from({ length: 44 }, (_, n) => {
    const x = around(n, 200, 8, side - 8);
    const y = around(n, 201, 14, side - 4);
    const region = regionAt(x, y, side);
    return { x, y, size: around(n, 202, 15, 28), region, isPeak: region === "crag" };
  });
  return found.sort((one, other) => one.y - other.y);
}

/** What grows where four squares meet, and at the corners of the board. */
export function tufts(columns: number, rows: number): Tuft[] {
  const SORTS: Record<Region, Tuft["sort"][]> = {
    crag: ["stone", "pine", "stone", "grass"],
    glen: ["pine", "pine", "grass", "pine"],
    heath: ["heather", "heather", "grass", "heather"],
    shore: ["grass", "stone", "pine", "grass"],
  };
  const found: Tuft[] = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const n = row * 13 + column;
      if (noise(SEED, n, 300) < 0.22) continue;
      const x = column * SIDE + around(n, 301, -4, 4);
      const y = row * SIDE + around(n, 302, -3, 4);
      const sorts = SORTS[regionAt(x, y, columns * SIDE)];
      found.push({
        x,
        y,
        sort: sorts[Math.floor(noise(SEED, n, 303) * sorts.length)]!,
        size: around(n, 304, 0.7, 1.1),
      });
    }
  return found.filter(({ x, y }) => x > 4 && y > 6 && x < columns * SIDE - 4 && y < rows * SIDE - 2);
}

/** Burns that run from loch to loch and to the sea. */
export const BURNS = [
  "M-2 214C30 206 44 236 78 250 112 262 128 300 170 318 196 330 190 356 214 372 248 394 262 410 258 482",
  "M222-2C214 24 224 44 226 62 228 100 186 128 184 178 182 214 150 224 128 232",
  "M482 272C452 262 450 244 424 226 396 210 358 206 322 182 300 168 306 140 320 126",
  "M322 306C304 336 300 374 268 410",
];
