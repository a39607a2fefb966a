import { expect, test } from "vitest";
import type { KeltisTable } from "../src/api/wire";
import { diffScenes, type Changes } from "../src/games/keltis/changes";

/** The rows of each seat's figures, path by path. */
const scene = (rows: number[][], turn = 0) =>
  ({ seats: rows.map((figures) => ({ figures: figures.map((row) => ({ row })) })), turn }) as unknown as KeltisTable;

/** Go through scenes, from the first one on. */
const through = (...scenes: KeltisTable[]): Changes =>
  scenes.reduce<Changes | undefined>(diffScenes, undefined) ?? diffScenes(undefined, scene([]));

const START = [
  [0, 0],
  [0, 0],
];

test("there are no footprints at first, and nobody has moved", () => {
  expect(through(scene(START))).toMatchObject({ mover: -1, steps: [] });
});

test("a figure leaves a footprint on every row", () => {
  const { mover, steps } = through(scene(START), scene([[2, 0], START[1]!], 1));
  expect(mover).toBe(0);
  expect(steps).toEqual([
    { seat: 0, path: 0, row: 1, n: 1 },
    { seat: 0, path: 0, row: 2, n: 2 },
  ]);
});

test("steps of one turn are a chain; those of the next turn replace them", () => {
  const chain = [scene(START), scene([[1, 0], START[1]!], 0), scene([[1, 1], START[1]!], 1)];
  expect(through(...chain).steps.map(({ path, n }) => [path, n])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  const next = scene([
    [1, 1],
    [1, 0],
  ]);
  expect(through(...chain, next).steps).toEqual([{ seat: 1, path: 0, row: 1, n: 1 }]);
});

test("footprints stay until somebody walks, and go when a step is taken back", () => {
  const walked = scene([[1, 0], START[1]!], 1);
  expect(through(scene(START), walked, scene([[1, 0], START[1]!])).steps.length).toBe(1);
  expect(through(scene(START), walked, scene(START)).steps).toEqual([]);
});

test("nothing moves when the match was browsed", () => {
  const far = scene([
    [9, 9],
    [0, 0],
  ]);
  expect(through(scene(START), far).steps).toEqual([]);
});
