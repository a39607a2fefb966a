import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../src/api/wire";
import { settings } from "../src/settings/settings.svelte";
import type { TableConnection } from "../src/table/connection.svelte";
import { alertTurn } from "../src/table/turnAlert";

const bells = vi.fn();

beforeEach(() => {
  bells.mockClear();
  settings.sound = true;
  const part = () => ({
    frequency: {},
    type: "",
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: (next: unknown) => next,
    start: bells,
    stop: () => {},
  });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      createOscillator = part;
      createGain = part;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const people = (count: number) =>
  ({ seats: Array(count).fill({ kind: "person" }), terms: { game: "keltis" } }) as unknown as TableInfo;

/** Alert in an effect, as a page does, and return what happens to the table. */
function page(table: TableInfo): { table: TableInfo; isAsked: boolean; close: () => void } {
  let current = $state.raw(table);
  let isAsked = $state(false);
  const connection = {
    id: "T1",
    get table() {
      return current;
    },
  } as TableConnection;
  const close = $effect.root(() => {
    $effect(() => {
      if (isAsked) alertTurn(connection);
    });
  });
  return {
    close,
    get table() {
      return current;
    },
    set table(to) {
      current = to;
      flushSync();
    },
    get isAsked() {
      return isAsked;
    },
    set isAsked(to) {
      isAsked = to;
      flushSync();
    },
  };
}

test("the bell rings once for a turn, whatever else happens at the table or to the settings", () => {
  const shown = page(people(2));
  shown.isAsked = true;
  expect(bells).toHaveBeenCalledTimes(2); // two notes
  shown.table = people(2);
  settings.sound = false;
  settings.sound = true;
  flushSync();
  expect(bells).toHaveBeenCalledTimes(2);
  shown.isAsked = false;
  shown.isAsked = true;
  expect(bells).toHaveBeenCalledTimes(4);
  shown.close();
});

test("it does not ring for somebody who plays with bots and looks on", () => {
  const shown = page(people(1));
  shown.isAsked = true;
  expect(bells).not.toHaveBeenCalled();
  shown.close();
});
