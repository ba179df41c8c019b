/** What the lobby and the account pages send and get: the rows of tables, and who I am. */

import type { Result, Sitter } from "./wire";

export interface Me {
  id: number;
  /** Null for a guest. */
  name: string | null;
  guest: boolean;
}

export type Status = "open" | "running" | "over";

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  /** Whether its deck was corrected by a file. */
  corrected: boolean;
  seats: Sitter[];
  status: Status;
  private: boolean;
  uploaded: boolean;
  host: boolean;
  created: string;
  started: string | null;
  ended: string | null;
  /** How many moves were made, those taken back among them. */
  step: number;
  /** The seats that are asked now. */
  waiting: number[];
  result: Result | null;
  /** The game that this one goes on with, if it does. */
  origin: { table: string; step: number } | null;
}

/** Who shall sit on a seat. `human`: another person at this same screen. A guest may give `me` a name. */
export interface SeatWish {
  kind: "me" | "human" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  content?: Record<string, string>;
  seats: SeatWish[];
  private: boolean;
}

export type TableFilter = { game?: string; players?: number; status?: Status };
