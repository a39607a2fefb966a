/** The difference of two scenes: where tokens come from, and the prizes on their way to the winner. */

import type { ClansPrize, ClansTable } from "../../api/wire";

export interface Changes {
  scene: ClansTable;
  /** Where new tokens come from: another square, or the player who moved; empty after a jump in time. */
  from: string[];
  /** The prizes won last, and the place of the winner. */
  won: { prizes: ClansPrize[]; to: string };
}

/** More tokens than this do not come or go in one answer: it was a jump in time. */
const MAX_ANIMATED_CHANGES = 6;

export function diffScenes(before: Changes | undefined, scene: ClansTable, you: number): Changes {
  if (!before) return { scene, from: [], won: { prizes: [], to: "" } };
  const from = originsOf(before.scene, scene, you);
  const prizes = from.length ? gained(before.scene, scene) : [];
  return { scene, from, won: prizes.length ? { prizes, to: `seat:${before.scene.turn}` } : before.won };
}

function originsOf(previous: ClansTable, scene: ClansTable, you: number): string[] {
  const changed = scene.squares.filter(({ clan }, n) => previous.squares[n]?.clan !== clan);
  if (changed.length > MAX_ANIMATED_CHANGES) return [];
  const clan = previous.seats[previous.turn]?.clan ?? -1;
  const left = changed.filter(
    ({ key, castle }) => !castle && previous.squares.find((each) => each.key === key)?.clan === clan,
  );
  const wizards = previous.turn === you ? ["wizards"] : [];
  return [...left.map(({ key }) => `token:${key}`), ...wizards, `seat:${previous.turn}`];
}

/** The prizes that the player who moved has won. */
function gained(previous: ClansTable, scene: ClansTable): ClansPrize[] {
  const clan = previous.seats[previous.turn]?.clan ?? -1;
  const held = previous.clans[clan]?.prizes.map(({ key }) => key);
  return scene.clans[clan]?.prizes.filter(({ key }) => !held?.includes(key)) ?? [];
}
