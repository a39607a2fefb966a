/** The cards of Inis by the names the server gives them, and what is drawn on each. */
import type { InisCardKind, InisCardName } from "../../../api/wire";
import { at, type Layer } from "../../../art/Layers.svelte";
import { ACTIONS } from "./actions";
import { TALES } from "./tales";
import { landscape, LIFT, HEX_SIDE, type Territory } from "./terrain";

const DRAWN: Partial<Record<InisCardName, readonly Layer[]>> = { ...ACTIONS, ...TALES };

/** Return a card's picture, in a box of 88 × 78 around the origin, and the colour of its ground.
 *
 * A card that nobody has drawn yet has no layers.
 */
export function pictureOf(card: InisCardName, kind: InisCardKind): { ground: string; layers: readonly Layer[] } {
  if (kind !== "advantage") return { ground: `${kind}-field`, layers: DRAWN[card] ?? [] };
  const territory = card.slice(0, -"-card".length) as Territory;
  const { flat, raised } = landscape(territory, false, HEX_SIDE);
  const land = at(`translate(0 ${LIFT})`, [...flat, ...raised]);
  return { ground: territory, layers: [["+shade", "M-44 39V24c22-8 66-8 88 0v15z"], ...land] };
}
