import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { signIdOf } from "../src/art/seatSigns";
import { progressOf, saveProgress } from "../src/learn/progress";
import { stored } from "../src/settings/settings.svelte";

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the settings", () => {
  const defaults = stored();

  test("are the defaults on a first visit", () => {
    expect(defaults).toMatchObject({ theme: "auto", sound: true, notify: false, asking: "ask", passing: false });
  });

  test("are as they were stored", () => {
    const mine = { ...defaults, language: "uk", theme: "dark", sound: false, asking: "span", passing: true };
    write("meadhall", mine);
    expect(stored()).toEqual(mine);
  });

  test("fall back one by one where what is stored makes no sense", () => {
    const wrong = { language: "toString", theme: "pink", motion: "yes", sound: 0, notify: null, asking: ["ask"] };
    write("meadhall", { ...wrong, passing: true, other: 1 });
    expect(stored()).toEqual({ ...defaults, passing: true });
  });

  test.each(["", "{", "null", "7", '"dark"', "[1]"])("are the defaults where %j is stored", (text) => {
    localStorage.setItem("meadhall", text);
    expect(stored()).toEqual(defaults);
  });

  test("are the defaults where storage is forbidden", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    expect(stored()).toEqual(defaults);
  });
});

describe("the progress of a lesson", () => {
  test("is kept for each game", () => {
    saveProgress("keltis", 4, false);
    saveProgress("inis", 9, true);
    expect(progressOf("keltis")).toEqual({ at: 4, isDone: false });
    expect(progressOf("inis")).toEqual({ at: 0, isDone: true });
    saveProgress("inis", 2, false);
    expect(progressOf("inis")).toEqual({ at: 2, isDone: true });
  });

  test.each([null, 3, "x", [], {}, { at: "4" }, { at: -1 }, { at: 1.5 }, { at: null, isDone: "yes" }])(
    "starts over where %j is stored",
    (wrong) => {
      write("meadhall-lessons", { keltis: wrong });
      expect(progressOf("keltis")).toEqual({ at: 0, isDone: false });
    },
  );

  test.each(["{", "null", "[]", "1"])("can be saved where %j was stored", (text) => {
    localStorage.setItem("meadhall-lessons", text);
    saveProgress("keltis", 3, false);
    expect(progressOf("keltis").at).toBe(3);
  });
});

test("every number has one of the six signs", () => {
  expect([0, 5, 6, 11, -1, -6, -7].map(signIdOf)).toEqual([0, 5, 0, 5, 5, 0, 5]);
});
