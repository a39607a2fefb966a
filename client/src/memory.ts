/** What this browser remembers from visit to visit; one that keeps nothing forgets it, and all else works. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // full, or forbidden
  }
}
