import assert from "node:assert/strict";
import { test } from "vitest";

import { holds, pieces, wordsOf } from "../src/rules/search.ts";

const marked = (text, query) =>
  pieces(text, wordsOf(query))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join("");

test("words are found in any order, whatever their case and accents", () => {
  assert.ok(holds("Gates of Tír na nÓg", wordsOf("NOG tir")));
  assert.ok(holds("Її ватажок — ворота в Тір-На-Ног", wordsOf("іі ВАТАЖОК")));
  assert.ok(holds("ещё и ёлка", wordsOf("елка Еще")));
  assert.ok(holds("Тір-на-н’Ог", wordsOf("н'ог")));
  assert.ok(holds("карта «Геш» скасовує", wordsOf('"Геш" “карта”')));
  assert.ok(!holds("Gates of Tír na nÓg", wordsOf("gates tor")));
  assert.ok(holds("whatever", wordsOf("  ")));
});

test("what is found is marked as it is written", () => {
  assert.equal(marked("Gates of Tír na nÓg", "tir ga"), "[Ga]tes of [Tír] na nÓg");
  assert.equal(marked("clans of clans", "clan lans"), "[clans] of [clans]");
  assert.equal(marked("nothing", ""), "nothing");
});
