/** What is looked at, and the previews for it. */

import type { Choosing } from "../../board/choosing.svelte";
import type { ClansCastle, ClansCompletion, ClansTable } from "../../api/wire";

/** The thing looked at: under the pointer or the focus, else the last one picked. */
const eyed = (choosing: Choosing): string[] => [choosing.looked, ...choosing.picked.toReversed()].filter((key) => key);

/** The square that is looked at, itself or by its card; empty if none is. */
export function squareEyed(scene: ClansTable, choosing: Choosing, you: number): string {
  for (const key of eyed(choosing)) {
    if (key.startsWith("square:")) return key;
    const card = scene.seats[you]?.hand.find((each) => each.key === key);
    if (card?.square) return card.square;
  }
  return "";
}

/** What the square that is looked at would complete, or where the prize would be completed. */
export function previewed(scene: ClansTable, choosing: Choosing, you: number): ClansCompletion[] {
  const key = eyed(choosing).find((each) => each.startsWith("prize:"));
  const square = squareEyed(scene, choosing, you);
  return scene.completions.filter((each) => (square ? each.square === square : key === `prize:${each.name}`));
}

/** The castle that is looked at, was picked or is attacked. */
export function castleEyed(scene: ClansTable, choosing: Choosing): ClansCastle | undefined {
  const keys = [...eyed(choosing), scene.attack?.castle];
  return keys.map((key) => scene.castles.find((castle) => castle.key === key)).find((castle) => castle);
}

/**
 * The things that are lit brightly. A Wizard can go nearly everywhere: until one is picked, a square that only a Wizard
 * conquers can be pointed at but is not lit.
 */
export function bright(scene: ClansTable, choosing: Choosing, you: number): Set<string> {
  if (choosing.picked.length) return choosing.lit;
  const own = scene.seats[you];
  const wizards = new Set([
    own?.wizards.key,
    ...(own?.hand ?? []).filter(({ square }) => !square).map(({ key }) => key),
  ]);
  const near = choosing.options.filter(({ at }) => at.length === 1 || !at.some((key) => wizards.has(key)));
  const keys = new Set(near.flatMap(({ at }) => at));
  for (const key of wizards) if (key && choosing.lit.has(key)) keys.add(key);
  return keys;
}
