/** The difference of two scenes: who moved, and the steps of figures. */

import type { KeltisTable } from "../../api/wire";

export interface Step {
  seat: number;
  path: number;
  /** The row that it led to. */
  row: number;
  /** Which step of the turn it was, from 1. */
  n: number;
}

export interface Changes {
  scene: KeltisTable;
  /** Whose turn it was before; -1: nobody's. */
  mover: number;
  /** The steps of the last turn in which a figure walked: footprints show them until the next walk. */
  steps: Step[];
  /** Whether that turn is over. */
  isTurnOver: boolean;
}

/** A turn does not have more steps than this: it was a jump in time. */
const MAX_ANIMATED_CHANGES = 12;

export function diffScenes(before: Changes | undefined, scene: KeltisTable): Changes {
  if (!before) return { scene, mover: -1, steps: [], isTurnOver: true };
  const walked = stepsBetween(before.scene, scene);
  const left = before.steps.filter(({ seat, path, row }) => row <= (scene.seats[seat]?.figures[path]?.row ?? 0));
  const goesOn = !walked.length || (!before.isTurnOver && walked[0]?.seat === left[0]?.seat);
  const all = walked.length > MAX_ANIMATED_CHANGES ? [] : goesOn ? [...left, ...walked] : walked;
  const steps = all.map((step, n) => ({ ...step, n: n + 1 }));
  const isTurnOver = (before.isTurnOver && !walked.length) || scene.turn !== steps[0]?.seat;
  return { scene, mover: before.scene.turn, steps, isTurnOver };
}

function stepsBetween(previous: KeltisTable, scene: KeltisTable): Omit<Step, "n">[] {
  return scene.seats.flatMap(({ figures }, seat) =>
    figures.flatMap(({ row }, path) => {
      const from = previous.seats[seat]?.figures[path]?.row ?? row;
      return Array.from({ length: Math.max(0, row - from) }, (_, n) => ({ seat, path, row: from + n + 1 }));
    }),
  );
}
