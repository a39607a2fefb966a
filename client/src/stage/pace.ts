/** How long what happens at the table stays on screen: long enough to read it, as fast as its reader likes. */

/** Slowest first; `once` shows nothing between two states. */
export const PACES = ["ease", "brisk", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** At ease: to see where it happened, and to read a word of the sentence or of the card. */
const LOOK_MS = 600;
const WORD_MS = 220;
/** A card is shown as long as reading so many of its words takes; later it can be pointed at. */
const MAX_CARD_WORDS = 14;
/** Nothing is said: something only moves. */
const SILENT_MS = 450;
/** What all should look up to is shown this much longer. */
export const MOMENT_MS = 1400;
/** What one has just done oneself needs no reading. */
const OWN_MS = 500;
const SPEED: Record<Pace, number> = { ease: 1, brisk: 1.8, quick: 4.5, once: Infinity };

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How long a sentence, and the text of a card that is shown with it, stay on screen. */
export function readingMs(sentence: string, card: string, isOwn: boolean, pace: Pace, more = 0): number {
  const words = wordsIn(sentence) + Math.min(MAX_CARD_WORDS, wordsIn(card));
  const atEase = isOwn ? OWN_MS : words ? LOOK_MS + WORD_MS * words : SILENT_MS;
  return (atEase + more) / SPEED[pace];
}
