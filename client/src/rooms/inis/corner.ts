/** Where on a narrow board the buttons are: in the corner where they cover the least land. */

import type { Point } from "./lattice";

/** What the buttons take, in pixels. */
const BUTTONS = { width: 176, height: 46 };
/** At the top on the left are the cards being played. */
const CORNERS = ["bottom right", "bottom left", "top right"] as const;
export type Corner = (typeof CORNERS)[number];

/** Find it in a window that is free between `top` and `bottom`, where hexagons lie around points. */
export function freestCorner(width: number, top: number, bottom: number, hexes: (Point & { side: number })[]): Corner {
  const shared = (middle: number, half: number, at: number, side: number): number => Math.max(0, half + side - Math.abs(middle - at));
  const covered = CORNERS.map((corner) => {
    const [halfWidth, halfHeight] = [BUTTONS.width / 2, BUTTONS.height / 2];
    const x = corner.endsWith("right") ? width - halfWidth : halfWidth;
    const y = corner.startsWith("bottom") ? bottom - halfHeight : top + halfHeight;
    return hexes.reduce((sum, hex) => sum + shared(x, halfWidth, hex.x, hex.side) * shared(y, halfHeight, hex.y, hex.side), 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? "bottom right";
}
