/** Where the cards of the row lie: in lines that turn at their ends like a furrow, as large as the field allows. */

import type { Point } from "../../art/point";
import type { OriflammeDirection, OriflammeSpot, OriflammeTable, OriflammeThing } from "../../api/wire";
import { BETTER_BY, CARD, CELL, FANNED_PITCH, HEAD, LINE_SHARE, LOOSE, MIN_COLUMNS, SCALE, STACK_EDGE } from "./layout";

export interface Grid {
  scale: number;
  width: number;
  height: number;
  /** The top left corner of each card's place. The first is the start of the row, the last its end. */
  places: Point[];
}

/** A card of the row and its depth: 0 is on top. */
export interface Lying {
  thing: OriflammeThing;
  spot: OriflammeSpot;
  n: number;
  depth: number;
}

export function lyingIn(table: OriflammeTable): Lying[] {
  return table.row.flatMap((spot, n) =>
    spot.stack.map((thing, i) => ({ thing, spot, n, depth: spot.stack.length - 1 - i })),
  );
}

/** Lay out a row of `spots` positions, and a place at each of its ends, across the whole width of the field. */
export function gridOf(spots: number, width: number, height: number, direction: OriflammeDirection): Grid {
  const count = spots + 2;
  const { columns, scale } = fit(count, width, height);
  const lines = Math.ceil(count / columns);
  const cell = { width: width / columns, height: Math.min(height / lines, CELL.height * scale * LOOSE) };
  const needed = Math.max(cell.height, CELL.height * scale);
  const left = (cell.width - CARD.width * scale) / 2;
  const free = Math.max(0, height - lines * needed);
  const top = free * (lines === 1 ? 0.72 : 0.5) + (needed - CELL.height * scale) / 2 + HEAD * scale;
  const places = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const along = i % columns;
    const goesRight = (line % 2 === 0) === (direction !== "left");
    return { x: left + (goesRight ? along : columns - 1 - along) * cell.width, y: top + line * needed };
  });
  return { scale, width, height: Math.max(height, lines * needed), places };
}

/** Find how many positions a line has, so that the cards are as large as can be. */
function fit(count: number, width: number, height: number): { columns: number; scale: number } {
  const most = Math.min(SCALE.most, width / (MIN_COLUMNS * CELL.width), (height * LINE_SHARE) / CELL.height);
  let best = { columns: count, scale: 0 };
  for (let lines = 1; lines <= count; lines++) {
    const columns = Math.ceil(count / lines);
    const scale = Math.min(width / (columns * CELL.width), height / (lines * CELL.height), most);
    if (scale > best.scale * BETTER_BY) best = { columns, scale };
  }
  if (best.scale >= SCALE.least) return best;
  const columns = Math.max(MIN_COLUMNS, Math.floor(width / (CELL.width * SCALE.least)));
  return { columns, scale: width / (columns * CELL.width) }; // the field is scrolled
}

/** The place of a card: in its stack, or spread out. */
export function pointOf(grid: Grid, n: number, depth: number, height: number, isFanned: boolean): Point {
  const place = grid.places[n + 1] ?? { x: 0, y: 0 };
  if (!isFanned) {
    const seen = Math.min(depth, STACK_EDGE.most);
    return { x: place.x, y: place.y - STACK_EDGE.y * seen * grid.scale };
  }
  const room = grid.width / grid.scale - CARD.width;
  const pitch = Math.min(FANNED_PITCH, room / Math.max(1, height - 1)) * grid.scale;
  const spread = pitch * (height - 1);
  const left = Math.min(Math.max(0, place.x - spread / 2), grid.width - spread - CARD.width * grid.scale);
  return { x: left + pitch * (height - 1 - depth), y: place.y };
}
