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
  for (const wanted of navigator.languages) {
    const found = wanted.slice(0, 2);
    if (found === "en" || found === "uk" || found === "ru") return found;
  }
  return "en";
}

function kept(): Partial<Chosen> {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const settings: Chosen = $state({
  language: preferred(),
  theme: "auto",
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  sound: true,
  notify: false,
  asking: "ask",
  passing: false,
  ...kept(),
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
