/** Errors as sentences. */

import { ApiError } from "../api/client";
import { texts } from "./texts.svelte";

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.says && texts.has(error.says.id) ? texts.say(error.says) : errorTextOf(error.code, error.message);
}

export function errorTextOf(code: string, fallback = ""): string {
  for (const id of [`hall-${code}`, `fault-${code}`]) if (texts.has(id)) return texts.t(id);
  return fallback || texts.t("fault-unknown");
}
