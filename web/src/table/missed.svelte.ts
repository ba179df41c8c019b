/**
 * What came while I was away: the step after which I have not looked, to be watched from there.
 *
 * Made while a component is, for it watches the table as long as that lives.
 */

import type { Live } from "./live.svelte";
import { see, seenUpTo } from "./seen";

export class Missed {
  /** The last step that I saw; null if I have missed nothing. */
  after: number | null = $state(null);
  /** How many moves I missed. */
  number = $state(0);

  private looked = false;
  private leftAt: number | null = null;
  private came = 0;

  constructor(
    private live: Live,
    /** Whether nothing is shown now, so that nothing is seen. */
    hidden: () => boolean,
    /** Whether one came for a step of the game: then nothing is offered. */
    stepwise: () => boolean,
  ) {
    $effect(() => {
      const now = live.frame;
      if (!now || now.status === "open" || hidden()) return;
      if (!this.looked) {
        this.looked = true;
        const before = seenUpTo(live.table);
        if (before !== null && now.step > before + 1 && now.status === "running" && !stepwise())
          this.offer(before, now.step);
      }
      const mine = now.seat !== null && live.groups.at(-1)?.seat === now.seat;
      if (mine && now.step > this.came) this.after = null; // who plays on does not look back
      if (document.visibilityState === "visible") see(live.table, now.step);
    });
  }

  /** The page is turned to, or away from. */
  visibility = (): void => {
    const now = this.live.frame;
    if (!now) return;
    if (document.visibilityState === "hidden") this.leftAt = now.step;
    else if (this.leftAt !== null && now.step > this.leftAt + 1 && now.status === "running")
      this.offer(this.leftAt, now.step);
  };

  private offer(after: number, step: number): void {
    [this.after, this.number, this.came] = [after, step - after, step];
  }
}
