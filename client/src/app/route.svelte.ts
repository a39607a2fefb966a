/** The address behind the #, as `#table=…&invitation=…`. */

/** The parameters that lead to a page; the first one found counts. App.svelte has the component of each. */
const PAGE_PARAMETERS = ["move", "replay", "table", "learn", "rules", "settings"] as const;

export type Page = (typeof PAGE_PARAMETERS)[number] | "hall";

export class Route {
  params = $state.raw<URLSearchParams>(read());
  page: Page = $derived(PAGE_PARAMETERS.find((page) => this.params.has(page)) ?? "hall");

  constructor() {
    addEventListener("hashchange", () => (this.params = read()));
  }

  get table(): string {
    return this.params.get("table") ?? "";
  }

  get invitation(): string {
    return this.params.get("invitation") ?? "";
  }

  /** The game of a lesson or of a page of rules. */
  get game(): string {
    return this.params.get("learn") ?? this.params.get("rules") ?? "";
  }

  go(to: Record<string, string>): void {
    location.hash = new URLSearchParams(to).toString();
  }

  /** Change the address without a new entry in the history. */
  replace(to: Record<string, string>): void {
    history.replaceState(null, "", `#${new URLSearchParams(to)}`);
    this.params = read();
  }
}

function read(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

export const route = new Route();
