/** A phone is at most this wide; on its side, at most this high. In pixels. */
export const PHONE_WIDTH = 560;
export const LOW_HEIGHT = 480;

/**
 * The breakpoints of the page: `@media (--phone)` in a style, which vite.config.ts replaces by the query, and
 * `BREAKPOINTS.phone` in a script. Boards share the window with other things and measure themselves instead: see the
 * `layout.ts` of each game.
 */
export const BREAKPOINTS = {
  phone: `(max-width: ${PHONE_WIDTH}px)`,
  "beyond-phone": `(min-width: ${PHONE_WIDTH + 1}px)`,
  /** The table has no column beside it for log and chat. */
  narrow: "(max-width: 900px)",
  wide: "(min-width: 901px)",
  /** A phone on its side. */
  low: `(max-height: ${LOW_HEIGHT}px)`,
  /** Too low for seats, board and foot at once: the page is scrolled. */
  short: "(max-height: 560px)",
  /** Room for the cards of a family below its facts. */
  tall: "(min-height: 700px)",
  /** Wide enough for the hand beside the prompt, too low for it below. */
  laptop: "(min-width: 1200px) and (max-height: 720px)",
  /** The hall shows four games side by side. */
  "four-columns": "(min-width: 70rem)",
} as const;
