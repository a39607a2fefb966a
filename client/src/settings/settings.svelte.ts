/** The settings of this device. */

import { prefersReducedMotion } from "svelte/motion";
import { load, save } from "./storage";
import type { Language } from "../api/wire";

type Theme = "auto" | "light" | "dark";

interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** When others act and the guest could react: be asked, or have the hall pass. */
  asking: "ask" | "span" | "always";
  /** Pass by itself, after a pause, where passing is the only option. */
  passing: boolean;
}

const KEY = "meadhall";

function preferred(): Language {
  return navigator.languages.map((wanted) => wanted.slice(0, 2)).find(isSpoken) ?? "en";
}

function isSpoken(language: unknown): language is Language {
  return language === "en" || language === "uk" || language === "ru";
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(load(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

const before = stored();

export const settings: Settings = $state({
  theme: "auto",
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  sound: true,
  notify: false,
  asking: "ask",
  passing: false,
  ...before,
  language: isSpoken(before.language) ? before.language : preferred(),
});

/** Whether things may move: neither the settings nor the device forbid it. */
export const moves = (): boolean => settings.motion && !prefersReducedMotion.current;

/** Save the settings and apply them to the page; called from an effect. */
export function apply(): void {
  save(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "yes" : "no";
}
