/**
 * Sentences in pieces: which words of a log line are the name of a card or of a player, so that they can be
 * shown as what they are. And moves read apart by the verbs of their game.
 */

import type { CardEntry, Happening, Question } from "../api/wire";
import type { ParsedMove } from "../games/types";
import type { Texts } from "../texts/fluent";

/** A piece of a sentence: plain words, or words that stand for an element such as `card:C14` or `seat:1`. */
export interface Piece {
  words: string;
  element: string | null;
}

// Marks around such words while Fluent puts the sentence together; no text of ours holds them.
const [OPEN, BETWEEN, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** A line of the log. */
export function tellHappening(
  happening: Happening,
  t: Texts,
  names: readonly string[],
  cards: ReadonlyMap<string, CardEntry>,
): Piece[] {
  const seat = (number: number) => marked(`seat:${number}`, names[number] ?? "");
  const args: Record<string, string | number> = { player: happening.seat < 0 ? "" : seat(happening.seat) };
  for (const [field, fact] of Object.entries(happening)) {
    if (field === "name" || field === "seat") continue;
    const kind = field.replace(/2$/, "");
    if (fact === null) args[field] = t.say("hidden");
    else if (field === "rival") args[field] = seat(Number(fact));
    else if (typeof fact === "number") args[field] = fact;
    else args[field] = cards.has(fact) ? marked(`${kind}:${fact}`, t.word(kind, fact)) : t.word(kind, fact);
  }
  return pieces(t.say(`log-${happening.name}`, args));
}

export function plainWords(told: Piece[]): string {
  return told.map((piece) => piece.words).join("");
}

/** What is asked, in one sentence. */
export function tellQuestion(question: Question, t: Texts): string {
  const args: Record<string, string | number> = {};
  for (const [name, fact] of Object.entries(question.args)) {
    if (typeof fact === "string") args[name] = t.word(name, fact);
    if (typeof fact === "number") args[name] = fact;
  }
  return t.say(`ask-${question.ask}`, args);
}

/** What an element is called: `card:C14` is "Knights", `seat:1` the name of who sits there. */
export function tellElement(element: string, t: Texts, names: readonly string[]): string {
  const [kind, ...rest] = element.split(":");
  return t.name(kind, rest.at(-1) ?? "", names);
}

/** A move read apart by the verbs of its game. */
export function parseMove(text: string, verbs: Record<string, string[]>): ParsedMove {
  const [verb, ...args] = text.split(" ");
  return { text, verb, args, kinds: verbs[verb] ?? [] };
}

/** Reasons are told as the middle of a sentence; alone they begin with a capital. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function marked(element: string, words: string): string {
  return OPEN + element + BETWEEN + words + CLOSE;
}

function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > from) found.push({ words: sentence.slice(from, match.index), element: null });
    found.push({ words: match[2], element: match[1] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ words: sentence.slice(from), element: null });
  return found;
}
