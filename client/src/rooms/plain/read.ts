/** Reads any scene as facts, groups of things, and seats: docs/guide/add-a-game.md tells authors of scenes how. */

export type Scalar = string | number | boolean;

/** A field with a single value. */
export interface Fact {
  field: string;
  value: Scalar;
}

/** What an object holds. */
export interface Contents {
  facts: Fact[];
  groups: Group[];
}

export interface Thing extends Contents {
  /** "" if no option can lie at it. */
  key: string;
  isHidden: boolean;
}

/** The things in one field. */
export interface Group {
  field: string;
  things: Thing[];
  /** How many more there are, face down. */
  backs: number;
}

export interface Table extends Contents {
  /** What each seat has. */
  seats: Contents[];
  /** What the one who looks holds. */
  hand: Group | null;
}

/** Fields that are read for what they mean, and not shown. */
const SILENT = new Set(["game", "key", "is_hidden"]);
const SEATS = "seats";
const HAND = "hand";
const COUNT = "_count";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);

/** Whether the number in a field is a seat. */
export const isSeat = ({ field, value }: Fact): boolean =>
  typeof value === "number" && (field === "seat" || field === "turn" || field.endsWith("_seat"));

/** The table that a scene shows to a seat; -1: to a spectator. */
export function read(scene: unknown, you: number): Table {
  const fields = isFields(scene) ? scene : {};
  const list: unknown = fields[SEATS];
  const seats = Array.isArray(list) ? list.map((seat) => contentsOf(isFields(seat) ? seat : {})) : [];
  const { facts, groups } = contentsOf({ ...fields, [SEATS]: null });
  return {
    facts,
    groups,
    seats: seats.map((seat, n) => (n === you ? withoutHand(seat) : seat)),
    hand: handOf(seats[you]),
  };
}

const handOf = (seat: Contents | undefined): Group | null => seat?.groups.find(({ field }) => field === HAND) ?? null;
const withoutHand = (seat: Contents): Contents => ({
  ...seat,
  groups: seat.groups.filter(({ field }) => field !== HAND),
});

function contentsOf(fields: Fields): Contents {
  const shown = Object.entries(fields).filter(([field]) => !SILENT.has(field));
  return {
    facts: shown.flatMap(([field, value]) => (isScalar(value) ? [{ field, value }] : [])),
    groups: shown.flatMap(([field, value]) => {
      if (Array.isArray(value)) return [groupOf(field, value, fields[`${field}${COUNT}`])];
      return isFields(value) ? [groupOf(field, [value], 1)] : [];
    }),
  };
}

/** The things in a list; `count` says how many there are, if the list has only those that the viewer knows. */
function groupOf(field: string, list: unknown[], count: unknown): Group {
  const known = list.filter((each) => each !== null);
  const all = Math.max(list.length, typeof count === "number" ? count : 0);
  return { field, things: known.map(thingOf), backs: all - known.length };
}

function thingOf(value: unknown): Thing {
  if (isFields(value)) {
    const key = typeof value["key"] === "string" ? value["key"] : "";
    return { ...contentsOf(value), key, isHidden: value["is_hidden"] === true };
  }
  const facts = isScalar(value) ? [{ field: "value", value }] : [];
  const groups = Array.isArray(value) ? [groupOf("", value, 0)] : [];
  return { key: "", facts, groups, isHidden: false };
}

/** How many things lie in a pile that is told by its number alone; null for any other thing. */
export function heightOf({ facts, groups }: Thing): number | null {
  const [only, ...others] = facts;
  const isPile = only?.field === "count" && !others.length && !groups.length;
  return isPile && typeof only.value === "number" ? only.value : null;
}
