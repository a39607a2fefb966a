/** Tells that it is your turn: a bell, and a notification while the page is hidden. */

import { untrack } from "svelte";
import { games } from "../games/games.svelte";
import { settings } from "../settings/settings.svelte";
import type { TableConnection } from "./connection.svelte";
import { texts } from "../text/texts.svelte";
import { play } from "../ui/sound";

/** Called from an effect, which must not run again with every message of the table. */
export function alertTurn(connection: TableConnection): void {
  untrack(() => alertOnce(connection));
}

function alertOnce(connection: TableConnection): void {
  if (connection.table.seats.filter((seat) => seat.kind === "person").length < 2 && !document.hidden) return;
  play("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Meadhall", {
      body: texts.t("your-turn", { game: games.title(connection.table.terms.game) }),
      tag: connection.id,
    });
}
