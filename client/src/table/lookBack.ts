/** Shows the table as this guest saw it at an earlier version, or what has happened since. */

import { api } from "../api/client";
import { settings } from "../settings/settings.svelte";
import { beatsOf } from "../stage/stage.svelte";
import type { TableConnection } from "./connection.svelte";

/** Counts the requests: only the last one is shown. */
let requests = 0;

export function backToNow(connection: TableConnection): void {
  requests++;
  connection.past = null;
}

export async function showFrame(connection: TableConnection, version: number): Promise<void> {
  const last = connection.state?.version ?? 0;
  if (version >= last) return backToNow(connection);
  const request = ++requests;
  const { moments: frames } = await api.frames(connection.id, version - 1, version, connection.invitation);
  if (request === requests) connection.past = frames[0] ?? null;
}

/** Put everything after a version on stage. */
export async function playStory(connection: TableConnection, since: number): Promise<void> {
  const request = ++requests;
  const last = connection.state?.version ?? 0;
  const { moments: frames } = await api.frames(connection.id, since - 1, last, connection.invitation);
  if (request !== requests) return;
  connection.past = null;
  connection.stage.finish();
  const beats = frames.slice(1).flatMap(({ story, scene }) => (scene ? beatsOf(story, scene, -1) : []));
  if (settings.pace === "once") connection.stage.pace = "quick";
  connection.stage.play(beats, frames[0]?.scene ?? null);
}
