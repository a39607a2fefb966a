/** The settings of this device. */

import { prefersReducedMotion } from "svelte/motion";
import { loadObject, save } from "./storage";
import { PACES, type Pace } from "../stage/pace";
import { LANGUAGES } from "../text/texts.svelte";
import { SOUND_GROUPS, type SoundGroup } from "../ui/sound";
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
  /** How loud each group of sounds is, from 0 to 1. */
  volumes: Record<SoundGroup, number>;
  notify: boolean;
  /** The standing answer at new tables: be asked whenever a reaction is possible, or pass. */
  asking: SetStandingAnswer["how"];
  /** Pass by itself, after a pause, where passing is the only option. */
  passing: boolean;
  /** Answer by itself a question with one possible answer. */
  forced: boolean;
  /** Ask again before every answer. */
  confirms: boolean;
}

const KEY = "meadhall";

function preferred(): Language {
  return navigator.languages.map((wanted) => wanted.slice(0, 2)).find(isSpoken) ?? "en";
}

function isSpoken(language: unknown): language is Language {
  return typeof language === "string" && Object.hasOwn(LANGUAGES, language);
}

/** The stored volumes; full for each that makes no sense. */
function volumesIn(found: unknown): Record<SoundGroup, number> {
  const given = found !== null && typeof found === "object" ? (found as Record<string, unknown>) : {};
  const volume = (group: SoundGroup): number => {
    const value = given[group];
    return typeof value === "number" && value >= 0 && value <= 1 ? value : 1;
  };
  return Object.fromEntries(SOUND_GROUPS.map((group) => [group, volume(group)])) as Record<SoundGroup, number>;
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
    volumes: volumesIn(found["volumes"]),
    notify: isOn("notify", false),
    asking: STANDING_ANSWERS.find((how) => how === found["asking"]) ?? "ask",
    passing: isOn("passing", false),
    forced: isOn("forced", true),
    confirms: isOn("confirms", false),
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
