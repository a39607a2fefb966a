/** What lies on the island and before the players and belongs to no seat.
 *
 * Buildings stand on the origin, 30 wide and 34 high, the capital 46 and 48; tokens lie around it, 30 across.
 */
import type { Layer } from "../../../art/Layers.svelte";

interface Drawing {
  /** The outline, which a light rim and a dark edge make stand out on any ground. */
  shape: string;
  fill: string;
  layers: readonly Layer[];
}

/** A disc, and one with twelve teeth. */
const DISC = "M0-14a14 14 0 1 1 0 28 14 14 0 0 1 0-28z";
const SUN =
  "M0-15l3.4 2.6 4.1-.6 1.3 4 4 1.3-.6 4.1L15 0l-2.8 3.4.6 4.1-4 1.3-1.3 4-4.1-.6L0 15l-3.4-2.8-4.1.6-1.3-4-4-1.3.6-4.1L-15 0l2.8-3.4-.6-4.1 4-1.3 1.3-4 4.1.6z";

export const PIECES = {
  citadel: {
    shape: "M-13 0l1.5-19-3-3v-9h5.5v3.5h5V-33h8v5.5h5V-31h5.5v9l-3 3L13 0c-8 2-18 2-26 0z",
    fill: "stone",
    layers: [
      ["+stone-shade", "M3.5-26.5h4.5V-30h5.5v7.5l-3 3L12-.7c-3 .8-6 1.2-9 1.2z"],
      ["line", "M-4 1v-7c0-6 8-6 8 0v7z"],
      ["ink", "M-11-19h22M-6-14.5v4M6-14.5v4"],
    ],
  },
  capital: {
    shape:
      "M-22 0v-17l-2-3v-6h5v3h4v-5.5h1.5L-8-42l7 0 0-6 12 3-12 4 5 .5 5.5 12H11v5.5h4v-3h5l4 0v6l-2 3V0c-14 3-30 3-44 0z",
    fill: "stone",
    layers: [
      ["+stone-shade", "M4-26h5v4.5h6v-3h8.5l0 5-2 3v16C15 .6 9 1.2 4 1.3z"],
      ["gold", "M-14.5-27l8-14.5h8L9.5-27c-8 3-16 3-24 0z"],
      ["+gold-shade", "M-1.5-41h2.5l7.5 13.5c-3 1-6 1.5-9 1.5z"],
      ["crimson", "M-1-48l12 3-12 4z"],
      ["line", "M-6 2v-9c0-8 11-8 11 0v9z"],
      ["ink", "M-22-17h11M10-17h12M-8-25v7M5-25v7M-16-12v4M15-12v4"],
    ],
  },
  sanctuary: {
    shape: "M-15 0c0-4 3-6 7-6l-1-18c1-6 5-9 9-10 5 1 8 5 9 11l-1 17c4 0 7 2 7 6-8 3-22 3-30 0z",
    fill: "bone",
    layers: [
      ["moss", "M-15 0c0-4 3-6 7-6 5-3 11-3 16 0 4 0 7 2 7 6-8 3-22 3-30 0z"],
      ["bone", "M-8-4l-1-20c1-6 5-9 9-10 5 1 8 5 9 11l-1 19c-4 2-12 2-16 0z"],
      ["+stone", "M3-32c3 2 4 5 5 9l-1 18-4 1c2-10 2-18 0-28z"],
      [
        "ink",
        "M-.3-19.5c1.6-1 2.6 1 1.3 2.2-2.3 1.6-5-.8-3.8-3.7 1.6-3.6 7-2.8 7.6 1.5.4 4.5-3.8 6.8-7.3 5.5M-3-9.5h6",
      ],
    ],
  },
  festival: {
    shape: SUN,
    fill: "heather",
    layers: [
      ["oak", "M-9 8.5l14-6.5 2 3L-7 11.5zM9 8.5L-5 2l-2 3L7 11.5z"],
      ["flame", "M0 6c-6 0-8-5-5.5-9C-5-1-4-.5-3-.5-4-5-2-9 2-11c-.5 3 .5 5 2.5 6.5.8-.6 1-1.5 1-2.5C9-2 7 6 0 6z"],
      ["+flame-core", "M0 5c-3 0-3.5-3-1-6 .5 1.5 1.2 1.5 1.5-1C3.5 1 3.5 5 0 5z"],
    ],
  },
  brenn: {
    shape: DISC,
    fill: "sea-shade",
    layers: [
      [
        "gold",
        "M-3.5 6.5C-8 5-9 1-8.5-2-7.5-10.5 7.5-10.5 8.5-2 9 1 8 5 3.5 6.5l1.3 3.2C10.5 7.5 12.5 3 12-2 10.5-15 -10.5-15-12-2-12.5 3-10.5 7.5-4.8 9.7z",
      ],
      ["gold", "M-4 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1-4 5zM4 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 4 5z"],
      ["ink", "M-10.5-3.5l3 .7M10.5-3.5l-3 .7M-6.5-9l1.8 2.7M6.5-9L4.7-6.3M0-11.5v3"],
    ],
  },
  deed: {
    shape: "M0-15L13-3.5 8 12.5H-8L-13-3.5z",
    fill: "gold",
    layers: [
      ["+gold-shade", "M0-14L12-3.3 7.5 11.8H0z"],
      ["bone", "M0-11.5L2.5-8.5 2 3h-4l-.5-11.5z"],
      ["oak", "M-6 2.5h12v3H1.5V10h-3V5.5H-6z"],
    ],
  },
  pretender: {
    shape: DISC,
    fill: "crimson",
    layers: [
      ["gold", "M-8.5 7L-10-5.5l5.5 4L0-9l4.5 7.5 5.5-4L8.5 7z"],
      ["+gold-shade", "M0-8l4 7.5 5-3.5L7.7 6.2H0z"],
      ["ink", "M-8 3.5H8"],
    ],
  },
} as const satisfies Record<string, Drawing>;
export type PieceName = keyof typeof PIECES;
