/** A phone is at most this wide; on its side, at most this high. In pixels. */
export const PHONE_WIDTH = 560;
export const LOW_HEIGHT = 480;
/** A page up to this width has no column beside the table for log and chat. */
const NARROW_WIDTH = 900;

/**
 * The breakpoints of the page: `@media (--phone)` in a style, which scripts/breakpoints.ts replaces by the query, and
 * `BREAKPOINTS.phone` in a script. Boards share the window with other things and measure themselves instead: see the
 * `layout.ts` of each game.
 */
export const BREAKPOINTS = {
  phone: `(max-width: ${PHONE_WIDTH}px)`,
  "beyond-phone": `(min-width: ${PHONE_WIDTH + 1}px)`,
  narrow: `(max-width: ${NARROW_WIDTH}px)`,
  wide: `(min-width: ${NARROW_WIDTH + 1}px)`,
  /** Too low for seats, board and foot above each other: they are side by side. */
  low: `(max-height: ${LOW_HEIGHT}px)`,
  /** A phone on its side. */
  sideways: `(max-height: ${LOW_HEIGHT}px) and (orientation: landscape)`,
  /** The hall shows four games side by side. */
  "four-columns": "(min-width: 70rem)",
} as const;

/** The board has a column beside it. */
export const ROOMY = `${BREAKPOINTS.wide} and (min-height: ${LOW_HEIGHT + 1}px)`;

/** The same for parts of the page that are containers: `@container (--tight-facts)` in a style. */
export const CONTAINERS = {
  /** The facts of a seat where many sit side by side. */
  "tight-facts": "(max-width: 7rem)",
  /** … where a few sit side by side. */
  "close-facts": "(max-width: 11rem)",
  /** A hand with room between its cards. */
  "roomy-hand": "(min-width: 40rem)",
  /** A hand with room for large cards. */
  "ample-hand": "(min-width: 68rem)",
} as const;
