import { expect, test } from "vitest";
import type { Fact } from "../src/api/wire";
import type { Point } from "../src/art/point";
import { boxOf, centreOf, coastOf, heartOf, HEX_SIDE, isUpright, type Hex } from "../src/games/inis/geometry";
import { faceOf } from "../src/games/inis/faces";
import { flightsOf } from "../src/games/inis/flights";
import { deedsOfTurn, gains, journeysOf, lastCards } from "../src/games/inis/happening";

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

/** A fact. */
const told = (kind: string, more: Partial<Fact> = {}): Fact => ({
  kind,
  seat: 0,
  card: "",
  place: "",
  n: 0,
  other: "",
  at: [],
  ...more,
});
const move = (from: string, to: string, n = 1) =>
  told("moved", { place: `territory:${to}`, other: `territory:${from}`, n });

test("clans walk, come out of the reserve, fall, or change sides", () => {
  expect(journeysOf(move("cove", "hills", 2))).toEqual([{ seat: 0, count: 2, from: "cove", to: "hills" }]);
  expect(journeysOf(told("placed", { place: "territory:moor", n: 1 }))).toEqual([
    { seat: 0, count: 1, from: "", to: "moor" },
  ]);
  expect(journeysOf(told("removed", { place: "territory:moor" }))[0]!.to).toEqual("");
  expect(journeysOf(told("replaced", { place: "territory:moor", other: "seat:2" })).map(({ seat }) => seat)).toEqual([
    2, 0,
  ]);
  expect(journeysOf(told("attacks", { place: "territory:moor", other: "seat:2" }))).toEqual([]);
});

test("what a turn has done is marked until the next one, or until the Assembly meets", () => {
  const turn = [told("played", { card: "migration" }), move("cove", "hills"), told("played", { card: "geis", n: 1 })];
  const more = [told("placed", { seat: 1, place: "territory:moor", n: 2 }), told("passed", { seat: 1 })];
  expect(deedsOfTurn([...turn, ...more]).map(({ kind }) => kind)).toEqual(["moved", "placed"]);
  expect(deedsOfTurn([...turn, told("played", { seat: 1, card: "new-clans" })])).toEqual([]);
  expect(deedsOfTurn([...turn, told("round", { n: 1 })])).toEqual([]);
  expect(deedsOfTurn(more), "what came before is not known any more").toEqual([]);
});

test("clans that came and went are counted for each territory", () => {
  const placed = told("placed", { place: "territory:moor", n: 2 });
  const lost = told("removed", { seat: 1, place: "territory:moor" });
  expect(gains([placed, lost, placed, move("moor", "cove")])).toEqual([
    { seat: 0, place: "moor", n: 4 },
    { seat: 1, place: "moor", n: -1 },
  ]);
});

test("the card that each player played last is kept in sight", () => {
  const found = lastCards([
    told("played", { card: "migration" }),
    told("played", { seat: 1, card: "geis", n: 1 }),
    told("played", { card: "cove-card" }),
    told("discarded", { seat: 1, card: "bard" }),
  ]);
  expect([...found].map(([seat, { card, kind }]) => [seat, card, kind])).toEqual([
    [0, "cove-card", "advantage"],
    [1, "geis", "action"],
  ]);
  expect(faceOf("unheard-of")).toBeNull();
});

test("what happens flies from where it was to where it goes", () => {
  const [flight] = flightsOf(told("placed", { seat: 1, place: "territory:moor", n: 2 }), -1);
  expect(flight).toMatchObject({ what: "clan", seat: 1, count: 2, from: ["seat:1"], to: ["clans:moor:1"] });
  expect(flightsOf(told("brenn", { seat: 2 }), 0)[0]).toMatchObject({ from: ["seat:0"], to: ["seat:2"] });
  expect(flightsOf(told("brenn", { seat: 2 }), 2), "the Brenn stays").toEqual([]);
});
