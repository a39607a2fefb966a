/** Peeking at a thing: by resting the mouse on it, focusing it, or holding a finger on it. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const HOVER_DELAY_MS = 350;
const HOLD_DELAY_MS = 420;

const isMouse = (event: Event): event is PointerEvent => event instanceof PointerEvent && event.pointerType === "mouse";

export class Peek<Thing> {
  seen = $state.raw<{ thing: () => Thing; at: DOMRect } | null>(null);
  #timer = 0;

  close(): void {
    clearTimeout(this.#timer);
    this.seen = null;
  }

  /** An attachment: the element shows this thing when peeked at. */
  at(thing: () => Thing): Attachment<Element> {
    return (node) => {
      let isHeld = false;
      /** A click chooses, so it ends the peek. */
      let isPressed = false;
      const show = (): void => {
        if (node.isConnected) this.seen = { thing, at: node.getBoundingClientRect() };
      };
      const hold = (): void => {
        isHeld = true;
        show();
      };
      const later = (ms: number, act: () => void): void => {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(act, ms);
      };
      const handlers: Record<string, (event: Event) => void> = {
        pointermove: (event) => {
          // not when a thing slides under a mouse at rest
          if (isMouse(event) && !this.seen && !isPressed && (event.movementX || event.movementY))
            later(HOVER_DELAY_MS, show);
        },
        pointerdown: (event) => {
          isHeld = false;
          isPressed = isMouse(event);
          if (isPressed) this.close();
          else later(HOLD_DELAY_MS, hold);
        },
        pointerup: () => this.close(),
        pointercancel: () => this.close(),
        pointerleave: () => {
          isPressed = false;
          this.close();
        },
        keydown: (event) => {
          if (!(event instanceof KeyboardEvent) || !["Enter", " ", "Escape"].includes(event.key) || !this.seen) return;
          if (event.key === "Escape") event.stopPropagation(); // it only closes the peek
          this.close();
        },
        focus: () => node.matches(":focus-visible") && show(),
        // later: the element may be about to leave the page
        blur: () => queueMicrotask(() => this.seen?.thing === thing && this.close()),
        contextmenu: (event) => isHeld && event.preventDefault(),
        click: (event) => {
          if (isHeld) event.stopImmediatePropagation(); // to hold is to look, not to choose
          isHeld = false;
        },
      };
      const offs = Object.entries(handlers).map(([name, act]) => on(node, name, act, { capture: true }));
      return () => {
        for (const off of offs) off();
        if (this.seen?.thing === thing) this.close();
      };
    };
  }
}
