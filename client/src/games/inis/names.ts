/** What things are called and what cards do, in phrases of the game's catalogue and the words of the clauses. */

import type {
  InisCard,
  InisCardName,
  InisGroup,
  InisSpot,
  InisTable,
  InisTerritory,
  InisTerritoryName,
  Phrase,
} from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";

await texts.load("inis/rules"); // options and cards speak in clauses

export const territoryPhrase = (territory: InisTerritoryName): Phrase => ({
  id: "inis-territory",
  args: { territory },
});
export const territoryName = (name: InisTerritoryName): string => texts.say(territoryPhrase(name));

const clansPhrase = ({ seat, count }: InisGroup): Phrase => ({
  id: "inis-clans-of",
  args: { seat: { seat }, n: count },
});

/** A territory with all that stands there, its chieftain and where its Advantage card is. */
export function describeTerritory(land: InisTerritory, reader: Reader): string {
  const { name, groups, citadels, has_capital, sanctuaries, has_festival, chieftain, neighbours } = land;
  const clans = groups.map(clansPhrase);
  const what: Phrase = {
    id: "inis-contents",
    args: {
      clans,
      count: clans.length,
      citadels,
      sanctuaries,
      capital: has_capital ? "yes" : "no",
      feast: has_festival ? "yes" : "no",
    },
  };
  return texts.say(
    {
      id: "inis-line",
      args: {
        place: territoryPhrase(name),
        what,
        led: chieftain < 0 ? "no" : "yes",
        chieftain: { seat: chieftain },
        card: land.advantage.replace("face-", ""),
        holder: { seat: land.advantage_of },
        near: neighbours.map(territoryPhrase),
        count: neighbours.length,
      },
    },
    reader,
  );
}

export function describeGroup(name: InisTerritoryName, group: InisGroup, reader: Reader): string {
  return texts.say({ id: "inis-there", args: { place: territoryPhrase(name), what: clansPhrase(group) } }, reader);
}

export function describeSpot(spot: InisSpot, n: number, all: number): string {
  return texts.t("inis-ui-spot", { n, all, near: spot.touches.map(territoryPhrase) });
}

/** Everything that is public about a seat, in a sentence. */
export function describeSeat(scene: InisTable, n: number, reader: Reader): string {
  const seat = scene.seats[n]!;
  const { met, clans_led: clans, sanctuaries, territories, deeds } = seat;
  const args = {
    seat: { seat: n },
    brenn: seat.is_brenn ? "yes" : "no",
    pretender: seat.is_pretender ? "yes" : "no",
    reserve: seat.reserve,
    actions: seat.action_count,
    tales: seat.tale_count,
    conditions: { id: "inis-conditions", args: { met, clans, sanctuaries, territories, deeds } },
  };
  const line = texts.say({ id: "inis-seat-line", args }, reader);
  const advantages = `${texts.t("inis-ui-advantages")}: ${seat.advantage_count}`;
  return [line, advantages, ...(seat.has_passed ? [texts.t("inis-ui-passed")] : [])].join("; ");
}

/** The name of a seat; the reader is "you". */
export const seatName = (seat: number, reader: Reader): string =>
  texts.say({ id: "inis-player", args: { seat: { seat } } }, reader);

/** What a card does when played by one of its signs. */
export interface CardEffect {
  sign: "season" | "triskel";
  text: string;
}

export const cardPhrase = ({ card }: { card: InisCardName }): Phrase => ({ id: "inis-card", args: { card } });
export const cardName = (card: InisCardName): string => texts.t("inis-card", { card });
export const kindName = ({ kind }: InisCard): string => texts.t("inis-ui-kind", { kind });

/** A clause of a card is its name, then `Season: …`, then `Triskel, …`. */
export function effectsOf({ clause, is_season }: InisCard): CardEffect[] {
  const text = texts.t(clause);
  const all = text.slice(text.indexOf(". ") + 2);
  const at = all.indexOf(`${texts.t("inis-ui-triskel")},`);
  const effects: CardEffect[] = [];
  if (is_season)
    effects.push({ sign: "season", text: sentence(at < 0 ? all : all.slice(0, at), texts.t("inis-ui-season")) });
  if (at >= 0) effects.push({ sign: "triskel", text: sentence(all.slice(at), texts.t("inis-ui-triskel")) });
  return effects;
}

/** What stands after a sign, as a sentence of its own. */
function sentence(text: string, sign: string): string {
  const rest = text.slice(sign.length + 1).trim();
  return rest.charAt(0).toLocaleUpperCase(texts.language) + rest.slice(1);
}

/** A card as it is read out: name, type, what it does. */
export function describeCard(card: InisCard): string {
  const effects = effectsOf(card).map(({ sign, text }) => `${texts.t(`inis-ui-${sign}`)}: ${text}`);
  return `${cardName(card.card)}, ${kindName(card)}. ${effects.join(" ")}`;
}
