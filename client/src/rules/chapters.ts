/** The chapters of a game's rules, and the addresses of places in them. */

import { texts } from "../text/texts.svelte";
import { holds } from "./search";

/** A chapter, as ids of messages. */
export interface Chapter {
  title: string;
  text: string[];
  /** The glossary; `<id>-means` has the explanations. */
  words: string[];
  clauses: string[];
  are_rulings: boolean;
}

const FOLDER = "../../../src/meadhall/games";
const CHAPTERS = import.meta.glob<Chapter[]>("../../../src/meadhall/games/*/generated/chapters.json", {
  import: "chapters",
});

export const hasRules = (game: string): boolean => `${FOLDER}/${game}/generated/chapters.json` in CHAPTERS;

/** The chapters of a game's rules, with their texts loaded; none if the game has no rules here. */
export async function chaptersOf(game: string): Promise<Chapter[]> {
  await texts.load(`${game}/rules`);
  return (await CHAPTERS[`${FOLDER}/${game}/generated/chapters.json`]?.()) ?? [];
}

/** The address of a game's rules, or of a place in them. */
export const rulesAt = (game: string, place: { clause?: string; chapter?: string; find?: string } = {}): string =>
  `#${new URLSearchParams({ rules: game, ...place })}`;

/** The parts of a chapter that contain all the words. */
export function matching(chapter: Chapter, wanted: readonly string[]): Chapter {
  return {
    ...chapter,
    text: chapter.text.filter((id) => holds(texts.t(id), wanted)),
    words: chapter.words.filter((id) => holds(`${texts.t(id)} ${texts.t(`${id}-means`)}`, wanted)),
    clauses: chapter.clauses.filter((id) => holds(`${id} ${texts.t(id)}`, wanted)),
  };
}

export const sizeOf = (chapter: Chapter): number => chapter.text.length + chapter.words.length + chapter.clauses.length;
