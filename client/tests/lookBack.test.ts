import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api/client";
import type { ReplayFrame, ReplayFrameList, StateMessage } from "../src/api/wire";
import { FRAME_MS } from "../src/replay/replay.svelte";
import type { TableConnection } from "../src/table/connection.svelte";
import { backToNow, showFrame } from "../src/table/lookBack";

const frame = (version: number) => ({ version }) as ReplayFrame;
const answer = (...versions: number[]) => ({ moments: versions.map(frame) }) as unknown as ReplayFrameList;

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  connection = { id: "T1", invitation: "", state: { version: 9 } as StateMessage, past: null } as TableConnection;
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

test("playing shows one frame after the other, then the present", async () => {
  const frames = vi.spyOn(api, "frames").mockResolvedValue(answer(7, 8, 9));
  const done = showFrame(connection, 7, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(frames).toHaveBeenCalledWith("T1", 6, 9, "");
  expect(connection.past?.version).toBe(7);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(connection.past?.version).toBe(8);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  await done;
  expect(connection.past).toBeNull();
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

test("going back ends what is being played, and what is still on its way is not shown", async () => {
  vi.spyOn(api, "frames").mockResolvedValue(answer(7, 8, 9));
  const playing = showFrame(connection, 7, true);
  await vi.advanceTimersByTimeAsync(0);
  backToNow(connection);
  await vi.advanceTimersByTimeAsync(2000);
  await playing;
  expect(connection.past).toBeNull();
});
