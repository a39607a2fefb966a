/** What is heard when something happens. */

import type { Fact } from "../../api/wire";
import type { Sound } from "../../ui/sound";

const SOUNDS: Record<string, Sound> = {
  laid: "card",
  discarded: "card",
  "took-discard": "card",
  drew: "card",
  opened: "step",
  moved: "step",
  scored: "gain",
  "took-stone": "gain",
};

/** A figure that reaches the goal area is an event for all: five of them end the game. */
export const sound = ({ kind, other }: Fact): Sound | undefined => (other === "goal" ? "moment" : SOUNDS[kind]);
