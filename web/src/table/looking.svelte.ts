/** What is looked at closely: the thing whose large card is shown, and where it lies on the screen. */

import type { Choosable } from "./choice.svelte";

export interface Sight {
  /** The element of the board, if it is one: its moves are told. */
  element: string | null;
  /** The card to show large, by the number of its entry. */
  card: string | null;
  /** Moves told in place of the element's: those of a button. */
  moves?: Choosable[];
  anchor: Element;
  /** Stays until closed; a passing pointer's sight goes with it. */
  pinned: boolean;
}

const DWELL = 260;
const MOVE_ON = 70;
const LINGER = 110;

export class Looking {
  at: Sight | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private changed: (element: string | null) => void = () => undefined) {}

  /** A pointer rests on it: shown after a moment, at once after another. */
  soon(sight: Sight): void {
    if (this.at?.pinned) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(sight), this.at ? MOVE_ON : DWELL);
  }

  now(sight: Sight): void {
    clearTimeout(this.timer);
    this.at = sight;
    this.changed(sight.element);
  }

  /** The pointer or the focus has left. */
  leave(): void {
    if (this.at?.pinned) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), LINGER);
  }

  close(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.changed(null);
  }
}
