/** How far one has come in each lesson, as this browser remembers it. */

interface Kept {
  at: number;
  isDone: boolean;
}

const KEY = "meadhall-lessons";

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}

/** Where to go on; after the end, at the beginning. */
export function keptOf(game: string): Kept {
  const kept = all()[game];
  return { at: Number(kept?.at) || 0, isDone: kept?.isDone === true };
}

export function keep(game: string, at: number, isEnd: boolean): void {
  const isDone = isEnd || keptOf(game).isDone;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { at: isEnd ? 0 : at, isDone } }));
  } catch {
    // a browser that keeps nothing: the lesson begins anew next time
  }
}
