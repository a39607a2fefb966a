/** Puts phrases into words: the same Fluent catalogues as the server's, in the reader's language. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Arg, Language, Phrase } from "./wire";

export const LANGUAGES: Record<Language, string> = { en: "English", uk: "Українська", ru: "Русский" };

/** For whom a sentence is made: its seat (-1: none) and what the players are called. */
export interface Reader {
  you: number;
  names: readonly string[];
}
const NOBODY: Reader = { you: -1, names: [] };

type Load = () => Promise<string>;
const HOUSE = import.meta.glob<string>("../../src/meadhall/presentation/catalogues/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../src/meadhall/games/*/{catalogues,generated}/*.ftl", { query: "?raw", import: "default" });
const OWN = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

/** What Fluent writes for a minus. */
const HYPHEN = /(?<![\w.-])-(?=\d)/g;

class Named extends FluentType<{ seat: number } | Phrase | Phrase[]> {
  override toString(): string {
    throw new Error("a name stands in a message without NAME or WHO");
  }
}

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #parts = new Set<string>();
  #reader = NOBODY;
  #reading = Promise.resolve();

  /** Speak a language from now on. */
  speak(language: Language): Promise<void> {
    return this.#after(async () => {
      this.#bundle = await this.#bundleOf(language, [...this.#parts]);
      this.language = language;
      document.documentElement.lang = language;
    });
  }

  /** Learn the words of a game, or of a part of it, as `keltis` or `keltis/rules`. */
  learn(part: string): Promise<void> {
    return this.#after(async () => {
      if (this.#parts.has(part)) return;
      this.#bundle = await this.#bundleOf(this.language, [...this.#parts, part]);
      this.#parts.add(part);
    });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A phrase as a sentence for a reader. */
  say(phrase: Phrase, reader: Reader = NOBODY): string {
    this.#reader = reader;
    return this.#format(phrase, "");
  }

  /** A message of the client's own. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  }

  /** Read something after what is being read: two at once would forget each other's. */
  #after(read: () => Promise<void>): Promise<void> {
    return (this.#reading = this.#reading.catch(() => {}).then(read));
  }

  async #bundleOf(language: Language, parts: string[]): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([arg], named) => this.#name(arg, named["case"]),
        WHO: ([arg]) => this.#who(arg),
      },
    });
    const wanted: (Load | undefined)[] = [
      HOUSE[`../../src/meadhall/presentation/catalogues/${language}.ftl`],
      OWN[`../text/${language}.ftl`],
      ...parts.map((part) => {
        const [game, sort] = part.split("/");
        const [folder, file] = [`../../src/meadhall/games/${game}`, `${sort ? `${sort}.` : ""}${language}.ftl`];
        return GAMES[`${folder}/catalogues/${file}`] ?? GAMES[`${folder}/generated/${file}`];
      }),
    ];
    for (const text of await Promise.all(wanted.map((load) => load?.() ?? "")))
      bundle.addResource(new FluentResource(text));
    return bundle;
  }

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

function wrapped(arg: Arg): FluentVariable {
  return typeof arg === "object" ? new Named(arg) : arg;
}

export const words = new Words();
