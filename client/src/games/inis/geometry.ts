/**
 * Where the tiles lie, and what stands on them. A tile is three hexagons, on a lattice with the axes across and down.
 * Corners of hexagons have whole numbers for their places, in half widths and half sides, so that neighbours agree on
 * where their border was cut.
 */

import { HEX_SIDE } from "./art/terrain";
import { noise } from "../../art/noise";
import type { Point } from "../../art/point";
import type { InisTerritory } from "../../api/wire";

export { HEX_SIDE };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A hexagon: across, down. */
export type Hex = readonly number[];
type Corner = readonly [number, number];

const HALF_WIDTH = (HEX_SIDE * Math.sqrt(3)) / 2;
const HALF_SIDE = HEX_SIDE / 2;
/** The corners around the middle of a hexagon, clockwise from the top. */
const AROUND: readonly Corner[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
/** How far the cut strays from corners and edges. */
const STRAY = { corner: 0.14 * HEX_SIDE, edge: 0.15 * HEX_SIDE };

const lying = ([i, j]: Corner): Point => ({ x: i * HALF_WIDTH, y: j * HALF_SIDE });
const middle = ([across = 0, down = 0]: Hex): Corner => [2 * across + down, 3 * down];
const astray = (i: number, j: number, n: number): number => noise(i, j, n) - 0.5;

/** The middle of a tile: the corner that its hexagons share. */
export function centreOf(hexes: readonly Hex[]): Point {
  const points = hexes.map(pointOf);
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** The middle of a hexagon. */
export const pointOf = (hex: Hex): Point => lying(middle(hex));

/** Whether a tile has its single hexagon above the two others. */
export function isUpright(hexes: readonly Hex[]): boolean {
  const downs = hexes.map(([, down = 0]) => down);
  return Math.max(...downs) - mean(downs) < 0.5;
}

export function boxOf(hexes: readonly Hex[]): Box {
  const points = hexes.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - HALF_WIDTH,
    right: Math.max(...xs) + HALF_WIDTH,
    top: Math.min(...ys) - HEX_SIDE,
    bottom: Math.max(...ys) + HEX_SIDE,
  };
}

/** The coast of a tile, cut by hand, as points around its middle; neighbours have the same border. */
export function coastOf(hexes: readonly Hex[]): Point[] {
  const sides = new Map<string, [Corner, Corner]>();
  for (const hex of hexes) {
    const [i, j] = middle(hex);
    const corners = AROUND.map(([x, y]): Corner => [i + x, j + y]);
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % 6]!;
      if (!sides.delete(`${to} ${from}`)) sides.set(`${from} ${to}`, [from, to]);
    });
  }
  const next = new Map([...sides.values()].map(([from, to]) => [String(from), { from, to }]));
  const centre = centreOf(hexes);
  const points: Point[] = [];
  let side = [...next.values()][0];
  for (let n = 0; side && n < next.size; n++) {
    points.push(...cut(side.from, side.to));
    side = next.get(String(side.to));
  }
  return points.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y }));
}

/** An edge from a corner to just before the next one, the same in both directions. */
function cut(from: Corner, to: Corner): Point[] {
  const [a, b] = [corner(from), corner(to)];
  const isBack = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [i, j] = [from[0] + to[0], from[1] + to[1]];
  const [sign, order] = isBack ? [-1, [1, 0]] : [1, [0, 1]];
  const between = [0.34, 0.66].map((t, n): Point => {
    const off = (sign * STRAY.edge * astray(i, j, 2 + order[n]!)) / HEX_SIDE;
    return { x: a.x + (b.x - a.x) * t - (b.y - a.y) * off, y: a.y + (b.y - a.y) * t + (b.x - a.x) * off };
  });
  return [a, ...between];
}

function corner(at: Corner): Point {
  const { x, y } = lying(at);
  return { x: x + STRAY.corner * astray(...at, 0), y: y + STRAY.corner * astray(...at, 1) };
}

/** Points as a closed path around a middle, drawn in towards it by a share. */
export function pathOf(points: readonly Point[], scale = 1, middle: Point = { x: 0, y: 0 }): string {
  const corners = points.map(({ x, y }) => `${(middle.x + x * scale).toFixed(1)} ${(middle.y + y * scale).toFixed(1)}`);
  return `M${corners.join("L")}z`;
}

/** The ground that belongs to a spot alone: the triangle between the middles of its three hexagons, around its own. */
export function heartOf(hexes: readonly Hex[]): string {
  const centre = centreOf(hexes);
  return pathOf(hexes.map(pointOf).map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y })));
}

// Positions on a tile, relative to its middle: clans on the two hexagons, buildings and signs on the single one.

/** The positions of clans by the number of groups, in sides from the middle. */
const CLANS_ACROSS: readonly (readonly number[])[] = [
  [],
  [-0.87],
  [-0.87, 0.87],
  [-1.25, -0.6, 0.87],
  [-1.25, -0.6, 0.6, 1.25],
];
/** Heights on a tile with the single hexagon below, and on one with it above. */
const HEIGHTS_ON_TILE = {
  clans: [-0.3, 1.14],
  name: [0.34, 0.3],
  buildings: [1.14, -0.6],
  signs: [1.58, -1.5],
} as const;

const height = (hexes: readonly Hex[], what: keyof typeof HEIGHTS_ON_TILE): number =>
  HEIGHTS_ON_TILE[what][isUpright(hexes) ? 1 : 0] * HEX_SIDE;

/** Where the feet of a seat's clans are in a territory, on the island. */
export function footing(land: InisTerritory, seat: number): Point {
  const { x, y } = centreOf(land.hexes);
  const n = land.groups.findIndex((group) => group.seat === seat);
  const across = CLANS_ACROSS[land.groups.length]?.[n] ?? 0;
  return { x: x + across * HEX_SIDE, y: y + height(land.hexes, "clans") };
}

export const nameHeight = (hexes: readonly Hex[]): number => height(hexes, "name");

/** Where the feet of the buildings are, around the middle of the tile. */
export function buildingFooting(hexes: readonly Hex[], n: number, all: number): Point {
  const pitch = Math.min(0.62, 1.7 / all) * HEX_SIDE;
  return { x: (n - (all - 1) / 2) * pitch, y: height(hexes, "buildings") };
}

export function signFooting(hexes: readonly Hex[], n: number): Point {
  return { x: (n - 0.5) * 0.56 * HEX_SIDE, y: height(hexes, "signs") };
}

/** The scale of pieces: larger when the island is zoomed out. */
export const pieceScale = (zoom: number): number => Math.min(1.2, Math.max(1, 0.8 / zoom));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
