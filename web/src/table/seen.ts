/** Up to which step somebody has seen a table on this screen: what came since can be watched. */

import { keep, kept } from "../kept";

const MOST = 60;

export function seenUpTo(table: string): number | null {
  return kept<[string, number][]>("seen", []).find(([id]) => id === table)?.[1] ?? null;
}

export function see(table: string, step: number): void {
  const others = kept<[string, number][]>("seen", []).filter(([id]) => id !== table);
  keep("seen", [[table, step], ...others].slice(0, MOST));
}
