/** A lesson in progress: the current step, the frame that is shown, the answer given. */

import { motionAllowed } from "../settings/settings.svelte";
import type { LessonInfo, LessonStep, OptionInfo, QuestionInfo, ReplayFrame } from "../api/wire";
import { progressOf, saveProgress } from "./progress";

/** How long each move of others is shown; shorter if the story is silent about it. */
const MOVE_MS = 800;
const SILENT_MOVE_MS = 200;

export class Lesson {
  stepIndex = $state(0);
  /** A legal answer that was given, but is not the one of this lesson. */
  other = $state.raw<OptionInfo | null>(null);
  readonly #frames: ReplayFrame[];
  /** The index of the frame at which each step is. */
  readonly #stepFrames: number[];
  #shown = $state(0);
  #timer = 0;

  constructor(readonly info: LessonInfo) {
    this.#frames = info.steps.flatMap((step) => step.moments);
    let last = -1;
    this.#stepFrames = info.steps.map((step) => (last += step.moments.length));
    this.stepIndex = Math.min(progressOf(info.game).at, info.steps.length - 1);
    this.#shown = this.#stepFrame;
  }

  get step(): LessonStep {
    return this.info.steps[this.stepIndex]!;
  }

  get frame(): ReplayFrame {
    return this.#frames[this.#shown]!;
  }

  /** Whether the moves before this step are still being shown. */
  get isShowingMoves(): boolean {
    return this.#shown < this.#stepFrame;
  }

  get isLast(): boolean {
    return this.stepIndex === this.info.steps.length - 1;
  }

  get question(): QuestionInfo | null {
    return this.step.expects && !this.isShowingMoves ? this.frame.question : null;
  }

  get expected(): OptionInfo | null {
    return this.question?.options.find((option) => option.option === this.step.expects) ?? null;
  }

  /** The keys of the things to highlight. */
  get highlighted(): string[] {
    return this.isShowingMoves ? [] : [...this.step.points, ...(this.expected?.at ?? [])];
  }

  answer(option: string): void {
    if (option === this.step.expects) this.next();
    else this.other = this.question?.options.find((each) => each.option === option) ?? null;
  }

  /** Go to the next step; while moves are being shown, skip to their end. */
  next(): void {
    if (this.isShowingMoves) this.#settle();
    else if (!this.isLast) {
      this.#enter(this.stepIndex + 1);
      this.#showNext();
    }
  }

  back(): void {
    this.#enter(Math.max(0, this.stepIndex - 1));
    this.#settle();
  }

  restart(): void {
    this.#enter(0);
    this.#settle();
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  get #stepFrame(): number {
    return this.#stepFrames[this.stepIndex]!;
  }

  #enter(step: number): void {
    this.stepIndex = step;
    this.other = null;
    saveProgress(this.info.game, step, this.isLast);
  }

  #showNext(): void {
    this.pause();
    if (!motionAllowed()) return this.#settle();
    if (!this.isShowingMoves) return;
    this.#shown += 1;
    this.#timer = window.setTimeout(() => this.#showNext(), this.frame.story.length ? MOVE_MS : SILENT_MOVE_MS);
  }

  #settle(): void {
    this.pause();
    this.#shown = this.#stepFrame;
  }
}
