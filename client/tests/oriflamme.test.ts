import { describe, expect, test } from "vitest";
import type { Fact, OriflammeSeat, OriflammeSpot, OriflammeTable, OriflammeThing } from "../src/api/wire";
import { gridOf } from "../src/games/oriflamme/geometry";
import {
  actingIn,
  burntIn,
  changeIn,
  follow,
  lastCardOf,
  lastTurn,
  touchedBy,
  type Shown,
} from "../src/games/oriflamme/happening";

const card = (key: string, more: Partial<OriflammeThing> = {}): OriflammeThing => {
  const seat = Number(key.split(":")[1]);
  const isOpen = key.startsWith("card:");
  const role = isOpen ? (key.split(":")[2] as OriflammeThing["role"]) : "";
  return { key, seat, holder: seat, role, is_open: isOpen, tokens: 0, briber: -1, entered_now: false, ...more };
};
const table = (...row: string[]): OriflammeTable => {
  const spots = row.map((key, n): OriflammeSpot => ({ key: `spot:${n}`, is_active: false, stack: [card(key)] }));
  return { game: "oriflamme", row: spots, seats: [] as OriflammeSeat[] } as unknown as OriflammeTable;
};
const fact = (kind: string, more: Partial<Fact> = {}): Fact => ({
  kind,
  seat: 0,
  card: "",
  place: "",
  n: 0,
  other: "",
  at: [],
  ...more,
});
const shown = (...row: string[]): Shown => follow(undefined, table(...row), null);
const ways = ({ flights }: Shown) =>
  flights.map(({ what, from, via, to }) => ({ what, from: from[0], via, to: to[0] }));

describe("a fact of Oriflamme on stage", () => {
  test("without one nothing moves, whatever is different", () => {
    const next = follow(shown("back:0:1", "card:1:queen"), table("card:0:prince"), null);
    expect(next.flights).toEqual([]);
  });

  test("a back that is turned up stays the same card", () => {
    const next = follow(
      shown("back:0:1", "back:0:2"),
      table("back:0:1", "card:0:queen"),
      fact("revealed", { card: "card:0:queen", place: "spot:1" }),
    );
    expect([...next.ids]).toEqual([
      ["back:0:1", "back:0:1"],
      ["card:0:queen", "back:0:2"],
    ]);
  });

  test("a card that enters face up is another one than the back that lay there", () => {
    const entered = fact("entered", { card: "card:0:twin", place: "spot:0" });
    const next = follow(shown("back:0:1"), table("card:0:twin", "back:0:1"), entered);
    expect(next.ids.get("card:0:twin")).toBe("card:0:twin");
    expect(ways(next)).toMatchObject([{ from: "family:0", to: "card:card:0:twin" }]);
  });

  test("gained influence comes out of the bank, by the card, to its family", () => {
    const next = follow(
      shown("card:0:queen"),
      table("card:0:queen"),
      fact("gained", { card: "card:0:queen", n: 2, at: ["card:0:queen", "seat:0"] }),
    );
    expect(ways(next)).toEqual(
      Array(2).fill({ what: "influence", from: "bank", via: "card:card:0:queen", to: "influence:0" }),
    );
  });

  test("each other move of tokens has its own way", () => {
    const before = shown("card:0:trap", "back:1:2");
    const way = (beat: Fact) => ways(follow(before, before.scene, beat)).map(({ from, to }) => [from, to]);
    expect(way(fact("token-laid", { seat: 1, n: 1, at: ["spot:1", "back:1:2"] }))).toEqual([["bank", "card:back:1:2"]]);
    expect(way(fact("took", { card: "card:0:trap", n: 1 }))).toEqual([["card:card:0:trap", "influence:0"]]);
    expect(way(fact("wasted", { card: "card:0:trap", n: 1 }))).toEqual([["card:card:0:trap", "bank"]]);
    expect(way(fact("lost", { seat: 2, card: "card:0:trap", n: 1 }))).toEqual([["influence:2", "bank"]]);
    expect(way(fact("stole", { card: "card:0:trap", n: 1, other: "seat:2" }))).toEqual([
      ["influence:2", "influence:0"],
    ]);
    expect(way(fact("bribed", { seat: 2, card: "card:0:trap" }))).toEqual([["bribe:2", "card:card:0:trap"]]);
    expect(way(fact("token-back", { seat: 2, card: "card:0:trap" }))).toEqual([["card:card:0:trap", "bribe:2"]]);
    expect(way(fact("discarded", { card: "card:0:trap" }))).toEqual([["card:card:0:trap", "family:0"]]);
  });

  test("a removed card is seen until all of it is told, also where the picture has it no more", () => {
    const removed = fact("removed", { seat: 1, card: "card:0:trap", place: "spot:0", other: "card:1:queen" });
    const before = shown("back:0:3", "card:1:queen");
    for (const picture of [table("card:0:trap", "card:1:queen"), table("card:1:queen")]) {
      const next = follow(before, picture, removed);
      expect(next.table.row.map(({ stack }) => stack[0]!.key)).toEqual(["card:0:trap", "card:1:queen"]);
      expect(next.table.row[0]!.stack[0]!.is_open).toBe(true);
      expect(next.ids.get("card:0:trap")).toBe("back:0:3");
    }
    const after = follow(follow(before, table("card:1:queen"), removed), table("card:1:queen"), null);
    expect(after.table.row).toHaveLength(1);
  });

  test("a named card is touched rather than its position", () => {
    expect(touchedBy(fact("revealed", { card: "card:0:trap", at: ["card:0:trap", "spot:2"] }))).toEqual([
      "card:0:trap",
    ]);
    expect(touchedBy(fact("token-laid", { at: ["spot:2", "back:1:1"] }))).toEqual(["spot:2", "back:1:1"]);
  });
});

describe("what the last mover of Oriflamme did", () => {
  const earlier = [fact("revealed", { card: "card:0:plan" }), fact("activated", { card: "card:0:plan", n: 1 })];
  const turn = [
    fact("activated", { seat: 1, card: "card:1:daredevil" }),
    fact("removed", { seat: 1, card: "card:0:queen", other: "card:1:daredevil" }),
    fact("gained", { seat: 1, card: "card:0:queen", n: 1 }),
    fact("stole", { seat: 2, card: "card:2:trap", other: "seat:1", n: 3 }),
  ];

  test("it begins with the card that acts in its turn", () => {
    expect(lastTurn([...earlier, ...turn])).toEqual(turn);
    expect(lastTurn(earlier)).toEqual(earlier.slice(0));
    expect(actingIn(turn)).toBe("card:1:daredevil");
  });

  test("what a Plan makes act belongs to the Plan", () => {
    const byPlan = fact("activated", { card: "card:0:prince", n: 2 });
    expect(lastTurn([...earlier, byPlan])).toHaveLength(3);
    expect(actingIn([...earlier, byPlan])).toBe("card:0:prince");
  });

  test("it is known what is burnt, and what everybody won or lost", () => {
    expect([...burntIn(turn)]).toEqual(["card:0:queen"]);
    expect([...burntIn([...turn, fact("replaced", { card: "card:0:queen" })])]).toEqual([]);
    expect([0, 1, 2].map((seat) => changeIn(turn, seat))).toEqual([0, -2, 3]);
  });

  test("the card that a seat used last is the one it has shown", () => {
    const happened = [...earlier, ...turn];
    expect(lastCardOf(happened, 0)).toMatchObject({ role: "plan", is_open: true });
    expect(lastCardOf(happened, 1)).toMatchObject({ role: "daredevil" });
    expect(lastCardOf(happened, 2)).toBeNull();
  });
});

describe("the row on the carpet", () => {
  test("it takes the width of the table, whatever lies there", () => {
    for (const spots of [0, 1, 5, 9, 14]) {
      const { places, scale } = gridOf(spots, 1000, 520, "right");
      const xs = places.map(({ x }) => x);
      const share = (Math.max(...xs) + 100 * scale - Math.min(...xs)) / 1000;
      expect(share, `${spots} cards`).toBeGreaterThan(spots ? 0.75 : 0.5);
      expect(places).toHaveLength(spots + 2);
    }
  });

  test("no card lies on another, and all are within the height", () => {
    for (const [width, height] of [
      [1020, 520],
      [360, 400],
      [480, 330],
    ] as const) {
      const grid = gridOf(14, width, height, "left");
      for (const { x, y } of grid.places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + 100 * grid.scale).toBeLessThanOrEqual(width + 0.01);
        expect(y + 140 * grid.scale).toBeLessThanOrEqual(grid.height);
      }
    }
  });
});
