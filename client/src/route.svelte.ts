/** Where one is in the hall: what stands behind the # of the address, as `#table=…&invitation=…`. */

/** The pages by the words that lead to them; of several the first counts. */
const PAGES = ["move", "replay", "table", "learn", "rules", "settings"] as const;

class Route {
  given = $state.raw<URLSearchParams>(read());
  page = $derived(PAGES.find((word) => this.given.has(word)) ?? "hall");

  constructor() {
    addEventListener("hashchange", () => (this.given = read()));
  }

  get table(): string {
    return this.given.get("table") ?? "";
  }

  get invitation(): string {
    return this.given.get("invitation") ?? "";
  }

  /** The game that one learns, or whose rules are read. */
  get game(): string {
    return this.given.get("learn") ?? this.given.get("rules") ?? "";
  }

  go(to: Record<string, string>): void {
    location.hash = new URLSearchParams(to).toString();
  }

  /** Let the address say what is looked at, without a step to come back to. */
  put(to: Record<string, string>): void {
    history.replaceState(null, "", `#${new URLSearchParams(to)}`);
    this.given = read();
  }
}

function read(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

export const route = new Route();
