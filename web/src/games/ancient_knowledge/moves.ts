/** Which elements stand for a move, what to say beside it, and the phase that a question belongs to. */

import type { Frame } from "../../api/wire";
import type { Texts } from "../../texts/fluent";
import type { Gathering, ParsedMove } from "../types";
import { building, knowledge, mine, price, type AncientView, type Area, type Cards } from "./facts";

/** The names of elements on this board. Every card is there once, so its name is enough wherever it lies. */
export const element = {
  card: (card: string) => `card:${card}`,
  slot: (slot: number | string) => `slot:${slot}`,
  board: (number: number) => `board:${number}`,
  seat: (seat: number) => `seat:${seat}`,
};

/** Verbs that name one card. */
const CARD_VERBS = [
  "discard",
  "learn",
  "return",
  "take",
  "burden",
  "bury",
  "resolve",
  "decline",
  "offer",
  "give",
];

export function elements(move: ParsedMove): string[] {
  const { verb, args } = move;
  if (CARD_VERBS.includes(verb)) return [element.card(args[0])];
  if (verb === "create" || verb === "move") return [element.card(args[0]), element.slot(args[1])];
  if (verb === "swap") return args.map(element.card);
  if (verb === "flip" && args[0] !== "0") return [element.board(Number(args[0]))];
  if (verb === "rob") return [element.seat(Number(args[0]))];
  return [];
}

/** How many cards Selection leaves out. */
const REJECTED = 4;

/** What is asked as a set of cards, which are picked one by one and confirmed together. */
export function gathering(frame: Frame<AncientView>): Gathering | null {
  const { question, view, moves } = frame;
  const own = view && mine(view);
  if (!question || !own) return null;
  const there = moves.filter((text) => text.startsWith("discard ")).length;
  const end = moves.includes("done") ? "done" : null;
  const left = Number(question.args.left ?? 0);
  const [least, most] = {
    select: [REJECTED - own.aside_size, REJECTED - own.aside_size],
    pay: [left, left],
    trade: [left, left],
    discard: [end ? 1 : left, left],
    archive: [1, there],
    "discard-artifact": [1, end ? there : 1],
  }[question.ask] ?? [0, 0];
  const reach = Math.min(most, there);
  if (reach < 2) return null;
  // Archiving has to be ended also where its first card has yet to be discarded.
  const closing = question.ask === "archive" ? "done" : question.ask === "trade" ? null : end;
  return {
    verb: "discard",
    least: Math.min(least, reach),
    most: reach,
    end: closing,
    say: "board-discard-set",
  };
}

export function remark(move: ParsedMove, frame: Frame<AncientView>, t: Texts, cards: Cards): string {
  const { verb, args } = move;
  const view = frame.view;
  const own = view && mine(view);
  if (!own) return "";
  if (verb === "create") {
    const entry = cards.get(args[0]);
    const number = entry ? price(building(entry), args[1] === "board" ? null : Number(args[1])) : 0;
    return number ? t.say("board-discard-set", { number }) : t.say("board-free");
  }
  if (verb === "excavate") return t.say("board-draws", { number: 2 * Number(args[0]) });
  if (verb === "search") return t.say("board-draws", { number: 1 });
  if (verb === "archive") return t.say("board-archive-about", { number: knowledge(own) });
  return "";
}

export const phases = ["select", "first", "second", "timeline", "decline"].map((id) => ({
  id,
  say: `board-phase-${id}`,
}));

/** The phase of my own turn, or of whose turn it is. */
export function phase(frame: Frame<AncientView>): string | null {
  const view = frame.view;
  if (!view || view.over) return null;
  if (!view.turn) return "select";
  const active = view.active.map((seat) => view.areas[seat]);
  const own = active.find((area) => area.seat === frame.seat);
  return phaseOf(own ?? active[0], frame.question?.ask ?? "");
}

function phaseOf(area: Area | undefined, ask: string): string | null {
  if (!area || area.phase === "waiting") return null;
  if (area.phase !== "actions") return area.phase;
  // While an action is being chosen it has not begun; while it is carried out it is not left any more.
  const begun = ask === "action" ? 2 - area.actions_left : 1 - area.actions_left;
  return begun > 0 ? "second" : "first";
}

/** The part of the board where what is asked is chosen, if it is none of the hand or the buttons. */
const CHOSEN_IN: Record<string, string> = {
  return: "timeline",
  "return-from": "timeline",
  move: "timeline",
  swap: "timeline",
  decline: "timeline",
  create: "timeline",
  keep: "timeline",
  draft: "timeline",
  uncover: "timeline",
  steal: "timeline",
  resolve: "timeline",
  pay: "timeline",
  action: "timeline",
  "discard-artifact": "past",
  learn: "boards",
  bury: "boards",
  "bury-rest": "timeline",
  study: "timeline",
  flip: "boards",
  burden: "others",
  "give-lost": "others",
  straighten: "past",
};

export function partAsked(frame: Frame<AncientView>): string | null {
  return CHOSEN_IN[frame.question?.ask ?? ""] ?? null;
}
