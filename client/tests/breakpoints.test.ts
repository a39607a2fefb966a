import { expect, test } from "vitest";
import { filled } from "../scripts/breakpoints";

test("the names of queries are filled in, and nothing else is touched", () => {
  expect(filled("@media (--phone) and (hover: none) { a { width: var(--wide) } }", "a.css")).toBe(
    "@media (max-width: 560px) and (hover: none) { a { width: var(--wide) } }",
  );
  expect(filled("@container (--tight-facts) {", "a.css")).toBe("@container (max-width: 7rem) {");
});

test.each(["@media (--phne) {", "@container (--phone) {", "@media (--constructor) {"])(
  "%s: an unknown name is an error",
  (style) => {
    expect(() => filled(style, "art/a.css")).toThrow(/no (media|container) query is called [a-z]+: art\/a\.css/);
  },
);
