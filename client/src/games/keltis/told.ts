/** What the latest facts tell: the last turn, the last walk, the last card of every seat. */

import type { Fact, KeltisColour } from "../../api/wire";
import { COLOURS } from "./art/paths";

/** A card, as it looks. */
export interface CardLook {
  colour: KeltisColour;
  value: number;
}

export interface Step {
  seat: number;
  path: number;
  /** The row that it led to. */
  row: number;
  /** Which step of the turn it was, from 1. */
  n: number;
}

/** The card that a seat played last. */
export interface Play {
  card: CardLook;
  isLaid: boolean;
}

/** Every turn begins by laying or discarding a card. */
const isPlay = ({ kind }: Fact): boolean => kind === "laid" || kind === "discarded";

export function cardOf({ card }: Fact): CardLook | null {
  const [colour, value] = card.split(":");
  return value === undefined ? null : { colour: colour as KeltisColour, value: Number(value) };
}

/** The path of a fact, by its number; -1: none. */
const pathOf = ({ place }: Fact): number => COLOURS.indexOf(place.split(":")[1] as KeltisColour);

/** The facts of the turn that is going on or, until another one begins, of the one that is over. */
export function lastTurn(happened: readonly Fact[]): readonly Fact[] {
  const begin = happened.findLastIndex(isPlay);
  return begin < 0 ? [] : happened.slice(begin);
}

/** The steps of the last turn in which a figure walked. */
export function lastWalk(happened: readonly Fact[]): Step[] {
  const last = happened.findLastIndex(({ kind }) => kind === "moved");
  const begin = happened.slice(0, last + 1).findLastIndex(isPlay);
  if (begin < 0) return [];
  const steps = happened.slice(begin, last + 1).filter(({ kind }) => kind === "moved");
  return steps.map((fact, n) => ({ seat: fact.seat, path: pathOf(fact), row: fact.n, n: n + 1 }));
}

/** The columns and piles that the last turn touched, by their keys, with the seat whose turn it was. */
export function marksOf(happened: readonly Fact[]): Map<string, number> {
  const turn = lastTurn(happened).filter(({ kind }) => isCardFact(kind));
  return new Map(turn.flatMap(({ at, seat }) => at.map((key) => [key, seat] as const)));
}

const isCardFact = (kind: string): boolean => ["laid", "discarded", "drew", "took-discard"].includes(kind);

/** The last card that a seat laid or discarded; null: none is known. */
export function lastPlay(happened: readonly Fact[], seat: number): Play | null {
  const fact = happened.findLast((each) => each.seat === seat && isPlay(each));
  const card = fact && cardOf(fact);
  return card ? { card, isLaid: fact.kind === "laid" } : null;
}

/** The key of the stone with a clover that a figure has just reached, as long as nothing came of it; "": none. */
export function openClover(happened: readonly Fact[], tileAt: (stone: string) => string): string {
  const last = happened.at(-1);
  return last?.kind === "moved" && tileAt(last.place) === "clover" ? last.place : "";
}
