/** How the board and the hand divide their space, in pixels. */

import { LOW_HEIGHT, PHONE_WIDTH } from "../../ui/breakpoints";

/** From this width on there is a side beside the island. */
export const WIDE_FROM_WIDTH = 620;
/** The width of that side. */
export const SIDE_WIDTH = 226;
/** What a prompt with buttons takes of a wide board's foot if there is no hand beside it. */
export const PROMPT_HEIGHT = 62;
/** The most of a narrow board's height that a clash takes from the camera. */
export const MOST_COVERED = 0.62;
/** On a lower board a clash shows only what is needed to go on. */
export const LOW_BOARD = 400;
/** The share of a wide board that a clash takes. */
export const CLASH_SHARE = 0.54;
/** The height of the band above a narrow island for the buttons; on a low board they stand beside it. */
export const BAND_HEIGHT = 46;
/** The width that the buttons take on a wide board. */
export const BUTTONS_WIDTH = 56;
/** The space kept free below the cards at the side. */
export const SIDE_MARGIN = 24;
/** Cards to choose from lie beside the island if this much is left for it, else over it. */
export const MIN_ISLAND = 210;

/** The width of a card in the hand, by the width of the hand and the height of the page; 0: only plates fit. */
export const handCardIn = (width: number, height: number): number =>
  height < LOW_HEIGHT ? 0 : width < PHONE_WIDTH ? 66 : width < 1000 ? 78 : 92;
/** The spaces in the hand. */
export const HAND = {
  /** The least width of a plate: a picture and a name. */
  plate: 112,
  /** Between cards, and what is added between types. */
  gap: 6,
  typeGap: 12,
  /** What the frames of the first and the last card take. */
  frames: 8,
};
