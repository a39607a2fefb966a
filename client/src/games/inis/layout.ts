/** How the board and the hand divide the space that it has, in pixels. */

/** From this width on there is a side beside the island. */
export const WIDE = 620;
/** The width of that side. */
export const SIDE = 250;
/** From this height on, a narrow board keeps a band above the island free for the buttons. */
export const TALL = 320;
/** The height of that band. */
export const BAND = 46;
/** The width that the buttons take on a wide board. */
export const BUTTONS = 56;
/** The space kept free below the cards at the side. */
export const TIGHT = 24;
/** Cards to choose from lie beside the island if this much is left for it, else over it. */
export const ENOUGH = 210;

/** The width of a card in the hand, by the width of the hand and the height of the page. */
export const handCardIn = (width: number, height: number): number =>
  height < 480 ? 45 : width < 560 ? 62 : width < 1000 ? 76 : 92;
