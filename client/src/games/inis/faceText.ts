/** Which facts are shown large, with what, and in which words. */

import type { Fact, InisCard } from "../../api/wire";
import { texts } from "../../text/texts.svelte";
import type { PieceName } from "./art/pieces";
import { faceOf } from "./faces";
import { effectsOf } from "./names";

/** The facts whose card is shown, if the reader may know it. */
const WITH_CARD = new Set(["played", "revealed", "picked", "took-back", "took-aside", "took-discard", "gave", "drew"]);
/** What is shown of other facts, and what is said about it. */
const TOKENS: Record<string, { piece: PieceName; text: string }> = {
  claimed: { piece: "pretender", text: "inis-tip-pretender" },
  brenn: { piece: "brenn", text: "inis-tip-brenn" },
  deed: { piece: "deed", text: "inis-tip-deed" },
  sanctuary: { piece: "sanctuary", text: "inis-tip-sanctuary" },
  citadel: { piece: "citadel", text: "inis-tip-citadel" },
  capital: { piece: "capital", text: "inis-tip-capital" },
  feast: { piece: "festival", text: "inis-tip-festival" },
};

export const cardOf = ({ kind, card }: Fact): InisCard | null => (WITH_CARD.has(kind) ? faceOf(card) : null);
export const tokenOf = ({ kind }: Fact): { piece: PieceName; text: string } | undefined => TOKENS[kind];

/** The words beside what is shown large; "" if nothing is. */
export function faceText(fact: Fact): string {
  const card = cardOf(fact);
  if (card)
    return effectsOf(card)
      .map(({ text }) => text)
      .join(" ");
  const token = tokenOf(fact);
  return token ? texts.t(token.text) : "";
}
