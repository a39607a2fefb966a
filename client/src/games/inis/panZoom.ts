/** Moving the island by mouse, touch and keys. A drag is not a click. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "../../art/point";
import { GLIDE, type Camera } from "./camera.svelte";

/** A pointer that moves farther than this drags. */
const SLACK = 7;
/** The distance of an arrow key. */
const STEP = 70;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export function panZoom(camera: Camera): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>();
    let isDragging = false;
    let start: Point = { x: 0, y: 0 };

    const within = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const drag = (): void => {
      isDragging = true;
      for (const id of fingers.keys()) node.setPointerCapture(id); // nothing else is clicked
    };

    const ways = {
      pointerdown: (event: PointerEvent) => {
        if (event.button) return;
        if (!fingers.size) isDragging = false;
        fingers.set(event.pointerId, (start = within(event)));
        if (fingers.size > 1) drag();
      },
      pointermove: (event: PointerEvent) => {
        const was = fingers.get(event.pointerId);
        if (!was) return;
        const is = within(event);
        if (!isDragging && Math.hypot(is.x - start.x, is.y - start.y) < SLACK) return;
        if (!isDragging) drag();
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, is);
        if (other) pinch(other, was, is);
        else camera.pan(is.x - was.x, is.y - was.y);
      },
      pointerup: (event: PointerEvent) => fingers.delete(event.pointerId),
      pointercancel: (event: PointerEvent) => fingers.delete(event.pointerId),
      pointerleave: (event: PointerEvent) => !isDragging && fingers.delete(event.pointerId),
      wheel: (event: WheelEvent) => {
        event.preventDefault();
        camera.zoomBy(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), within(event));
      },
      keydown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const way = ARROWS[event.key];
        if (way) camera.pan(way.x * STEP, way.y * STEP, GLIDE);
        else if (event.key === "+" || event.key === "=") camera.step(1);
        else if (event.key === "-") camera.step(-1);
        else if (event.key === "0") camera.fit();
        else return;
        event.preventDefault();
      },
      focusin: (event: FocusEvent) => {
        if (event.target instanceof Element && event.target !== node && event.target.matches(":focus-visible"))
          camera.reveal(event.target.getBoundingClientRect(), node.getBoundingClientRect());
      },
    };

    /** One finger moves while the other stays. */
    function pinch(other: Point, was: Point, is: Point): void {
      const [before, after] = [was, is].map(({ x, y }) => Math.hypot(x - other.x, y - other.y)) as [number, number];
      camera.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
      camera.zoomBy(after / Math.max(1, before), { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 });
    }

    const offs = [
      ...Object.entries(ways).map(([name, act]) => on(node, name, act as (event: Event) => void, { passive: false })),
      on(node, "click", (event) => isDragging && event.stopPropagation(), { capture: true }),
    ];
    return () => offs.forEach((off) => off());
  };
}
