/** What is heard when something happens. */

import type { Fact } from "../../api/wire";
import type { Sound } from "../../ui/sound";

const SOUNDS: Record<string, Sound> = {
  played: "card",
  cast: "card",
  moved: "step",
  ousted: "strike",
  claimed: "moment",
  attacked: "strike",
  sword: "card",
  shield: "card",
  repelled: "strike",
  conquered: "moment",
};

export const sound = ({ kind }: Fact): Sound | undefined => SOUNDS[kind];
