/** A finished match, frame by frame: of a table, or of a record opened from a file. */

import { api } from "../api/client";
import { beatsOf, type Stage } from "../stage/stage.svelte";
import type { HintInfo, ReplayFrame, ReplayFrameList } from "../api/wire";

/** The record that was opened last. */
export const openedRecord = $state({ record: "" });

/** The game in the head of a record; errors about the record may need its texts. */
export const gameIn = (record: string): string => /^\S+ {2}game (\w+)$/m.exec(record)?.[1] ?? "";

const FRAMES_PER_REQUEST = 400;
/** How long a frame is shown in which nothing can be shown one after another. */
const FRAME_MS = 1000;

export class Replay {
  frames = $state.raw<ReplayFrame[]>([]);
  viewer = $state(0);
  at = $state(0);
  isPlaying = $state(false);
  hints = $state.raw<HintInfo[]>([]);
  about = $state.raw<ReplayFrameList | null>(null);
  #timer = 0;

  /** `table` "": the opened record. What happens between its frames is shown on a stage. */
  constructor(
    readonly table: string,
    readonly stage: Stage,
  ) {}

  get now(): ReplayFrame | undefined {
    return this.frames[this.at];
  }

  /** Load what a viewer saw, and stay at the same frame or the last one before it. */
  async load(viewer: number): Promise<void> {
    const entry = this.now?.entry ?? 0;
    const found: ReplayFrame[] = [];
    let page: ReplayFrameList;
    do {
      page = await this.#page(viewer, found.at(-1)?.version ?? 0);
      found.push(...page.moments);
    } while (page.moments.length && (found.at(-1)?.version ?? 0) < page.count);
    this.about = page;
    this.frames = found;
    this.viewer = viewer;
    this.hints = [];
    this.at = Math.max(
      0,
      found.findLastIndex((frame) => frame.entry <= entry),
    );
  }

  go(to: number): void {
    this.stage.onEnd = () => {};
    this.stage.finish();
    this.at = Math.min(Math.max(0, to), this.frames.length - 1);
    this.hints = [];
  }

  /** Go to the next frame, and show on the way what happened. */
  step(): void {
    const before = this.now?.scene ?? null;
    this.go(this.at + 1);
    const { story, scene } = this.now!;
    this.stage.onEnd = () => this.#goOn(0);
    if (scene) this.stage.play(beatsOf(story, scene, -1), before);
    if (!this.stage.isPlaying) this.#goOn(FRAME_MS);
  }

  play(): void {
    this.pause();
    this.isPlaying = true;
    this.step();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  #goOn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    if (this.at >= this.frames.length - 1) this.pause();
    else this.#timer = window.setTimeout(() => this.step(), ms);
  }

  /** Ask what a bot would have done at this frame. */
  async loadHints(): Promise<void> {
    const frame = this.now;
    if (!frame) return;
    const answer = this.table
      ? await api.hintsAt(this.table, this.viewer, frame.version)
      : await api.hintsIn(openedRecord.record, this.viewer, frame.entry);
    if (this.now === frame) this.hints = answer.hints;
  }

  async record(): Promise<string> {
    return this.table ? api.record(this.table) : openedRecord.record;
  }

  #page(viewer: number, since: number): Promise<ReplayFrameList> {
    const until = since + FRAMES_PER_REQUEST;
    return this.table
      ? api.frames(this.table, since, until, "", viewer)
      : api.framesIn(openedRecord.record, viewer, since, until);
  }
}
