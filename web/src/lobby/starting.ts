/** The tables that one click makes. */

import { account } from "../account/me.svelte";
import { api } from "../api/client";
import type { GameInfo } from "../api/wire";
import type { NewTable, SeatWish } from "../api/rows";
import { keep, kept } from "../kept";
import { router } from "../router.svelte";
import { inOrder, usualBot, usualOptions } from "./draft";
import { mine } from "./mine.svelte";

const GAME = "game";

/** What was played last, else the game that greets who comes for the first time. */
export function usualGame(games: readonly GameInfo[]): GameInfo {
  const offered = inOrder(games);
  return offered.find((one) => one.name === kept(GAME, "")) ?? offered[0];
}

export function rememberGame(name: string): void {
  keep(GAME, name);
}

const GUEST_NAME = "guest-name";

/** What a guest is called at tables; remembered here, for the service knows guests without names. */
export function guestName(): string {
  return kept(GUEST_NAME, "");
}

export function rememberGuest(name: string): void {
  keep(GUEST_NAME, name.trim());
}

/** My seat, by the name I have as a guest; an account has its own. */
export function me(): SeatWish {
  const name = guestName();
  return name && !account.named ? { kind: "me", name } : { kind: "me" };
}

/** Me against bots, as the game is when nothing was chosen. */
export function againstBots(game: GameInfo): NewTable {
  const bot: SeatWish = { kind: "bot", bot: usualBot(game) };
  return {
    game: game.name,
    players: game.default_seats,
    options: usualOptions(game),
    seats: [me(), ...Array.from({ length: game.default_seats - 1 }, () => bot)],
    private: true,
  };
}

/** Make a table and go there. */
export async function make(table: NewTable, query = ""): Promise<void> {
  const { id } = await api.create(table);
  router.go(`/table/${id}${query}`);
  // Who had no session has one now, as a guest.
  void Promise.all([account.load(), mine.load()]).catch(() => undefined);
}
