/** Attributes of things that can be pointed at, by mouse, touch and keyboard. */

import type { Choosing } from "./choosing.svelte";
import type { OptionInfo, RefusedInfo } from "../api/wire";

/** What a thing is to the current choice. */
export interface ThingState {
  isLit: boolean;
  isPicked: boolean;
  isPreviewed: boolean;
  refusal: RefusedInfo | null;
}

const stateOf = (choosing: Choosing, key: string): ThingState => {
  const isLit = choosing.lit.has(key);
  return {
    isLit,
    isPicked: choosing.picked.includes(key),
    isPreviewed: choosing.previewed.has(key),
    refusal: isLit ? null : choosing.refusalAt(key),
  };
};

/** Add an `id` to things whose keys may be equal. */
export const withUniqueIds = <Thing extends { key: string }>(things: readonly Thing[]): (Thing & { id: string })[] =>
  things.map((each, n) => ({
    ...each,
    id: `${each.key}:${things.slice(0, n).filter(({ key }) => key === each.key).length}`,
  }));

/** The attributes of a thing with a key; `label` is what a screen reader says. */
export function pointable(choosing: Choosing, key: string, label: string, state: ThingState = stateOf(choosing, key)) {
  const { isLit, isPicked, isPreviewed, refusal } = state;
  return {
    "data-key": key,
    "data-lit": isLit || undefined,
    "data-picked": isPicked || undefined,
    "data-previewed": isPreviewed || undefined,
    "data-refused": refusal !== null || undefined,
    "data-highlighted": choosing.highlighted().includes(key) || undefined,
    role: isLit || isPicked || refusal ? "button" : "img",
    // Without it, a listener for focus makes an SVG element a stop for Tab.
    tabindex: isLit || isPicked || refusal ? 0 : -1,
    "aria-label": label,
    "aria-pressed": isLit || isPicked ? isPicked : undefined,
    "aria-disabled": refusal ? true : undefined,
    onclick: () => choosing.point(key),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choosing.point(key);
    },
    ...hovering(choosing, key),
  } as const;
}

/** The handlers of a button for an option: hovering previews its first thing, pressing takes it. */
export const optionHandlers = (choosing: Choosing, option: OptionInfo) => ({
  onclick: () => choosing.take(option),
  ...hovering(choosing, option.at[0] ?? ""),
});

/** The handlers that tell that the pointer or the focus is on a thing. */
const hovering = (choosing: Choosing, key: string) => ({
  onpointerenter: () => (choosing.hovered = key),
  onpointerleave: () => (choosing.hovered = ""),
  onfocus: () => (choosing.hovered = key),
  // later: the element may be about to leave the page
  onblur: () => queueMicrotask(() => choosing.hovered === key && (choosing.hovered = "")),
});
