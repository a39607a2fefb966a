/** What is inspected (under the pointer or the focus, or else picked last), and the previews for it. */

import type { Choosing } from "../../board/choosing.svelte";
import type { ClansCastle, ClansCompletion, ClansTable } from "../../api/wire";

/** What is inspected, first things first. */
const inspectedKeys = (choosing: Choosing): string[] =>
  [choosing.hovered, ...choosing.picked.toReversed()].filter((key) => key);

/** The key of the square that is inspected, itself or by its card; "" if none is. */
export function inspectedSquare(scene: ClansTable, choosing: Choosing, you: number): string {
  for (const key of inspectedKeys(choosing)) {
    if (key.startsWith("square:")) return key;
    const card = scene.seats[you]?.hand.find((each) => each.key === key);
    if (card?.square) return card.square;
  }
  return "";
}

/** What the inspected square would complete, or where the inspected prize would be completed. */
export function previewedCompletions(scene: ClansTable, choosing: Choosing, you: number): ClansCompletion[] {
  const key = inspectedKeys(choosing).find((each) => each.startsWith("prize:"));
  const square = inspectedSquare(scene, choosing, you);
  return scene.completions.filter((each) => (square ? each.square === square : key === `prize:${each.name}`));
}

/** The castle that is inspected or attacked. */
export function inspectedCastle(scene: ClansTable, choosing: Choosing): ClansCastle | undefined {
  const keys = [...inspectedKeys(choosing), scene.attack?.castle];
  return keys.map((key) => scene.castles.find((castle) => castle.key === key)).find((castle) => castle);
}

/**
 * The keys of the things that are shown as lit. A Wizard can go nearly everywhere: until one is picked, a square that
 * only a Wizard conquers can be pointed at but does not stand out.
 */
export function emphasizedKeys(scene: ClansTable, choosing: Choosing, you: number): Set<string> {
  if (choosing.picked.length) return choosing.lit;
  const own = scene.seats[you];
  const wizards = new Set([
    own?.wizards.key,
    ...(own?.hand ?? []).filter(({ square }) => !square).map(({ key }) => key),
  ]);
  const others = choosing.options.filter(({ at }) => at.length === 1 || !at.some((key) => wizards.has(key)));
  const keys = new Set(others.flatMap(({ at }) => at));
  for (const key of wizards) if (key && choosing.lit.has(key)) keys.add(key);
  return keys;
}
