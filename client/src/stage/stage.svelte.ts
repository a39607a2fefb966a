/**
 * The stage of a table: what happened is shown one thing after another, each with its own picture, before the present.
 * Rooms draw what is on stage; they never guess what happened from two scenes.
 */

import type { Fact, Scene, StoryLine } from "../api/wire";
import type { Room } from "../games/room";
import { settings } from "../settings/settings.svelte";
import { texts, type Reader } from "../text/texts.svelte";
import { MOMENT_MS, readingMs, type Pace } from "./pace";
import { picturesOf } from "./pictures";

/** One thing that happened, as it is shown. */
export interface Beat {
  line: StoryLine;
  /** What the table looked like then; null: nothing is known to have changed. */
  scene: Scene | null;
  /** Whether it is what the reader has just done. */
  isOwn: boolean;
}

/** Why what is on stage stays there: its card is being read, the page is not seen, the table is shown as it was. */
export type Hold = "reading" | "hidden" | "past";

/** Who comes back to more than this is shown the present, and may ask for the rest. */
export const MAX_WAIT_MS = 60_000;

export class Stage {
  /** What is on stage; null: nothing, the present is shown. */
  beat = $state.raw<Beat | null>(null);
  /** What is still to come. */
  queue = $state.raw<readonly Beat[]>([]);
  /** The picture on stage; that of the beat before where a beat has none. */
  scene = $state.raw<Scene | null>(null);
  /** How fast a story is shown that was asked for; null: as fast as all else. */
  pace = $state.raw<Pace | null>(null);
  /** Called when the last beat is over. */
  onEnd: () => void = () => {};
  #timer = 0;
  #holds = new Set<Hold>();
  /** When the beat on stage is over, and what was left of it when it was held. */
  #until = 0;
  #left = 0;

  constructor(
    readonly reader: () => Reader,
    readonly room: () => Room | null,
  ) {}

  /** How long a beat is shown; 0: not at all. */
  msOf({ line, isOwn }: Beat): number {
    const sentence = line.says ? texts.say(line.says, this.reader()) : "";
    const card = line.fact ? (this.room()?.faceText?.(line.fact) ?? "") : "";
    const isMoment = line.fact !== null && this.room()?.sound?.(line.fact) === "moment";
    return readingMs(sentence, card, isOwn, this.pace ?? settings.pace, isMoment ? MOMENT_MS : 0);
  }

  get isPlaying(): boolean {
    return this.beat !== null;
  }

  /** Show beats after those that are still to come; `before` is what was shown until now. */
  play(beats: readonly Beat[], before: Scene | null): void {
    this.queue = [...this.queue, ...beats];
    if (this.beat) return;
    this.scene = before;
    this.next();
  }

  /** Go on to the next beat, or to the present. */
  next(): void {
    clearTimeout(this.#timer);
    let [beat, ...rest] = this.queue;
    while (beat && this.msOf(beat) <= 0) [beat, ...rest] = rest;
    this.queue = rest;
    this.beat = beat ?? null;
    if (!beat) {
      this.pace = null;
      this.scene = null;
      this.onEnd();
      return;
    }
    this.scene = beat.scene ?? this.scene;
    this.#left = this.msOf(beat);
    this.#run();
  }

  /** Show the present. */
  finish(): void {
    this.queue = [];
    this.next();
  }

  /** Keep what is on stage there until nothing holds it any more. */
  hold(by: Hold): void {
    if (!this.#holds.size) {
      clearTimeout(this.#timer);
      this.#left = Math.max(0, this.#until - performance.now());
    }
    this.#holds.add(by);
  }

  release(by: Hold): void {
    if (this.#holds.delete(by) && !this.#holds.size && this.beat) this.#run();
  }

  /** How long everything that is to come would take. */
  waitMs(): number {
    return this.queue.reduce((sum, beat) => sum + this.msOf(beat), 0);
  }

  #run(): void {
    this.#until = performance.now() + this.#left;
    if (!this.#holds.size) this.#timer = window.setTimeout(() => this.next(), this.#left);
  }
}

const MANY = 60;

/** The facts of a story, the latest last; not all of a long one. */
export function latestFacts(story: readonly StoryLine[]): Fact[] {
  const latest = story.slice(-MANY);
  return latest.slice(latest.findLastIndex(isTakenBack) + 1).flatMap(({ fact }) => fact ?? []);
}

/** Whether an answer was taken back: what has happened until then may not have happened any more. */
export const isTakenBack = ({ says }: StoryLine): boolean =>
  says !== null && ["entry-undoes", "entry-goes-back"].includes(says.id);

/** The beats of a story that led to a scene; `you` are the seat that has just answered, -1 if it has not. */
export function beatsOf(story: readonly StoryLine[], scene: Scene, you: number): Beat[] {
  const pictures = picturesOf(story, scene);
  return story.flatMap((line, n) => {
    const isSeen = line.says !== null || (line.fact?.at.length ?? 0) > 0;
    return isSeen ? [{ line, scene: pictures[n]!, isOwn: n === 0 && you >= 0 && line.fact?.seat === you }] : [];
  });
}
