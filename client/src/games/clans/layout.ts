/** How the board divides its space, in pixels. */

/** From this excess of width over height on, there is room on both sides of the board. */
export const SIDES_FROM_EXCESS = 320;
