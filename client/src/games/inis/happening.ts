/** What facts mean on the table: which clans go where, what a turn has done so far, what everybody played last. */

import type { Fact, InisCard, InisTerritoryName as Name } from "../../api/wire";
import { faceOf } from "./faces";

/** Clans of a seat on their way; from nowhere: out of the reserve; to nowhere: they are gone. */
export interface Journey {
  seat: number;
  count: number;
  from: Name | "";
  to: Name | "";
}

/** `n` of a fact `played`: as a turn of one's own. */
const AS_SEASON = 0;
/** What changes the island. */
const DEEDS = new Set([
  "placed",
  "moved",
  "removed",
  "replaced",
  "put-back",
  "came-back",
  "citadel",
  "sanctuary",
  "feast",
  "tile",
  "capital",
]);

/** The territory of a key, "" if it is the key of something else. */
export const territoryIn = (key: string): Name | "" => (key.startsWith("territory:") ? (key.slice(10) as Name) : "");
/** The seat of a key, -1 if it is the key of something else. */
export const seatIn = (key: string): number => (key.startsWith("seat:") ? Number(key.slice(5)) : -1);

/** The clans that a fact moves. */
export function journeysOf({ kind, seat, place, other, n }: Fact): Journey[] {
  const here = territoryIn(place);
  if (!here) return [];
  switch (kind) {
    case "moved":
      return [{ seat, count: n, from: territoryIn(other), to: here }];
    case "placed":
    case "came-back":
      return n ? [{ seat, count: n, from: "", to: here }] : [];
    case "put-back":
      return [{ seat, count: 1, from: "", to: here }];
    case "removed":
      return [{ seat, count: 1, from: here, to: "" }];
    case "replaced":
      return [
        { seat: seatIn(other), count: 1, from: here, to: "" },
        { seat, count: 1, from: "", to: here },
      ];
    default:
      return [];
  }
}

/** What the turn that was taken last has done to the island so far; nothing once an Assembly has met since. */
export function deedsOfTurn(happened: readonly Fact[]): Fact[] {
  const begins = happened.findLastIndex(({ kind, n }) => kind === "round" || (kind === "played" && n === AS_SEASON));
  if (happened[begins]?.kind !== "played") return [];
  return happened.slice(begins + 1).filter(({ kind }) => DEEDS.has(kind));
}

/** The card that each seat played last. */
export function lastCards(happened: readonly Fact[]): Map<number, InisCard> {
  const found = new Map<number, InisCard>();
  for (const { kind, seat, card } of happened) {
    const face = kind === "played" ? faceOf(card) : null;
    if (face) found.set(seat, face);
  }
  return found;
}

/** How many clans of each seat came to each territory, or left the map there (below 0), but for those that walked. */
export function gains(deeds: readonly Fact[]): { seat: number; place: Name; n: number }[] {
  const found = new Map<string, { seat: number; place: Name; n: number }>();
  for (const { seat, count, from, to } of deeds.flatMap(journeysOf)) {
    if (from && to) continue;
    const place = (to || from) as Name;
    const known = found.get(`${place}:${seat}`)?.n ?? 0;
    found.set(`${place}:${seat}`, { seat, place, n: known + (to ? count : -count) });
  }
  return [...found.values()].filter(({ n }) => n);
}
