import { expect, test } from "vitest";
import type { Frame } from "../api/wire";
import { FrameQueue, MANY, PACE, type Clock } from "./queue";

/** A clock that goes on only when it is told to. */
class Hands implements Clock {
  private at = 0;
  private due = new Map<number, { run: () => void; at: number }>();
  private handles = 0;

  now = () => this.at;
  later = (run: () => void, milliseconds: number) => {
    this.handles += 1;
    this.due.set(this.handles, { run, at: this.at + milliseconds });
    return this.handles;
  };
  cancel = (handle: number) => void this.due.delete(handle);

  pass(milliseconds: number): void {
    const until = this.at + milliseconds;
    for (;;) {
      const [next] = [...this.due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      this.due.delete(next[0]);
      this.at = next[1].at;
      next[1].run();
    }
    this.at = until;
  }
}

/** What I see from seat 0 after a move of `by`. */
function frame(version: number, by: number = 1, seat: number | null = 0): Frame {
  return { seat, version, log: { start: 0, groups: [{ seat: by }] } } as unknown as Frame;
}

function queue(watched: () => boolean = () => true) {
  const clock = new Hands();
  const shown: number[] = [];
  const skipped: number[][] = [];
  const frames = new FrameQueue(
    (one, before) => {
      shown.push(one.version);
      skipped.push(before.map((other) => other.version));
    },
    watched,
    clock,
  );
  return { clock, frames, shown, skipped };
}

test("moves of others are seen one after the other", () => {
  const { clock, frames, shown, skipped } = queue();
  for (const version of [1, 2, 3]) frames.offer(frame(version));
  expect(shown).toEqual([1]);
  expect(frames.length).toBe(2);
  clock.pass(PACE - 1);
  expect(shown).toEqual([1]);
  clock.pass(1);
  expect(shown).toEqual([1, 2]);
  clock.pass(PACE);
  expect(shown).toEqual([1, 2, 3]);
  expect(skipped).toEqual([[], [], []]);
});

test("after a pause nobody waits", () => {
  const { clock, frames, shown } = queue();
  frames.offer(frame(1));
  clock.pass(PACE);
  frames.offer(frame(2));
  expect(shown).toEqual([1, 2]);
});

test("my own move, and what changes no move, is shown at once", () => {
  const { frames, shown } = queue();
  frames.offer(frame(1));
  frames.offer(frame(2, 0));
  frames.offer(frame(2));
  expect(shown).toEqual([1, 2, 2]);
});

test("another seat is looked from at once, and takes along what waited", () => {
  const { clock, frames, shown, skipped } = queue();
  for (const version of [1, 2, 3]) frames.offer(frame(version));
  frames.offer(frame(4, 1, 1));
  expect(shown).toEqual([1, 4]);
  expect(skipped.at(-1)).toEqual([2, 3]);
  clock.pass(10 * PACE);
  expect(shown).toEqual([1, 4]);
});

test("too many are not watched one by one", () => {
  const { frames, shown, skipped } = queue();
  frames.offer(frame(1));
  frames.offer(frame(2 + MANY));
  expect(shown).toEqual([1, 2 + MANY]);
  expect(skipped.at(-1)).toEqual([]);
});

test("nor are they when they came one after the other", () => {
  const { clock, frames, shown, skipped } = queue();
  const newest = MANY + 2;
  for (let version = 1; version <= newest; version += 1) frames.offer(frame(version));
  clock.pass(PACE);
  expect(shown).toEqual([1, newest]);
  expect(skipped.at(-1)).toHaveLength(MANY);
  expect(frames.length).toBe(0);
});

test("nobody who looks away waits", () => {
  const { frames, shown } = queue(() => false);
  for (const version of [1, 2, 3]) frames.offer(frame(version));
  expect(shown).toEqual([1, 2, 3]);
});

test("catching up shows the newest and tells what was passed over", () => {
  const { clock, frames, shown, skipped } = queue();
  for (const version of [1, 2, 3]) frames.offer(frame(version));
  frames.catchUp();
  expect(shown).toEqual([1, 3]);
  expect(skipped.at(-1)).toEqual([2]);
  clock.pass(10 * PACE);
  expect(shown).toEqual([1, 3]);
});

test("what is stopped shows nothing more", () => {
  const { clock, frames, shown } = queue();
  for (const version of [1, 2]) frames.offer(frame(version));
  frames.stop();
  clock.pass(10 * PACE);
  expect(shown).toEqual([1]);
});
