/** A match that is over, moment by moment: of a table, or of a record that somebody has brought. */

import { api } from "./api";
import type { HintInfo, Moment, MomentList } from "./wire";

/** The record that was dropped on the hall last. */
export const brought = $state({ record: "", name: "" });

/** The game of a record, as its head says it: what is wrong with a record may be told in its words. */
export const gameIn = (record: string): string => /^\S+ {2}game (\w+)$/m.exec(record)?.[1] ?? "";

/** So many moments are fetched at a time. */
const AT_ONCE = 400;

export class Replay {
  moments = $state.raw<Moment[]>([]);
  viewer = $state(0);
  at = $state(0);
  isPlaying = $state(false);
  hints = $state.raw<HintInfo[]>([]);
  about = $state.raw<MomentList | null>(null);
  #timer = 0;

  /** `table` "" means the record that was brought. */
  constructor(readonly table: string) {}

  get now(): Moment | undefined {
    return this.moments[this.at];
  }

  /** Read it as a viewer saw it; the moment that is shown stays as near as it can be. */
  async see(viewer: number): Promise<void> {
    const entry = this.now?.entry ?? 0;
    const found: Moment[] = [];
    let page: MomentList;
    do {
      page = await this.#page(viewer, found.at(-1)?.version ?? 0);
      found.push(...page.moments);
    } while (page.moments.length && (found.at(-1)?.version ?? 0) < page.count);
    this.about = page;
    this.moments = found;
    this.viewer = viewer;
    this.hints = [];
    this.at = Math.max(0, found.findLastIndex((moment) => moment.entry <= entry));
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.moments.length - 1);
    this.hints = [];
  }

  play(pace = 1000): void {
    this.pause();
    this.isPlaying = true;
    this.#timer = window.setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.moments.length - 1) this.pause();
    }, pace);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.isPlaying = false;
  }

  /** What a bot would have done at this moment. */
  async ask(): Promise<void> {
    const moment = this.now;
    if (!moment) return;
    const answer = this.table
      ? await api.hintsAt(this.table, this.viewer, moment.version)
      : await api.hintsIn(brought.record, this.viewer, moment.entry);
    if (this.now === moment) this.hints = answer.hints;
  }

  async record(): Promise<string> {
    return this.table ? api.record(this.table) : brought.record;
  }

  #page(viewer: number, since: number): Promise<MomentList> {
    const until = since + AT_ONCE;
    return this.table
      ? api.moments(this.table, since, until, "", viewer)
      : api.momentsIn(brought.record, viewer, since, until);
  }
}
