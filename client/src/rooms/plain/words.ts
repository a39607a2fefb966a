/** What the plain room calls what is in a scene: by the game's catalogue, or else by the names of the fields. */

import type { Arg } from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";
import { isSeat, type Fact, type Group, type Scalar, type Thing } from "./read";

/** A value as an argument of a message. */
function argOf(fact: Fact): Arg {
  if (isSeat(fact)) return { seat: Number(fact.value) };
  return typeof fact.value === "boolean" ? (fact.value ? "yes" : "no") : fact.value;
}

/** draw_pile → Draw pile, is_open → Open, hand_count → Hand. */
export function readable(field: string): string {
  const words = field
    .replace(/^(is|has)_/, "")
    .replace(/_count$/, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const shown = (value: Scalar): string =>
  String(value)
    .replace(/[_-]+(?=\D)/g, " ")
    .replace(/^-(?=\d)/, "−");

/** Whether there is nothing to tell: no, nobody, no word. */
const isNothing = (fact: Fact): boolean =>
  fact.value === false || fact.value === "" || (isSeat(fact) && Number(fact.value) < 0);

/** The heading of a group. */
export function headingOf(game: string, { field, things, backs }: Group): string {
  const id = `${game}-scene-${field}`;
  return texts.has(id) ? texts.t(id, { n: things.length + backs }) : readable(field);
}

/** A fact in words, of a seat or of the table; "" if there is nothing to tell. */
export function factText(game: string, fact: Fact, reader: Reader, seat?: number): string {
  const id = `${game}-scene-${fact.field}`;
  const value = argOf(fact);
  const args: Record<string, Arg> = { value, ...(seat !== undefined && { seat: { seat } }) };
  if (texts.has(id)) return texts.say({ id, args }, reader);
  if (isNothing(fact)) return "";
  const name = readable(fact.field);
  return fact.value === true ? name : `${name}: ${isSeat(fact) ? reader.names[Number(fact.value)] : shown(fact.value)}`;
}

/** What stands on a thing, line by line, and what a screen reader says. */
export interface ThingWords {
  lines: string[];
  label: string;
}

export function wordsOf(game: string, field: string, thing: Thing, n: number, reader: Reader): ThingWords {
  const phrase = {
    id: `${game}-thing-${field}`,
    args: Object.fromEntries(thing.facts.map((fact) => [fact.field, argOf(fact)])),
  };
  if (texts.has(phrase.id)) {
    const says = texts.say(phrase, reader);
    return { lines: [says], label: texts.attribute(phrase, "label", reader) || says };
  }
  const told = thing.facts.filter((fact) => !isNothing(fact) && !isSeat(fact));
  const [only, ...others] = told;
  const lines =
    only && !others.length && only.value !== true
      ? [shown(only.value)]
      : told.map((fact) => factText(game, fact, reader));
  return { lines, label: [`${readable(field)} ${n + 1}`, ...lines].join(", ") };
}
