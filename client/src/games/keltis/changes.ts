/** The steps of the last turn in which a figure walked: they stay on the board as footprints until the next walk. */

import type { KeltisTable } from "../../api/wire";

export interface Step {
  seat: number;
  path: number;
  /** The row that it led to. */
  row: number;
  /** Which step of the turn it was, from 1. */
  n: number;
}

/** More steps at once than a turn can have are a leap in time. */
const LEAP = 12;

export class Trail {
  steps = $state.raw<Step[]>([]);
  #rows: number[][] = [];
  #isOver = true;

  /** Look at the table as it is now. */
  see({ seats, turn }: KeltisTable): void {
    const before = this.#rows;
    this.#rows = seats.map(({ figures }) => figures.map(({ row }) => row));
    if (!before.length) return;
    const walked = this.#rows.flatMap((rows, seat) =>
      rows.flatMap((row, path) => {
        const from = before[seat]?.[path] ?? row;
        return Array.from({ length: Math.max(0, row - from) }, (_, n) => ({ seat, path, row: from + n + 1 }));
      }),
    );
    const left = this.steps.filter(({ seat, path, row }) => row <= (this.#rows[seat]?.[path] ?? 0));
    const goesOn = !walked.length || (!this.#isOver && walked[0]?.seat === left[0]?.seat);
    const steps = walked.length > LEAP ? [] : goesOn ? [...left, ...walked] : walked;
    this.steps = steps.map((step, n) => ({ ...step, n: n + 1 }));
    this.#isOver = (this.#isOver && !walked.length) || turn !== this.steps[0]?.seat;
  }
}
