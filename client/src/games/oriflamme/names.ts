/** What the cards are called, in phrases of the game's own catalogue. */

import type { OriflammeRole, OriflammeSpot, OriflammeThing, Phrase } from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";

export function roleName(role: OriflammeRole): string {
  return texts.t("oriflamme-role", { role });
}

export function effectOf(role: OriflammeRole): string {
  return texts.t("oriflamme-does", { role });
}

/** A family's card, face up, wherever it may be. */
export function cardOf(seat: number, role: OriflammeRole): OriflammeThing {
  return {
    key: `card:${seat}:${role}`,
    seat,
    holder: seat,
    role,
    is_open: true,
    tokens: 0,
    briber: -1,
    entered_now: false,
  };
}

export function thingPhrase({ seat: owner, role, is_open, tokens, briber }: OriflammeThing): Phrase {
  const seat = { seat: owner };
  if (is_open && briber >= 0) return { id: "oriflamme-bribed-card", args: { seat, role, briber: { seat: briber } } };
  if (is_open) return { id: "oriflamme-card", args: { seat, role } };
  return { id: role ? "oriflamme-known-back" : "oriflamme-back", args: { seat, role, tokens } };
}

/** A position with all its cards and tokens. */
export function spotName(spot: OriflammeSpot, n: number, reader: Reader): string {
  const top = spot.stack.at(-1);
  if (!top) return "";
  const position: Phrase = {
    id: "oriflamme-position",
    args: { n: n + 1, thing: thingPhrase(top), height: spot.stack.length },
  };
  const text = texts.say({ id: "oriflamme-row", args: { active: spot.is_active ? "yes" : "no", position } }, reader);
  if (spot.stack.length < 2) return text;
  const things = spot.stack.slice(0, -1).reverse().map(thingPhrase);
  return `${text} ${texts.say({ id: "oriflamme-covers", args: { things } }, reader)}`;
}
