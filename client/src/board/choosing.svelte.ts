/**
 * Choosing an option by pointing at things. Every option names the things at which it lies; a thing is lit while an
 * option that is still possible lies at it. Pointing narrows the options down. An option that lies at one thing only is
 * answered at once; any other one is previewed first, and answered by pointing again or by its button.
 */

import type { OptionInfo, QuestionInfo, RefusedInfo } from "../api/wire";

/** The most options that are offered as buttons, if they lie somewhere. */
export const FEW = 8;

export class Choosing {
  picked = $state.raw<string[]>([]);
  /** The thing under the pointer or the focus. */
  looked = $state("");
  /** The refusal of the thing pointed at. */
  refused = $state.raw<RefusedInfo | null>(null);

  constructor(
    readonly question: () => QuestionInfo | null,
    readonly answer: (option: string) => void,
    /** The things to highlight, as in a lesson. */
    readonly highlighted: () => readonly string[] = () => [],
  ) {}

  /** The options that are left. */
  options: OptionInfo[] = $derived.by(() => this.#with(this.picked));

  /** The things that can be pointed at. */
  lit: Set<string> = $derived(new Set(this.options.flatMap((option) => option.at)));

  /** The things of the options left by what was picked and by the thing under the pointer. */
  meant: Set<string> = $derived.by(() => {
    const keys = this.lit.has(this.looked) ? [...this.picked, this.looked] : this.picked;
    return new Set(keys.length ? this.#with(keys).flatMap((option) => option.at) : []);
  });

  /**
   * The options offered as buttons: at first those that lie nowhere; after picking all that are left or, if they are
   * too many, those that pointing cannot tell from others.
   */
  buttons: OptionInfo[] = $derived.by(() => {
    if (!this.picked.length) return this.options.filter((option) => !option.at.length);
    return this.options.length > FEW ? this.options.filter((option) => this.#isWithin(option)) : this.options;
  });

  /** The first refusal at each thing. */
  #refusals: Map<string, RefusedInfo> = $derived.by(
    () => new Map((this.question()?.refused ?? []).toReversed().flatMap((each) => each.at.map((key) => [key, each]))),
  );

  /** Why a thing cannot be chosen, if the rules say. */
  refusalAt(key: string): RefusedInfo | null {
    return this.#refusals.get(key) ?? null;
  }

  point(key: string): void {
    this.refused = null;
    if (this.picked.includes(key)) {
      const [only, ...others] = this.options;
      if (only && !others.length && this.picked.at(-1) === key) this.take(only);
      else this.picked = this.picked.filter((each) => each !== key);
      return;
    }
    let left = this.#with([...this.picked, key]);
    if (!left.length) {
      left = this.#with([key]); // a new beginning
      this.picked = [];
    }
    const [only, ...others] = left;
    if (!only) this.refused = this.refusalAt(key);
    else if (!others.length && (only.at.length === 1 || this.picked.length)) this.take(only);
    else this.picked = [...this.picked, key];
  }

  take(option: OptionInfo): void {
    this.clear();
    this.answer(option.option);
  }

  clear(): void {
    this.picked = [];
    this.looked = "";
    this.refused = null;
  }

  /** Whether another option lies at all the things of this one. */
  #isWithin({ at }: OptionInfo): boolean {
    return this.options.some((other) => other.at !== at && at.every((key) => other.at.includes(key)));
  }

  #with(keys: string[]): OptionInfo[] {
    return (this.question()?.options ?? []).filter((option) => keys.every((key) => option.at.includes(key)));
  }
}
