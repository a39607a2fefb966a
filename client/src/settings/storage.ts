/** What this browser remembers between visits. Where storage is full or forbidden, it forgets; everything else works.
 * */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Load an object that was saved as JSON; what its fields hold has to be checked, for anybody may have written them. */
export function loadObject(key: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(load(key) ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // full or forbidden
  }
}
