/** Tables that come of this one: the same once more, or on from a step of it. */

import { api } from "../api/client";
import type { TableRow } from "../api/rows";
import type { GameInfo } from "../api/wire";
import { make } from "../lobby/starting";
import { router } from "../router.svelte";

/** The file of a corrected deck is with who gave it: such a table is made anew by hand. */
export function repeatable(row: TableRow): boolean {
  return !row.corrected && !row.uploaded && row.seats.some((sitter) => sitter.mine);
}

/** The same game, with the same people and bots; `me` is the seat that I take myself. */
export async function again(row: TableRow, me: number, names: readonly string[]): Promise<void> {
  await make({
    game: row.game,
    players: row.players,
    options: row.options,
    seats: row.seats.map((sitter, seat) => {
      if (sitter.kind === "bot" && sitter.bot) return { kind: "bot", bot: sitter.bot };
      if (!sitter.mine) return { kind: "open" };
      return seat === me ? { kind: "me" } : { kind: "human", name: names[seat] };
    }),
    private: row.private,
  });
}

/** Play on from a step of a game that is over, from one seat of it, against bots. */
export async function goOn(row: TableRow, info: GameInfo, step: number, seat: number): Promise<void> {
  const bot = info.bots.includes("greedy") ? "greedy" : info.bots[0];
  const made = await api.post<{ id: string }>(`tables/${row.id}/continue`, {
    step,
    seats: row.seats.map((_, number) => (number === seat ? { kind: "me" } : { kind: "bot", bot })),
    private: true,
  });
  router.go(`/table/${made.id}`);
}
