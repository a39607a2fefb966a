import { beforeEach, describe, expect, test } from "vitest";
import type { OptionInfo, QuestionInfo, RefusedInfo } from "../src/api/wire";
import { Choosing, MAX_BUTTONS } from "../src/board/choosing.svelte";

let answers: string[] = [];
beforeEach(() => {
  answers = [];
});

const says = { id: "", args: {} };
const option = (name: string, ...at: string[]): OptionInfo => ({ option: name, says, at });
const refused = (clause: string, ...at: string[]): RefusedInfo => ({ option: clause, clause, says, at });

function choosing(options: OptionInfo[], refusals: RefusedInfo[] = []): Choosing {
  const question: QuestionInfo = { kind: "", says, moment: -1, is_reaction: false, options, refused: refusals };
  return new Choosing(
    () => question,
    (answer) => answers.push(answer),
  );
}

const names = (options: OptionInfo[]): string[] => options.map(({ option: name }) => name);

test("nothing is lit while nothing is asked", () => {
  const idle = new Choosing(
    () => null,
    (answer) => answers.push(answer),
  );
  idle.point("a");
  expect(idle.lit.size).toBe(0);
  expect(idle.picked).toEqual([]);
  expect(answers).toEqual([]);
});

describe("pointing", () => {
  test("answers at once where one option lies at this thing only", () => {
    const choice = choosing([option("A", "a"), option("B", "b")]);
    choice.point("a");
    expect(answers).toEqual(["A"]);
    expect(choice.picked).toEqual([]);
  });

  test("first shows an option that lies at several things, and answers when pointing again", () => {
    const choice = choosing([option("AB", "a", "b")]);
    choice.point("a");
    expect(answers).toEqual([]);
    expect(choice.picked).toEqual(["a"]);
    expect([...choice.previewed]).toEqual(["a", "b"]);
    choice.point("a");
    expect(answers).toEqual(["AB"]);
  });

  test("narrows the options down, thing by thing", () => {
    const choice = choosing([option("AX", "a", "x"), option("AY", "a", "y"), option("BX", "b", "x")]);
    expect([...choice.lit].sort()).toEqual(["a", "b", "x", "y"]);
    choice.point("a");
    expect(names(choice.options)).toEqual(["AX", "AY"]);
    expect([...choice.lit].sort()).toEqual(["a", "x", "y"]);
    choice.point("y");
    expect(answers).toEqual(["AY"]);
  });

  test("at a picked thing again takes it back", () => {
    const choice = choosing([option("AX", "a", "x"), option("AY", "a", "y")]);
    choice.point("a");
    choice.point("a");
    expect(choice.picked).toEqual([]);
    expect(answers).toEqual([]);
  });

  test("at a thing that does not go with the picked ones starts over from it", () => {
    const choice = choosing([
      option("AX", "a", "x"),
      option("AY", "a", "y"),
      option("BX", "b", "x"),
      option("BY", "b", "y"),
    ]);
    choice.point("a");
    choice.point("b");
    expect(choice.picked).toEqual(["b"]);
    expect(answers).toEqual([]);
  });

  test("at a refused thing says why, with the first reason", () => {
    const choice = choosing([option("A", "a")], [refused("R1", "r"), refused("R2", "r")]);
    choice.point("r");
    expect(choice.refused?.clause).toBe("R1");
    expect(answers).toEqual([]);
    choice.point("nothing");
    expect(choice.refused).toBeNull();
  });
});

test("what is pointed at shows what the option would concern", () => {
  const choice = choosing([option("AB", "a", "b"), option("C", "c")]);
  choice.hovered = "a";
  expect([...choice.previewed]).toEqual(["a", "b"]);
  choice.hovered = "z";
  expect(choice.previewed.size).toBe(0);
});

describe("buttons", () => {
  test("are the options that lie nowhere", () => {
    const choice = choosing([option("A", "a"), option("pass")]);
    expect(names(choice.buttons)).toEqual(["pass"]);
  });

  test("are the options that are left after picking", () => {
    const choice = choosing([option("AX", "a", "x"), option("AY", "a", "y"), option("pass")]);
    choice.point("a");
    expect(names(choice.buttons)).toEqual(["AX", "AY"]);
  });

  test("are, of too many, those that pointing cannot tell apart", () => {
    const many = Array.from({ length: MAX_BUTTONS }, (_, n) => option(`A${n}`, "a", `x${n}`));
    const choice = choosing([...many, option("A", "a")]);
    choice.point("a");
    expect(names(choice.buttons)).toEqual(["A"]);
  });
});

test("taking an option clears what was picked", () => {
  const choice = choosing([option("AX", "a", "x"), option("AY", "a", "y")]);
  choice.point("a");
  choice.hovered = "x";
  choice.take(choice.options[0]!);
  expect(answers).toEqual(["AX"]);
  expect([choice.picked, choice.hovered, choice.refused]).toEqual([[], "", null]);
});
