/** What flies when a fact is on stage: from where to where, by the names of places. */

import type { Fact } from "../../api/wire";
import { cardOf, type CardLook } from "./told";

export interface Flight {
  from: string;
  to: string;
  /** A card, null: its back; a wishing stone; points. */
  what: { card: CardLook | null } | { tile: "wishing-stone" } | { points: number };
}

export function flightOf(fact: Fact, you: number): Flight | null {
  const panel = `seat:${fact.seat}`;
  const card = cardOf(fact);
  const hand = card && fact.seat === you ? `hand:${fact.card}` : panel;
  const [first = "", second = first] = fact.at;
  switch (fact.kind) {
    case "laid":
    case "discarded":
      return { from: hand, to: first, what: { card } };
    case "drew":
    case "took-discard":
      return { from: first, to: hand, what: { card } };
    case "took-stone":
      return { from: second, to: panel, what: { tile: "wishing-stone" } };
    case "scored":
      return { from: second, to: panel, what: { points: fact.n } };
    default:
      return null;
  }
}
