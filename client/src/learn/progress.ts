/** How far each lesson has been done on this device. */

import { load, save } from "../settings/storage";

interface Progress {
  at: number;
  isDone: boolean;
}

const KEY = "meadhall-lessons";

function all(): Record<string, Progress> {
  try {
    return (JSON.parse(load(KEY) ?? "{}") as Record<string, Progress> | null) ?? {};
  } catch {
    return {};
  }
}

/** The step to continue with; the first one after the lesson was finished. */
export function progressOf(game: string): Progress {
  const found = all()[game];
  return { at: Math.max(0, Math.trunc(Number(found?.at)) || 0), isDone: found?.isDone === true };
}

export function saveProgress(game: string, at: number, isEnd: boolean): void {
  const isDone = isEnd || progressOf(game).isDone;
  save(KEY, JSON.stringify({ ...all(), [game]: { at: isEnd ? 0 : at, isDone } }));
}
