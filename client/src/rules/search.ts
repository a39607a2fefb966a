/** Searching the rules: which texts match, and where in them the words stand. */

import { texts } from "../text/texts.svelte";

/** A piece of a text: the id of a clause, a hit, or neither. */
export interface Piece {
  text: string;
  isClause: boolean;
  isHit: boolean;
}

const CLAUSE = /\b([A-Z]{3}-(?:[A-Z]+-)?[A-Z]*\d+)\b/;

/** The longest query, in letters. */
export const LONGEST = 200;

/** The words of a query. */
export const wordsOf = (query: string): string[] =>
  [...new Set(folded(query.slice(0, LONGEST)).split(/[\s"]+/))].filter(Boolean);

/** Whether a text contains all the words, in any order. */
export function holds(text: string, wanted: readonly string[]): boolean {
  const plain = folded(text);
  return wanted.every((word) => plain.includes(word));
}

/** Cut a text into clauses, hits and plain text. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  const hits = hitsIn(text, wanted);
  const found: Piece[] = [];
  let at = 0;
  for (const part of text.split(CLAUSE)) {
    const isClause = CLAUSE.test(part) && texts.has(part);
    if (isClause) found.push({ text: part, isClause, isHit: hits.slice(at, at + part.length).some(Boolean) });
    else
      for (let from = 0; from < part.length;) {
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

/** For each letter whether it is part of a hit. */
function hitsIn(text: string, wanted: readonly string[]): boolean[] {
  const plain = folded(text);
  const hits = Array<boolean>(plain.length).fill(false);
  for (const word of wanted)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  return hits;
}

/** A text in lower case without accents, of the same length. */
function folded(text: string): string {
  const plain = (letter: string) => letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);
  return text
    .normalize("NFC")
    .replace(/./g, plain)
    .replace(/['ʼ`]/g, "’")
    .replace(/[«»“”„]/g, '"');
}
