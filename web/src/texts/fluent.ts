/**
 * Words in three languages, by Fluent: the mirror of `src/ziggurat/kernel/texts.py`, and the only place
 * that knows which library reads the messages.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happening, Reason } from "../api/wire";

export type Said = string | number;

/** A move as `games/types.ts` reads it apart: as much of it as its message needs. */
interface Spoken {
  verb: string;
  args: readonly string[];
  kinds: readonly string[];
}

export class Texts {
  readonly lang: string;
  readonly #sources: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(lang: string, sources: readonly string[]) {
    this.lang = lang;
    this.#sources = sources;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same texts with more on top: a game's, a board's. */
  over(...sources: string[]): Texts {
    return new Texts(this.lang, [...this.#sources, ...sources]);
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** A message with its arguments filled in. What is missing stops development, and is never shown to players. */
  say(message: string, args: Record<string, unknown> = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return missing(`${this.lang} has no message ${message}`, message);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, plain(args), problems);
    if (problems.length) missing(`${this.lang}, message ${message}: ${problems[0]}`, text);
    return text;
  }

  /** What the thing of this kind and word is called: the message `<kind>-<word>` if there is one. */
  word(kind: string, word: string): string {
    const message = `${kind}-${word}`.replaceAll("_", "-");
    return this.has(message) ? this.say(message) : word;
  }

  /** What a card, a resource, a seat is called, as it stands in a move. */
  name(kind: string, word: string, players?: readonly string[]): string {
    if (kind === "seat" && players) return players[Number(word)] ?? word;
    return this.word(kind, word);
  }

  /** A move as a sentence: `Buy Knights`. */
  move(move: Spoken, players?: readonly string[]): string {
    const args: Record<string, Said> = {};
    move.kinds.forEach((kind, place) => {
      const word = move.args[place];
      const name = kind in args ? `${kind}2` : kind;
      const said = this.name(kind, word, players);
      args[name] = said === word && /^\d+$/.test(word) ? Number(word) : said;
    });
    return this.say(`move-${move.verb}`, args);
  }

  /** One line of the log, from what a viewer may see of a happening. */
  happening(happening: Happening, players: readonly string[]): string {
    const args: Record<string, Said> = { player: players[happening.seat] ?? "" };
    for (const [field, fact] of Object.entries(happening)) {
      if (field === "name" || field === "seat") continue;
      if (fact === null) args[field] = this.say("hidden");
      else if (field === "rival") args[field] = players[Number(fact)];
      else args[field] = typeof fact === "string" ? this.word(field.replace(/2+$/, ""), fact) : fact;
    }
    return this.say(`log-${happening.name}`, args);
  }

  /** Why a move may not be made. */
  refusal(reason: Reason, players?: readonly string[]): string {
    const args = { ...reason.args };
    if (players && typeof args.seat === "number") args.seat = players[args.seat];
    return this.say(`refusal-${reason.code}`, args);
  }
}

function plain(args: Record<string, unknown>): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    said[name] = typeof value === "number" || value instanceof Date ? value : String(value);
  }
  return said;
}

function missing(what: string, otherwise: string): string {
  if (import.meta.env.DEV) throw new Error(what);
  console.warn(what);
  return otherwise;
}
