import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameInfo, OptionInfo, QuestionInfo, RefusedInfo } from "../src/api/wire";
import { Choosing } from "../src/board/choosing.svelte";
import { games } from "../src/games/games.svelte";
import type { RoomProps, Tagged } from "../src/games/room";
import type { PartProps, RoomModule } from "../src/rooms/contract";
import PackagedBoard from "../src/rooms/packaged/Board.svelte";
import PackagedHand from "../src/rooms/packaged/Hand.svelte";
import { loadPackaged } from "../src/rooms/packaged/packaged.svelte";
import { roomOf } from "../src/rooms/roomOf";

const says = { id: "", args: {} };
const option = (name: string, ...at: string[]): OptionInfo => ({ option: name, says, at });
const refusedAt = (key: string): RefusedInfo => ({ option: key, clause: "", says: { id: "no", args: {} }, at: [key] });

let answers: string[] = [];
let shown: Record<string, unknown>[] = [];
let faults: unknown[][] = [];

beforeEach(() => {
  answers = [];
  faults = [];
  vi.spyOn(console, "error").mockImplementation((...told: unknown[]) => void faults.push(told));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
});
afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function choosing(options: OptionInfo[], refused: RefusedInfo[] = []): Choosing {
  const question: QuestionInfo = { kind: "", says, moment: -1, is_reaction: false, options, refused };
  return new Choosing(
    () => question,
    (answer) => answers.push(answer),
  );
}

const scene = (game: string): Tagged & object =>
  Object.assign({ game }, { seats: [{ hand: [{ key: "h", number: 7 }] }] });
const drawn = (game: string, choice: Choosing): RoomProps<Tagged> => ({
  scene: scene(game),
  version: 1,
  you: 0,
  reader: { you: 0, names: ["Anna"] },
  choosing: choice,
  happened: [],
  beat: null,
});

async function show(game: string, module: unknown, choice = choosing([]), Part = PackagedBoard): Promise<HTMLElement> {
  await loadPackaged(game, () => Promise.resolve(module as RoomModule));
  const target = document.body.appendChild(document.createElement("main"));
  shown.push(mount(Part, { target, props: drawn(game, choice) }));
  flushSync();
  return target;
}

describe("a room that a package brings", () => {
  test("draws into its element, and is told everything", async () => {
    let given: PartProps | null = null;
    const board = (element: HTMLElement, props: PartProps) => {
      given = props;
      element.textContent = "oak";
      return { update: () => {} };
    };
    const page = await show("told", { board }, choosing([option("A", "a")], [refusedAt("b")]));
    expect(page.textContent).toBe("oak");
    expect(given).toMatchObject({ version: 1, you: 0, names: ["Anna"], seat: -1, language: "en" });
    const { choosing: chosen, url, say, sign } = given!;
    expect([...chosen.lit]).toEqual(["a"]);
    expect([chosen.refusal("a"), chosen.refusal("b")]).toEqual(["", "no"]);
    expect(url("art/oak.svg")).toBe("/rooms/told/art/oak.svg");
    expect(say("close")).not.toBe("");
    expect(sign(1).querySelectorAll("path")).toHaveLength(2);
  });

  test("has things that can be pointed at as ours can", async () => {
    const choice = choosing([option("AX", "a", "x"), option("BX", "b", "x")], [refusedAt("c")]);
    const things = ["a", "b", "c", "x"].map((key) => Object.assign(document.createElement("span"), { id: key }));
    const board = (element: HTMLElement, { pointable }: PartProps) => {
      element.append(...things);
      for (const thing of things) pointable(thing, thing.id, `thing ${thing.id}`);
      return { update: () => {} };
    };
    await show("things", { board }, choice);
    const [a, b, c, x] = things as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    expect([a.dataset["lit"], c.dataset["lit"], c.dataset["refused"]]).toEqual(["true", undefined, "true"]);
    expect([a.getAttribute("role"), a.tabIndex, a.getAttribute("aria-label")]).toEqual(["button", 0, "thing a"]);
    a.click();
    flushSync();
    expect([a.dataset["picked"], x.dataset["previewed"], b.dataset["lit"]]).toEqual(["true", "true", undefined]);
    x.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    expect(answers).toEqual(["AX"]);
  });

  test("leaves what it does not draw to the plain room", async () => {
    const page = await show("partly", { board: () => ({ update: () => {} }) }, choosing([]), PackagedHand);
    expect(page.querySelector(".tile")?.textContent).toContain("7");
  });
});

describe("a broken room gives way to a plain one", () => {
  const plain = (page: HTMLElement) => [page.querySelector(".plain") !== null, page.querySelector(".fault") !== null];

  test.each([
    ["if it has no board", { hand: () => {} }],
    ["if its board fails", { board: () => { throw new Error("oak"); } }], // prettier-ignore
  ])("%s", async (name, module) => {
    expect(plain(await show(name, module))).toEqual([true, true]);
    expect(faults).toHaveLength(1);
  });

  test("if it cannot be loaded; it is tried again with the next table", async () => {
    await loadPackaged("late", () => Promise.reject(new TypeError("there is nothing")));
    expect(faults).toHaveLength(1);
    const board = (element: HTMLElement) => {
      element.textContent = "elm";
      return { update: () => {} };
    };
    const page = await show("late", { board });
    expect([page.textContent, ...plain(page)]).toEqual(["elm", false, false]);
  });
});

describe("the room of a game", () => {
  const info = (key: string, has_scene: boolean, has_room: boolean) =>
    ({ key, has_scene, has_room, title: key, says }) as unknown as GameInfo;

  beforeEach(() => {
    games.all = [info("drawn", true, false), info("told", false, false), info("keltis", true, true)];
  });
  afterEach(() => {
    games.all = [];
  });

  test("is a plain one if it has a scene, and none if it has not", async () => {
    expect((await roomOf("drawn"))?.game).toBe("drawn");
    expect(await roomOf("told")).toBeNull();
    expect(await roomOf("unheard")).toBeNull();
  });

  test("is the house's, whatever a package brings", async () => {
    expect((await roomOf("keltis"))?.chapters).toBeUndefined();
    expect((await roomOf("keltis"))?.Board).not.toBe(PackagedBoard);
    expect(faults).toEqual([]);
  });
});
