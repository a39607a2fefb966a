// Measures the contrast of the colours of the hall and of the games, by day and by night, and fails where it is too low.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const read = (name) => readFileSync(SOURCE + name, "utf8");
const themes = readdirSync(`${SOURCE}games`).map((game) => `games/${game}/theme.css`);
const css = ["app/theme.css", ...themes.filter((path) => existsSync(SOURCE + path))].map(read).join("\n");
const TEXT = 4.5;
const PIECE = 3;
const SURFACES = ["surface", "surface-raised"];
const TERRAIN = ["moss", "stone", "slate", "sea", "heather", "crimson", "oak"].flatMap((name) => [
  name,
  `${name}-shade`,
]);

/** The custom properties of a block of CSS: name → [by day, by night]. */
function colours(block) {
  const found = {};
  for (const [, name, value] of block.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const hex = value.match(/#[0-9a-f]{6}/g);
    if (hex) found[name] = [hex[0], hex[1] ?? hex[0]];
  }
  return found;
}

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const land = colours(read("games/inis/art/land.css"));
const territories = Object.keys(land).filter((name) => `${name}-shade` in land || name.endsWith("-shade"));
const all = { ...colours(css), ...land };
const failures = [];

/** Demand that the best of some colours stands out on a ground, by day and by night. */
function demand(least, names, ground, table = all, room = "") {
  for (const night of [0, 1]) {
    const best = Math.max(...names.map((name) => contrast(table[name][night], table[ground][night])));
    if (best < least)
      failures.push(
        `${names.join(" or ")} on ${ground}${room}, by ${night ? "night" : "day"}: ${best.toFixed(2)} < ${least}`,
      );
  }
}

for (const ground of SURFACES) for (const name of ["ink", "ink-soft", "good", "bad"]) demand(TEXT, [name], ground);
for (const [, room, block] of css.matchAll(/\[data-room="(\w+)"\] \{([^}]*)\}/g)) {
  const table = { ...all, ...colours(block) };
  for (const ground of [...SURFACES, "accent-soft"]) demand(TEXT, ["accent"], ground, table, ` of ${room}`);
  demand(TEXT, ["accent-ink"], "accent", table, ` of ${room}`);
  demand(TEXT, ["ink"], "accent-soft", table, ` of ${room}`);
}
for (let seat = 0; seat < 6; seat++) demand(TEXT, [`seat-${seat}-ink`], `seat-${seat}`);
for (const hue of ["red", "yellow", "pink", "green", "blue"]) demand(TEXT, [`keltis-${hue}-ink`], `keltis-${hue}`);
const PRINTS = ["circle", "square", "triangle", "diamond", "star", "crescent", "cross", "hexagon"];
for (const print of PRINTS) demand(TEXT, ["oak-ink"], `clans-${print}`);
for (const ground of [...SURFACES, ...TERRAIN, "paper", "moss-far", "sand", "clans-land"])
  demand(PIECE, ["piece-edge", "piece-rim"], ground);
for (const ground of territories) {
  demand(PIECE, ["piece-edge", "piece-rim"], ground);
  demand(TEXT, ["ink"], ground);
}
for (const kind of ["action", "advantage", "tale"]) demand(TEXT, [kind], "paper");
for (const ground of ["paper", "stone", "gold"]) demand(TEXT, ["oak-ink"], ground);
demand(TEXT, ["bone"], "slate");
demand(PIECE, ["rule-strong"], "surface");

console.log(failures.length ? failures.join("\n") : "The colours stand out as they should.");
process.exitCode = failures.length ? 1 : 0;
