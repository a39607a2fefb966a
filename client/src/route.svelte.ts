/** Where one is in the hall: what stands behind the # of the address, as `#table=…&invitation=…`. */

type Page = "hall" | "table" | "replay" | "learn" | "rules" | "settings" | "move";

class Route {
  given = $state.raw<URLSearchParams>(read());

  constructor() {
    addEventListener("hashchange", () => (this.given = read()));
  }

  get page(): Page {
    if (this.given.has("move")) return "move";
    if (this.given.has("table")) return this.given.has("replay") ? "replay" : "table";
    if (this.given.has("replay")) return "replay";
    if (this.given.has("learn")) return "learn";
    if (this.given.has("rules")) return "rules";
    return this.given.has("settings") ? "settings" : "hall";
  }

  get table(): string {
    return this.given.get("table") ?? "";
  }

  /** The game that one learns. */
  get lesson(): string {
    return this.given.get("learn") ?? "";
  }

  get invitation(): string {
    return this.given.get("invitation") ?? "";
  }

  /** The game whose rules are read. */
  get rules(): string {
    return this.given.get("rules") ?? "";
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
