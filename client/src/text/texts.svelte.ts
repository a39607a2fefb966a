/** Formats phrases in the reader's language, with the same Fluent catalogues as the server. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Arg, Language, Phrase } from "../api/wire";

export const LANGUAGES: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

/** Who reads a sentence: their seat (-1: none) and the names of the players. */
export interface Reader {
  you: number;
  names: readonly string[];
}
const NOBODY: Reader = { you: -1, names: [] };

type Load = () => Promise<string>;
const OWN = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const SERVER = import.meta.glob<string>("../../../src/meadhall/presentation/catalogues/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>(
  ["../games/*/text/*.ftl", "../../../src/meadhall/games/*/{catalogues,generated}/*.ftl"],
  { query: "?raw", import: "default" },
);

/** A minus as Fluent formats it. */
const HYPHEN = /(?<![\w.-])-(?=\d)/g;

class Named extends FluentType<{ seat: number } | Phrase | Phrase[]> {
  override toString(): string {
    throw new Error("this argument needs NAME or WHO in the message");
  }
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #parts = new Set<string>();
  #reader = NOBODY;
  #loading = Promise.resolve();

  setLanguage(language: Language): Promise<void> {
    return this.#queue(async () => {
      this.#bundle = await bundleOf(language, [...this.#parts], this.#functions);
      this.language = language;
      document.documentElement.lang = language;
    });
  }

  /** Load the texts of games, or others of their catalogues: `<game>`, `<game>/rules`, `<game>/lesson`. */
  load(...parts: string[]): Promise<void> {
    return this.#queue(async () => {
      if (parts.every((part) => this.#parts.has(part))) return;
      const all = [...new Set([...this.#parts, ...parts])];
      this.#bundle = await bundleOf(this.language, all, this.#functions);
      for (const part of parts) this.#parts.add(part);
    });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Format a phrase for a reader. */
  say(phrase: Phrase, reader: Reader = NOBODY): string {
    this.#reader = reader;
    return this.#format(phrase, "");
  }

  /** Format an attribute of a phrase's message; "" if it has none. */
  attribute(phrase: Phrase, name: string, reader: Reader = NOBODY): string {
    this.#reader = reader;
    return this.#bundle.getMessage(phrase.id)?.attributes[name] == null ? "" : this.#format(phrase, name);
  }

  /** Format one of the client's own messages. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  }

  /** Run one load after the other: each builds on the bundle of the one before. */
  #queue(load: () => Promise<void>): Promise<void> {
    return (this.#loading = this.#loading.catch(() => {}).then(load));
  }

  readonly #functions: Functions = {
    NAME: ([arg], named) => this.#name(arg, named["case"]),
    WHO: ([arg]) => this.#who(arg),
  };

  #format(phrase: Phrase, attribute: string): string {
    const message = this.#bundle.getMessage(phrase.id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return phrase.id;
    const args = Object.fromEntries(Object.entries(phrase.args).map(([name, arg]) => [name, wrapped(arg)]));
    return this.#bundle.formatPattern(pattern, args, []).replace(HYPHEN, "−");
  }

  #name(arg: FluentValue | undefined, attribute: FluentValue | undefined): string {
    const value = arg instanceof Named ? arg.value : null;
    if (value === null) return String(arg);
    const wanted = typeof attribute === "string" ? attribute : "";
    if (Array.isArray(value)) return value.map((each) => this.#format(each, wanted)).join(", ");
    if ("seat" in value) {
      const name = this.#reader.names[value.seat];
      return name ?? this.#format({ id: "seat", args: { n: value.seat + 1 } }, "");
    }
    return this.#format(value, wanted);
  }

  #who(arg: FluentValue | undefined): string {
    const value = arg instanceof Named ? arg.value : null;
    return value !== null && "seat" in value && value.seat === this.#reader.you ? "you" : "other";
  }
}

type Functions = NonNullable<NonNullable<ConstructorParameters<typeof FluentBundle>[1]>["functions"]>;

async function bundleOf(language: Language, parts: string[], functions: Functions): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  const catalogues: (Load | undefined)[] = [
    SERVER[`../../../src/meadhall/presentation/catalogues/${language}.ftl`],
    OWN[`./${language}.ftl`],
    ...Object.keys(GAMES).map((path) => (path.endsWith(`/text/hall.${language}.ftl`) ? GAMES[path] : undefined)),
    ...parts.flatMap((part) => cataloguesOf(part, language)),
    // Last, because the first message of an id counts: no package speaks for the house.
    ...parts.filter(isOfPackage).map((game) => () => wordsOf(game, language)),
  ];
  for (const text of await Promise.all(catalogues.map((load) => load?.() ?? "")))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The catalogues of a part: the server's, hand-written or generated, and the client's. */
function cataloguesOf(part: string, language: Language): (Load | undefined)[] {
  const [game, kind] = part.split("/");
  const file = kind ? `${kind}.${language}.ftl` : `${language}.ftl`;
  const server = `../../../src/meadhall/games/${game}`;
  return [
    GAMES[`${server}/catalogues/${file}`] ?? GAMES[`${server}/generated/${file}`],
    GAMES[`../games/${game}/text/${file}`],
  ];
}

/** Whether a part is a game whose catalogues are not in the client: all of them come as one. */
const isOfPackage = (part: string): boolean =>
  !part.includes("/") && !(`../../../src/meadhall/games/${part}/catalogues/en.ftl` in GAMES);

const fetched = new Map<string, Promise<string>>();

/** All catalogues of a game that is a package of its own: the hall has them. None if it does not. */
function wordsOf(game: string, language: Language): Promise<string> {
  const path = `/api/games/${encodeURIComponent(game)}/words/${language}`;
  const found = fetched.get(path) ?? fetchText(path);
  fetched.set(path, found);
  return found.catch((error: unknown) => {
    fetched.delete(path);
    console.warn(`no words of ${game}:`, error);
    return "";
  });
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

function wrapped(arg: Arg): FluentVariable {
  return typeof arg === "object" ? new Named(arg) : arg;
}

export const texts = new Texts();
