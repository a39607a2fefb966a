/** Names of players and clocks. */

import { texts } from "./texts.svelte";
import type { Sitting } from "../api/wire";

export function nameOf(seat: Sitting): string {
  if (seat.kind === "empty") return texts.t("seat-free");
  return seat.kind === "bot" ? texts.t("bot-of", { level: seat.level }) : seat.name;
}

/** The names of all seats; equal ones are numbered. */
export function namesOf(seats: readonly Sitting[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, n) => {
    const equal = names.flatMap((other, at) => (other === name ? [at] : []));
    return equal.length > 1 ? `${name} ${equal.indexOf(n) + 1}` : name;
  });
}

/** What a clock is called. */
export function clockName(clock: string): string {
  const id = `clock-${clock.replace("+", "-")}`;
  return texts.t(texts.has(id) ? id : "clock-other", { clock });
}
