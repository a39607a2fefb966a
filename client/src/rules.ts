/** The rules of the games: their chapters, where a clause is to be read, and how one looks for something. */

import { words } from "./words.svelte";

/** What stands in a chapter, by the ids of messages. */
export interface Chapter {
  title: string;
  text: string[];
  /** `<id>-means` says what each means. */
  words: string[];
  clauses: string[];
  are_rulings: boolean;
}

/** A part of a text: a clause that it names, something that was looked for, or neither. */
export interface Piece {
  text: string;
  isClause: boolean;
  isHit: boolean;
}

const FOLDER = "../../src/meadhall/games";
const CHAPTERS = import.meta.glob<Chapter[]>("../../src/meadhall/games/*/generated/chapters.json", { import: "chapters" });
const CLAUSE = /\b([A-Z]{3}-(?:[A-Z]+-)?[A-Z]*\d+)\b/;

export const hasRules = (game: string): boolean => `${FOLDER}/${game}/generated/chapters.json` in CHAPTERS;

/** The chapters of a game's rules, none if it has no page; their words are learnt. */
export async function chaptersOf(game: string): Promise<Chapter[]> {
  await words.learn(`${game}/rules`);
  return (await CHAPTERS[`${FOLDER}/${game}/generated/chapters.json`]?.()) ?? [];
}

/** The address of a game's rules, or of a place in them. */
export const rulesAt = (game: string, place: { clause?: string; chapter?: string; find?: string } = {}): string =>
  `#${new URLSearchParams({ rules: game, ...place })}`;

/** So much can be looked for at once. */
export const LONGEST = 200;

/** The words that are looked for. */
export const wordsOf = (query: string): string[] => [...new Set(folded(query.slice(0, LONGEST)).split(/[\s"]+/))].filter(Boolean);

/** Whether all that is wanted stands in a text, in any order. */
export function holds(text: string, wanted: readonly string[]): boolean {
  const plain = folded(text);
  return wanted.every((word) => plain.includes(word));
}

/** What of a chapter has all that is wanted. */
export function matching(chapter: Chapter, wanted: readonly string[]): Chapter {
  return {
    ...chapter,
    text: chapter.text.filter((id) => holds(words.t(id), wanted)),
    words: chapter.words.filter((id) => holds(`${words.t(id)} ${words.t(`${id}-means`)}`, wanted)),
    clauses: chapter.clauses.filter((id) => holds(`${id} ${words.t(id)}`, wanted)),
  };
}

export const sizeOf = (chapter: Chapter): number => chapter.text.length + chapter.words.length + chapter.clauses.length;

/** Cut a text into clauses, hits and the rest. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  const hits = hitsIn(text, wanted);
  const found: Piece[] = [];
  let at = 0;
  for (const part of text.split(CLAUSE)) {
    const isClause = CLAUSE.test(part) && words.has(part);
    if (isClause) found.push({ text: part, isClause, isHit: hits.slice(at, at + part.length).some(Boolean) });
    else
      for (let from = 0; from < part.length; ) {
        const isHit = hits[at + from] ?? false;
        let to = from + 1;
        while (to < part.length && hits[at + to] === isHit) to++;
        found.push({ text: part.slice(from, to), isClause, isHit });
        from = to;
      }
    at += part.length;
  }
  return found;
}

/** For every letter of a text whether it belongs to something that is wanted. */
function hitsIn(text: string, wanted: readonly string[]): boolean[] {
  const plain = folded(text);
  const hits = Array<boolean>(plain.length).fill(false);
  for (const word of wanted)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  return hits;
}

/** A text in small letters without accents, letter for letter as long as it was. */
function folded(text: string): string {
  const plain = (letter: string) => letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);
  return text.normalize("NFC").replace(/./g, plain).replace(/['ʼ`]/g, "’").replace(/[«»“”„]/g, '"');
}
