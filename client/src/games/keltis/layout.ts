/** How the board and the hand divide their space: in pixels, or as CSS for a `style:--…`. */

/** From this width on there is room for the columns of all players. */
const COLUMNS_FROM_WIDTH = 640;
/** From this ratio of width to height on, the columns lie beside the paths, else below them. */
const BESIDE_FROM_RATIO = 1.15;
/** Below this height there is room beside the paths only. */
const LOW_BELOW_HEIGHT = 430;

/**
 * Wide: piles and all columns beside the paths. Tall: below them. Narrow: the piles and one seat's columns below the
 * paths. Low: beside them.
 */
export type Shape = "wide" | "tall" | "narrow" | "low";

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW_BELOW_HEIGHT && width > height * BESIDE_FROM_RATIO && width < COLUMNS_FROM_WIDTH * 1.1) return "low";
  if (width < COLUMNS_FROM_WIDTH) return "narrow";
  return width > height * BESIDE_FROM_RATIO ? "wide" : "tall";
}

/** The width of the paths with the columns beside them, by --width and --height of the board; that of the columns. */
export const PATHS_WIDTH = "min(var(--width) * 0.585, var(--height) * 1.02)";
export const LOW_PATHS_WIDTH = "min(var(--width) - 7.6rem, var(--height) * 1.2)";
export const MAX_SIDE_WIDTH = "44rem";

/** From this width on, five columns side by side have room for three cards each. */
const THREE_CARDS_FROM_WIDTH = 420;

/** The number of cards shown in a narrow column. */
export const narrowCards = (width: number, shape: Shape): number =>
  shape === "narrow" && width < THREE_CARDS_FROM_WIDTH ? 2 : 3;

/** The width of a pile beside the paths; the height of one below them. */
export const PILE_WIDTH = "clamp(2.6rem, min(100cqw * 0.125, var(--height) * 0.125), 6rem)";
export const LOWER_PILE_HEIGHT = "clamp(2rem, var(--height) * 0.075, 2.6rem)";

/** A finger hits what is this high, in pixels. */
export const MIN_TOUCH = 32;

/** The hand keeps room for this many cards. */
export const MIN_SLOTS = 8;
/** The width of a card in the hand, by the --width of the hand. */
export const HAND_CARD = "clamp(2.9rem, var(--width) * 0.085, 4.6rem)";
