/** The eleven cards of Oriflamme as heraldic vignettes, each in a box of 88 × 84 around the origin. */
import type { OriflammeRole } from "../../../api/wire";
import type { Layer } from "../../../art/Layers.svelte";

/** What a vignette is painted on: sand for characters, crimson for intrigues. */
export interface Ground {
  field: string;
  rays: string;
  /** How strong the rays are. */
  strength: number;
}
const SAND: Ground = { field: "var(--sand)", rays: "var(--gold)", strength: 0.4 };
const CRIMSON: Ground = { field: "var(--crimson-shade)", rays: "var(--crimson)", strength: 0.7 };

interface Vignette {
  ground: Ground;
  layers: Layer[];
}

const BODY: Layer[] = [
  ["cloak", "M-36 42c0-16 8-22 18-25l12-4 6 7 6-7 12 4c10 3 18 9 18 25z"],
  ["+shade", "M0 20l6-7 12 4c10 3 18 9 18 25H9z"],
  ["ink", "M-36 42c0-16 8-22 18-25l12-4 6 7 6-7 12 4c10 3 18 9 18 25"],
];
const FACE: Layer[] = [
  ["skin-shade", "M-6 6v9l6 6 6-6V6z"],
  ["skin", "M-12-14c0-10 24-10 24 0v8c0 10-7 16-12 18-5-2-12-8-12-18z"],
  ["+skin-shade", "M3-20c5 0 8 3 8 6v8C11 3 5 9 1 11 5 1 4-11 3-20z"],
  ["ink", "M-6-5h.01M6-5h.01M-2 5h5M-9-10l5-1M4-11l5 1"],
];
const CROWN = "M-14-16l-3-15 8 6 3-9 6 8 6-8 3 9 8-6-3 15c-8-4-20-4-28 0z";

const ARROW = "M-36 27c6 8 18 10 32 8l-1 6 14-9-12-9-1 6c-12 2-20 0-26-6z";

/** Move layers to another place. */
const moved = (layers: Layer[], place: string): Layer[] => layers.map(([colour, path]) => [colour, path, place]);

const twin = (hair: string): Layer[] => [
  ...BODY,
  ...FACE,
  [hair, "M-13-4c-4-18 2-24 13-24s17 6 13 24c-2-8-3-12-7-14-4 2-12 2-15-1-3 4-3 8-4 15z"],
];

/** The vignettes, in the order in which a hand is sorted. */
export const VIGNETTES: Record<OriflammeRole, Vignette> = {
  prince: {
    ground: SAND,
    layers: [
      ["oak", "M-15-16c-4 10-4 18 0 26h30c4-8 4-16 0-26z"],
      ...BODY,
      ...FACE,
      ["gold", CROWN],
      ["+gold-shade", "M2-26l4-8 3 9 8-6-3 15c-4-2-8-3-12-3z"],
      ["ink", CROWN],
      ["gold", "M0 25l5 5-5 6-5-6z"],
    ],
  },
  twin: {
    ground: SAND,
    layers: [
      ...moved(twin("oak-shade"), "translate(16 4) scale(.92)"),
      ...moved(twin("flame"), "translate(-14 9) scale(.8)"),
    ],
  },
  queen: {
    ground: SAND,
    layers: [
      ["bone", "M-19 30c-9-24-8-56 19-58 27 2 28 34 19 58z"],
      ...BODY,
      ...FACE,
      ["oak", "M-12-6c-2-12 4-14 12-15 8 1 14 3 12 15-2-5-6-9-12-10-6 1-10 5-12 10z"],
      ["gold", CROWN, "translate(0 -5)"],
      ["crimson", "M0-30l3 4-3 5-3-5z"],
      ["gold", "M-10 16l4 7 6 3 6-3 4-7-3 11-7 6-7-6z"],
    ],
  },
  daredevil: {
    ground: SAND,
    layers: [
      ["oak", "M-15-12c-3 9-3 16 1 24h28c4-8 4-15 1-24z"],
      ...BODY,
      ...FACE,
      ["oak", "M0 2c-3-2-7-1-9 2 4 2 7 1 9-1 2 2 5 3 9 1-2-3-6-4-9-2z"],
      ["flame", "M8-24c6-14 20-18 30-13-7 1-8 3-5 6-10 0-17 5-22 13z"],
      ["crimson", "M-15-16c-1-13 6-18 15-18s15 5 14 17z"],
      ["crimson-shade", "M-26-14c10-8 40-9 54-2-5 6-48 7-54 2z"],
      ["stone", "M-35 42l-1-56 4-9 4 9-1 56z"],
      ["gold", "M-42 20c4 3 16 3 20 0v5c-5 3-15 3-20 0z"],
    ],
  },
  apothecary: {
    ground: SAND,
    layers: [
      ...BODY,
      ...FACE,
      ["stone", "M-12-2C-13 12-8 24 0 28 8 24 13 12 12-2 9 3 5 2 0 1-5 2-9 3-12-2z"],
      ["bone", "M-15-2c-5-20 3-28 15-28s20 8 15 28l-5-2c2-8-1-12-10-12s-12 4-10 12z"],
      ["bone", "M19 10V-4h10v14l10 20c2 7-2 11-6 11H15c-4 0-8-4-6-11z"],
      ["moss", "M14 21h20l5 9c2 7-2 11-6 11H15c-4 0-8-4-6-11z"],
      ["oak", "M18-8h12v5H18z"],
      ["+bone", "M18 28a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM27 31a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
    ],
  },
  criminal: {
    ground: SAND,
    layers: [
      ...BODY,
      ...FACE,
      ["line", "M-12-12 0-9l12-3v9l-7 2-5-4-5 4-7-2z"],
      ["+bone", "M-8-8l5 2-1 2-4-1zM8-8 3-6l1 2 4-1z"],
      ["slate-shade", "M-21 22c-8-32 2-50 21-54 19 4 29 22 21 54l-9-4c5-18 2-34-12-36-14 2-17 18-12 36z"],
      ["stone", "M27 42l-3-34 4-12 4 12-3 34z"],
      ["gold", "M18 26h20v4H18zM26 30h4v12h-4z"],
    ],
  },
  schemer: {
    ground: SAND,
    layers: [
      [
        "ink",
        "M44-42 18-36M44-42 26-22M44-42 42-16M44-42 2-42M31-42c0 4-1 5-3 4 3 4 3 6 4 8 3-2 5 0 7 1 2-2 3-2 5-1M16-42c0 4-2 6-2 7 6 5 6 12 8 16 6-2 10 2 14 4 2-2 5-2 8-2",
      ],
      ["oak-shade", "M-14-14c-10 10-4 28-12 44 10 4 18 2 26-2 8 4 16 6 26 2-8-16-2-34-12-44z"],
      ...BODY,
      ...FACE,
      ["oak-shade", "M-13-4c-5-18 3-20 13-20s18 2 13 20c-1-7-5-11-11-13-7 1-13 6-15 13z"],
      ["heather", "M-17-13c-3-13 7-19 17-19s20 6 17 19c-4-7-10-9-17-9s-13 2-17 9z"],
      ["gold", "M-17-13c4-7 10-9 17-9s13 2 17 9l-1 3c-4-6-9-8-16-8s-12 2-16 8z"],
      ["crimson", "M-4 6c2-2 3-1 4-1s2-1 4 1c-2 3-6 3-8 0z"],
      ["ink", "M-9-6c1-1 4-1 5 1M4-5c1-2 4-2 5-1"],
      ["gold", "M-3 20l3 3 3-3 2 5-5 6-5-6z"],
      ["ink", "M33-16v18M28 3l-4-4M28 8h-5M38 3l4-4M38 8h5M29 12l-4 4M37 12l4 4"],
      ["line", "M33 1a5 6 0 1 1 0 13 5 6 0 0 1 0-13z"],
    ],
  },
  substitution: {
    ground: CRIMSON,
    layers: [
      ["gold", "M-8-34c12 4 24 4 38-2 4 26-4 44-18 50C-2 8-10-10-8-34z", "translate(7 12) rotate(8)"],
      ["ink", "M1-18c3-4 6-4 9-1M17-20c3-3 6-3 9 0M7 1c5-6 11-7 16-3", "translate(7 12) rotate(8)"],
      ["bone", "M-32-28c12 5 26 5 38-2C10-4 4 16-12 22-28 16-34-4-32-28z", "translate(-4 6) rotate(-6)"],
      ["ink", "M-24-11c3-4 6-4 9-1M-7-12c3-4 6-4 9-1M-22 0c6 10 16 10 22-2", "translate(-4 6) rotate(-6)"],
      ["flame", ARROW],
      ["flame", ARROW, "rotate(180)"],
    ],
  },
  plan: {
    ground: CRIMSON,
    layers: [
      ["sand", "M-32-28c8-6 52-6 60-2 4 18-4 44 2 62-18 6-44 6-62 2 6-18-4-44 0-62z"],
      ["+stone", "M-30-28c4-1 8-2 12-2-2 20 4 46-1 66l-11-2c6-18-4-44 0-62z"],
      [
        "bone",
        "M-35-34c4-4 62-5 66-1 2 3 2 7 0 9-4 4-62 4-66 0-2-2-2-6 0-8zM-35 28c4-4 62-5 66-1 2 3 2 7 0 9-4 4-62 4-66 0-2-2-2-6 0-8z",
      ],
      ["route", "M-20 20c0-14 14-6 14-18s-14-8-10-18 18-4 20 2 4 14 14 12"],
      ["ink", "M12-7l10 10M22-7 12 3"],
      ["crimson", "M10 22c-1-5 3-8 7-8 5 0 9 3 8 8s-4 7-8 7-7-3-7-7z"],
    ],
  },
  trap: {
    ground: CRIMSON,
    layers: [
      ["slate", "M-40 12c0-28 16-44 40-44s40 16 40 44h-9c0-20-12-34-31-34s-31 14-31 34z"],
      ["stone", "M-31 8l12-6-8-8 13-1-5-11 12 4L0-25l7 11 12-4-5 11 13 1-8 8 12 6-2 4-58 0z"],
      ["slate-shade", "M-26 12C-22-8-12-15 0-15s22 7 26 27z"],
      ["slate", "M-42 12h84c0 10-12 24-42 24s-42-14-42-24z"],
      ["stone", "M-34 12l6 12 6-10 7 14 7-13 8 15 8-15 7 13 7-14 6 10 6-12z"],
      ["gold", "M-12 9h24l3 6h-30z"],
      ["flame", "M0-9c6 0 9 4 9 8S5 8 0 8s-9-5-9-9 3-8 9-8z"],
      ["moss", "M0-9c1-4 4-5 7-5-1 4-4 5-7 5z"],
    ],
  },
  bribe: {
    ground: CRIMSON,
    layers: [
      ["oak", "M-10-18c-20 10-30 30-24 46 4 9 50 10 56 0 6-16-4-36-22-46z"],
      ["+oak-shade", "M0-18c18 10 28 30 22 46-4 6-16 8-28 8 14-12 14-36 6-54z"],
      ["oak", "M-10-18c-4-6-10-10-12-18l10 4 6-5 6 5 10-4c-2 8-6 12-10 18z"],
      ["gold", "M-14-20c4-2 14-2 18 0l-1 5c-4-2-12-2-16 0z"],
      ["gold", "M26 6a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"],
      ["gold", "M32 22a11 8 0 1 1 0 16 11 8 0 0 1 0-16zM10 27a12 8 0 1 1 0 16 12 8 0 0 1 0-16z"],
      ["ink", "M26 11a6 6 0 1 1 0 12 6 6 0 0 1 0-12M25 30h14M3 35h14"],
      ["ink", "M-22 10c2-6 4-10 8-14"],
    ],
  },
};
