// What has to stand out: names and pieces on each territory, the kinds of cards on paper. See scripts/contrast.mjs.
import { readFileSync } from "node:fs";

const land = readFileSync(new URL("art/land.css", import.meta.url), "utf8");
const GROUNDS = [...land.matchAll(/--([\w-]+)-shade:/g)].flatMap(([, name]) => [name, `${name}-shade`]);

export const demands = [
  ...GROUNDS.map((ground) => ({ piece: ["piece-edge", "piece-rim"], on: ground })),
  ...GROUNDS.map((ground) => ({ text: ["ink"], on: ground })),
  ...["action", "advantage", "tale"].map((kind) => ({ text: [kind], on: "paper" })),
];
