/** What the cards are called, and what they do: in the words of their clauses. */

import type { InisCard, InisCardName, Phrase } from "../../api/wire";
import { texts } from "../../text/texts.svelte";

await texts.load("inis/rules"); // options and cards speak in clauses

/** What a card does when played by one of its signs. */
export interface CardEffect {
  sign: "season" | "triskel";
  says: string;
}

export const cardPhrase = ({ card }: { card: InisCardName }): Phrase => ({ id: "inis-card", args: { card } });
export const cardName = (card: InisCardName): string => texts.t("inis-card", { card });
export const kindName = ({ kind }: InisCard): string => texts.t("inis-ui-kind", { kind });

/** A clause of a card is its name, then `Season: …`, then `Triskel, …`. */
export function effectsOf({ clause, is_season }: InisCard): CardEffect[] {
  const text = texts.t(clause);
  const does = text.slice(text.indexOf(". ") + 2);
  const at = does.indexOf(`${texts.t("inis-ui-triskel")},`);
  const effects: CardEffect[] = [];
  if (is_season)
    effects.push({ sign: "season", says: sentence(at < 0 ? does : does.slice(0, at), texts.t("inis-ui-season")) });
  if (at >= 0) effects.push({ sign: "triskel", says: sentence(does.slice(at), texts.t("inis-ui-triskel")) });
  return effects;
}

/** What stands after a sign, as a sentence of its own. */
function sentence(text: string, sign: string): string {
  const rest = text.slice(sign.length + 1).trim();
  return rest.charAt(0).toLocaleUpperCase(texts.language) + rest.slice(1);
}

/** A card as it is read out: name, type, what it does. */
export function readOut(card: InisCard): string {
  const effects = effectsOf(card).map(({ sign, says }) => `${texts.t(`inis-ui-${sign}`)}: ${says}`);
  return `${cardName(card.card)}, ${kindName(card)}. ${effects.join(" ")}`;
}
