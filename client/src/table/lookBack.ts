/** Shows the table as this guest saw it at an earlier version. */

import { api } from "../api/client";
import { FRAME_MS } from "../replay/replay.svelte";
import type { TableConnection } from "./connection.svelte";

/** Counts the requests: only the last one is shown. */
let requests = 0;

export function backToNow(connection: TableConnection): void {
  requests++;
  connection.past = null;
}

export async function showFrame(connection: TableConnection, version: number, plays = false): Promise<void> {
  const last = connection.state?.version ?? 0;
  if (version >= last) return backToNow(connection);
  const request = ++requests;
  const { moments: frames } = await api.frames(
    connection.id,
    version - 1,
    plays ? last : version,
    connection.invitation,
  );
  if (request !== requests) return;
  connection.past = frames[0] ?? null;
  for (const frame of frames.slice(1)) {
    await new Promise((done) => setTimeout(done, FRAME_MS));
    if (request !== requests) return;
    connection.past = frame;
  }
  if (plays) connection.past = null;
}
