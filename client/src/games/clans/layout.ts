/** How the board divides the space that it has, in pixels. */

/** From this excess of width over height on, there is room on both sides of the board. */
export const BROAD = 320;
