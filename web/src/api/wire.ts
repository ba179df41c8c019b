/** The messages between a table and those who look at it; the mirror of `src/ziggurat/server/wire.py`. */

export type Args = Record<string, unknown>;

export interface Reason {
  code: string;
  args: Args;
}

export interface Sitter {
  kind: "open" | "human" | "bot";
  name: string | null;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  mine: boolean;
}

export interface Question {
  ask: string;
  args: Args;
  /** Effects that the question is about, told already, by language. */
  effects: Record<string, string[]>;
}

export interface UndoState {
  free: boolean;
  why: Reason | null;
  askable: boolean;
  redo: boolean;
  asked_by: number | null;
  agreed: number[];
}

/** A thing that happened: `log-<name>` tells it; what the viewer may not know is null. */
export type Happening = { name: string; seat: number } & Record<string, string | number | null>;

export interface Group {
  entry: number;
  kind: "move" | "undo" | "redo" | "resign" | "anew" | "opening";
  seat: number | null;
  happenings: Happening[];
}

export interface Log {
  start: number;
  groups: Group[];
}

export interface Result {
  ending: string | null;
  scores: number[];
  ranking: number[][];
}

/** All that a viewer may know of a table at one version. `View` is the game's own. */
export interface Frame<View = unknown> {
  type: "frame";
  table: string;
  version: number;
  /** How many moves were made and not taken back: the step of the replay that this is. */
  step: number;
  status: "open" | "running" | "over";
  seat: number | null;
  seats: Sitter[];
  view: View | null;
  deciders: number[];
  may_act: number[];
  question: Question | null;
  decision: number | null;
  moves: string[];
  barred: Record<string, Reason>;
  /** The move by which the program does the rest of a compound choice ("pay for me"). */
  usual: string | null;
  undo: UndoState | null;
  log: Log | null;
  result: Result | null;
  origin: { table: string; step: number } | null;
  /** Whether this viewer made the table, and may fill its seats. */
  host: boolean;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Problem {
  type: "problem";
  code: string;
  message: string;
  args: Args;
  id: string | null;
}

export interface Foreseen<View = unknown> {
  type: "foreseen";
  id: string;
  happenings: Happening[];
  stopped: "chance" | "reveal" | null;
  view: View | null;
  deciders: number[];
  question: Question | null;
}

export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string | null;
  text: string;
  at: string;
}

export interface SaidBefore {
  type: "said-before";
  said: Said[];
}

export type FromTable = Frame | Done | Problem | Foreseen | Said | SaidBefore;

export type ToTable =
  | { type: "play"; id: string; seat: number; decision: number; version: number; moves: string[] }
  | { type: "undo" | "redo"; id: string; seat: number; version: number }
  | { type: "answer"; id: string; seat: number; version: number; yes: boolean }
  | { type: "resign"; id: string; seat: number }
  | { type: "foresee"; id: string; seat: number; decision: number; moves: string[] }
  | { type: "chat"; id: string; text: string }
  | { type: "look"; id: string; seat: number | null }
  | { type: "sync"; id: string };

/** One card or wonder of a game, as `/cards/{lang}` tells it. */
export interface CardEntry<Facts = Record<string, unknown>> {
  id: string;
  name: string;
  text: string;
  facts: Facts;
  confidence: Record<string, string>;
}

export interface GameInfo {
  name: string;
  titles: Record<string, string>;
  seats: [number, number];
  default_seats: number;
  options: { name: string; values: string[]; content: boolean }[];
  /** The verbs of its moves, each with the kinds of what follows it: `{buy: ["card"]}`. */
  verbs: Record<string, string[]>;
  bots: string[];
}
