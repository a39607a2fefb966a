import { expect, test } from "vitest";
import type { ClansTable, Fact } from "../src/api/wire";
import { cardNamed, cardOf, fightOf, landingOf, marksOf, ownerOf, prizeOf, turnsOf } from "../src/games/clans/story";
import { corners } from "../src/games/clans/art/polyomino";
import { layoutOf } from "../src/games/clans/layout";

const fact = (kind: string, seat: number, more: Partial<Fact> = {}): Fact => ({
  ...{ kind, seat, card: "", place: "", n: 0, other: "", at: [] },
  ...more,
});

/** A row of squares with the clans of their tokens (-1: none). */
const scene = (squares: number[], tokensLeft = 15) =>
  ({
    squares: squares.map((clan, n) => ({
      key: `square:a${n + 1}`,
      column: 0,
      row: n,
      sign: "sword",
      clan,
      castle: "",
    })),
    castles: [{ key: "castle:a2", name: "I3", points: 3, clan: -1, squares: ["square:a2", "square:a3", "square:a4"] }],
    corners: [{ key: "prize:L3", name: "L3", points: 3, cells: [] }, null],
    seats: [{ clan: 0 }, { clan: 1 }],
    clans: [0, 1].map(() => ({ prizes: [], tokens_left: tokensLeft })),
  }) as unknown as ClansTable;

const PLAYED = fact("played", 0, { card: "a1", place: "square:a1" });
const CAST = fact("cast", 1, { place: "square:a2" });
const ATTACK = [
  fact("attacked", 0, { place: "square:a2", other: "prize:I3" }),
  fact("sword", 0, { card: "a3" }),
  fact("sword", 0, { card: "a4" }),
  fact("shield", 1, { card: "a5" }),
];

test("a turn is what follows an act of another seat", () => {
  const turns = turnsOf([fact("drew", 1), PLAYED, fact("drew", 0), CAST, fact("ousted", 1), ...ATTACK]);
  expect(turns.map(({ seat, facts }) => [seat, facts.length])).toEqual([
    [0, 2],
    [1, 2],
    [0, 4],
  ]);
  expect(turns.map(cardOf)).toEqual(["a1", "W", "a3"]);
  expect(turns.map(marksOf)).toEqual([["square:a1"], ["square:a2"], ["castle:a2"]]);
});

test("a fight lasts until something else is done", () => {
  expect(fightOf([PLAYED, ...ATTACK])).toMatchObject({ seat: 0, castle: "castle:a2", result: "" });
  expect(fightOf([...ATTACK, fact("repelled", 0)])).toMatchObject({
    swords: { length: 2 },
    shields: { length: 1 },
    result: "repelled",
  });
  expect(fightOf([...ATTACK, CAST])).toBeNull();
  expect(fightOf([PLAYED])).toBeNull();
});

test("a token lands where its card is played, if it can lie there and one is left", () => {
  expect(landingOf(PLAYED, scene([-1]))).toEqual({ key: "square:a1", clan: 0 });
  expect(landingOf(PLAYED, scene([1]))).toBeNull();
  expect(landingOf(PLAYED, scene([-1], 0))).toBeNull();
  expect(landingOf(fact("drew", 0), scene([-1]))).toBeNull();
  expect(landingOf(null, scene([-1]))).toBeNull();
});

test("a castle is at once that of who claims or conquers it", () => {
  const table = scene([-1]);
  const [castle] = table.castles;
  expect(ownerOf(castle!, fact("claimed", 1, { place: "square:a2" }), table)).toBe(1);
  expect(ownerOf(castle!, fact("claimed", 1, { place: "square:a1" }), table)).toBe(-1);
  expect(ownerOf(castle!, null, table)).toBe(-1);
});

test("cards and prizes are found by their names in facts", () => {
  const table = scene([-1, -1, -1, -1]);
  expect(cardNamed("a1", table)).toMatchObject({ square: "square:a1", sign: "sword" });
  expect(cardNamed("W", table)).toMatchObject({ square: "", shape: "" });
  expect(cardNamed("", table)).toBeUndefined();
  expect(prizeOf("prize:L3", table)).toMatchObject({ points: 3 });
  expect(prizeOf("prize:I3", table)?.cells).toEqual([0, 1, 2].map((row) => ({ column: 0, row })));
  expect(prizeOf("prize:X5", table)).toBeUndefined();
});

test("turrets stand on the corners that point outwards", () => {
  const cells = [
    { column: 0, row: 0 },
    { column: 0, row: 1 },
    { column: 1, row: 1 },
  ];
  expect(corners(cells, 10, 0)).toHaveLength(5);
  expect(corners(cells, 10, 1)).toContainEqual(expect.objectContaining({ x: 1, y: 1 }));
});

test("the board takes what it can", () => {
  expect(layoutOf(1038, 577)).toEqual({ layout: "broad", side: 577 });
  expect(layoutOf(492, 381)).toEqual({ layout: "beside", side: 381 });
  expect(layoutOf(380, 510)).toEqual({ layout: "strip", side: 380 });
});
