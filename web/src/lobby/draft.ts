/** The table that is being put together, before the service hears of it. */

import type { NewTable, SeatWish } from "../api/rows";
import type { GameInfo } from "../api/wire";
import { hasBoard } from "../games/boards";

/** The game that greets who comes for the first time; the others follow as they come. */
const GREETING = "guns_and_steel";

/** The games to be played in the browser, in the order in which they are offered. */
export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  return games
    .filter((one) => hasBoard(one.name))
    .toSorted((one, other) => Number(other.name === GREETING) - Number(one.name === GREETING));
}

/** How many may play, where the options leave fewer numbers than the game has. */
export function playersFor(game: GameInfo, allowed: [number, number] | null | undefined): number[] {
  const [fewest, most] = allowed ?? game.seats;
  return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
}

/** Who sits opposite when nothing was chosen. */
export const FIRST_BOT = "greedy";

/** The first value of each option: what a game is when nothing was chosen. */
export function usualOptions(game: GameInfo): Record<string, string> {
  return Object.fromEntries(
    game.options.filter((option) => !option.content).map((option) => [option.name, option.values[0]]),
  );
}

export function usualBot(game: GameInfo): string {
  return game.bots.includes(FIRST_BOT) ? FIRST_BOT : game.bots[0];
}

/** Who sits on a seat, as one word of a list: `me`, `human`, `open`, `bot:greedy`. */
export interface SeatDraft {
  who: string;
  name: string;
}

export interface Draft {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatDraft[];
  lots: boolean;
  private: boolean;
  /** The texts of chosen files, by option, with the names of the files. */
  content: Record<string, { name: string; text: string }>;
}

/** What the ways to play in the lobby begin with: `/new?with=screen`. */
export type Way = "bots" | "screen" | "link";
export const WAYS: readonly Way[] = ["screen", "link", "bots"];

export function draftFor(game: GameInfo, way: Way = "bots"): Draft {
  const others = { bots: `bot:${usualBot(game)}`, screen: "human", link: "open" }[way];
  return {
    game: game.name,
    players: game.default_seats,
    options: usualOptions(game),
    seats: Array.from({ length: game.seats[1] }, (_, seat) => ({
      who: seat ? others : "me",
      name: "",
    })),
    lots: false,
    private: way === "link",
    content: {},
  };
}

export function wishOf({ who, name }: SeatDraft): SeatWish {
  if (who.startsWith("bot:")) return { kind: "bot", bot: who.slice(4) };
  if (who === "open") return { kind: "open" };
  const called = name.trim();
  return { kind: who as "me" | "human", ...(called ? { name: called } : {}) };
}

/** The message to the service; `chance` draws the lots. */
export function tableOf(draft: Draft, chance: () => number = Math.random): NewTable {
  const seats = draft.seats.slice(0, draft.players).map(wishOf);
  const content = Object.fromEntries(
    Object.entries(draft.content).map(([option, file]) => [option, file.text]),
  );
  return {
    game: draft.game,
    players: draft.players,
    options: draft.options,
    ...(Object.keys(content).length ? { content } : {}),
    seats: draft.lots ? shuffled(seats, chance) : seats,
    private: draft.private,
  };
}

function shuffled<Thing>(things: Thing[], chance: () => number): Thing[] {
  const left = [...things];
  return things.map(() => left.splice(Math.floor(chance() * left.length), 1)[0]);
}
