/** How the board divides its space, in pixels. */

/** From this excess of width over height on, there is room on both sides of the board, or on one. */
const BOTH_SIDES_FROM = 320;
const ONE_SIDE_FROM = 84;
/** The least height of what lies below the board, with the gap. */
const STRIP = 48;
/** From this height of what lies below the board on, the prizes won have room there. */
export const WON_FROM = 104;
/** A board smaller than this has no margin: every square is to be touched. */
export const TIGHT_BELOW = 480;

export type Layout = "broad" | "beside" | "strip";

/** What lies where, and how long a side of the board is. */
export function layoutOf(width: number, height: number): { layout: Layout; side: number } {
  if (width > height + BOTH_SIDES_FROM) return { layout: "broad", side: height };
  if (width > height + ONE_SIDE_FROM) return { layout: "beside", side: height };
  return { layout: "strip", side: Math.max(0, Math.min(width, height - STRIP)) };
}
