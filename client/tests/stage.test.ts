import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fact, Scene, StoryLine } from "../src/api/wire";
import { readingMs } from "../src/stage/pace";
import { picturesOf, replaced } from "../src/stage/pictures";
import { beatsOf, latestFacts, Stage } from "../src/stage/stage.svelte";
import { settings } from "../src/settings/settings.svelte";

const fact = (kind: string, seat = 1, at = ["thing"]): Fact => ({
  kind,
  seat,
  card: "",
  place: "",
  n: 0,
  other: "",
  at,
});
const line = (kind: string, picture: Record<string, unknown> | null = {}, says = true, seat = 1): StoryLine => ({
  version: 1,
  says: says ? { id: kind, args: {} } : null,
  fact: fact(kind, seat),
  picture,
});
const scene = (...coins: number[]): Scene => ({ game: "test", seats: coins.map((n) => ({ coins: n })) }) as never;

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "ease";
  stage = new Stage(
    () => ({ you: 0, names: [] }),
    () => null,
  );
});

afterEach(() => {
  stage.finish();
  vi.useRealTimers();
});

test("a picture is the next one with other values at some places; the rest is shared", () => {
  const last = scene(3, 5);
  const story = [line("a", { "/seats/0/coins": 1 }), line("b", null), line("c", { "/seats/1/coins": 9 }), line("d")];
  expect(picturesOf(story, last)).toEqual([scene(1, 9), null, scene(3, 9), last]);
  expect(replaced(last, { "/seats/0/coins": 1 })).toEqual(scene(1, 5));
  expect((replaced(last, { "/seats/0/coins": 1 }) as never)["seats"][1]).toBe((last as never)["seats"][1]);
  expect(replaced(last, {})).toBe(last);
});

test("what takes longer to read is shown longer, and faster paces show everything shorter", () => {
  expect(readingMs("one two three", "", false, "ease")).toBeGreaterThan(readingMs("one", "", false, "ease"));
  expect(readingMs("one", "a card with a text", false, "ease")).toBeGreaterThan(readingMs("one", "", false, "ease"));
  expect(readingMs("one", "word ".repeat(90), false, "ease")).toBeLessThan(5000);
  const [ease, brisk, quick, once] = (["ease", "brisk", "quick", "once"] as const).map((pace) =>
    readingMs("Anna places a clan in the Valley.", "", false, pace),
  );
  expect(ease).toBeGreaterThan(2000);
  expect(brisk).toBeLessThan(ease!);
  expect(quick).toBeLessThan(brisk!);
  expect(once).toBe(0);
});

test("each thing is on stage by itself, in order, with its picture; then comes the present", () => {
  stage.play(beatsOf([line("a", { "/seats/0/coins": 1 }), line("b")], scene(2), -1), scene(0));
  expect(stage.beat?.line.fact?.kind).toBe("a");
  expect(stage.scene).toEqual(scene(1));
  vi.advanceTimersByTime(stage.msOf(stage.beat!) - 1);
  expect(stage.beat?.line.fact?.kind).toBe("a");
  vi.advanceTimersByTime(1);
  expect(stage.beat?.line.fact?.kind).toBe("b");
  expect(stage.scene).toEqual(scene(2));
  vi.advanceTimersByTime(stage.msOf(stage.beat!));
  expect(stage.isPlaying).toBe(false);
});

test("what comes while something is on stage waits for its turn", () => {
  stage.play(beatsOf([line("a")], scene(1), -1), scene(0));
  stage.play(beatsOf([line("b")], scene(2), -1), scene(1));
  expect(stage.beat?.line.fact?.kind).toBe("a");
  expect(stage.queue).toHaveLength(1);
  stage.next();
  expect(stage.beat?.line.fact?.kind).toBe("b");
});

test("all of it can be skipped", () => {
  const onEnd = vi.fn();
  stage.onEnd = onEnd;
  stage.play(beatsOf([line("a"), line("b"), line("c")], scene(1), -1), scene(0));
  stage.finish();
  expect(stage.isPlaying).toBe(false);
  expect(stage.queue).toEqual([]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("while it is held, what is on stage stays there; then it has the time that was left", () => {
  stage.play(beatsOf([line("a"), line("b")], scene(1), -1), scene(0));
  const all = stage.msOf(stage.beat!);
  vi.advanceTimersByTime(all - 100);
  stage.hold("reading");
  vi.advanceTimersByTime(60_000);
  expect(stage.beat?.line.fact?.kind).toBe("a");
  stage.release("reading");
  vi.advanceTimersByTime(99);
  expect(stage.beat?.line.fact?.kind).toBe("a");
  vi.advanceTimersByTime(1);
  expect(stage.beat?.line.fact?.kind).toBe("b");
});

test("it goes on only when nothing holds it any more", () => {
  stage.play(beatsOf([line("a"), line("b")], scene(1), -1), scene(0));
  stage.hold("reading");
  stage.hold("hidden");
  stage.release("reading");
  stage.release("reading");
  stage.release("past");
  vi.advanceTimersByTime(60_000);
  expect(stage.beat?.line.fact?.kind).toBe("a");
  stage.release("hidden");
  vi.advanceTimersByTime(10_000);
  expect(stage.beat?.line.fact?.kind).not.toBe("a");
});

test("at once nothing is put on stage", () => {
  settings.pace = "once";
  stage.play(beatsOf([line("a"), line("b")], scene(1), -1), scene(0));
  expect(stage.isPlaying).toBe(false);
});

test("silent facts are shown if they touch something; the reader's own act is short", () => {
  const silent = { ...line("deal", {}, false), fact: fact("deal", 1, []) };
  const beats = beatsOf([line("mine", {}, true, 0), silent, line("acts", {}, false)], scene(1), 0);
  expect(beats.map((beat) => beat.line.fact?.kind)).toEqual(["mine", "acts"]);
  expect(beats.map((beat) => beat.isOwn)).toEqual([true, false]);
  expect(stage.msOf(beats[0]!)).toBeLessThan(stage.msOf({ ...beats[0]!, isOwn: false }));
});

test("the latest facts are those of the lines, without what happened to the match", () => {
  expect(latestFacts([line("a"), { ...line("undo"), fact: null }, line("b")]).map(({ kind }) => kind)).toEqual([
    "a",
    "b",
  ]);
});
