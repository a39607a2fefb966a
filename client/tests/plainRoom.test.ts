import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { heightOf, read } from "../src/rooms/plain/read";
import { factText, headingOf, readable, wordsOf } from "../src/rooms/plain/words";
import { texts } from "../src/text/texts.svelte";

const READER = { you: 0, names: ["Anna", "Ben"] };
const LADDER = {
  game: "ladder",
  ladder: [{ key: "rung:3", number: 3 }],
  seats: [
    { points: 1, hand_count: 2, hand: [{ key: "hand:7", number: 7 }, { key: "hand:9", number: 9 }] },
    { points: 0, hand_count: 3, hand: [] },
  ],
}; // prettier-ignore

describe("a scene is read", () => {
  test("as groups, seats, and the hand of the one who looks", () => {
    const table = read(LADDER, 0);
    expect(table.groups.map(({ field, things }) => [field, things.map(({ key }) => key)])).toEqual([
      ["ladder", ["rung:3"]],
    ]);
    expect(table.hand?.things.map(({ key }) => key)).toEqual(["hand:7", "hand:9"]);
    expect(table.seats.map(({ groups }) => groups.map(({ field, backs }) => [field, backs]))).toEqual([
      [],
      [["hand", 3]],
    ]);
    expect(table.seats[0]?.facts).toEqual([
      { field: "points", value: 1 },
      { field: "hand_count", value: 2 },
    ]);
  });

  test("for a spectator without a hand", () => {
    const table = read(LADDER, -1);
    expect(table.hand).toBeNull();
    expect(table.seats.map(({ groups }) => groups.length)).toEqual([1, 1]);
  });

  test("with facts, structs, things in things, and what is hidden", () => {
    const table = read(
      {
        game: "g",
        round: 2,
        is_last: false,
        pile: { key: "pile", count: 12 },
        rows: [{ key: "row:1", name: "north", cards: [{ key: "c", is_hidden: true }, null] }],
        grid: [[1, 2], [3]],
        nothing: null,
      }, // prettier-ignore
      0,
    );
    expect(table.facts.map(({ field }) => field)).toEqual(["round", "is_last"]);
    const [pile, rows, grid] = table.groups;
    expect(heightOf(pile!.things[0]!)).toBe(12);
    const row = rows!.things[0]!;
    expect([row.key, heightOf(row), row.groups[0]!.backs, row.groups[0]!.things[0]!.isHidden]).toEqual([
      "row:1",
      null,
      1,
      true,
    ]);
    expect(grid!.things.map(({ groups }) => groups[0]!.things.length)).toEqual([2, 1]);
  });

  test.each([null, undefined, 7, "oak", [], { seats: "none" }, { seats: [null, 3] }])("whatever it is: %j", (scene) => {
    expect(read(scene, 0).hand).toBeNull();
  });
});

describe("without a catalogue the words", () => {
  const thing = (fields: object) => read({ things: [fields] }, -1).groups[0]!.things[0]!;

  test("are the names of the fields", () => {
    expect(["draw_pile", "is_open", "hand_count"].map(readable)).toEqual(["Draw pile", "Open", "Hand"]);
    expect(headingOf("g", { field: "draw_pile", things: [], backs: 0 })).toBe("Draw pile");
  });

  test("tell facts, and nothing where there is nothing", () => {
    const told = (field: string, value: string | number | boolean) => factText("g", { field, value }, READER);
    expect([told("round", 2), told("score", -3), told("is_last", true)]).toEqual(["Round: 2", "Score: −3", "Last"]);
    expect([told("turn", 1), told("is_last", false), told("word", ""), told("turn", -1)]).toEqual([
      "Turn: Ben",
      "",
      "",
      "",
    ]);
  });

  test("of a thing are its values", () => {
    expect(wordsOf("g", "cards", thing({ key: "k", number: 7 }), 0, READER)).toEqual({
      lines: ["7"],
      label: "Cards 1, 7",
    });
    expect(wordsOf("g", "cards", thing({ key: "k", colour: "dark_red", value: 7, seat: 1 }), 2, READER)).toEqual({
      lines: ["Colour: dark red", "Value: 7"],
      label: "Cards 3, Colour: dark red, Value: 7",
    });
  });
});

describe("the words of a package", () => {
  const WORDS = `
ladder-title = Ladder
ladder-scene-ladder = Rungs: { $n }
ladder-scene-points = { WHO($seat) ->
    [you] you have { $value }
   *[other] { NAME($seat) } has { $value }
}
ladder-thing-hand = { $number }
    .label = your { $number }
hall-no-table = The package speaks for the hall.
keltis-laid = The package speaks for Keltis.
`;
  const asked: string[] = [];

  beforeAll(async () => {
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(path.includes("/ladder/") ? new Response(WORDS) : new Response("", { status: 404 }));
    });
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await texts.load("ladder", "unheard");
    await texts.load("keltis");
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("come from the hall, once for each language", async () => {
    expect(texts.t("ladder-title")).toBe("Ladder");
    await texts.setLanguage("uk");
    await texts.setLanguage("en");
    const ladders = asked.filter((path) => path.includes("/ladder/"));
    expect(ladders).toEqual(["/api/games/ladder/words/en", "/api/games/ladder/words/uk"]);
  });

  test("name what is in its scene", () => {
    const table = read(LADDER, 0);
    expect(headingOf("ladder", table.groups[0]!)).toBe("Rungs: 1");
    expect(table.seats.map(({ facts }, n) => factText("ladder", facts[0]!, READER, n))).toEqual([
      "you have 1",
      "Ben has 0",
    ]);
    expect(wordsOf("ladder", "hand", table.hand!.things[0]!, 0, READER)).toEqual({ lines: ["7"], label: "your 7" });
  });

  test("do not speak for others", () => {
    expect(texts.t("hall-no-table")).not.toContain("package");
    expect(texts.t("keltis-laid")).not.toContain("package");
  });
});
