/** What all parts of one table share: the frame that is shown, its words, its cards, choosing and looking. */

import { getContext, setContext } from "svelte";
import type { CardEntry, Frame } from "../api/wire";
import type { Face, GameBoard, ParsedMove } from "../games/types";
import type { Texts } from "../texts/fluent";
import { Choice, type Choosable } from "./choice.svelte";
import { Looking } from "./looking.svelte";
import type { Live } from "./live.svelte";
import type { Replay } from "./replay.svelte";
import { parseMove } from "./telling";

export type Hand = "mouse" | "touch" | "keys";

export class Scene {
  t: Texts = $state.raw(null!);
  board: GameBoard | null = $state.raw(null);
  cards: ReadonlyMap<string, CardEntry> = $state.raw(new Map());
  /** Going through the game step by step, in place of the table as it is now. */
  replay: Replay | null = $state.raw(null);
  names: string[] = $state.raw([]);
  verbs: Record<string, string[]> = $state.raw({});
  /** With what the person works just now. */
  hand: Hand = $state("mouse");

  readonly looking: Looking;
  readonly choice: Choice;
  private faces = new WeakMap<CardEntry, Face>();

  constructor(
    readonly live: Live | null,
    send: (moves: string[]) => void,
    confirm: () => boolean,
  ) {
    // A finger shows with the first tap what the second one does.
    this.choice = new Choice(send, () => !confirm() && this.hand !== "touch");
    this.looking = new Looking((element) => (this.choice.looked = element));
  }

  /** What is shown: the table as it is now, or a step of the replay. */
  get frame(): Frame | null {
    return this.replay ? (this.replay.step ?? this.live?.frame ?? null) : (this.live?.frame ?? null);
  }

  /** A move read apart, with the elements that stand for it. */
  read = (text: string): Choosable => {
    const move: ParsedMove = parseMove(text, this.verbs);
    return { ...move, elements: (this.frame && this.board?.elements(move, this.frame)) ?? [] };
  };

  /** A move in words; of a compound choice, how many things it takes. */
  told(move: Choosable): string {
    const { gathering } = this.choice;
    return move.sequence && gathering
      ? this.t.say(gathering.say, { number: move.elements.length })
      : this.t.move(move, this.names);
  }

  /** How a card looks, in the language that is shown. */
  face(card: string): Face | null {
    const entry = this.cards.get(card);
    if (!entry || !this.board) return null;
    let face = this.faces.get(entry);
    if (!face) this.faces.set(entry, (face = this.board.face(entry, this.t)));
    return face;
  }

  /** Somebody clicks, taps or presses Enter on an element. */
  choose(element: string, card: string | null, anchor: Element): void {
    const { choice, looking } = this;
    const possible = choice.moves.some((move) => move.elements.includes(element));
    choice.pick(element);
    if (this.hand === "touch" && (choice.isPicked(element) || !possible)) {
      looking.now({ element, card, anchor, pinned: true });
    } else if (possible) looking.close();
    else if (this.hand === "keys") looking.now({ element, card, anchor, pinned: false });
  }
}

const KEY = Symbol("table");

export function shareScene(scene: Scene): void {
  setContext(KEY, scene);
}

/** The table that a component is part of; null on pages that show cards without one. */
export function sharedScene(): Scene | null {
  return getContext<Scene | undefined>(KEY) ?? null;
}
