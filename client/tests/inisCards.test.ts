import { expect, it } from "vitest";
import type { InisCardName } from "../src/api/wire";
import { pictureOf } from "../src/games/inis/art/cards";

it("draws a card, an Advantage card with its territory", () => {
  expect(pictureOf("tuan", "tale").ground).toBe("tale-field");
  expect(pictureOf("tuan", "tale").layers.length).toBeGreaterThan(0);
  expect(pictureOf("cove-card", "advantage").ground).toBe("cove");
});

it("leaves the emblem of its deck to a card that nobody has drawn", () => {
  expect(pictureOf("brown-bull" as InisCardName, "tale")).toEqual({ ground: "tale-field", layers: [] });
  expect(pictureOf("brown-bull" as InisCardName, "action")).toEqual({ ground: "action-field", layers: [] });
});
