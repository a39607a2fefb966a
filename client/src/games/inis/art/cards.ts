/** The cards of Inis by the names the server gives them, and what is drawn on each. */
import { at, type Layer } from "../../../art/Layers.svelte";
import { ACTIONS } from "./actions";
import { TALES } from "./tales";
import { landscape, LIFT, HEX_SIDE, type Territory } from "./terrain";

export type Kind = "action" | "advantage" | "tale";
export type Card = keyof typeof ACTIONS | `${Territory}-card` | keyof typeof TALES;

const DRAWN = { ...ACTIONS, ...TALES };

/** Return a card's picture, in a box of 88 × 78 around the origin, and the colour of its ground. */
export function pictureOf(card: Card): { ground: string; layers: readonly Layer[] } {
  if (card in DRAWN)
    return { ground: card in TALES ? "tale-field" : "action-field", layers: DRAWN[card as keyof typeof DRAWN] };
  const territory = card.slice(0, -"-card".length) as Territory;
  const { flat, raised } = landscape(territory, false, HEX_SIDE);
  const land = at(`translate(0 ${LIFT})`, [...flat, ...raised]);
  return { ground: territory, layers: [["+shade", "M-44 39V24c22-8 66-8 88 0v15z"], ...land] };
}
