/** What is heard when something happens. */

import type { Fact } from "../../api/wire";
import type { Sound } from "../../ui/sound";

const SOUNDS: Record<string, Sound> = {
  placed: "card",
  revealed: "card",
  entered: "card",
  replaced: "card",
  removed: "strike",
  discarded: "strike",
  took: "gain",
  gained: "gain",
  stole: "gain",
  lost: "strike",
  "token-laid": "step",
  bribed: "step",
};
const LAST_ROUND = 5;

/** A Queen that is removed and the last round are events for all. */
export function sound({ kind, card, n }: Fact): Sound | undefined {
  const isGreat = (kind === "removed" && card.endsWith(":queen")) || (kind === "round" && n === LAST_ROUND);
  return isGreat ? "moment" : SOUNDS[kind];
}
