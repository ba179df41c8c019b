/** Frames waiting to be shown: moves of others one after the other, not all at once. */

import type { Frame } from "../api/wire";

/** How long each of them is seen, at least. */
export const PACE = 350;
/** So many waiting are too many to watch: the newest is shown, the rest is in the log. */
export const MANY = 12;

export interface Clock {
  now(): number;
  later(run: () => void, milliseconds: number): number;
  cancel(handle: number): void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  later: (run, milliseconds) => setTimeout(run, milliseconds) as unknown as number,
  cancel: (handle) => clearTimeout(handle),
};

export class FrameQueue {
  private waiting: Frame[] = [];
  private timer: number | null = null;
  private shownAt = -Infinity;
  private shown: Frame | null = null;

  constructor(
    /** Shows a frame; `skipped` are those before it that nobody will see, for their log. */
    private show: (frame: Frame, skipped: Frame[]) => void,
    /** Whether there is anything to be watched: motion is on and the page is visible. */
    private watched: () => boolean,
    private clock: Clock = browserClock,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  offer(frame: Frame): void {
    if (this.shown && this.anotherSight(frame)) return this.jump(frame);
    this.waiting.push(frame);
    this.go();
  }

  /** Show the newest now: the page was left, or nobody wants to wait. */
  catchUp(): void {
    const last = this.waiting.pop();
    if (last) this.jump(last);
  }

  stop(): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    this.waiting = [];
  }

  /** A frame from another seat, or one that does not follow: there is nothing to watch in between. */
  private anotherSight(frame: Frame): boolean {
    const last = this.waiting.at(-1) ?? this.shown!;
    return frame.seat !== last.seat || frame.version < last.version || frame.version > last.version + MANY;
  }

  private jump(frame: Frame): void {
    const skipped = this.waiting;
    this.stop();
    this.put(frame, skipped);
  }

  private put(frame: Frame, skipped: Frame[]): void {
    this.shown = frame;
    this.shownAt = this.clock.now();
    this.show(frame, skipped);
  }

  private go(): void {
    if (this.timer !== null || !this.waiting.length) return;
    if (!this.watched() || this.waiting.length > MANY) return this.catchUp();
    const wait = this.mustWait(this.waiting[0]) ? this.shownAt + PACE - this.clock.now() : 0;
    if (wait <= 0) {
      this.put(this.waiting.shift()!, []);
      return this.go();
    }
    this.timer = this.clock.later(() => {
      this.timer = null;
      this.go();
    }, wait);
  }

  /** What I did myself, and what changed no move, is shown at once. */
  private mustWait(frame: Frame): boolean {
    const before = this.shown;
    if (!before || frame.version === before.version) return false;
    return !(before.seat !== null && frame.log?.groups.some((group) => group.seat === before.seat));
  }
}
