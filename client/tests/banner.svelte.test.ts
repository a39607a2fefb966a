import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { TableConnection } from "../src/table/connection.svelte";
import ConnectionBanner from "../src/table/ConnectionBanner.svelte";
import { texts } from "../src/text/texts.svelte";

beforeAll(() => texts.setLanguage("en"));
afterEach(() => document.body.replaceChildren());

function banner(status: string, reason = ""): string {
  const connection = { status, reason } as unknown as TableConnection;
  const component = mount(ConnectionBanner, { target: document.body, props: { connection } });
  flushSync();
  const text = document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
  void unmount(component);
  return text;
}

test("nothing is said while the connection is open", () => {
  expect(banner("open")).toBe("");
});

test("a guest who is refused hears why", () => {
  expect(banner("refused", "too-many-sockets")).toContain("You have this hall open in too many places at once");
});

test("a reason without a sentence is left out", () => {
  expect(banner("refused", "other-origin")).toBe("The hall does not let you in here. Back to the hall");
});
