/** Things on the table that can be pointed at: by mouse, touch and keyboard alike. */

import type { Choosing } from "../choosing.svelte";

/** The attributes of a thing with a key; `label` is what a screen reader says. */
export function thing(choosing: Choosing, key: string, label: string) {
  const isLit = choosing.lit.has(key);
  const isPicked = choosing.picked.includes(key);
  const refusal = isLit ? null : choosing.refusalAt(key);
  return {
    "data-key": key,
    "data-lit": isLit || undefined,
    "data-picked": isPicked || undefined,
    "data-meant": choosing.meant.has(key) || undefined,
    "data-refused": refusal !== null || undefined,
    "data-pointed": choosing.pointed().includes(key) || undefined,
    role: isLit || isPicked || refusal ? "button" : "img",
    tabindex: isLit || isPicked || refusal ? 0 : -1, // without it, a listener for focus makes an SVG element a stop for Tab
    "aria-label": label,
    "aria-pressed": isLit || isPicked ? isPicked : undefined,
    "aria-disabled": refusal ? true : undefined,
    onclick: () => choosing.point(key),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choosing.point(key);
    },
    onpointerenter: () => (choosing.looked = key),
    onpointerleave: () => (choosing.looked = ""),
    onfocus: () => (choosing.looked = key),
    onblur: () => queueMicrotask(() => (choosing.looked = "")), // it may be taken off the page just now
  } as const;
}
