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
export interface Changes {
  version: number;
  scene: InisTable;
  /** The scene before, if something moved since. */
  previous?: InisTable;
  /** The walks of the last move: arrows tell of them until something else happens on the island. */
  trail: Walk[];
  walks: Walk[];
  come: Change[];
  gone: Change[];
}

/** One answer does not bring more changes than this: it was a jump in time. */
const MAX_ANIMATED_CHANGES = 7;
let serial = 0;

/** Compare a scene with the one shown before; nothing moves backwards. */
export function diffScenes(before: Changes | undefined, scene: InisTable, version: number): Changes {
  const still: Changes = { version, scene, trail: [], walks: [], come: [], gone: [] };
  if (!before || version < before.version || before.scene.territories.length > scene.territories.length) return still;
  const changes = scene.seats.map((_, seat) => changesOf(seat, before.scene, scene));
  const [walks, come, gone] = [
    changes.flatMap((each) => each.walks),
    changes.flatMap((each) => each.come),
    changes.flatMap((each) => each.gone),
  ];
  if (walks.length + come.length + gone.length > MAX_ANIMATED_CHANGES) return still;
  const goesOn = before.scene.stack[0]?.card === scene.stack[0]?.card && before.trail[0]?.seat === walks[0]?.seat;
  const isQuiet = !walks.length && !come.length && !gone.length && before.scene.round === scene.round;
  const trail = isQuiet ? before.trail : goesOn ? [...before.trail, ...walks] : walks;
  return { version, scene, previous: before.scene, trail, walks, come, gone };
}

function changesOf(seat: number, previous: InisTable, scene: InisTable): Pick<Changes, "walks" | "come" | "gone"> {
  const [before, after] = [countsOf(seat, previous), countsOf(seat, scene)];
  const more: Change[] = [];
  const fewer: Change[] = [];
  for (const { name } of scene.territories) {
    const change = (after.get(name) ?? 0) - (before.get(name) ?? 0);
    if (change) (change > 0 ? more : fewer).push({ serial: ++serial, seat, count: Math.abs(change), place: name });
  }
  const isWalk = total(more) === total(fewer);
  return isWalk
    ? { walks: paired(seat, more, fewer, scene), come: [], gone: [] }
    : { walks: [], come: more, gone: fewer };
}

/** Pair who left with who came: neighbours first. */
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
