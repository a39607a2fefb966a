import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api/client";
import type { ReplayFrame, ReplayFrameList, StateMessage } from "../src/api/wire";
import { Stage } from "../src/stage/stage.svelte";
import type { TableConnection } from "../src/table/connection.svelte";
import { backToNow, playStory, showFrame } from "../src/table/lookBack";

const line = (version: number) => ({ version, says: { id: "", args: {} }, fact: null, picture: {} });
const frame = (version: number): ReplayFrame =>
  ({ version, scene: { game: "test", version }, story: [line(version)] }) as unknown as ReplayFrame;
const answer = (...versions: number[]) => ({ moments: versions.map(frame) }) as unknown as ReplayFrameList;

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  const stage = new Stage(
    () => ({ you: 0, names: [] }),
    () => null,
  );
  connection = {
    id: "T1",
    invitation: "",
    state: { version: 9 } as StateMessage,
    past: null,
    stage,
  } as TableConnection;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an earlier frame is fetched and shown", async () => {
  const frames = vi.spyOn(api, "frames").mockResolvedValue(answer(4));
  await showFrame(connection, 4);
  expect(frames).toHaveBeenCalledWith("T1", 3, 4, "");
  expect(connection.past?.version).toBe(4);
  backToNow(connection);
  expect(connection.past).toBeNull();
});

test("the last frame is the present", async () => {
  const frames = vi.spyOn(api, "frames");
  connection.past = frame(3);
  await showFrame(connection, 9);
  expect(frames).not.toHaveBeenCalled();
  expect(connection.past).toBeNull();
});

test("a story is put on stage, each of its lines by itself, and after it comes the present", async () => {
  const frames = vi.spyOn(api, "frames").mockResolvedValue(answer(6, 7, 8, 9));
  await playStory(connection, 6);
  expect(frames).toHaveBeenCalledWith("T1", 5, 9, "");
  for (const version of [7, 8, 9]) {
    expect(connection.stage.beat?.line.version).toBe(version);
    expect(connection.stage.scene).toMatchObject({ version });
    connection.stage.next();
  }
  expect(connection.stage.isPlaying).toBe(false);
});

test("only the last wish is shown, whichever answer comes first", async () => {
  const answers: ((list: ReplayFrameList) => void)[] = [];
  vi.spyOn(api, "frames").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const first = showFrame(connection, 2);
  const second = showFrame(connection, 5);
  answers[1]!(answer(5));
  answers[0]!(answer(2));
  await Promise.all([first, second]);
  expect(connection.past?.version).toBe(5);
});

test("going back to the present drops a story that is still on its way", async () => {
  vi.spyOn(api, "frames").mockResolvedValue(answer(6, 7, 8, 9));
  const playing = playStory(connection, 6);
  backToNow(connection);
  await playing;
  expect(connection.stage.isPlaying).toBe(false);
});
