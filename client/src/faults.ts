/** Why something did not work, in words. */

import { Refusal } from "./api";
import { words } from "./words.svelte";

export function faultOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.says && words.has(error.says.id) ? words.say(error.says) : sayFault(error.word, error.message);
}

export function sayFault(word: string, otherwise = ""): string {
  for (const id of [`hall-${word}`, `fault-${word}`]) if (words.has(id)) return words.t(id);
  return otherwise || words.t("fault-unknown");
}
