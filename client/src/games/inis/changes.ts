/** The difference of two scenes: clans that walked, arrived or disappeared. */

import type { InisTable, InisTerritoryName as Name } from "../../api/wire";

/** Clans of a seat that went from a territory to another. */
export interface Walk {
  serial: number;
  seat: number;
  count: number;
  from: Name;
  to: Name;
}
/** Clans of a seat that came to a territory, or left the map there. */
interface Change {
  serial: number;
  seat: number;
  count: number;
  place: Name;
}
export interface Shown {
  version: number;
  table: InisTable;
  /** The table before. */
  then?: InisTable;
  /** The walks of the last move: arrows tell of them until something else happens on the island. */
  trail: Walk[];
  walks: Walk[];
  come: Change[];
  gone: Change[];
}

/** More changes at once than an answer brings are a leap in time. */
const LEAP = 7;
let serial = 0;

/** Go from the last shown state to the next scene; nothing moves backwards. */
export function follow(before: Shown | undefined, table: InisTable, version: number): Shown {
  const still: Shown = { version, table, trail: [], walks: [], come: [], gone: [] };
  if (before?.table === table) return before;
  if (!before || version < before.version || before.table.territories.length > table.territories.length) return still;
  const changes = table.seats.map((_, seat) => changesOf(seat, before.table, table));
  const [walks, come, gone] = [
    changes.flatMap((each) => each.walks),
    changes.flatMap((each) => each.come),
    changes.flatMap((each) => each.gone),
  ];
  if (walks.length + come.length + gone.length > LEAP) return still;
  const goesOn = before.table.stack[0]?.card === table.stack[0]?.card && before.trail[0]?.seat === walks[0]?.seat;
  const isQuiet = !walks.length && !come.length && !gone.length && before.table.round === table.round;
  const trail = isQuiet ? before.trail : goesOn ? [...before.trail, ...walks] : walks;
  return { version, table, then: before.table, trail, walks, come, gone };
}

function changesOf(seat: number, then: InisTable, now: InisTable): Pick<Shown, "walks" | "come" | "gone"> {
  const [were, are] = [countsOf(seat, then), countsOf(seat, now)];
  const more: Change[] = [];
  const fewer: Change[] = [];
  for (const { name } of now.territories) {
    const change = (are.get(name) ?? 0) - (were.get(name) ?? 0);
    if (change) (change > 0 ? more : fewer).push({ serial: ++serial, seat, count: Math.abs(change), place: name });
  }
  const isWalk = total(more) === total(fewer);
  return isWalk
    ? { walks: paired(seat, more, fewer, now), come: [], gone: [] }
    : { walks: [], come: more, gone: fewer };
}

/** Tell who went where: neighbours first. */
function paired(seat: number, more: Change[], fewer: Change[], { territories }: InisTable): Walk[] {
  const left = new Map(fewer.map(({ place, count }) => [place, count]));
  return more.flatMap(({ place, count }) => {
    const near = territories.find(({ name }) => name === place)?.neighbours ?? [];
    const sources = [...left.keys()].sort((a, b) => Number(near.includes(b)) - Number(near.includes(a)));
    const walks: Walk[] = [];
    for (const from of sources) {
      const n = Math.min(count, left.get(from) ?? 0);
      if (n) walks.push({ serial: ++serial, seat, count: n, from, to: place });
      left.set(from, (left.get(from) ?? 0) - n);
      count -= n;
    }
    return walks;
  });
}

const countsOf = (seat: number, { territories }: InisTable): Map<Name, number> =>
  new Map(territories.map(({ name, groups }) => [name, groups.find((group) => group.seat === seat)?.count ?? 0]));
const total = (changes: Change[]): number => changes.reduce((sum, { count }) => sum + count, 0);
