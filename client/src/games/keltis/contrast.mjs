// What has to stand out: the ink on the colour of each path. See scripts/contrast.mjs.
const COLOURS = ["red", "yellow", "pink", "green", "blue"];

export const demands = COLOURS.map((colour) => ({ text: [`keltis-${colour}-ink`], on: `keltis-${colour}` }));
