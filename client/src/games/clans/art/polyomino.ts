/** Shapes made of squares: their outline and corners. */

import type { Point } from "../../../art/point";

export interface Cell {
  column: number;
  row: number;
}

type Vector = readonly [number, number];
/** The sides of a square, clockwise from its upper left corner. */
const SIDES: readonly Vector[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** A corner of an outline, and whether it points outwards. */
interface Corner extends Point {
  isOuter: boolean;
}

/** Return the corners around connected squares without a hole, clockwise, drawn in by `inset` on every side. */
function around(cells: readonly Cell[], size: number, inset: number): Corner[] {
  const sides = new Map<string, Vector>();
  for (const { column, row } of cells) {
    let [x, y] = [column, row];
    for (const [dx, dy] of SIDES) {
      const back = `${x + dx},${y + dy}:${-dx},${-dy}`;
      if (!sides.delete(back)) sides.set(`${x},${y}:${dx},${dy}`, [dx, dy]);
      [x, y] = [x + dx, y + dy];
    }
  }
  const next = new Map([...sides].map(([key, side]) => [key.split(":")[0]!, side]));
  const [start] = next.keys();
  const found: Corner[] = [];
  let at = start ?? "";
  let before: Vector = [0, -1];
  do {
    const side = next.get(at);
    if (!side) break;
    const [x, y] = at.split(",").map(Number) as [number, number];
    const [nx, ny] = [-before[1] - side[1], before[0] + side[0]]; // both sides' inward directions together
    if (before[0] !== side[0] || before[1] !== side[1]) {
      const isOuter = before[0] * side[1] - before[1] * side[0] > 0;
      found.push({ x: x * size + nx * inset, y: y * size + ny * inset, isOuter });
    }
    [at, before] = [`${x + side[0]},${y + side[1]}`, side];
  } while (at !== start);
  return found;
}

/** Return the path around connected squares without a hole, drawn in by `inset` on every side. */
export const outline = (cells: readonly Cell[], size: number, inset = 0): string =>
  `M${around(cells, size, inset)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}z`;

/** Return the corners of a shape that point outwards, drawn in by `inset`. */
export const corners = (cells: readonly Cell[], size: number, inset: number): Point[] =>
  around(cells, size, inset).filter(({ isOuter }) => isOuter);

/** Return how many columns and rows a shape has; it begins at the upper left. */
export const extent = (cells: readonly Cell[]): { columns: number; rows: number } => ({
  columns: Math.max(...cells.map(({ column }) => column)) + 1,
  rows: Math.max(...cells.map(({ row }) => row)) + 1,
});
