/** Keyboard shortcuts that are single letters. */

/** The Latin letter of a key pressed alone, whatever alphabet the keyboard writes; "" where it means something else. */
export function letterOf(event: KeyboardEvent): string {
  const { target, key, code } = event;
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return "";
  if (target instanceof Element && target.closest("input, select, textarea, dialog")) return "";
  return (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? "")).toLowerCase();
}
