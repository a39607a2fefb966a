/** Which facts are shown large, and what is said of them. */

import type { Fact } from "../../api/wire";
import { texts } from "../../text/texts.svelte";
import { BY_PLAN, roleIn } from "./happening";
import { effectOf } from "./names";

const LAST_ROUND = 5;

/** Whether the sixth round begins. */
export const isLastRound = ({ kind, n }: Fact): boolean => kind === "round" && n === LAST_ROUND;

/** What is explained when a fact is shown; "" if it says all that there is. */
export function explained(fact: Fact): string {
  const role = roleIn(fact.card);
  if (isLastRound(fact)) return texts.t("oriflamme-ui-last-round");
  if (!role) return "";
  const { kind, n } = fact;
  if (kind === "revealed" || kind === "entered" || kind === "replaced" || (kind === "activated" && n === BY_PLAN))
    return effectOf(role);
  if (kind === "removed" && role === "queen") return texts.t("oriflamme-ui-queen-removed");
  if (kind === "removed" && role === "trap") return texts.t("oriflamme-ui-trap-removed");
  if (kind === "removed" && (role === "prince" || role === "twin")) return texts.t("oriflamme-ui-pair-removed");
  return "";
}
