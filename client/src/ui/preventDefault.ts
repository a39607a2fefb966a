/** An event handler that also prevents what the browser would do. */
export const preventDefault =
  <Kind extends Event>(act: (event: Kind) => unknown) =>
  (event: Kind): void => {
    event.preventDefault();
    act(event);
  };
