/** A lesson in progress: the current step, the frame that is shown, the answer given. */

import { beatsOf, type Stage } from "../stage/stage.svelte";
import type { LessonInfo, LessonStep, OptionInfo, QuestionInfo, ReplayFrame } from "../api/wire";
import { progressOf, saveProgress } from "./progress";

export class Lesson {
  stepIndex = $state(0);
  /** A legal answer that was given, but is not the one of this lesson. */
  other = $state.raw<OptionInfo | null>(null);
  readonly #frames: ReplayFrame[];
  /** The index of the frame at which each step is. */
  readonly #stepFrames: number[];

  /** What happens between two steps is shown on a stage. */
  constructor(
    readonly info: LessonInfo,
    readonly stage: Stage,
  ) {
    this.#frames = info.steps.flatMap((step) => step.moments);
    let last = -1;
    this.#stepFrames = info.steps.map((step) => (last += step.moments.length));
    this.stepIndex = Math.min(progressOf(info.game).at, info.steps.length - 1);
  }

  get step(): LessonStep {
    return this.info.steps[this.stepIndex]!;
  }

  get frame(): ReplayFrame {
    return this.#frames[this.#stepFrame]!;
  }

  /** Whether the moves before this step are still being shown. */
  get isShowingMoves(): boolean {
    return this.stage.isPlaying;
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
    if (this.isShowingMoves) this.stage.finish();
    else if (!this.isLast) {
      const before = this.#stepFrame;
      this.#enter(this.stepIndex + 1);
      const frames = this.#frames.slice(before + 1, this.#stepFrame + 1);
      const beats = frames.flatMap(({ story, scene }) => (scene ? beatsOf(story, scene, -1) : []));
      this.stage.play(beats, this.#frames[before]!.scene);
    }
  }

  back(): void {
    this.stage.finish();
    this.#enter(Math.max(0, this.stepIndex - 1));
  }

  restart(): void {
    this.stage.finish();
    this.#enter(0);
  }

  get #stepFrame(): number {
    return this.#stepFrames[this.stepIndex]!;
  }

  #enter(step: number): void {
    this.stepIndex = step;
    this.other = null;
    saveProgress(this.info.game, step, this.isLast);
  }
}
