/** How far one has come in each lesson, as this browser remembers it. */

import { keep as store, recall } from "../memory";

interface Kept {
  at: number;
  isDone: boolean;
}

const KEY = "meadhall-lessons";

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(recall(KEY) ?? "{}") as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}

/** Where to go on; after the end, at the beginning. */
export function keptOf(game: string): Kept {
  const kept = all()[game];
  return { at: Math.max(0, Math.trunc(Number(kept?.at)) || 0), isDone: kept?.isDone === true };
}

export function keep(game: string, at: number, isEnd: boolean): void {
  const isDone = isEnd || keptOf(game).isDone;
  store(KEY, JSON.stringify({ ...all(), [game]: { at: isEnd ? 0 : at, isDone } }));
}
