/** Tells that it is your turn: a soft bell, and a notification while the page is hidden. */

import { untrack } from "svelte";
import { games } from "../games/games.svelte";
import { settings } from "../settings/settings.svelte";
import type { TableConnection } from "./connection.svelte";
import { texts } from "../text/texts.svelte";

let context: AudioContext | null = null;

/** Called from an effect, which must not run again with every message of the table. */
export function alertTurn(connection: TableConnection): void {
  untrack(() => alertOnce(connection));
}

function alertOnce(connection: TableConnection): void {
  if (connection.table.seats.filter((seat) => seat.kind === "person").length < 2 && !document.hidden) return;
  if (settings.sound) sound();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Meadhall", {
      body: texts.t("your-turn", { game: games.title(connection.table.terms.game) }),
      tag: connection.id,
    });
}

/** Two notes of a small bell. */
function sound(): void {
  context ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 587],
    [0.14, 880],
  ] as const) {
    const at = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  }
}
