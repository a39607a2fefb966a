/** Attributes of things that can be pointed at, by mouse, touch and keyboard. */

import type { Choosing } from "./choosing.svelte";
import type { OptionInfo, RefusedInfo } from "../api/wire";

/** How a thing looks to the current choice. */
export interface Look {
  isLit: boolean;
  isPicked: boolean;
  isMeant: boolean;
  refusal: RefusedInfo | null;
}

const lookOf = (choosing: Choosing, key: string): Look => {
  const isLit = choosing.lit.has(key);
  return {
    isLit,
    isPicked: choosing.picked.includes(key),
    isMeant: choosing.meant.has(key),
    refusal: isLit ? null : choosing.refusalAt(key),
  };
};

/** Add an `id` to things whose keys may be equal. */
export const toldApart = <Thing extends { key: string }>(things: readonly Thing[]): (Thing & { id: string })[] =>
  things.map((each, n) => ({
    ...each,
    id: `${each.key}:${things.slice(0, n).filter(({ key }) => key === each.key).length}`,
  }));

/** The attributes of a thing with a key; `label` is what a screen reader says. */
export function pointable(choosing: Choosing, key: string, label: string, look: Look = lookOf(choosing, key)) {
  const { isLit, isPicked, isMeant, refusal } = look;
  return {
    "data-key": key,
    "data-lit": isLit || undefined,
    "data-picked": isPicked || undefined,
    "data-meant": isMeant || undefined,
    "data-refused": refusal !== null || undefined,
    "data-pointed": choosing.highlighted().includes(key) || undefined,
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
    ...looking(choosing, key),
  } as const;
}

/** The handlers of a button for an option: hovering looks at its first thing, pressing takes it. */
export const offer = (choosing: Choosing, option: OptionInfo) => ({
  onclick: () => choosing.take(option),
  ...looking(choosing, option.at[0] ?? ""),
});

/** The handlers that look at a thing while the pointer or the focus is on the element. */
const looking = (choosing: Choosing, key: string) => ({
  onpointerenter: () => (choosing.looked = key),
  onpointerleave: () => (choosing.looked = ""),
  onfocus: () => (choosing.looked = key),
  // later, because the element may be taken off the page just now
  onblur: () => queueMicrotask(() => choosing.looked === key && (choosing.looked = "")),
});
