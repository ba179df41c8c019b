/** Going through a game step by step. Step k is the table after k moves that were not taken back. */

import { api } from "../api/client";
import type { Frame, Happening } from "../api/wire";
import { moveTo } from "./motion";

export interface Step extends Frame {
  happened: Happening[];
}

interface Steps {
  total: number;
  steps: Step[];
}

const PART = 40;
const EACH = 1_100;

export class Replay {
  /** How many steps there are; the last is the table as it is now. */
  total = $state(0);
  at = $state(0);
  playing = $state(false);
  failed: unknown = $state.raw(null);
  /** The step that is shown: the last that was there, until the one asked for has come. */
  step: Step | null = $state.raw(null);

  private known = new Map<number, Step>();
  private asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    /** From where it is looked at; null as a spectator. */
    readonly seat: number | null,
    at: number,
    private options: {
      /** Another step is gone to. */
      told: (step: number) => void;
      moving: () => boolean;
    },
  ) {
    this.at = at;
    void this.load(at);
  }

  get last(): number {
    return Math.max(this.total - 1, 0);
  }

  go(to: number): void {
    const within = Math.max(0, this.total ? Math.min(to, this.last) : to);
    if (within === this.at) return;
    this.at = within;
    this.options.told(within);
    this.show();
    void this.load(within);
  }

  /** One step on or back lets things move; further, they are simply there. */
  private show(): void {
    const step = this.known.get(this.at);
    if (!step || step === this.step) return;
    const near = this.step !== null && Math.abs(this.step.step - step.step) === 1;
    if (near && this.options.moving()) moveTo(() => (this.step = step));
    else this.step = step;
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      // A step that has not come yet is waited for.
      if (this.step?.step === this.at) this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.next();
    }, EACH);
  }

  private async load(around: number): Promise<void> {
    const part = Math.floor(around / PART);
    const wanted = [part];
    if (around % PART > PART * 0.7) wanted.push(part + 1);
    if (around % PART < PART * 0.3 && part) wanted.push(part - 1);
    await Promise.all(wanted.map((one) => this.fetch(one)));
  }

  private async fetch(part: number): Promise<void> {
    if (this.asked.has(part) || (this.total && part * PART > this.last)) return;
    this.asked.add(part);
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    try {
      const answer = await api.get<Steps>(
        `tables/${this.table}/steps?first=${part * PART}&count=${PART}${seat}`,
      );
      for (const step of answer.steps) this.known.set(step.step, step);
      this.total = answer.total;
      this.failed = null;
      if (this.at > this.last) this.go(this.last);
      this.show();
    } catch (problem) {
      this.asked.delete(part);
      this.failed = problem;
      this.pause();
    }
  }
}
