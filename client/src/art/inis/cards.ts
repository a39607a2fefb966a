/** The cards of Inis by the names the server gives them: what kind each is, the signs on it, and its picture. */
import type { Layer } from "../Layers.svelte";
import { ACTIONS } from "./actions";
import { TALES } from "./tales";
import { landscape, type Territory } from "./terrain";

export type Kind = "action" | "advantage" | "tale";
export type Card = keyof typeof ACTIONS | `${Territory}-card` | keyof typeof TALES;

/** The territory whose Advantage card it is, if it is one. */
export function territoryOf(card: Card): Territory | undefined {
  return card.endsWith("-card") ? (card.slice(0, -"-card".length) as Territory) : undefined;
}

export function kindOf(card: Card): Kind {
  if (territoryOf(card)) return "advantage";
  return card in ACTIONS ? "action" : "tale";
}

/** Return a card's picture, in a box of 88 × 78 around the origin. */
export function picture(card: Card): readonly Layer[] {
  const territory = territoryOf(card);
  if (!territory) return { ...ACTIONS, ...TALES }[card as keyof typeof ACTIONS | keyof typeof TALES];
  const { flat, standing } = landscape(territory, false);
  return [["+shade", "M-44 39V24c22-8 66-8 88 0v15z"], ...flat, ...standing];
}

/** The cards played when their condition is met; those of the second list can be played as one's turn as well. */
const TRISKEL = new Set<string>([
  ...["geis", "raid", "cove-card", "forest-card", "gates-card", "highlands-card", "hills-card", "iron-mine-card"],
  ...["lost-vale-card", "meadows-card", "moor-card", "mountains-card", "salt-mine-card", "stone-circle-card"],
  ...["valley-card", "battle-frenzy", "moytura", "cathbad", "dagda", "cauldron", "club", "diarmuid", "fianna", "lug"],
  ...["spear", "oengus", "ogma", "streng", "cuchulain"],
]);
const BOTH = new Set<string>(["bard", "master-craftsman", "warlord"]);

export function signsOf(card: Card): readonly ("season" | "triskel")[] {
  if (BOTH.has(card)) return ["season", "triskel"];
  return TRISKEL.has(card) ? ["triskel"] : ["season"];
}
