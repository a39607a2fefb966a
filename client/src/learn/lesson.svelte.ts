/** A lesson in progress: the current step, the moment of the match that is shown, the answer given. */

import { moves } from "../settings/settings.svelte";
import type { LessonInfo, LessonStep, ReplayFrame, OptionInfo, QuestionInfo } from "../api/wire";
import { progressOf, saveProgress } from "./progress";

/** How long each move of others is shown, in milliseconds; shorter if the story is silent about it. */
const PACE = 800;
const QUICK = 200;

export class Lesson {
  /** Of the current step. */
  stepIndex = $state(0);
  /** A legal answer that was given, but is not the one of this lesson. */
  other = $state.raw<OptionInfo | null>(null);
  readonly #moments: ReplayFrame[];
  /** The index of each step's moment. */
  readonly #stands: number[];
  #shown = $state(0);
  #timer = 0;

  constructor(readonly info: LessonInfo) {
    this.#moments = info.steps.flatMap((step) => step.moments);
    let stands = -1;
    this.#stands = info.steps.map((step) => (stands += step.moments.length));
    this.stepIndex = Math.min(progressOf(info.game).at, info.steps.length - 1);
    this.#shown = this.#stand;
  }

  get step(): LessonStep {
    return this.info.steps[this.stepIndex]!;
  }

  get moment(): ReplayFrame {
    return this.#moments[this.#shown]!;
  }

  /** Whether the moves before this step are still being shown. */
  get isMoving(): boolean {
    return this.#shown < this.#stand;
  }

  get isLast(): boolean {
    return this.stepIndex === this.info.steps.length - 1;
  }

  get question(): QuestionInfo | null {
    return this.step.expects && !this.isMoving ? this.moment.question : null;
  }

  get expected(): OptionInfo | null {
    return this.question?.options.find((option) => option.option === this.step.expects) ?? null;
  }

  /** The keys of the things to highlight. */
  get highlighted(): string[] {
    return this.isMoving ? [] : [...this.step.points, ...(this.expected?.at ?? [])];
  }

  answer(option: string): void {
    if (option === this.step.expects) this.next();
    else this.other = this.question?.options.find((each) => each.option === option) ?? null;
  }

  /** Go to the next step; while moves are being shown, skip to their end. */
  next(): void {
    if (this.isMoving) this.#settle();
    else if (!this.isLast) {
      this.#enter(this.stepIndex + 1);
      this.#move();
    }
  }

  back(): void {
    this.#enter(Math.max(0, this.stepIndex - 1));
    this.#settle();
  }

  again(): void {
    this.#enter(0);
    this.#settle();
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  get #stand(): number {
    return this.#stands[this.stepIndex]!;
  }

  #enter(step: number): void {
    this.stepIndex = step;
    this.other = null;
    saveProgress(this.info.game, step, this.isLast);
  }

  #move(): void {
    this.pause();
    if (!moves()) return this.#settle();
    if (!this.isMoving) return;
    this.#shown += 1;
    this.#timer = window.setTimeout(() => this.#move(), this.moment.story.length ? PACE : QUICK);
  }

  #settle(): void {
    this.pause();
    this.#shown = this.#stand;
  }
}
