import { expect, test } from "vitest";
import type { TableInfo } from "../src/api/wire";
import type { TableConnection } from "../src/table/connection.svelte";
import { toolsOf } from "../src/table/tools";
import { letterOf } from "../src/ui/shortcut";

/** The letter of a key that is pressed in an element of this kind. */
function pressed(init: KeyboardEventInit, kind = "div"): string {
  const element = document.body.appendChild(document.createElement(kind));
  let found = "nothing heard";
  element.addEventListener("keydown", (event) => (found = letterOf(event)));
  element.dispatchEvent(new KeyboardEvent("keydown", init));
  element.remove();
  return found;
}

test("a letter is a shortcut in either case, and on a Cyrillic keyboard", () => {
  expect(pressed({ key: "h", code: "KeyH" })).toBe("h");
  expect(pressed({ key: "U", code: "KeyU", shiftKey: true })).toBe("u");
  expect(pressed({ key: "р", code: "KeyH" })).toBe("h");
  expect(pressed({ key: "u", code: "KeyF" })).toBe("u"); // as the keyboard writes it
});

test.each([
  ["with Ctrl", { key: "h", ctrlKey: true }],
  ["with Alt", { key: "h", altKey: true }],
  ["with Meta", { key: "h", metaKey: true }],
  ["while it is held down", { key: "h", repeat: true }],
  ["if it is no letter", { key: "Enter", code: "Enter" }],
])("not %s", (_, init) => expect(pressed(init)).toBe(""));

test.each(["input", "select", "textarea", "dialog"])("not in a %s", (kind) =>
  expect(pressed({ key: "h" }, kind)).toBe(""),
);

test("every tool has a letter of its own, if any", () => {
  const table = { terms: { hints: true } } as TableInfo;
  const tools = toolsOf({ you: 0, table, state: { result: null }, hint: null } as unknown as TableConnection);
  expect(tools.flatMap(({ key }) => key ?? [])).toEqual(["u", "h"]);
});
