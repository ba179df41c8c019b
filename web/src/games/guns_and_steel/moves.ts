/** Which elements stand for a move, what to say beside it, and the phase that a question belongs to. */

import type { Frame } from "../../api/wire";
import type { Texts } from "../../texts/fluent";
import type { ParsedMove } from "../types";
import { price } from "./card";
import { offers, type GunsView } from "./facts";

/** The names of elements on this board. What others own is told apart by their seat. */
export const element = {
  card: (card: string) => `card:${card}`,
  theirs: (seat: number, card: string) => `card:${seat}:${card}`,
  lying: (seat: number, place: number) => `lying:${seat}:${place}`,
  loose: (resource: string) => `resource:${resource}`,
  kind: (seat: number, resource: string) => `resource:${seat}:${resource}`,
  wonder: (wonder: string) => `wonder:${wonder}`,
};

const CARD_VERBS = [
  "resource",
  "technology",
  "take",
  "buy",
  "pay",
  "spend",
  "replenish",
  "wake",
  "attack",
  "respond",
];
const WONDER_VERBS = ["give", "build", "fame", "move-fame"];

export function elements(move: ParsedMove): string[] {
  const { verb, args } = move;
  if (CARD_VERBS.includes(verb)) return [element.card(args[0])];
  if (WONDER_VERBS.includes(verb)) return args.map(element.wonder);
  if (verb === "use") return [element.loose(args[0])];
  if (verb === "copy") return [element.theirs(Number(args[0]), args[1])];
  if (verb === "trade") return [element.kind(Number(args[0]), args[1])];
  if (verb === "demand") return [element.lying(Number(args[0]), Number(args[1]))];
  return [];
}

export function remark(move: ParsedMove, frame: Frame<GunsView>, t: Texts): string {
  const { verb, args } = move;
  const view = frame.view;
  if (!view) return "";
  if (verb === "buy") {
    const offer = offers(view).find((one) => one.card === args[0]);
    return offer ? price(offer.cost, offer.extra, t) : "";
  }
  if (verb === "demand")
    return t.word("resource", view.areas[Number(args[0])].resources[Number(args[1]) - 1].resource);
  if (verb === "pay" || verb === "spend" || verb === "take") {
    const lying = view.areas
      .flatMap((area) => (area.hand ? area.resources : []))
      .find((one) => one.card === args[0]);
    return lying ? t.word("resource", lying.resource) : "";
  }
  return "";
}

export const phases = ["resource", "technology", "purchase", "end"].map((id) => ({
  id,
  say: `board-phase-${id}`,
}));

const ASKED_IN: Record<string, string> = {
  resource: "resource",
  purchase: "purchase",
  payment: "purchase",
  "take-back": "end",
  wonder: "end",
  fame: "end",
  "move-fame": "end",
};

/** Everything else is asked while effects are carried out; before the first turn there is no phase. */
export function phase(frame: Frame<GunsView>): string | null {
  const ask = frame.question?.ask;
  if (!ask || ask === "head-start") return null;
  return ASKED_IN[ask] ?? "technology";
}

/** The part of the board where what is asked is chosen, if it is none of the hand or the buttons. */
const CHOSEN_IN: Record<string, string> = {
  purchase: "pyramid",
  wonder: "pyramid",
  fame: "pyramid",
  "move-fame": "pyramid",
  trade: "others",
  demand: "others",
  copy: "others",
  payment: "mine",
  replenish: "mine",
  spend: "mine",
  barter: "mine",
  wake: "mine",
  response: "mine",
  lose: "mine",
  cede: "mine",
  "take-back": "mine",
};

export function partAsked(frame: Frame<GunsView>): string | null {
  return CHOSEN_IN[frame.question?.ask ?? ""] ?? null;
}
