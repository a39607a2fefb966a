/** From what comes over the wire to what can be drawn. */

import type { Seat } from "./art/seats";

export interface Point {
  x: number;
  y: number;
}

export const seatOf = (n: number): Seat => (n % 6) as Seat;
