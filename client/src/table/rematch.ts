/** Goes to the table of the rematch, which is created by the first who asks for it. */

import { api } from "../api/client";
import { route } from "../app/route.svelte";
import type { TableInfo } from "../api/wire";

export async function goToRematch(table: TableInfo): Promise<void> {
  route.go({ table: table.rematch || (await api.rematch(table.id)).id });
}
