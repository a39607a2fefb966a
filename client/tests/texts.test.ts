import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../src/api/client";
import { errorText, errorTextOf } from "../src/text/errors";
import { CLOCKS } from "../src/hall/createTable";
import { clockName, namesOf } from "../src/text/names";
import { LANGUAGES, texts } from "../src/text/texts.svelte";
import type { Language, Sitting } from "../src/api/wire";

const person = (name: string): Sitting => ({ kind: "person", guest: name, name, level: "", is_away: false, nonce: "" });
const bot: Sitting = { ...person(""), kind: "bot", level: "easy" };
const laid = {
  id: "keltis-laid",
  args: { seat: { seat: 0 }, card: { id: "keltis-card", args: { colour: "red", value: 7 } } },
};

beforeAll(async () => {
  await texts.load("keltis");
  await texts.setLanguage("en");
});
afterAll(() => texts.setLanguage("en"));

describe("a phrase", () => {
  test("speaks to the one whose seat it is, and of others by name", () => {
    const names = ["Anna", "Ben"];
    expect(texts.say(laid, { you: 0, names })).toBe("You lay red 7.");
    expect(texts.say(laid, { you: 1, names })).toBe("Anna lays red 7.");
  });

  test("numbers a seat whose name is unknown", () => {
    expect(texts.say(laid)).toBe("seat 1 lays red 7.");
  });

  test("is said in the language that was chosen last", async () => {
    const both = [texts.setLanguage("uk"), texts.setLanguage("en"), texts.setLanguage("uk")];
    await Promise.all(both);
    expect(texts.language).toBe("uk");
    expect(texts.say(laid, { you: 0, names: [] })).toMatch(/^Ви /);
    await texts.setLanguage("en");
  });

  test("without a message is its id", () => {
    expect(texts.say({ id: "no-such-thing", args: {} })).toBe("no-such-thing");
    expect(texts.has("no-such-thing")).toBe(false);
  });
});

test("equal names are numbered, and bots are named by their level", () => {
  expect(namesOf([person("Anna"), bot, person("Anna"), bot])).toEqual([
    "Anna 1",
    `${texts.t("bot-of", { level: "easy" })} 1`,
    "Anna 2",
    `${texts.t("bot-of", { level: "easy" })} 2`,
  ]);
});

describe("an error", () => {
  test("has a sentence by its word, else the one that came with it", () => {
    expect(errorTextOf("no-table")).toBe(texts.t("hall-no-table"));
    expect(errorTextOf("of-a-newer-hall", "A newer hall says no.")).toBe("A newer hall says no.");
    expect(errorTextOf("of-a-newer-hall")).toBe(texts.t("fault-unknown"));
  });

  test("that is none of the hall's is thrown on", () => {
    expect(() => errorText(new TypeError("a bug"))).toThrow("a bug");
  });

  test("of the hall is said by its phrase if the phrase is known", () => {
    const said = (id: string) => errorText(new ApiError("busy", "Busy.", 409, { id, args: {} }));
    expect(said("hall-no-table")).toBe(texts.t("hall-no-table"));
    expect(said("hall-of-tomorrow")).toBe(texts.t("hall-busy"));
  });
});

test.each(Object.keys(LANGUAGES) as Language[])("every clock that is offered has a name (%s)", async (language) => {
  await texts.setLanguage(language);
  for (const clock of CLOCKS) expect(clockName(clock)).not.toBe(clock);
  expect(clockName("90+5")).toBe("90+5");
  await texts.setLanguage("en");
});
