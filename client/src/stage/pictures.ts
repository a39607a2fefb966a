/** What the table looked like between two messages: each line of the story says what was different in its picture. */

import type { Scene, StoryLine } from "../api/wire";

/** The picture of each line, from `scene`, which is what the last of them led to; null where the hall has none. */
export function picturesOf(story: readonly StoryLine[], scene: Scene): (Scene | null)[] {
  const found: (Scene | null)[] = [];
  let later = scene;
  for (const { picture } of story.toReversed()) {
    if (picture) later = replaced(later, picture);
    found.push(picture ? later : null);
  }
  return found.toReversed();
}

/** A copy of a scene with other values at some JSON pointers; what is the same is shared. */
export function replaced<Whole>(whole: Whole, values: Record<string, unknown>): Whole {
  return Object.entries(values).reduce(
    (current, [pointer, value]) => withValue(current, pointer.split("/").slice(1), value) as Whole,
    whole,
  );
}

function withValue(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), withValue(part[Number(key)], rest, value));
  const known = part as Record<string, unknown>;
  return { ...known, [key]: withValue(known[key], rest, value) };
}
