/** Whether the focus is nowhere: what had it is gone, or cannot be used any more. */
export const isLost = (active: Element | null): boolean => active === document.body || active?.matches(":disabled") === true;
