/** Names and descriptions of territories, as phrases of the game's catalogue. */

import type { InisGroup, InisSpot, InisTerritory, InisTerritoryName, Phrase } from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";

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
export function tellTerritory(land: InisTerritory, reader: Reader): string {
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

export function tellGroup(name: InisTerritoryName, group: InisGroup, reader: Reader): string {
  return texts.say({ id: "inis-there", args: { place: territoryPhrase(name), what: clansPhrase(group) } }, reader);
}

export function tellSpot(spot: InisSpot, n: number, all: number): string {
  return texts.t("inis-ui-spot", { n, all, near: spot.touches.map(territoryPhrase) });
}
