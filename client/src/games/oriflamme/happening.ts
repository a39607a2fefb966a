/** What the facts say of the table: what moves where, what is burnt, whose card acts, what the last turn was. */

import type { Fact, OriflammeRole, OriflammeSpot, OriflammeTable, OriflammeThing } from "../../api/wire";
import { lyingIn } from "./geometry";
import { cardOf } from "./names";
import { BANK, bribeAt, cardAt, familyAt, handAt, influenceAt } from "./places";

/** Something that moves between two places of the page; the first place that is seen counts. */
export interface Flight {
  serial: number;
  what: "influence" | "bribe" | OriflammeThing;
  seat: number;
  from: string[];
  /** It touches this place on its way, if it is seen. */
  via?: string;
  to: string[];
  /** Its index among those that move at the same time. */
  nth: number;
}

/** A picture, and what moves as it appears. */
export interface Shown {
  scene: OriflammeTable;
  beat: Fact | null;
  /** The scene as it is drawn: a card that has just been removed is still seen. */
  table: OriflammeTable;
  /** A name for every card in the row that stays the same when the card is turned up, by its key. */
  ids: Map<string, string>;
  flights: Flight[];
}

/** `n` of "activated". */
export const IN_TURN = 0;
export const BY_PLAN = 2;
/** `n` of "discarded". */
export const TRAPPED = 2;
const MAX_COINS = 5;
const ENTERING = ["placed", "entered", "replaced"];
let serial = 0;

export const ownerIn = (card: string): number => Number(card.split(":")[1] ?? -1);
export const roleIn = (card: string): OriflammeRole | "" => (card.split(":")[2] ?? "") as OriflammeRole | "";
const seatIn = (key: string): number => Number(key.split(":")[1]);
const indexIn = (spot: string): number => Number(spot.split(":")[1]);

/** The next picture after the one shown; nothing moves without a beat. */
export function follow(before: Shown | undefined, scene: OriflammeTable, beat: Fact | null): Shown {
  const spot = beat && before?.table.row[indexIn(beat.place)];
  const turned = beat && spot ? turnedBy(beat, spot) : undefined;
  const idOf = (key: string): string =>
    before?.ids.get(key) ?? (turned && key === beat?.card ? (before?.ids.get(turned.key) ?? key) : key);
  const table = beat && before ? withRemoved(beat, before.table, scene) : scene;
  const ids = new Map(lyingIn(table).map(({ thing }) => [thing.key, idOf(thing.key)]));
  return { scene, beat, table, ids, flights: beat && before ? flightsOf(beat, idOf) : [] };
}

/** A scene in which a card that is being removed is still seen: the last picture of a chain does not show it any more. */
function withRemoved(beat: Fact, before: OriflammeTable, scene: OriflammeTable): OriflammeTable {
  if (beat.kind !== "removed" || lyingIn(scene).some(({ thing }) => thing.key === beat.card)) return scene;
  const row = before.row.map((spot) => {
    const victim = spot.stack.find(({ key }) => key === beat.card) ?? turnedBy(beat, spot);
    if (!victim || (spot.key !== beat.place && victim.key !== beat.card)) return spot;
    const seen = { ...victim, key: beat.card, role: roleIn(beat.card), is_open: true };
    return { ...spot, stack: spot.stack.map((thing) => (thing === victim ? seen : thing)) };
  });
  return { ...scene, row };
}

/** The back that a fact turns up: it lay on top of the position. */
function turnedBy(beat: Fact, spot: OriflammeSpot): OriflammeThing | undefined {
  const top = spot.stack.at(-1);
  const isIt = top && beat.card && !ENTERING.includes(beat.kind) && !top.is_open && top.seat === ownerIn(beat.card);
  return isIt ? top : undefined;
}

const openCard = (card: string): OriflammeThing => cardOf(ownerIn(card), roleIn(card) as OriflammeRole);

/** What moves when a fact is shown. */
export function flightsOf(fact: Fact, idOf: (key: string) => string): Flight[] {
  const { kind, seat, n } = fact;
  const key = fact.card || (fact.at.find((each) => /^(card|back):/.test(each)) ?? "");
  const card = cardAt(idOf(key));
  const owner = familyAt(ownerIn(key));
  const mine = [influenceAt(seat), familyAt(seat)];
  const token = [bribeAt(seat), familyAt(seat)];
  const coins = (from: string[], to: string[], via = ""): Flight[] =>
    Array.from({ length: Math.min(n, MAX_COINS) }, (_, nth) => ({
      serial: ++serial,
      what: "influence",
      seat,
      from,
      to,
      via,
      nth,
    }));
  const one = (what: Flight["what"], from: string[], to: string[]): Flight[] => [
    { serial: ++serial, what, seat, from, to, nth: 0 },
  ];
  if (kind === "token-laid") return coins([BANK], [card]);
  if (kind === "took") return coins([card, owner], mine);
  if (kind === "wasted") return coins([card, owner], [BANK]);
  if (kind === "gained") return coins([BANK], mine, card);
  if (kind === "lost") return coins(mine, [BANK]);
  if (kind === "stole") return coins([influenceAt(seatIn(fact.other)), familyAt(seatIn(fact.other))], mine);
  if (kind === "bribed") return one("bribe", token, [card]);
  if (kind === "token-back") return one("bribe", [card, owner], token);
  if (kind === "discarded") return one(openCard(fact.card), [card], [owner]);
  if (kind === "entered" || kind === "replaced") return one(openCard(fact.card), [owner], [card]);
  if (kind === "placed") return one(placedCard(key), [handAt(roleIn(fact.card)), familyAt(seat)], [card]);
  return [];
}

/** A card as it is laid down: its back, which its own player knows. */
function placedCard(key: string): OriflammeThing {
  const seat = ownerIn(key);
  const role = key.startsWith("card:") ? roleIn(key) : "";
  return { key, seat, holder: seat, role, is_open: false, tokens: 0, briber: -1, entered_now: false };
}

/** The keys of what a fact touches, as they are drawn: a card that is named rather than its position. */
export const touchedBy = ({ card, at }: Fact): string[] =>
  card ? at.filter((each) => !each.startsWith("spot:")) : [...at];

const isBeginning = ({ kind, n }: Fact): boolean =>
  ["placed", "token-laid", "revealed"].includes(kind) || (kind === "activated" && n === IN_TURN);

/** What the last mover did, from the beginning of that turn. */
export const lastTurn = (happened: readonly Fact[]): readonly Fact[] =>
  happened.slice(Math.max(0, happened.findLastIndex(isBeginning)));

/** The key of the card that acts, or has acted last, in a turn; "" if none has. */
export const actingIn = (turn: readonly Fact[]): string =>
  turn.findLast(({ kind }) => kind === "activated" || kind === "revealed")?.card ?? "";

/** The cards that a turn has removed. They lie in the picture until all of it is told. */
export function burntIn(turn: readonly Fact[]): Set<string> {
  const burnt = new Set<string>();
  for (const { kind, card } of turn) {
    if (kind === "removed") burnt.add(card);
    else if (ENTERING.includes(kind)) burnt.delete(card);
  }
  return burnt;
}

/** How much influence a turn has given to a seat, less what it has cost. */
export const changeIn = (turn: readonly Fact[], seat: number): number =>
  turn.reduce((sum, fact) => {
    if (fact.kind === "stole" && seatIn(fact.other) === seat) return sum - fact.n;
    if (fact.seat !== seat) return sum;
    if (["gained", "took", "stole"].includes(fact.kind)) return sum + fact.n;
    return fact.kind === "lost" ? sum - fact.n : sum;
  }, 0);

/** The last card that a seat has shown or used, as it lay open; null if none is known. */
export function lastCardOf(happened: readonly Fact[], seat: number): OriflammeThing | null {
  const used = ({ kind, card, other }: Fact): string =>
    kind === "removed" ? other : kind === "revealed" || kind === "activated" ? card : "";
  const fact = happened.findLast((each) => each.seat === seat && used(each));
  return fact ? openCard(used(fact)) : null;
}
