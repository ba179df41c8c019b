/** My tables, kept fresh while the page is looked at: the header counts those that wait for me. */

import { api } from "../api/client";
import type { TableRow } from "../api/rows";

class Mine {
  tables: TableRow[] | null = $state.raw(null);

  async load(): Promise<void> {
    this.tables = await api.myTables();
  }

  /** Tables where a seat of mine is asked. */
  get calling(): TableRow[] {
    return (this.tables ?? []).filter(calls);
  }
}

/** Whether a table waits for me. */
export function calls(table: TableRow): boolean {
  return table.status === "running" && table.waiting.some((seat) => table.seats[seat]?.mine);
}

export const mine = new Mine();
