/** How the board and the hand divide their space: in pixels, or as CSS for a `style:--…`. */

/** From this width on there is room for the columns of all players. */
export const COLUMNS_FROM_WIDTH = 640;
/** From this ratio of width to height on, the columns lie beside the paths, else below them. */
export const BESIDE_FROM_RATIO = 1.15;
/** Below this height the columns of all players lie side by side. */
export const LOW_BELOW_HEIGHT = 400;

/** The width of the paths with the columns beside them, by --width and --height of the board; that of the columns. */
export const PATHS_WIDTH = "min(var(--width) * 0.54, var(--height) * 1.18)";
export const MAX_SIDE_WIDTH = "46rem";

/** The letters of the columns beside the paths, by the --side that is left and the --height of the board. */
export function columnLetters(seats: number, height: number): string {
  const areInTwoRows = seats > 2 && height >= LOW_BELOW_HEIGHT;
  const share = seats > 2 && height < LOW_BELOW_HEIGHT ? 0.022 : 0.033;
  const lines = areInTwoRows ? 20.2 : 10.2;
  return `clamp(0.8rem, min(var(--side) * ${share}, (var(--height) * 0.83 - 5.4rem) / ${lines}), 1.3rem)`;
}
/** … below the paths, and of the reader's own where only they are shown. */
export const LOWER_LETTERS = "0.9rem";
export const OWN_LETTERS = "clamp(0.85rem, var(--height) * 0.05, 1rem)";
/** The number of cards shown in a narrow column. */
export const MAX_NARROW_CARDS = 3;

/** The width of a pile beside the paths and below them; its height where only its upper half is seen. */
export const PILE_WIDTH = "clamp(2.6rem, min(var(--side) * 0.11, var(--height) * 0.12), 5.4rem)";
export const LOWER_PILE_WIDTH = "3.4rem";
export const HALF_PILE_HEIGHT = "clamp(2rem, var(--height) * 0.11, 2.75rem)";
/** The height of the list of covered cards: one line or, on a board that is higher than 470 pixels, two. */
export const COVERED_HEIGHT = "clamp(1.15rem, (var(--height) - 470px) * 10, 2.3rem)";

/** The hand keeps room for this many cards. */
export const MIN_SLOTS = 8;
/** The width of a card in the hand, by the --width of the hand. */
export const HAND_CARD = "clamp(2.9rem, var(--width) * 0.085, 4.6rem)";
