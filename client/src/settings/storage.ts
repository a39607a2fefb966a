/** What this browser remembers between visits. Where storage is full or forbidden, nothing is remembered. */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Load an object that was saved as JSON. Its fields have to be checked: anything may have been written there. */
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
