/** Shows the table as this guest saw it at an earlier moment. */

import { api } from "../api/client";
import type { TableConnection } from "./connection.svelte";

/** How long each moment is shown. */
const MOMENT_MS = 900;
/** Counts the requests: only the last one is shown. */
let requests = 0;

export function backToNow(connection: TableConnection): void {
  requests++;
  connection.past = null;
}

export async function showMoment(connection: TableConnection, version: number, plays = false): Promise<void> {
  const last = connection.state?.version ?? 0;
  if (version >= last) return backToNow(connection);
  const request = ++requests;
  const { moments } = await api.moments(connection.id, version - 1, plays ? last : version, connection.invitation);
  if (request !== requests) return;
  connection.past = moments[0] ?? null;
  for (const moment of moments.slice(1)) {
    await new Promise((done) => setTimeout(done, MOMENT_MS));
    if (request !== requests) return;
    connection.past = moment;
  }
  if (plays) connection.past = null;
}
