/** Errors as sentences. */

import { ApiError } from "../api/client";
import { texts } from "./texts.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.says && texts.has(error.says.id) ? texts.say(error.says) : errorTextOf(error.code, error.message);
}

export function errorTextOf(code: string, fallback = ""): string {
  return sentenceOf(code) || fallback || texts.t("fault-unknown");
}

/** The sentence for an error word; "" if there is none. */
export function sentenceOf(code: string): string {
  const id = [`hall-${code}`, `fault-${code}`].find((each) => texts.has(each));
  return id ? texts.t(id) : "";
}
