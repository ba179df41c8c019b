/** What a game's folder gives the table, and what the table gives the game's board. */

import type { Component } from "svelte";
import type { CardEntry, Frame, Foreseen } from "../api/wire";
import type { Choice } from "../table/choice.svelte";
import type { Texts } from "../texts/fluent";

/** A move read apart: `buy C14` is `{text, verb: "buy", args: ["C14"], kinds: ["card"]}`. */
export interface ParsedMove {
  text: string;
  verb: string;
  args: string[];
  kinds: string[];
}

/** A number with its icon, as it stands on a card or beside a player. */
export interface Figure {
  icon: string;
  value: number | string;
  /** What it is, in words. */
  label: string;
  tone?: string;
}

/** How a card looks: one anatomy for all cards of all games. */
export interface Face {
  name: string;
  /** The line of type, in words, and the name of its colour token (`--type-<tone>`). */
  type: string;
  tone: string;
  /** The big picture of the card, an icon. */
  icon: string;
  /** Cost: icons with numbers. */
  cost: Figure[];
  /** What counts: power, points, what it yields. The loudest things on the card. */
  figures: Figure[];
  text: string;
  /** Small marks: a response icon, an age. */
  marks: Figure[];
  /** What is known of the printed card: "sourced", "reconstructed"... shown when enlarged. */
  note?: string;
}

/** What stands beside a player's name. */
export interface SeatSummary {
  score: number;
  figures: Figure[];
  /** What decides who leads, where it is not the score: that of the team. */
  standing?: number;
  /** Whose side they are on, where there are sides. */
  side?: string;
}

/** A compound choice: several things of one kind, chosen together and then confirmed. */
export interface Gathering {
  /** The verb of the small moves that it consists of. */
  verb: string;
  least: number;
  most: number;
  /** The move that ends it before there are as many as possible. */
  end: string | null;
  /** The message of the button, with the `number` of what is chosen. */
  say: string;
}

/** A step of the guided first game: said when the question is asked for the first time. */
export interface GuideStep {
  ask: string | "start" | "over";
  /** Which part of the screen it points at: a CSS selector. */
  at: string;
  /** The message that tells it. */
  say: string;
}

/** What every board gets. */
export interface BoardProps<View = unknown> {
  frame: Frame<View> & { view: View };
  cards: ReadonlyMap<string, CardEntry>;
  names: string[];
  t: Texts;
  choice: Choice;
}

/** A game in the browser: one folder, found by its name. */
export interface GameBoard<View = any> {
  name: string;
  /** The board in the middle; on a phone `Board` shows the tab that is chosen. */
  Board: Component<BoardProps<View> & { part: string }>;
  /** The parts of the board that are tabs on a phone, each with the message that names it. */
  parts: { id: string; say: string }[];
  face(entry: CardEntry, t: Texts): Face;
  summary(view: View, seat: number, t: Texts): SeatSummary;
  /** The cards in the viewer's own hand, in the order to show them; null for a spectator. */
  hand(view: View): string[] | null;
  /** The phases of a turn, by message, and which one a question belongs to. */
  phases: { id: string; say: string }[];
  phase(frame: Frame<View>): string | null;
  /** The part of the board where what is asked is chosen: a phone turns to it. */
  partAsked?(frame: Frame<View>): string | null;
  /** Which elements take part in a move, in the order in which they are chosen; none: it is a button. */
  elements(move: ParsedMove, frame: Frame<View>): string[];
  /** Whether what is asked is a set of things, which are picked one by one and confirmed together. */
  gathering?(frame: Frame<View>): Gathering | null;
  /** A remark beside a choice in the decision bar: the price of a card, say. */
  remark?(move: ParsedMove, frame: Frame<View>, t: Texts, cards: ReadonlyMap<string, CardEntry>): string;
  /** What would come of it, in the game's own terms, above the list of what would happen. */
  forecast?(foreseen: Foreseen<View>, frame: Frame<View>, t: Texts, names: string[]): string[];
  guide: GuideStep[];
  /** Where the points come from, line by line: shown with the result. */
  Scoring?: Component<{ view: View; cards: ReadonlyMap<string, CardEntry>; names: string[]; t: Texts }>;
  /** The options that change what cards there are, if not all do. */
  cardOptions?: readonly string[];
  /** How many may play with these options, fewest and most, where that depends on them. */
  seats?(options: Record<string, string>): [number, number] | null;
  /** The game's own messages for the browser, by language. */
  texts: Record<string, () => Promise<string>>;
}
