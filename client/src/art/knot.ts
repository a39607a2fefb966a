/** Interlaced knotwork from a grid, as SVG path data.
 *
 * Threads run diagonally through a grid of cells and cross on the middles of the cells' sides, over and under by turns.
 * On a wall (the rim of the grid, or a break) they turn back instead. Coordinates are half cells: the middle of cell
 * (column, row) is (2 column + 1, 2 row + 1).
 */

import { noise } from "./noise";

/** What the threads do on a side: cross, or turn on an upright or a level wall. */
type Meeting = "cross" | "upright" | "level";

interface KnotOptions {
  columns: number;
  rows: number;
  /** The length of a cell's side in the units of the drawing. */
  cell: number;
  /** The width of a thread; the lower one stops short of the upper one by half of it and the gap. */
  width: number;
  gap?: number;
  /** Which cells exist; all by default (a frame, an arch, …). */
  within?: (column: number, row: number) => boolean;
  /** What happens on the side with this middle, in half cells. */
  breaks?: (x: number, y: number) => Meeting;
}

type Point = readonly [number, number];

/** Return the path data of each closed thread; a ring that crosses nothing is left out. */
export function knot(options: KnotOptions): string[] {
  const { columns, rows, cell, width, gap = width * 0.35, within = () => true, breaks = () => "cross" } = options;
  const half = cell / 2;
  const short = (width / 2 + gap) / (half * Math.SQRT2);
  const aside = Math.min(0.5, (width / 2 + gap / 2) / half);

  const inside = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && within(column, row);

  /** What happens on a side; undefined where no cell touches it. */
  const meeting = (x: number, y: number): Meeting | undefined => {
    const upright = x % 2 === 0;
    const one = upright ? inside(x / 2 - 1, (y - 1) / 2) : inside((x - 1) / 2, y / 2 - 1);
    const other = upright ? inside(x / 2, (y - 1) / 2) : inside((x - 1) / 2, y / 2);
    if (one && other) return breaks(x, y);
    return one || other ? (upright ? "upright" : "level") : undefined;
  };

  const passed = new Set<string>();

  /** Follow the thread that leaves a side in a direction until it closes. */
  const thread = (startX: number, startY: number, startDx: number, startDy: number): string => {
    const steps: { at: Point; tangent: Point; under: boolean }[] = [];
    let [x, y, dx, dy] = [startX, startY, startDx, startDy];
    do {
      passed.add(`${x + dx / 2} ${y + dy / 2}`);
      [x, y] = [x + dx, y + dy];
      const here = meeting(x, y);
      if (here === "upright") {
        steps.push({ at: [x - dx * aside, y], tangent: [0, dy], under: false });
        dx = -dx;
      } else if (here === "level") {
        steps.push({ at: [x, y - dy * aside], tangent: [dx, 0], under: false });
        dy = -dy;
      } else {
        steps.push({ at: [x, y], tangent: [dx, dy], under: (x % 2 === 0) === dx * dy > 0 });
      }
    } while (x !== startX || y !== startY || dx !== startDx || dy !== startDy);

    let data = "";
    let pen = false;
    steps.forEach((to, i) => {
      const from = steps.at(i - 1)!;
      let curve = bend(from.at, from.tangent, to.at, to.tangent);
      if (from.under) curve = cut(curve, short)[1];
      if (to.under) curve = cut(curve, from.under ? 1 - short / (1 - short) : 1 - short)[0];
      const [a, b, c, d] = curve.map(([px, py]) => `${round(px * half)} ${round(py * half)}`);
      data += `${pen && !from.under ? "" : `M${a}`}C${b} ${c} ${d}`;
      pen = !to.under;
    });
    return data;
  };

  const threads: string[] = [];
  for (let y = 0; y <= 2 * rows; y++)
    for (let x = 1 - (y % 2); x <= 2 * columns; x += 2)
      for (const [dx, dy] of [
        [1, 1],
        [1, -1],
      ] as const)
        if (meeting(x, y) === "cross" && !passed.has(`${x + dx / 2} ${y + dy / 2}`)) threads.push(thread(x, y, dx, dy));
  return threads;
}

/** Return breaks that mirror left and right, above and below, from a seed: about `share` of the inner sides. */
export function mirrored(
  columns: number,
  rows: number,
  seed: number,
  share: number,
): (x: number, y: number) => Meeting {
  return (x, y) => {
    const column = Math.min(x, 2 * columns - x);
    const row = Math.min(y, 2 * rows - y);
    const chance = noise(seed, column, row);
    if (chance >= share) return "cross";
    return chance < share / 2 ? "upright" : "level";
  };
}

/** Return the curve between two points with given tangents. */
function bend(from: Point, leaving: Point, to: Point, arriving: Point): Point[] {
  const reach = (tangent: Point): number => (tangent[0] !== 0 && tangent[1] !== 0 ? 0.36 : 0.52);
  const [a, b] = [reach(leaving), reach(arriving)];
  return [
    from,
    [from[0] + leaving[0] * a, from[1] + leaving[1] * a],
    [to[0] - arriving[0] * b, to[1] - arriving[1] * b],
    to,
  ];
}

/** Cut a curve in two at a share of its way. */
function cut(curve: Point[], t: number): [Point[], Point[]] {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const [a, b, c, d] = curve as [Point, Point, Point, Point];
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  const middle = mix(abc, bcd);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
