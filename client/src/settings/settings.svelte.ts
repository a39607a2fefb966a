/** The settings of this device. */

import { prefersReducedMotion } from "svelte/motion";
import { loadObject, save } from "./storage";
import { PACES, type Pace } from "../stage/pace";
import { LANGUAGES } from "../text/texts.svelte";
import type { Language, SetStandingAnswer } from "../api/wire";

const THEMES = ["auto", "light", "dark"] as const;
export const STANDING_ANSWERS: readonly SetStandingAnswer["how"][] = ["ask", "span", "always"];

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  /** How fast what happens at a table is shown. */
  pace: Pace;
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** The standing answer at new tables: be asked whenever a reaction is possible, or pass. */
  asking: SetStandingAnswer["how"];
  /** Pass by itself, after a pause, where passing is the only option. */
  passing: boolean;
}

const KEY = "meadhall";

function preferred(): Language {
  return navigator.languages.map((wanted) => wanted.slice(0, 2)).find(isSpoken) ?? "en";
}

function isSpoken(language: unknown): language is Language {
  return typeof language === "string" && Object.hasOwn(LANGUAGES, language);
}

/** The stored settings; the default for each that is missing or makes no sense. */
export function stored(): Settings {
  const found = loadObject(KEY);
  const isOn = (key: keyof Settings, otherwise: boolean): boolean => {
    const value = found[key];
    return typeof value === "boolean" ? value : otherwise;
  };
  return {
    language: isSpoken(found["language"]) ? found["language"] : preferred(),
    theme: THEMES.find((theme) => theme === found["theme"]) ?? "auto",
    motion: isOn("motion", !matchMedia("(prefers-reduced-motion: reduce)").matches),
    pace: PACES.find((pace) => pace === found["pace"]) ?? "ease",
    sound: isOn("sound", true),
    notify: isOn("notify", false),
    asking: STANDING_ANSWERS.find((how) => how === found["asking"]) ?? "ask",
    passing: isOn("passing", false),
  };
}

export const settings: Settings = $state(stored());

/** Whether things may move: neither the settings nor the device forbid it. */
export const motionAllowed = (): boolean => settings.motion && !prefersReducedMotion.current;

/** Save the settings and apply them to the page; called from an effect. */
export function apply(): void {
  save(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "yes" : "no";
}
