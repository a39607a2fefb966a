import { expect, test } from "vitest";
import type { ClansTable } from "../src/api/wire";
import { diffScenes } from "../src/games/clans/changes";

/** A row of squares with the clans of their tokens (-1: none), and the names of the prizes that each clan has won. */
const scene = (squares: number[], turn = 0, prizes: string[][] = [[], []]) =>
  ({
    squares: squares.map((clan, n) => ({ key: `square:a${n + 1}`, clan, castle: "" })),
    seats: [{ clan: 0 }, { clan: 1 }],
    clans: prizes.map((won) => ({ prizes: won.map((name) => ({ key: `prize:${name}` })) })),
    turn,
  }) as unknown as ClansTable;

const YOU = 0;

test("nothing comes from anywhere at first", () => {
  expect(diffScenes(undefined, scene([0, -1]), YOU)).toMatchObject({ from: [], won: { prizes: [] } });
});

test("a new token comes from the square that its clan has left, else from who moved", () => {
  const first = diffScenes(undefined, scene([0, -1, -1], 1), YOU);
  expect(diffScenes(first, scene([0, -1, 1]), YOU).from).toEqual(["seat:1"]);
  const second = diffScenes(undefined, scene([0, -1, -1], 0), YOU);
  expect(diffScenes(second, scene([-1, 0, -1], 1), YOU).from).toEqual(["token:square:a1", "wizards", "seat:0"]);
});

test("a prize goes to who moved, and is remembered", () => {
  const first = diffScenes(undefined, scene([0, -1]), YOU);
  const second = diffScenes(first, scene([0, 0], 1, [["L"], []]), YOU);
  expect(second.won).toMatchObject({ prizes: [{ key: "prize:L" }], to: "seat:0" });
  expect(diffScenes(second, scene([0, 1], 0, [["L"], []]), YOU).won).toBe(second.won);
});

test("nothing moves when the match was browsed", () => {
  const first = diffScenes(undefined, scene(Array(8).fill(-1)), YOU);
  const second = diffScenes(first, scene(Array(8).fill(1), 1, [["L"], []]), YOU);
  expect(second).toMatchObject({ from: [], won: { prizes: [] } });
});
