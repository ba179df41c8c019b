/**
 * Choosing a move by choosing elements of the board: each narrows the moves until one is left.
 *
 * Knows no rules: the moves come from the server, the elements of each from the game's board.
 */

import type { Frame, Reason } from "../api/wire";
import type { Gathering, ParsedMove } from "../games/types";

export interface Choosable extends ParsedMove {
  elements: string[];
  /** The small moves of a compound choice, in the order in which they are made. */
  sequence?: string[];
}

export interface Barred {
  move: Choosable;
  reason: Reason;
}

/** What is barred by its place among equals alone may be chosen all the same, as cards are picked up. */
const OUT_OF_ORDER = "out-of-order";

export class Choice {
  /** Everything that may be chosen now, in whatever order, and what was picked so far. */
  moves: Choosable[] = $state.raw([]);
  barred: Barred[] = $state.raw([]);
  picks: string[] = $state.raw([]);
  /** What is asked is a set: things are picked one by one and confirmed together. */
  gathering: Gathering | null = $state.raw(null);
  /** The element that is looked at (hovered, focused): its card is shown large. */
  looked: string | null = $state(null);
  /** The element that was asked for in vain: the decision bar says why it cannot be chosen. */
  refused: string | null = $state(null);

  private asked = "";

  constructor(
    private send: (moves: string[]) => void,
    /** Whether a move is made as soon as one is left, or has to be confirmed in the decision bar. */
    private atOnce: () => boolean,
  ) {}

  /** A new frame: what can be chosen has changed, unless it is the same decision still. */
  renew(
    frame: Pick<Frame, "seat" | "decision" | "moves" | "barred">,
    read: (text: string) => Choosable,
    gathering: Gathering | null = null,
  ): void {
    const asked = [frame.seat, frame.decision, ...frame.moves].join("\n");
    const others = Object.entries(frame.barred).map(([text, reason]) => ({ move: read(text), reason }));
    const passedOver = others.filter(({ reason }) => reason.code === OUT_OF_ORDER).map(({ move }) => move);
    this.moves = [...frame.moves.map(read), ...passedOver];
    this.barred = others.filter(({ reason }) => reason.code !== OUT_OF_ORDER);
    if (asked === this.asked) return;
    this.asked = asked;
    this.gathering = gathering;
    this.clear();
  }

  /** The moves that are still possible with what was picked. */
  get left(): Choosable[] {
    if (this.gathering) {
      const full = this.picks.length >= this.gathering.most;
      return this.gathered(({ elements }) => !full || elements.some((one) => this.isPicked(one)));
    }
    return this.moves.filter((move) => this.picks.every((pick) => move.elements.includes(pick)));
  }

  /**
   * The moves that need nothing more than what was picked. Where the same elements in another order are
   * another move (from here to there), the order in which they were picked decides.
   */
  get whole(): Choosable[] {
    if (!this.picks.length || this.gathering) return [];
    const whole = this.left.filter((move) => move.elements.length === this.picks.length);
    const ordered = whole.filter((move) => this.picks.every((pick, place) => move.elements[place] === pick));
    return ordered.length ? ordered : whole;
  }

  /** The one move that the picks make complete; null while more has to be picked. */
  get complete(): Choosable | null {
    if (!this.picks.length) return null;
    if (this.gathering) return this.set;
    const whole = this.whole;
    if (whole.length === 1) return whole[0];
    // Nothing else is possible with this: what is missing need not be picked, only confirmed.
    return this.left.length === 1 ? this.left[0] : null;
  }

  /** The small moves of a compound choice that are as wanted. */
  private gathered(wanted: (move: Choosable) => boolean): Choosable[] {
    return this.moves.filter((move) => move.verb === this.gathering!.verb && wanted(move));
  }

  /** All that was picked as one move, if it is enough; ended if there could be more. */
  private get set(): Choosable | null {
    const { least, most, end } = this.gathering!;
    if (this.picks.length < Math.max(least, 1)) return null;
    const chosen = this.picks.flatMap((pick) => this.gathered((move) => move.elements[0] === pick));
    if (chosen.length !== this.picks.length) return null;
    const whole = chosen.length === most || chosen.length === this.gathered(() => true).length;
    const sequence = chosen.map((move) => move.text);
    if (!whole && end) sequence.push(end);
    return { ...chosen[0], text: sequence.join(", "), elements: [...this.picks], sequence };
  }

  /** The moves that no element stands for: buttons of the decision bar. */
  get buttons(): Choosable[] {
    return this.moves.filter((move) => !move.elements.length);
  }

  /** Whether anything of the board can be chosen at all. */
  get onBoard(): boolean {
    return this.moves.some((move) => move.elements.length);
  }

  isPicked(element: string): boolean {
    return this.picks.includes(element);
  }

  /** May this element be chosen now? */
  isAlive(element: string): boolean {
    return this.isPicked(element) || this.left.some((move) => move.elements.includes(element));
  }

  /** The moves that an element would leave. */
  movesWith(element: string): Choosable[] {
    return this.left.filter((move) => move.elements.includes(element));
  }

  /** Why this element cannot be chosen now, if the table says so. */
  why(element: string): Barred | null {
    if (this.isAlive(element)) return null;
    return this.barred.find(({ move }) => move.elements.includes(element)) ?? null;
  }

  /** Choose an element, or take the choice of it back. */
  pick(element: string): void {
    this.refused = null;
    if (this.isPicked(element)) {
      if (this.complete && !this.gathering && !this.atOnce()) return this.confirm();
      this.picks = this.picks.filter((other) => other !== element);
      return;
    }
    if (!this.isAlive(element)) {
      // Something else of the same kind of choice: begin anew with it.
      if (!this.moves.some((move) => move.elements.includes(element))) {
        this.refused = element;
        return;
      }
      // A set that is full: what was picked last makes room.
      this.picks = this.gathering ? this.picks.slice(0, -1) : [];
    }
    this.picks = [...this.picks, element];
    if (this.gathering) return;
    const furtherPossible = this.left.some((move) => move.elements.length > this.picks.length);
    if (this.whole.length === 1 && !furtherPossible && this.atOnce()) this.confirm();
  }

  /** Make the move that is complete. */
  confirm(): void {
    const move = this.complete;
    if (move) this.play(move);
  }

  play(move: Pick<Choosable, "text" | "sequence">): void {
    this.clear();
    this.send(move.sequence ?? [move.text]);
  }

  clear(): void {
    this.picks = [];
    this.refused = null;
  }
}
