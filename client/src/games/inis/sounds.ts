/** What is heard when something happens. */

import type { Fact } from "../../api/wire";
import type { Sound } from "../../ui/sound";

const SOUNDS: Record<string, Sound> = {
  played: "card",
  discarded: "card",
  placed: "step",
  moved: "step",
  removed: "strike",
  replaced: "strike",
  attacks: "strike",
  citadel: "gain",
  sanctuary: "gain",
  deed: "gain",
  clash: "moment",
  brenn: "moment",
  claimed: "moment",
  "no-winner": "moment",
};

export const sound = ({ kind }: Fact): Sound | undefined => SOUNDS[kind];
