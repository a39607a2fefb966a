/** What flies over the page when something happens: tokens, cards and clans, from where they were to where they go. */

import type { Fact } from "../../api/wire";
import type { PieceName } from "./art/pieces";
import { seatIn, territoryIn } from "./happening";

export interface Flight {
  what: PieceName | "clan" | "card";
  seat: number;
  count: number;
  /** Places of the page, the best first: `data-place`, or `data-key` on the island. */
  from: string[];
  to: string[];
}

const PILES = "piles";

/** The flights of a fact; `brenn` is the seat that was the Brenn before. */
export function flightsOf(fact: Fact, brenn: number): Flight[] {
  const { kind, seat, place, other, n } = fact;
  const own = `seat:${seat}`;
  const fly = (what: Flight["what"], from: string, to: string, count = 1): Flight[] => [
    { what, seat, count, from: [from], to: [to] },
  ];
  const group = `clans:${territoryIn(place)}:${seat}`;
  switch (kind) {
    case "placed":
    case "came-back":
      return n ? fly("clan", own, group, n) : [];
    case "put-back":
    case "replaced":
      return fly("clan", own, group);
    case "capital":
      return fly("capital", own, place);
    case "citadel":
    case "sanctuary":
      return fly(kind, `supply:${kind}`, place);
    case "feast":
      return fly("festival", own, place);
    case "deed":
      return fly("deed", "supply:deed", own);
    case "claimed":
      return fly("pretender", "supply:deed", own);
    case "brenn":
      return brenn >= 0 && brenn !== seat ? fly("brenn", `seat:${brenn}`, own) : [];
    case "took-advantage":
      return fact.at[0] ? fly("card", fact.at[0], own) : [];
    case "passed-on":
    case "gave":
      return fly("card", own, `seat:${seatIn(other)}`);
    case "took-at-random":
      return fly("card", `seat:${seatIn(other)}`, own);
    case "discarded":
      return seat >= 0 ? fly("card", own, PILES) : [];
    case "drew":
    case "took-discard":
    case "took-aside":
      return fly("card", PILES, own);
    default:
      return [];
  }
}
