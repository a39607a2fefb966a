/** The difference of two scenes, as movements to show. */

import type { Point } from "../../art/point";
import type { OriflammeRole, OriflammeTable, OriflammeThing } from "../../api/wire";
import { lyingIn, pointOf, type Grid, type Lying } from "./geometry";

/** A card that has left the row. */
export interface Departure {
  serial: number;
  id: string;
  /** As it lies on its owner's pile. */
  thing: OriflammeThing;
  wasHidden: boolean;
  /** Where it lay. */
  point: Point;
  scale: number;
  /** Removed by another card; otherwise it was discarded after it had acted. */
  burns: boolean;
}

/** A token moving between two places of the page. */
export interface Hop {
  serial: number;
  kind: "influence" | "bribe";
  seat: number;
  from: string;
  to: string;
  /** Its index among those that move at the same time. */
  nth: number;
}

export interface Changes {
  scene: OriflammeTable;
  /** A name for every card in the row that stays the same when the card is turned up, by its key. */
  ids: Map<string, string>;
  gone: Departure[];
  hops: Hop[];
  /** How long the others wait for those that leave. */
  waitMs: number;
}

/** More cards than this do not come or go in one answer: it was a jump in time, and nothing moves. */
const MAX_ANIMATED_CHANGES = 7;
/** How many of the latest movements are kept, those in progress included. */
const MAX_MOVEMENTS = 12;
const MAX_COINS = 4;
/** How long a card burns, and how long a hidden one is shown before, in milliseconds. */
export const BURN_MS = 350;
export const SHOW_MS = 550;
let serial = 0;

export const influenceAt = (seat: number): string => `influence:${seat}`;
export const bribeAt = (seat: number): string => `bribe:${seat}`;
export const familyAt = (seat: number): string => `family:${seat}`;
export const handAt = (role: OriflammeRole | ""): string => `hand:${role}`;
export const cardAt = (id: string): string => `card:${id}`;

/** Compare a scene with the one shown before; `grid` is where that one lay, if it was drawn. */
export function diffScenes(before: Changes | undefined, scene: OriflammeTable, grid?: Grid): Changes {
  const now = lyingIn(scene);
  if (!before || !grid)
    return { scene, ids: new Map(now.map(({ thing }) => [thing.key, thing.key])), gone: [], hops: [], waitMs: 0 };
  const previous = lyingIn(before.scene);
  const ids = identified(before.ids, now);
  const kept = new Set(ids.values());
  const left = previous.filter(({ thing }) => !kept.has(before.ids.get(thing.key)!));
  const came = now.filter(({ thing }) => ![...before.ids.values()].includes(ids.get(thing.key)!));
  if (left.length + came.length > MAX_ANIMATED_CHANGES) return { scene, ids, gone: [], hops: [], waitMs: 0 };
  const gone = left.flatMap((each) => departureOf(each, before, grid, scene));
  return {
    scene,
    ids,
    gone: [...before.gone, ...gone].slice(-MAX_MOVEMENTS),
    hops: [...before.hops, ...coins(before, scene, ids), ...bribes(before, scene, ids)].slice(-MAX_MOVEMENTS),
    waitMs: gone.length ? BURN_MS + (gone.some((each) => each.wasHidden) ? SHOW_MS : 0) : 0,
  };
}

/** A card that is turned up gets another key, and keeps the name that its back had. */
function identified(before: Map<string, string>, now: Lying[]): Map<string, string> {
  const keys = new Set(now.map(({ thing }) => thing.key));
  const backs = [...before].filter(([key]) => key.startsWith("back:") && !keys.has(key));
  const taken = new Set<string>();
  return new Map(
    now.map(({ thing }) => {
      const known = before.get(thing.key);
      if (known) return [thing.key, known];
      const back = backs.find(([key, id]) => thing.is_open && key.startsWith(`back:${thing.seat}:`) && !taken.has(id));
      if (back && !thing.entered_now) taken.add(back[1]);
      return [thing.key, back && !thing.entered_now ? back[1] : thing.key];
    }),
  );
}

/** A card that went to its owner's pile; one taken back into the hand does not burn. */
function departureOf({ thing, spot, n }: Lying, before: Changes, grid: Grid, scene: OriflammeTable): Departure[] {
  const earlier = new Set(before.scene.seats[thing.seat]?.pile.map(({ key }) => key));
  const pile = scene.seats[thing.seat]?.pile ?? [];
  const found = pile.find(({ key }) => key === thing.key) ?? pile.find(({ key }) => !earlier.has(key));
  if (!found) return [];
  const gone = {
    serial: ++serial,
    id: before.ids.get(thing.key)!,
    thing: { ...found, briber: -1 },
    wasHidden: !thing.is_open,
    point: pointOf(grid, n, 0, 1, false),
    scale: grid.scale,
    burns: !spot.is_active,
  };
  return [gone];
}

/** Gained influence comes from the card that acted, or from the seat it was stolen from; lost influence goes back. */
function coins(before: Changes, scene: OriflammeTable, ids: Map<string, string>): Hop[] {
  const changes = scene.seats.map((seat, n) => seat.influence - (before.scene.seats[n]?.influence ?? seat.influence));
  const losers = changes.flatMap((change, seat) => Array<number>(Math.max(0, -change)).fill(seat));
  const acted = actedIn(before, scene);
  const cardOf = (seat: number): string => {
    const card = acted.find(({ thing }) => thing.holder === seat) ?? acted[0];
    return card ? cardAt(before.ids.get(card.thing.key) ?? ids.get(card.thing.key)!) : "row";
  };
  const hops: Omit<Hop, "serial" | "nth">[] = [];
  changes.forEach((change, seat) => {
    for (let i = 0; i < Math.min(change, MAX_COINS); i++) {
      const loser = losers.shift();
      hops.push({
        kind: "influence",
        seat,
        from: loser === undefined ? cardOf(seat) : influenceAt(loser),
        to: influenceAt(seat),
      });
    }
  });
  for (const seat of losers) hops.push({ kind: "influence", seat, from: influenceAt(seat), to: cardOf(-1) });
  return hops.map((hop, nth) => ({ ...hop, serial: ++serial, nth }));
}

/** The cards on top along which the activation has gone. */
function actedIn({ scene: previous }: Changes, scene: OriflammeTable): Lying[] {
  const from = previous.row.findIndex((spot) => spot.is_active);
  const to = scene.row.findIndex((spot) => spot.is_active);
  const last = scene.round === previous.round && to >= from ? to : previous.row.length;
  return lyingIn(previous).filter(({ n, depth }) => depth === 0 && from >= 0 && n >= from && n <= last);
}

function bribes(before: Changes, scene: OriflammeTable, ids: Map<string, string>): Hop[] {
  const earlier = new Map(lyingIn(before.scene).map(({ thing }) => [thing.key, thing.briber]));
  const later = new Map(lyingIn(scene).map(({ thing }) => [thing.key, thing.briber]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key) => {
    const briber = earlier.get(key) ?? -1;
    if (briber < 0 || briber === (later.get(key) ?? -1)) return []; // one that is laid down flies in by itself
    return [
      {
        serial: ++serial,
        kind: "bribe" as const,
        seat: briber,
        from: cardAt(ids.get(key) ?? before.ids.get(key)!),
        to: bribeAt(briber),
        nth: 0,
      },
    ];
  });
}
