import { describe, expect, test } from "vitest";
import type { OriflammeSeat, OriflammeSpot, OriflammeTable, OriflammeThing } from "../src/api/wire";
import { BURN_MS, diffScenes, SHOW_MS, type Changes } from "../src/games/oriflamme/changes";
import { gridOf } from "../src/games/oriflamme/geometry";

const grid = gridOf(4, 900, 400, "right");
const card = (key: string, more: Partial<OriflammeThing> = {}): OriflammeThing => {
  const seat = Number(key.split(":")[1]);
  const isOpen = key.startsWith("card:");
  const role = isOpen ? (key.split(":")[2] as OriflammeThing["role"]) : "";
  return { key, seat, holder: seat, role, is_open: isOpen, tokens: 0, briber: -1, entered_now: false, ...more };
};
const spot = (thing: OriflammeThing, isActive = false): OriflammeSpot => ({
  key: `spot:${thing.key}`,
  is_active: isActive,
  stack: [thing],
});
const seat = (influence: number, pile: OriflammeThing[] = []) => ({ influence, pile }) as OriflammeSeat;
const table = (row: OriflammeSpot[], seats = [seat(1), seat(1)], round = 2) =>
  ({ game: "oriflamme", round, row, seats }) as unknown as OriflammeTable;
const shown = (first: OriflammeTable): Changes => diffScenes(undefined, first);
const diff = (before: Changes, next: OriflammeTable): Changes => diffScenes(before, next, grid);

describe("from one scene of Oriflamme to the next", () => {
  test("nothing moves at first", () => {
    const first = shown(table([spot(card("back:0:1"))]));
    expect(first).toMatchObject({ gone: [], hops: [], waitMs: 0 });
    expect([...first.ids]).toEqual([["back:0:1", "back:0:1"]]);
  });

  test("a card that is turned up keeps its name", () => {
    const next = diff(shown(table([spot(card("back:0:1"))])), table([spot(card("card:0:queen"))]));
    expect(next.ids.get("card:0:queen")).toBe("back:0:1");
    expect(next.gone).toEqual([]);
  });

  test("a card that enters face up is another one", () => {
    const entered = card("card:0:queen", { entered_now: true });
    const next = diff(shown(table([spot(card("back:0:1"))])), table([spot(entered), spot(card("back:0:1"))]));
    expect(next.ids.get("card:0:queen")).toBe("card:0:queen");
    expect(next.ids.get("back:0:1")).toBe("back:0:1");
  });

  test("a removed card burns, a hidden one after it has been shown", () => {
    const before = shown(table([spot(card("back:1:1")), spot(card("card:0:queen"))]));
    const pile = [card("card:1:trap")];
    const next = diff(before, table([spot(card("card:0:queen"))], [seat(1), seat(1, pile)]));
    expect(next.gone).toMatchObject([{ id: "back:1:1", wasHidden: true, burns: true, thing: { role: "trap" } }]);
    expect(next.waitMs).toBe(BURN_MS + SHOW_MS);
  });

  test("a card that has acted is discarded without fire", () => {
    const before = shown(table([spot(card("card:1:plan"), true)]));
    const next = diff(before, table([], [seat(1), seat(1, [card("card:1:plan")])]));
    expect(next.gone).toMatchObject([{ wasHidden: false, burns: false }]);
    expect(next.waitMs).toBe(BURN_MS);
  });

  test("a card that was taken back into the hand does not burn", () => {
    const next = diff(shown(table([spot(card("card:0:queen"))])), table([]));
    expect(next).toMatchObject({ gone: [], waitMs: 0 });
  });

  test("gained influence comes from the card that acted", () => {
    const before = shown(table([spot(card("card:0:queen"), true)]));
    const next = diff(before, table([spot(card("card:0:queen"))], [seat(3), seat(1)]));
    expect(next.hops).toMatchObject([
      { kind: "influence", from: "card:card:0:queen", to: "influence:0", nth: 0 },
      { kind: "influence", from: "card:card:0:queen", to: "influence:0", nth: 1 },
    ]);
  });

  test("stolen influence comes from the seat that lost it", () => {
    const before = shown(table([spot(card("card:0:schemer"), true)]));
    const next = diff(before, table([spot(card("card:0:schemer"))], [seat(2), seat(0)]));
    expect(next.hops).toMatchObject([{ seat: 0, from: "influence:1", to: "influence:0" }]);
  });

  test("a bribe token goes back to its owner", () => {
    const before = shown(table([spot(card("card:0:queen", { briber: 1 }))]));
    const next = diff(before, table([spot(card("card:0:queen"))]));
    expect(next.hops).toMatchObject([{ kind: "bribe", seat: 1, from: "card:card:0:queen", to: "bribe:1" }]);
  });

  test("nothing moves when the match was browsed", () => {
    const cards = Array.from({ length: 8 }, (_, n) => spot(card(`back:${n % 2}:${n}`)));
    const next = diff(shown(table([])), table(cards, [seat(9), seat(9)]));
    expect(next).toMatchObject({ gone: [], hops: [], waitMs: 0 });
    expect(next.ids.size).toBe(8);
  });
});
