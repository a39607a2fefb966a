/** Positions on a tile, relative to its middle: clans on the two hexagons, buildings and signs on the single one. */

import type { Point } from "../../art/point";
import type { InisTerritory } from "../../api/wire";
import { centreOf, isUpright, SIDE, type Hex } from "./lattice";

/** The positions of clans by the number of groups, in sides from the middle. */
const FOOTINGS: readonly (readonly number[])[] = [
  [],
  [-0.87],
  [-0.87, 0.87],
  [-1.25, -0.6, 0.87],
  [-1.25, -0.6, 0.6, 1.25],
];
/** Heights on a tile with the single hexagon below, and on one with it above. */
const HEIGHTS = {
  clans: [-0.3, 1.14],
  name: [0.34, 0.3],
  buildings: [1.14, -0.6],
  signs: [1.58, -1.5],
} as const;

const height = (hexes: readonly Hex[], what: keyof typeof HEIGHTS): number =>
  HEIGHTS[what][isUpright(hexes) ? 1 : 0] * SIDE;

/** Where the feet of a seat's clans are in a territory, on the island. */
export function footing(land: InisTerritory, seat: number): Point {
  const { x, y } = centreOf(land.hexes);
  const n = land.groups.findIndex((group) => group.seat === seat);
  const across = FOOTINGS[land.groups.length]?.[n] ?? 0;
  return { x: x + across * SIDE, y: y + height(land.hexes, "clans") };
}

export const nameHeight = (hexes: readonly Hex[]): number => height(hexes, "name");

/** Where the feet of the buildings are, around the middle of the tile. */
export function buildingFooting(hexes: readonly Hex[], n: number, all: number): Point {
  const pitch = Math.min(0.62, 1.7 / all) * SIDE;
  return { x: (n - (all - 1) / 2) * pitch, y: height(hexes, "buildings") };
}

export function signFooting(hexes: readonly Hex[], n: number): Point {
  return { x: (n - 0.5) * 0.56 * SIDE, y: height(hexes, "signs") };
}

/** The scale of pieces: larger when the island is zoomed out. */
export const grown = (zoom: number): number => Math.min(1.2, Math.max(1, 0.8 / zoom));
