/** Peeking at many things at once: one listener for all that bear a key (`data-about`, or `data-key`). */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Peek } from "../../board/peek.svelte";

const HOVER_DELAY_MS = 350;
const HOLD_DELAY_MS = 420;

/** An attachment: all things within the element show what is known about their keys when peeked at. */
export function peeks<Thing>(peek: Peek<Thing>, about: (key: string) => Thing | null): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let looked: Element | null = null;
    let isHeld = false;
    let isPressed = false;

    const thingAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
      target instanceof Element ? target.closest("[data-about], [data-key]") : null;
    const close = (): void => {
      clearTimeout(timer);
      looked = null;
      peek.close();
    };
    const show = (node: HTMLElement | SVGElement): void => {
      const { about: other, key } = node.dataset;
      const name = other ?? key ?? "";
      if (!node.isConnected || !about(name)) return;
      const last = about(name)!;
      peek.seen = { thing: () => about(name) ?? last, at: node.getBoundingClientRect() };
    };
    const later = (ms: number, act: () => void): void => {
      clearTimeout(timer);
      timer = window.setTimeout(act, ms);
    };
    const handlers: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      pointermove: (event) => {
        if (event.pointerType !== "mouse" || isPressed || !(event.movementX || event.movementY)) return;
        const node = thingAt(event.target);
        if (node === looked) return;
        close();
        looked = node;
        if (node) later(HOVER_DELAY_MS, () => show(node));
      },
      pointerdown: (event) => {
        isHeld = false;
        isPressed = event.pointerType === "mouse";
        close();
        const node = thingAt(event.target);
        if (isPressed || !node) return;
        later(HOLD_DELAY_MS, () => {
          isHeld = true;
          show(node);
        });
      },
      pointerup: close,
      pointercancel: close,
      pointerleave: () => {
        isPressed = false;
        close();
      },
      keydown: (event) => {
        if (!["Enter", " ", "Escape"].includes(event.key) || !peek.seen) return;
        if (event.key === "Escape") event.stopPropagation(); // it only closes the peek
        close();
      },
      focusin: (event) => {
        const node = thingAt(event.target);
        if (node?.matches(":focus-visible")) show(node);
      },
      focusout: close,
      contextmenu: (event) => isHeld && event.preventDefault(),
      click: (event) => {
        isPressed = false;
        if (isHeld) event.stopImmediatePropagation(); // to hold is to look, not to choose
        isHeld = false;
      },
    };
    const offs = Object.entries(handlers).map(([name, act]) =>
      on(root, name, act as (event: Event) => void, { capture: name !== "pointerleave" }),
    );
    return () => {
      for (const off of offs) off();
      close();
    };
  };
}
