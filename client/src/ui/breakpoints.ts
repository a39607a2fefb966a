/**
 * The breakpoints of the page: `@media (--phone)` in a style, `BREAKPOINTS.phone` in a script. vite.config.ts fills them
 * in. Boards measure themselves instead, for they share the window with other things: see the `layout.ts` of each game.
 */
export const BREAKPOINTS = {
  phone: "(max-width: 560px)",
  "beyond-phone": "(min-width: 561px)",
  /** The table has no column beside it for log and chat. */
  narrow: "(max-width: 900px)",
  wide: "(min-width: 901px)",
  /** A phone on its side. */
  low: "(max-height: 480px)",
  /** Too low for seats, board and foot at once: the page is scrolled. */
  short: "(max-height: 560px)",
  /** Room for the cards of a family below its facts. */
  tall: "(min-height: 700px)",
  /** Wide enough for the hand beside the prompt, too low for it below. */
  laptop: "(min-width: 1200px) and (max-height: 720px)",
  /** The hall shows four games side by side. */
  "four-columns": "(min-width: 70rem)",
} as const;
