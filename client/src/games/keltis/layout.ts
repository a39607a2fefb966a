/** How the board divides its space, in pixels. */

/** From this width on there is room for the columns of all players. */
export const COLUMNS_FROM_WIDTH = 640;
/** From this ratio of width to height on, the columns lie beside the paths, else below them. */
export const BESIDE_FROM_RATIO = 1.15;
/** Below this height the columns of all players lie side by side. */
export const LOW_BELOW_HEIGHT = 400;
