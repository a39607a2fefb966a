/** Phrases about seats. */

import type { InisTable } from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";

/** Everything that is public about a seat, in a sentence. */
export function seatLine(scene: InisTable, n: number, reader: Reader): string {
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
