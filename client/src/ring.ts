/** "Your turn": a soft sound, and a notification when the page is not being looked at. */

import { games } from "./games.svelte";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting.svelte";
import { words } from "./words.svelte";

let context: AudioContext | null = null;

export function ring(sitting: Sitting): void {
  if (sitting.table.seats.filter((seat) => seat.kind === "person").length < 2 && !document.hidden) return;
  if (settings.sound) sound();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Meadhall", {
      body: words.t("your-turn", { game: games.title(sitting.table.terms.game) }),
      tag: sitting.id,
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
