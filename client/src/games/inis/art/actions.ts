/** The seventeen Action cards as vignettes, each in a box of 88 × 78 around the origin. */
import type { InisCardName } from "../../../api/wire";
import { at, type Layer } from "../../../art/Layers.svelte";
import { beard, bust, FIRE, HELM, hood, HUT, locks, man, shield, SPEAR, SWORD, WAVES } from "./figures";
import { MOTIFS } from "./motifs";
import { PIECES } from "./pieces";

/** A piece as it lies on the board, with its outline. */
const piece = (name: keyof typeof PIECES): Layer[] => [[PIECES[name].fill, PIECES[name].shape], ...PIECES[name].layers];

/** The ground under a figure. */
const GROUND: Layer = ["+moss", "M-44 39V27c22-6 66-6 88 0v12z"];

export const ACTIONS = {
  bard: [
    ...at("translate(-6 2)", [...bust("moss"), locks("rust"), ["ink", "M-3 6c2 3 5 3 7 0"]]),
    [
      "gold",
      "M14 6c4-4 8-4 12-2 5 2 9 0 11-5 4-1 6 2 4 6 3 10 0 22-5 30l-6 2zM20 11l10 16c2-7 2-13 1-19-4 4-7 5-11 3z",
    ],
    ["ink", "M23 12v4M26 12v9M29 11v14"],
  ],
  citadel: [GROUND, ...at("translate(0 34) scale(2)", piece("citadel"))],
  conquest: [
    ...at("rotate(-45) scale(1.25)", SWORD),
    ...at("rotate(45) scale(1.25)", SWORD),
    ...at("scale(.8)", shield("crimson")),
  ],
  craftsmen: [
    GROUND,
    ...at("translate(20 10)", MOTIFS.sheaf),
    ["slate", "M-42 6h8v-6h34c-1 10-9 13-16 14v10h9v8h-30v-8h9V14c-7 0-13-3-14-8z"],
    ["+slate-shade", "M-22 14h6v10h9v8h-13z"],
    ["oak", "M-26-4L-6-26l4 4-20 22z"],
    ["stone", "M-13-30l7-6 14 13-6 7z"],
  ],
  druid: [
    ...at("translate(-4 2)", [
      ...bust("bone"),
      beard("snow"),
      hood("bone"),
      ["moss", "M-13-15c4-9 22-9 26 0l-4 2c-5-4-13-4-18 0z"],
    ]),
    ["oak", "M30 42V-20h4v62z"],
    ["gold", "M33-16c-10-2-14-12-8-20 8-8 18-2 17 6-1-3-3-5-6-5-8 0-8 12-1 15z"],
  ],
  emissaries: [
    ["oak", "M-2 30C0 8 2-8 8-34l4 1C7-8 6 10 5 30z"],
    [
      "moss",
      "M10-24c10-8 18-8 24-4-6 8-16 10-24 4zM6-8c10-7 20-6 26 0-8 7-18 8-26 0zM8-26C0-36-10-38-18-34c4 10 16 14 26 8zM4-6C-4-16-14-17-22-13c5 9 16 13 26 7z",
    ],
    ["skin", "M-12 40V24c-4-8-2-18 4-20 6 0 18 0 20 4 3 2 3 6 1 8 2 3 1 7-1 8 1 3-1 7-3 8v8z"],
    ["ink", "M12 16H2M12 24H2M-8 4c-2 8 0 12 4 14"],
  ],
  exploration: [
    ["sun", "M18-32a12 12 0 1 1 0 24 12 12 0 0 1 0-24z"],
    ["moss-far", "M-46 20c12-14 22-16 34-6l-2 10z"],
    ...at("translate(-4 4) scale(1.6)", MOTIFS.boat),
    ...at("translate(0 6)", WAVES),
  ],
  festival: [
    GROUND,
    ["oak", "M-30 30L22 12l3 6-50 20zM30 30L-22 12l-3 6 50 20z"],
    ...at("translate(0 -6) scale(1.25)", FIRE),
    ["+flame", "M-34-12h.01M-30-28h4v4h-4zM30-30h3v3h-3zM36-12h4v4h-4zM-40-6h3v3h-3z"],
  ],
  geis: [
    [
      "skin",
      "M-16 40V18c-6-5-13-13-16-20 3-5 8-3 11 1l6 7-3-27c0-6 7-7 8-1l3 17 1-25c0-6 8-6 8 0l2 25 4-21c1-6 8-5 7 1l-2 22 4-11c2-5 8-3 7 2-1 10-3 19-6 26-1 5-3 9-5 12v14z",
    ],
    ["+skin-shade", "M4 40c8-14 10-28 9-43l4-11c2-5 8-3 7 2-1 10-3 19-6 26-1 5-3 9-5 12v14z"],
    ["ink", "M1 14c2-2 4 1 2 3-4 3-8-2-5-6 5-6 13 0 10 7-3 6-12 6-15 1"],
    ["crimson", "M-16 31c10 3 22 3 32 0v5c-10 3-22 3-32 0z"],
  ],
  "master-craftsman": [
    ...at("scale(1.08)", [
      [
        "gold",
        "M-5 17c-14-3-20-13-18-25 4-22 42-22 46 0 2 12-4 22-18 25l-2-8c9-3 12-9 11-16C11-19-11-19-14-7c-1 7 2 13 11 16z",
      ],
      ["+gold-shade", "M4-24c10 2 18 8 19 16 2 12-4 22-18 25l-2-8c9-3 12-9 11-16-1-6-5-9-10-10z"],
      ["gold", "M-6 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM6 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"],
      ["crimson", "M0-26l6 6-6 6-6-6z"],
      ["stone", "M-36 34L18-30l5-1 0 5-55 64z"],
    ]),
  ],
  migration: [
    GROUND,
    ["bone", "M-34 8c-2-28 8-38 26-38 16 0 24 12 22 38z"],
    ["+shade", "M-6-30c14 2 22 12 20 38H0C4-8 2-22-6-30z"],
    ["oak", "M-38 6h58l22-8 2 4-20 10-4 6h-54z"],
    ["ink", "M-22-27c-4 10-4 22-2 33M-6-30c-2 12-2 24 0 36"],
    ["oak-shade", "M-18 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM12 12a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"],
    ["sand", "M-18 13a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 16a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"],
    ["ink", "M-18 13v16M-26 21h16M12 16v14M5 23h14"],
  ],
  "new-alliance": [
    ["sea", "M-46-12l26 2 4 22-30 10z"],
    ["crimson", "M46-12l-26 2-4 22 30 10z"],
    ["skin", "M20-8L2-14c-6 0-10 4-14 8-4 5 0 8 5 6l7-4 18 16c4 2 6-1 5-4l-4-14z"],
    ["skin", "M-20-8l8-4 10 2-8 8c-2 4 2 6 6 4l6-4 16 14c2 4-2 7-5 5 2 4-3 7-6 4 1 4-4 6-7 3 0 3-5 4-8 1l-14-13z"],
    ["ink", "M13 17l-8-8M7 21l-8-8M0 24l-7-7"],
  ],
  "new-clans": [
    GROUND,
    ...at("translate(-18 30) scale(1.5)", man("moss-shade")),
    ...at("translate(18 33) scale(1.6)", man("flame")),
    ...at("translate(36 12) scale(.66)", SPEAR),
    ...at("translate(-2 20) scale(.55)", shield("sea")),
  ],
  raid: [
    GROUND,
    ...at("translate(-6 10) scale(1.25)", HUT),
    ...at("translate(-14 -14) scale(.8)", FIRE),
    ...at("translate(8 -20) scale(.6)", FIRE),
    ["oak-shade", "M22 40l5-36 5 1-5 35z"],
    ...at("translate(29 -10) scale(.7)", FIRE),
  ],
  sanctuary: [
    GROUND,
    ...at("translate(-30 22)", MOTIFS.stone),
    ...at("translate(31 22)", MOTIFS.stone),
    ...at("translate(0 35) scale(2)", piece("sanctuary")),
  ],
  scouts: [
    ...at("translate(0 -2)", [...bust("oak"), hood("moss-shade")]),
    ["moss", "M-46 40V14c6-8 14-6 16 0 6-6 14-2 14 5 6-5 14-4 16 2 6-8 14-6 16-1 4-6 12-6 14-1 4-4 12-4 16 0v21z"],
    ["+moss-shade", "M-46 40V30c8-6 14 0 18 2 6-6 12-4 16 1 6-4 12-4 16 0 6-4 12-4 16 0 8-5 16-5 26-2v9z"],
    ["oak", "M-44-40h8c-2 20 0 36 4 54h-10z"],
    ["moss", "M-46-40h26c2 10-6 16-12 12-2 8-10 8-14 4z"],
  ],
  warlord: [
    ...at("translate(-32 0) rotate(-14)", SPEAR),
    ...at("translate(32 0) rotate(14)", SPEAR),
    ...at("translate(0 3)", [
      ...bust("crimson"),
      beard("oak"),
      ...HELM,
      ["bone", "M-13-18c-12-2-16-10-13-20 3 8 8 11 16 12zM13-18c12-2 16-10 13-20-3 8-8 11-16 12z"],
    ]),
  ],
} satisfies Partial<Record<InisCardName, Layer[]>>;
