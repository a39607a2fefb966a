// Measures the contrast of the colours of the hall and of the games, by day and by night; fails where it is too low.
// What a game demands of its own colours is in its contrast.mjs.
import { existsSync, readFileSync, readdirSync } from "node:fs";

const SOURCE = new URL("../src/", import.meta.url);
const games = readdirSync(new URL("games/", SOURCE), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new URL(`games/${name}/`, SOURCE));
const styles = games.flatMap((game) =>
  readdirSync(game, { recursive: true })
    .filter((path) => path.endsWith(".css"))
    .map((path) => new URL(path, game)),
);
const css = [new URL("app/theme.css", SOURCE), ...styles].map((file) => readFileSync(file, "utf8")).join("\n");
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

const all = colours(css);
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
for (const ground of [...SURFACES, ...TERRAIN, "paper", "moss-far", "sand"])
  demand(PIECE, ["piece-edge", "piece-rim"], ground);
for (const ground of ["paper", "stone", "gold"]) demand(TEXT, ["oak-ink"], ground);
demand(TEXT, ["bone"], "slate");
demand(PIECE, ["rule-strong"], "surface");
for (const game of games) {
  const file = new URL("contrast.mjs", game);
  if (!existsSync(file)) continue;
  for (const { text, piece, on } of (await import(file)).demands) demand(text ? TEXT : PIECE, text ?? piece, on);
}

console.log(failures.length ? failures.join("\n") : "The colours stand out as they should.");
process.exitCode = failures.length ? 1 : 0;
