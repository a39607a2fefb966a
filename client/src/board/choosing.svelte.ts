/**
 * Choosing an option by pointing at things. Every option names the things at which it lies; a thing is lit while an
 * option that is still possible lies at it. Pointing narrows the options down. An option that lies at one thing only is
 * answered at once; any other one is previewed first, and answered by pointing again or by its button.
 */

import type { OptionInfo, QuestionInfo, RefusedInfo } from "../api/wire";

/** The most options that are offered as buttons, if they lie somewhere. */
export const MAX_BUTTONS = 8;

export class Choosing {
  /** The keys of the things that were pointed at, as long as more than one option is left. */
  picked = $state.raw<string[]>([]);
  /** The key of the thing under the pointer or the focus. */
  hovered = $state("");
  /** The refusal of the thing that was pointed at last. */
  refused = $state.raw<RefusedInfo | null>(null);
  /** The option that was taken and is still to be confirmed. */
  unconfirmed = $state.raw<OptionInfo | null>(null);

  constructor(
    readonly question: () => QuestionInfo | null,
    readonly answer: (option: string) => void,
    /** The keys of the things to highlight, as in a lesson. */
    readonly highlighted: () => readonly string[] = () => [],
    /** Whether every answer has to be confirmed. */
    readonly confirms: () => boolean = () => false,
  ) {}

  /** The options that are left. */
  options: OptionInfo[] = $derived.by(() => this.#with(this.picked));

  /** The keys of the things that can be chosen. */
  lit: Set<string> = $derived(new Set(this.options.flatMap((option) => option.at)));

  /** The keys of the things that the options left by `picked` and `hovered` lie at. */
  previewed: Set<string> = $derived.by(() => {
    const keys = this.lit.has(this.hovered) ? [...this.picked, this.hovered] : this.picked;
    return new Set(keys.length ? this.#with(keys).flatMap((option) => option.at) : []);
  });

  /**
   * The options offered as buttons: at first those that lie nowhere; after picking all that are left or, if they are
   * too many, those that pointing cannot tell from others.
   */
  buttons: OptionInfo[] = $derived.by(() => {
    if (!this.picked.length) return this.options.filter((option) => !option.at.length);
    return this.options.length > MAX_BUTTONS ? this.options.filter((option) => this.#isWithin(option)) : this.options;
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
    if (this.confirms() && this.unconfirmed !== option) {
      this.unconfirmed = option;
      return;
    }
    this.clear();
    this.answer(option.option);
  }

  clear(): void {
    this.picked = [];
    this.hovered = "";
    this.refused = null;
    this.unconfirmed = null;
  }

  /** Whether another option lies at all the things of this one. */
  #isWithin({ at }: OptionInfo): boolean {
    return this.options.some((other) => other.at !== at && at.every((key) => other.at.includes(key)));
  }

  #with(keys: string[]): OptionInfo[] {
    return (this.question()?.options ?? []).filter((option) => keys.every((key) => option.at.includes(key)));
  }
}
