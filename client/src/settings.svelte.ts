/** What a person has chosen for this device. */

import { prefersReducedMotion } from "svelte/motion";
import { keep, recall } from "./memory";
import type { Language } from "./wire";

type Theme = "auto" | "light" | "dark";

interface Chosen {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** When others act and one could react: be asked, or let the hall pass. */
  asking: "ask" | "span" | "always";
  /** Pass after a pause where one can only pass. */
  passing: boolean;
}

const KEY = "meadhall";

function preferred(): Language {
  return navigator.languages.map((wanted) => wanted.slice(0, 2)).find(isSpoken) ?? "en";
}

function isSpoken(language: unknown): language is Language {
  return language === "en" || language === "uk" || language === "ru";
}

function kept(): Partial<Chosen> {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

const before = kept();

export const settings: Chosen = $state({
  theme: "auto",
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  sound: true,
  notify: false,
  asking: "ask",
  passing: false,
  ...before,
  language: isSpoken(before.language) ? before.language : preferred(),
});

/** Whether things may move: the person wants it, and so does the device. */
export const moves = (): boolean => settings.motion && !prefersReducedMotion.current;

/** Keep what is chosen, and show it; called from an effect. */
export function apply(): void {
  keep(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "yes" : "no";
}
