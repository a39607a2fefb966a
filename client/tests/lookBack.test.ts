import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api/client";
import type { ReplayFrame, ReplayFrameList, StateMessage } from "../src/api/wire";
import type { TableConnection } from "../src/table/connection.svelte";
import { backToNow, showMoment } from "../src/table/lookBack";

const moment = (version: number) => ({ version }) as ReplayFrame;
const answer = (...versions: number[]) => ({ moments: versions.map(moment) }) as unknown as ReplayFrameList;

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  connection = { id: "T1", invitation: "", state: { version: 9 } as StateMessage, past: null } as TableConnection;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("an earlier moment is fetched and shown", async () => {
  const moments = vi.spyOn(api, "moments").mockResolvedValue(answer(4));
  await showMoment(connection, 4);
  expect(moments).toHaveBeenCalledWith("T1", 3, 4, "");
  expect(connection.past?.version).toBe(4);
  backToNow(connection);
  expect(connection.past).toBeNull();
});

test("the last moment is the present", async () => {
  const moments = vi.spyOn(api, "moments");
  connection.past = moment(3);
  await showMoment(connection, 9);
  expect(moments).not.toHaveBeenCalled();
  expect(connection.past).toBeNull();
});

test("playing shows one moment after the other, then the present", async () => {
  const moments = vi.spyOn(api, "moments").mockResolvedValue(answer(7, 8, 9));
  const done = showMoment(connection, 7, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(moments).toHaveBeenCalledWith("T1", 6, 9, "");
  expect(connection.past?.version).toBe(7);
  await vi.advanceTimersByTimeAsync(900);
  expect(connection.past?.version).toBe(8);
  await vi.advanceTimersByTimeAsync(900);
  await done;
  expect(connection.past).toBeNull();
});

test("only the last wish is shown, whichever answer comes first", async () => {
  const answers: ((list: ReplayFrameList) => void)[] = [];
  vi.spyOn(api, "moments").mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const first = showMoment(connection, 2);
  const second = showMoment(connection, 5);
  answers[1]!(answer(5));
  answers[0]!(answer(2));
  await Promise.all([first, second]);
  expect(connection.past?.version).toBe(5);
});

test("going back ends what is being played, and what is still on its way is not shown", async () => {
  vi.spyOn(api, "moments").mockResolvedValue(answer(7, 8, 9));
  const playing = showMoment(connection, 7, true);
  await vi.advanceTimersByTimeAsync(0);
  backToNow(connection);
  await vi.advanceTimersByTimeAsync(2000);
  await playing;
  expect(connection.past).toBeNull();
});
