/** An event handler in place of what the browser would do. */
export const prevented =
  <Kind extends Event>(act: (event: Kind) => unknown) =>
  (event: Kind): void => {
    event.preventDefault();
    act(event);
  };
