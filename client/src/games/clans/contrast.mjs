// What has to stand out: numbers on the prints, prints and pieces on the land. See scripts/contrast.mjs.
const PRINTS = ["circle", "square", "triangle", "diamond", "star", "crescent", "cross", "hexagon"];
const LAND = ["moor", "crag", "glen", "heath", "shore", "loch"];

export const demands = [
  ...PRINTS.map((print) => ({ text: ["oak-ink"], on: `clans-${print}` })),
  ...PRINTS.map((print) => ({ piece: ["oak-ink", "piece-rim"], on: `clans-${print}` })),
  ...LAND.map((land) => ({ piece: ["piece-edge", "piece-rim"], on: `clans-${land}` })),
  { text: ["oak-ink"], on: "clans-glow" },
];
