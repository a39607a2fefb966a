import { expect, test } from "vitest";
import type { Fact } from "../src/api/wire";
import { flightOf } from "../src/games/keltis/flights";
import { lastPlay, lastTurn, lastWalk, marksOf, openClover } from "../src/games/keltis/told";

const fact = (kind: string, seat: number, given: Partial<Fact> = {}): Fact => ({
  kind,
  seat,
  card: "",
  place: "",
  n: 0,
  other: "",
  at: [],
  ...given,
});
const laid = (seat: number, card: string): Fact =>
  fact("laid", seat, { card, at: [`column:${seat}:${card.split(":")[0]}`] });
const discarded = (seat: number, card: string): Fact =>
  fact("discarded", seat, { card, at: [`pile:${card.split(":")[0]}`] });
const moved = (seat: number, colour: string, row: number): Fact =>
  fact("moved", seat, {
    place: `stone:${colour}:${row}`,
    n: row,
    at: [`figure:${seat}:${colour}`, `stone:${colour}:${row}`],
  });
const drew = (seat: number, card = ""): Fact => fact("drew", seat, { card, at: ["pile"] });

test("while cards are dealt nobody has had a turn", () => {
  const dealt = [drew(0, "red:1"), drew(1)];
  expect(lastTurn(dealt)).toEqual([]);
  expect(lastWalk(dealt)).toEqual([]);
  expect(marksOf(dealt).size).toBe(0);
  expect(lastPlay(dealt, 0)).toBeNull();
});

test("a turn begins with the card that is played, and is the last one until another begins", () => {
  const first = [laid(0, "red:4"), moved(0, "red", 1), drew(0)];
  expect(lastTurn([drew(1), ...first])).toEqual(first);
  expect([...marksOf(first)]).toEqual([
    ["column:0:red", 0],
    ["pile", 0],
  ]);
  expect([...marksOf([...first, discarded(1, "blue:2")])]).toEqual([["pile:blue", 1]]);
});

test("the steps of one turn are a chain, and stay until somebody walks", () => {
  const chain = [laid(0, "red:4"), moved(0, "red", 2), moved(0, "blue", 5), drew(0)];
  const steps = [
    { seat: 0, path: 0, row: 2, n: 1 },
    { seat: 0, path: 4, row: 5, n: 2 },
  ];
  expect(lastWalk(chain)).toEqual(steps);
  expect(lastWalk([...chain, discarded(1, "blue:2"), drew(1)])).toEqual(steps);
  expect(lastWalk([...chain, laid(1, "pink:2"), moved(1, "pink", 1)])).toEqual([{ seat: 1, path: 2, row: 1, n: 1 }]);
});

test("the last card of every seat is known", () => {
  const happened = [laid(0, "red:4"), drew(0), discarded(1, "blue:10"), drew(1)];
  expect(lastPlay(happened, 0)).toEqual({ card: { colour: "red", value: 4 }, isLaid: true });
  expect(lastPlay(happened, 1)).toEqual({ card: { colour: "blue", value: 10 }, isLaid: false });
  expect(lastPlay(happened, 2)).toBeNull();
});

test("a clover grants a step as long as nothing came of it", () => {
  const tileAt = (): string => "clover";
  expect(openClover([moved(0, "red", 2)], tileAt)).toBe("stone:red:2");
  expect(openClover([moved(0, "red", 2), moved(0, "blue", 1)], () => "")).toBe("");
  expect(openClover([moved(0, "red", 2), fact("left-clover", 0)], tileAt)).toBe("");
});

test("cards fly from the hand that the reader sees, or from the panel of the seat", () => {
  expect(flightOf(laid(0, "red:4"), 0)).toMatchObject({ from: "hand:red:4", to: "column:0:red" });
  expect(flightOf(laid(0, "red:4"), 1)).toMatchObject({ from: "seat:0", to: "column:0:red" });
  expect(flightOf(drew(0, "red:4"), 0)).toMatchObject({ from: "pile", to: "hand:red:4" });
  expect(flightOf(drew(0), -1)).toEqual({ from: "pile", to: "seat:0", what: { card: null } });
});

test("points and wishing stones fly from their stone to the panel; a step is no flight", () => {
  const at = ["figure:1:red", "stone:red:3"];
  expect(flightOf(fact("scored", 1, { n: 2, at }), 0)).toEqual({
    from: "stone:red:3",
    to: "seat:1",
    what: { points: 2 },
  });
  expect(flightOf(fact("took-stone", 1, { at }), 0)).toMatchObject({ from: "stone:red:3", to: "seat:1" });
  expect(flightOf(moved(1, "red", 3), 0)).toBeNull();
});
