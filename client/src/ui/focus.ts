/** Whether nothing has the focus: the element that had it is gone or disabled. */
export const isFocusLost = (active: Element | null): boolean =>
  active === document.body || active?.matches(":disabled") === true;
