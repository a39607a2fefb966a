/** Where things lie on the board, in the units of its drawing. */

import type { Cell } from "./art/polyomino";
import type { Point } from "../../art/point";
import type { ClansSquare, ClansTable } from "../../api/wire";

export const SQUARE_SIDE = 40;
/** For the letters of the columns and the numbers of the rows. */
export const MARGIN = 15;
/** How many squares of the cross are missing at a corner, each way. */
export const NOTCH = 3;

/** The middle of a square. */
export const middle = ({ column, row }: Cell): Point => ({
  x: (column + 0.5) * SQUARE_SIDE,
  y: (row + 0.5) * SQUARE_SIDE,
});

/** The board as it is printed: it never changes. */
export class Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly #squares: Map<string, ClansSquare>;

  constructor(readonly squares: ClansSquare[]) {
    this.columns = Math.max(...squares.map(({ column }) => column)) + 1;
    this.rows = Math.max(...squares.map(({ row }) => row)) + 1;
    this.#squares = new Map(squares.map((square) => [square.key, square]));
  }

  get width(): number {
    return this.columns * SQUARE_SIDE;
  }

  get height(): number {
    return this.rows * SQUARE_SIDE;
  }

  cells(keys: readonly string[]): ClansSquare[] {
    return keys.flatMap((key) => this.#squares.get(key) ?? []);
  }

  /** The middle of a corner, where a prize lies; corners count in reading order. */
  corner(n: number): Point {
    const aside = (NOTCH * SQUARE_SIDE) / 2;
    return { x: n % 2 ? this.width - aside : aside, y: n < 2 ? aside : this.height - aside };
  }

  /** The square beside another, where there is one. */
  beside(key: string, right: number, down: number): ClansSquare | undefined {
    const from = this.#squares.get(key);
    return (
      from &&
      [...this.#squares.values()].find(({ column, row }) => column === from.column + right && row === from.row + down)
    );
  }
}

/** The shape of some squares, from its upper left on. */
export function shapeOf({ squares }: ClansTable, keys: readonly string[]): Cell[] {
  const cells = squares.filter(({ key }) => keys.includes(key));
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return cells.map(({ column, row }) => ({ column: column - left, row: row - top }));
}
