/** What this browser remembers between visits. Where storage is full or forbidden, it forgets; everything else works.
 * */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // full or forbidden
  }
}
