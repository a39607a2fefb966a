import { expect, test } from "vitest";
import type { InisTable } from "../src/api/wire";
import type { Point } from "../src/art/point";
import { boxOf, centreOf, coastOf, heartOf, HEX_SIDE, isUpright, type Hex } from "../src/games/inis/geometry";
import { diffScenes } from "../src/games/inis/changes";

/** The two ways round of a tile. */
const below = (across: number, down: number): Hex[] => [
  [across, down],
  [across + 1, down],
  [across, down + 1],
];
const above = (across: number, down: number): Hex[] => [
  [across, down],
  [across + 1, down],
  [across + 1, down - 1],
];

/** The points of a coast on the island. */
function coast(hexes: Hex[]): string[] {
  const { x, y } = centreOf(hexes);
  return coastOf(hexes).map((point) => `${(point.x + x).toFixed(3)} ${(point.y + y).toFixed(3)}`);
}

test("a tile has twelve sides, and lies one of two ways round", () => {
  for (const hexes of [below(0, 0), above(-2, 3)]) expect(new Set(coast(hexes)).size).toEqual(36);
  expect(isUpright(below(4, -1))).toEqual(false);
  expect(isUpright(above(4, -1))).toEqual(true);
});

test("neighbours agree on where their border was cut", () => {
  const shared = (one: Hex[], other: Hex[]) => coast(one).filter((point) => coast(other).includes(point)).length;
  expect(shared(below(0, 0), below(2, 0)), "one side: two corners and what lies between").toEqual(4);
  expect(shared(below(0, 0), above(1, 1)), "three sides in a row").toEqual(10);
  expect(shared(below(0, 0), below(4, 4))).toEqual(0);
});

test("a coast stays near its hexagons", () => {
  const hexes = above(2, 2);
  const { left, right, top, bottom } = boxOf(hexes);
  for (const point of coast(hexes)) {
    const [x, y] = point.split(" ").map(Number) as [number, number];
    expect(
      x > left - HEX_SIDE / 8 && x < right + HEX_SIDE / 8 && y > top - HEX_SIDE / 8 && y < bottom + HEX_SIDE / 8,
    ).toBe(true);
  }
});

/** Whether a point lies within a path of straight lines. */
function holds(path: string, { x, y }: Point): boolean {
  const points = path
    .slice(1, -1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);
  return points.reduce((isIn, [x1, y1], n) => {
    const [x2, y2] = points[(n + 1) % points.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !isIn : isIn;
  }, false);
}

test("of footprints that overlap, each has ground where it alone is pointed at", () => {
  const spots = [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].flatMap((down) => [below(across, down), above(across, down)]),
  );
  for (const spot of spots)
    for (const other of spots) {
      const [from, to] = [centreOf(spot), centreOf(other)];
      expect(holds(heartOf(spot), { x: to.x - from.x, y: to.y - from.y })).toEqual(spot === other);
    }
});

/** A table with this many clans of each seat in each territory. */
const table = (clans: Record<string, number[]>, more: object = {}) =>
  ({
    round: 1,
    stack: [],
    seats: [{}, {}],
    territories: Object.entries(clans).map(([name, counts]) => ({
      name,
      neighbours: Object.keys(clans).filter((other) => other !== name),
      groups: counts.flatMap((count, seat) => (count ? [{ key: `clans:${name}:${seat}`, seat, count }] : [])),
    })),
    ...more,
  }) as unknown as InisTable;
const plain = <Change extends { serial: number }>({ serial: _, ...rest }: Change) => rest;

test("clans that leave a territory and appear in others have walked", () => {
  const before = diffScenes(undefined, table({ cove: [3, 1], hills: [0, 1], moor: [0, 0] }), 1);
  const now = diffScenes(before, table({ cove: [0, 1], hills: [2, 1], moor: [1, 0] }), 2);
  expect(now.walks.map(plain)).toEqual([
    { seat: 0, count: 2, from: "cove", to: "hills" },
    { seat: 0, count: 1, from: "cove", to: "moor" },
  ]);
  expect([now.come, now.gone]).toEqual([[], []]);
  const later = diffScenes(now, table({ cove: [0, 1], hills: [2, 1], moor: [1, 0] }), 3);
  expect([later.walks, later.trail], "the arrows stay while nothing happens").toEqual([[], now.walks]);
});

test("others come from the reserve, or are gone", () => {
  const before = diffScenes(undefined, table({ cove: [3, 1], hills: [0, 1] }), 4);
  const now = diffScenes(before, table({ cove: [4, 0], hills: [0, 1] }), 5);
  expect(now.come.map(plain)).toEqual([{ seat: 0, count: 1, place: "cove" }]);
  expect(now.gone.map(plain)).toEqual([{ seat: 1, count: 1, place: "cove" }]);
  expect(now.trail).toEqual([]);
});

test("the walks of one card are told together, those of a round before are forgotten", () => {
  const card = { stack: [{ card: "migration" }] };
  let shown = diffScenes(undefined, table({ cove: [3, 0], hills: [0, 0], moor: [0, 0] }, card), 6);
  shown = diffScenes(shown, table({ cove: [2, 0], hills: [1, 0], moor: [0, 0] }, card), 7);
  shown = diffScenes(shown, table({ cove: [1, 0], hills: [1, 0], moor: [1, 0] }, card), 8);
  expect(shown.trail.map(({ to }) => to)).toEqual(["hills", "moor"]);
  expect(diffScenes(shown, table({ cove: [1, 0], hills: [1, 0], moor: [1, 0] }, { round: 2 }), 9).trail).toEqual([]);
});

test("a leap in time moves nothing", () => {
  const before = diffScenes(undefined, table({ cove: [3, 1], hills: [0, 1] }), 10);
  expect(diffScenes(before, table({ cove: [3, 1] }), 11).gone, "back to a smaller island").toEqual([]);
  const back = diffScenes(before, table({ cove: [1, 1], hills: [2, 1] }), 1);
  expect([back.walks, back.trail], "back to an earlier version").toEqual([[], []]);
});
