/** How the board divides the space that it has, in pixels. */

/** From this width on there is room for the columns of all players. */
export const WIDE = 640;
/** From this ratio of width to height on, the columns lie beside the paths, else below them. */
export const BROAD = 1.15;
/** Below this height the columns of all players lie side by side. */
export const LOW = 400;
