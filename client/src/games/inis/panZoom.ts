/** Moving the island by mouse, touch and keys. A drag is not a click. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "../../art/point";
import { STEP_MS, type Camera } from "./camera.svelte";

/** A pointer that moves farther than this drags. */
const DRAG_FROM_PX = 7;
/** The distance of an arrow key. */
const PAN_STEP_PX = 70;
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

    const handlers = {
      pointerdown: (event: PointerEvent) => {
        if (event.button) return;
        if (!fingers.size) isDragging = false;
        fingers.set(event.pointerId, (start = within(event)));
        if (fingers.size > 1) drag();
      },
      pointermove: (event: PointerEvent) => {
        const from = fingers.get(event.pointerId);
        if (!from) return;
        const to = within(event);
        if (!isDragging && Math.hypot(to.x - start.x, to.y - start.y) < DRAG_FROM_PX) return;
        if (!isDragging) drag();
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, to);
        if (other) pinch(other, from, to);
        else camera.pan(to.x - from.x, to.y - from.y);
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
        if (way) camera.pan(way.x * PAN_STEP_PX, way.y * PAN_STEP_PX, STEP_MS);
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
    function pinch(other: Point, from: Point, to: Point): void {
      const [before, after] = [from, to].map(({ x, y }) => Math.hypot(x - other.x, y - other.y)) as [number, number];
      camera.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
      camera.zoomBy(after / Math.max(1, before), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    }

    const offs = [
      ...Object.entries(handlers).map(([name, act]) =>
        on(node, name, act as (event: Event) => void, { passive: false }),
      ),
      on(node, "click", (event) => isDragging && event.stopPropagation(), { capture: true }),
    ];
    return () => offs.forEach((off) => off());
  };
}
