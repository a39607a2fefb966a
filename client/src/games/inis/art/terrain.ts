/** The sixteen territories: tiles of three hexagons around a common corner, which is the origin of the drawing. */
import { at, type Layer } from "../../../art/Layers.svelte";
import { noise } from "../../../art/noise";
import { MOTIFS, type Motif } from "./motifs";

/** The length of a hexagon's side: one hexagon is √3 sides wide and two high, a corner at its top. */
export const HEX_SIDE = 60;

const HEX_HALF_WIDTH = (HEX_SIDE * Math.sqrt(3)) / 2;
type Point = readonly [x: number, y: number];

/** The corners of a tile that lies the first way round, two hexagons above one; the other way is its mirror image. */
const CORNERS: readonly Point[] = [
  [0, -1],
  [1, -1.5],
  [2, -1],
  [2, 0],
  [1, 0.5],
  [1, 1.5],
  [0, 2],
  [-1, 1.5],
  [-1, 0.5],
  [-2, 0],
  [-2, -1],
  [-1, -1.5],
].map(([x, y]) => [x! * HEX_HALF_WIDTH, y! * HEX_SIDE] as const);

/** The outline of a tile that lies the first way round. */
export const TILE = `M${CORNERS.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;

/** Return a clearing within a tile, cut a little differently for every seed. */
export function clearing(seed: number): string {
  const points = CORNERS.map(([x, y], i): Point => {
    const inwards = 0.8 + 0.12 * noise(seed, i);
    return [x * inwards, y * inwards];
  });
  const middle = (i: number): string => {
    const [[x, y], [nextX, nextY]] = [points.at(i % 12)!, points.at((i + 1) % 12)!];
    return `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  };
  return `M${middle(11)}${points.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`).join("")}z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

type Planting = readonly [motif: Motif, ...places: Point[]];

interface Land {
  /** What the territory is known by: it stands a little above the common corner, which is left to a name. */
  landmark: readonly Planting[];
  size?: number;
  /** What else there is. */
  around: readonly Planting[];
  /** What lies on the ground itself, as a river. */
  flat?: readonly Layer[];
}

/** How far above the common corner the landmark stands. */
export const LIFT = 17;
const MIDDLE: Point = [0, 0];

const LAND = {
  cove: {
    landmark: [["boat", MIDDLE]],
    flat: [
      ["+sea", "M-52 30l-17-10c14-4 25-12 33-22 8-16 32-20 50-14 20 6 27 20 18 30-12 12-36 10-52 18-12 4-26 10-32 24z"],
      ["+sea-shade", "M-54 29c12-2 22-10 30-18 12-8 36-4 52-8 8 4 4 10-2 13-12 8-34 6-50 14-10 4-20 8-28 14z"],
      ["ink", "M-67 20c13-4 23-12 31-22 8-16 32-20 50-14 20 6 27 20 18 30-12 12-36 10-52 18-12 4-26 10-31 22"],
    ],
    around: [
      ["wave", [-81, -49], [54, -65], [24, 86]],
      ["blade", [-54, 5], [84, -44], [-29, 80]],
    ],
  },
  forest: {
    landmark: [
      ["pine", [-23, -7], [23, -7]],
      ["tree", MIDDLE, [-11, 13], [12, 14]],
    ],
    around: [
      ["pine", [-83, -46], [52, -65], [29, 80]],
      ["tree", [-52, -65], [84, -44], [-80, -9], [-29, 80]],
    ],
  },
  gates: {
    landmark: [["lintel", MIDDLE]],
    size: 1.15,
    around: [
      ["spark", [-83, -46], [54, -65], [81, -11], [-29, 79]],
      ["stone", [-80, -9], [83, -46], [29, 79]],
    ],
  },
  highlands: {
    landmark: [["plateau", MIDDLE]],
    size: 1.1,
    around: [
      ["ledge", [-83, -47], [81, -10], [29, 80]],
      ["blade", [-52, -65], [54, -65], [-28, 80]],
    ],
  },
  hills: {
    landmark: [["downs", MIDDLE]],
    around: [["hummock", [-83, -47], [80, -9], [54, -65], [-29, 80]]],
  },
  "iron-mine": {
    landmark: [
      ["mound", MIDDLE],
      ["mouth", MIDDLE],
    ],
    around: [["ore", [-83, -46], [-52, -65], [81, -11], [28, 81], [55, -65]]],
  },
  "lost-vale": {
    landmark: [
      ["crags", MIDDLE],
      ["tarn", MIDDLE],
    ],
    around: [
      ["peak", [-84, -45], [84, -45], [0, 95]],
      ["pine", [-80, -9], [52, -65]],
    ],
  },
  meadows: {
    landmark: [["sheep", MIDDLE]],
    size: 1.3,
    around: [
      ["flower", [-83, -46], [-54, -65], [81, -11], [29, 79], [-9, 94]],
      ["blade", [54, -65], [-30, 78], [-26, 10]],
    ],
  },
  "misty-lands": {
    landmark: [["fog", MIDDLE]],
    around: [["mist", [-80, -50], [58, -64], [79, -7], [-19, 89]]],
  },
  moor: {
    landmark: [["thorn", MIDDLE]],
    size: 1.2,
    around: [["heather", [-83, -46], [-52, -65], [81, -11], [54, -65], [28, 81], [-29, 79], [-79, -8]]],
  },
  mountains: {
    landmark: [["range", MIDDLE]],
    around: [["peak", [-83, -47], [54, -65], [81, -11], [-28, 81], [29, 80]]],
  },
  plains: {
    landmark: [["sheaf", MIDDLE]],
    size: 1.2,
    around: [["wheat", [-84, -44], [-72, -58], [81, -10], [70, 0], [55, -65], [30, 78], [20, 89], [-29, 79]]],
  },
  "salt-mine": {
    landmark: [
      ["salt", MIDDLE],
      ["mouth", MIDDLE],
    ],
    around: [["crystal", [-84, -45], [-52, -65], [81, -11], [29, 80]]],
  },
  "stone-circle": {
    landmark: [["stone", [-11, -17], [11, -17], [-29, -7], [29, -7], [-24, 13], [24, 13], [0, 20]]],
    around: [["blade", [-80, -46], [53, -65], [80, -12], [-28, 81]]],
  },
  swamp: {
    landmark: [
      ["pool", [-15, -10], [17, 2], [-9, 15]],
      ["reed", [-34, 2], [33, -14]],
    ],
    around: [
      ["pool", [-83, -46], [81, -10], [22, 87]],
      ["reed", [-52, -65], [57, -65], [-28, 81]],
    ],
  },
  valley: {
    landmark: [],
    around: [
      ["hummock", [-28, -22], [29, -12]],
      ["tree", [-84, -45], [52, -65], [81, -11], [26, 83], [-54, -65]],
    ],
    flat: [
      ["+sea", "M0-60c-2 16 9 30 1 44-8 14-32 18-39 34l-14 12 12 7c4-8 10-12 18-18 14-10 32-18 36-30 6-16-2-32-2-55z"],
      ["ink", "M-3-58c2 16 12 28 4 42-8 14-32 18-39 34l-8 7M12-66c0 23 8 39 2 55-4 12-22 20-36 30-8 6-16 12-20 18"],
    ],
  },
} satisfies Record<string, Land>;
export type Territory = keyof typeof LAND;
export const TERRITORIES = Object.keys(LAND) as Territory[];

/** Return the layers of a motif at several places, as few paths as it has colours. */
function planted(motif: Motif, places: readonly Point[]): Layer[] {
  if (!places.length) return [];
  return MOTIFS[motif].map(([colour, path]) => [colour, places.map(([x, y]) => `M${x} ${y}${path}`).join("")]);
}

/** Return what lies on the ground of a territory, and what stands upon it within a distance of the common corner. */
export function landscape(
  territory: Territory,
  turned: boolean,
  within = 2 * HEX_SIDE,
): { flat: readonly Layer[]; raised: readonly Layer[] } {
  const { landmark, size = 1, around, flat = [] }: Land = LAND[territory];
  const upright = ([x, y]: Point): Point => [x, turned ? -y : y];
  const near = ([x, y]: Point): boolean => Math.hypot(x, y) < within;
  return {
    flat,
    raised: [
      ...around.flatMap(([motif, ...places]) => planted(motif, places.filter(near).map(upright))),
      ...at(
        `translate(0 ${-LIFT}) scale(${size})`,
        landmark.flatMap(([motif, ...places]) => planted(motif, places)),
      ),
    ],
  };
}
