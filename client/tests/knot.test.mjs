import assert from "node:assert/strict";
import { test } from "vitest";

import { knot, mirrored } from "../src/art/knot.ts";
import { noise } from "../src/art/noise.ts";
const CELL = 20;

/** The stretches of a thread between its gaps: where each begins, and where its curves end. */
function stretches(data) {
  const points = (text) => text.trim().split(/\s+/).map(Number);
  const found = data
    .split("M")
    .slice(1)
    .map((stretch) => {
      const [start, ...curves] = stretch.split("C");
      return { start: points(start), ends: curves.map((curve) => points(curve).slice(-2)) };
    });
  if (String(found.at(-1).ends.at(-1)) !== String(found[0].start)) return found;
  const [first, ...rest] = found; // drawing began in the middle of a stretch
  rest.at(-1).ends.push(...first.ends);
  return rest;
}

/** How many sides between two cells there are: there the threads cross. */
const crossings = (columns, rows) => (columns - 1) * rows + columns * (rows - 1);

/** Whether a point is the middle of a side between two cells. */
const isCrossing = ([x, y]) => x % (CELL / 2) === 0 && y % (CELL / 2) === 0 && (x + y) % CELL === CELL / 2;

for (const [columns, rows] of [
  [2, 2],
  [3, 2],
  [5, 3],
  [4, 4],
])
  test(`in ${columns} × ${rows} cells one of two threads goes under at every crossing, by turns`, () => {
    const threads = knot({ columns, rows, cell: CELL, width: 4 }).map(stretches);
    assert.equal(threads.flat().length, crossings(columns, rows));
    for (const thread of threads)
      for (const { ends } of thread) assert.equal(ends.slice(0, -1).filter(isCrossing).length, 1);
  });

test("a thread comes back to where it began", () => {
  for (const thread of knot({ columns: 5, rows: 4, cell: CELL, width: 4 }).map(stretches))
    thread.forEach(({ ends }, n) => {
      const next = thread[(n + 1) % thread.length].start;
      const [x, y] = ends.at(-1);
      assert.ok(Math.hypot(next[0] - x, next[1] - y) < CELL / 2, "the gap is where it goes under");
    });
});

test("nothing leaves the grid, or the cells that there are", () => {
  const within = (column, row) => column === 0 || row === 0 || column === 4 || row === 4;
  for (const data of knot({ columns: 5, rows: 5, cell: CELL, width: 4, within }))
    for (const { start, ends } of stretches(data))
      for (const [x, y] of [start, ...ends]) {
        assert.ok(x >= 0 && y >= 0 && x <= 5 * CELL && y <= 5 * CELL);
        assert.ok(!(x > 2 * CELL && x < 3 * CELL && y > 2 * CELL && y < 3 * CELL), "the middle is empty");
      }
});

test("a ring that crosses nothing is left out", () => {
  assert.deepEqual(knot({ columns: 1, rows: 1, cell: CELL, width: 4 }), []);
});

test("breaks are the same on both sides of the middle, and as many as wished", () => {
  const breaks = mirrored(6, 4, 7, 0.4);
  let broken = 0;
  let sides = 0;
  for (let y = 1; y < 8; y++)
    for (let x = 1 + (y % 2); x < 12; x += 2) {
      assert.equal(breaks(x, y), breaks(12 - x, y));
      assert.equal(breaks(x, y), breaks(x, 8 - y));
      sides++;
      broken += Number(breaks(x, y) !== "cross");
    }
  assert.ok(broken > 0 && broken < sides);
  assert.equal(mirrored(6, 4, 7, 0)(3, 4), "cross");
});

test("noise depends on its numbers only and spreads over the whole range", () => {
  assert.equal(noise(1, 2, 3), noise(1, 2, 3));
  const all = Array.from({ length: 1000 }, (_, n) => noise(5, n));
  assert.ok(all.every((each) => each >= 0 && each < 1));
  const mean = all.reduce((sum, each) => sum + each) / all.length;
  assert.ok(Math.abs(mean - 0.5) < 0.05);
});
