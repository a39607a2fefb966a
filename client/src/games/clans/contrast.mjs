// What has to stand out: numbers on the prints, pieces on the land between them. See scripts/contrast.mjs.
const PRINTS = ["circle", "square", "triangle", "diamond", "star", "crescent", "cross", "hexagon"];

export const demands = [
  ...PRINTS.map((print) => ({ text: ["oak-ink"], on: `clans-${print}` })),
  { piece: ["piece-edge", "piece-rim"], on: "clans-land" },
];
