/** Downloads the record of a table as a file. */

import { api } from "../api/client";
import type { TableInfo } from "../api/wire";

export async function downloadRecord(table: TableInfo): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await api.record(table.id)], { type: "text/plain" }));
  link.download = `${table.terms.game}-${table.id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
