import { beforeEach, expect, test } from "vitest";
import { route } from "../src/app/route.svelte";

const visit = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new Event("hashchange"));
};

beforeEach(() => visit(""));

test("an empty address is the hall", () => {
  expect(route.page).toBe("hall");
  expect([route.table, route.invitation, route.game]).toEqual(["", "", ""]);
});

test("an unknown address is the hall", () => {
  visit("#nowhere=1");
  expect(route.page).toBe("hall");
});

test.each(["move", "replay", "table", "learn", "rules", "settings"])("%s leads to its page", (page) => {
  visit(`#${page}=x`);
  expect(route.page).toBe(page);
  visit(`#${page}`); // also without a value
  expect(route.page).toBe(page);
});

test("a table may come with an invitation, a lesson and the rules with a game", () => {
  visit("#table=0123&invitation=a%26b");
  expect([route.page, route.table, route.invitation]).toEqual(["table", "0123", "a&b"]);
  visit("#learn=keltis");
  expect(route.game).toBe("keltis");
  visit("#rules=inis&clause=INI-R1");
  expect([route.game, route.params.get("clause")]).toEqual(["inis", "INI-R1"]);
});

test("a one-time link comes first", () => {
  visit("#table=1&move=secret");
  expect(route.page).toBe("move");
});

test("going changes the address, replacing it leaves no entry in the history", () => {
  route.go({ table: "1", invitation: "ä b" });
  expect(new URLSearchParams(location.hash.slice(1)).get("invitation")).toBe("ä b");
  const before = history.length;
  route.replace({ rules: "keltis" });
  expect(route.page).toBe("rules");
  expect(location.hash).toBe("#rules=keltis");
  expect(history.length).toBe(before);
});
