/** How far each lesson has been done on this device. */

import { loadObject, save } from "../settings/storage";

interface Progress {
  at: number;
  isDone: boolean;
}

const KEY = "meadhall-lessons";

/** The step to continue with; the first one after the lesson was finished. */
export function progressOf(game: string): Progress {
  return checked(loadObject(KEY)[game]);
}

export function saveProgress(game: string, at: number, isEnd: boolean): void {
  const isDone = isEnd || progressOf(game).isDone;
  save(KEY, JSON.stringify({ ...loadObject(KEY), [game]: { at: isEnd ? 0 : at, isDone } }));
}

/** Progress as it was stored; from the beginning if that makes no sense. */
function checked(stored: unknown): Progress {
  const { at, isDone } = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  return { at: Number.isSafeInteger(at) ? Math.max(0, at as number) : 0, isDone: isDone === true };
}
