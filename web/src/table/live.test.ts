import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, FromTable, Problem, ToTable } from "../api/wire";
import { Live } from "./live.svelte";
import { PACE } from "./queue";

/** The table at the other end, in the test's hands. */
class Wire {
  readyState = 0;
  sent: ToTable[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToTable);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function frame(version: number, log: { start: number; entries: number[] } | null = null): Frame {
  const groups = log?.entries.map((entry) => ({ entry, kind: "move", seat: 1, happenings: [] }));
  return {
    type: "frame",
    version,
    seat: 0,
    decision: version,
    log: log && { start: log.start, groups },
  } as unknown as Frame;
}

let wires: Wire[] = [];
let live: Live;
let problems: Problem[] = [];
const last = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  const ears = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("addEventListener", ears.addEventListener);
  vi.stubGlobal("removeEventListener", ears.removeEventListener);
  vi.stubGlobal("document", { ...ears, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  [wires, problems] = [[], []];
  live = new Live("t1", 0, {
    moving: () => true,
    problem: (problem) => problems.push(problem),
    connect: (address) => {
      wires.push(new Wire(address));
      return last() as unknown as WebSocket;
    },
  });
  last().open();
});

afterEach(() => {
  live.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a move that was not answered is sent again under the same name", () => {
  last().tell(frame(1));
  live.play(["take C01"]);
  const [sent] = last().sent;
  expect(sent).toMatchObject({ type: "play", seat: 0, decision: 1, version: 1, moves: ["take C01"] });
  last().close();
  expect(live.connection).toBe("lost");
  expect(live.sending).toBe(true);
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
  last().open();
  expect(live.connection).toBe("open");
  expect(last().sent).toEqual([sent]);
});

test("what was answered is not sent again", () => {
  last().tell(frame(1));
  live.play(["take C01"]);
  last().tell({ type: "done", id: last().sent[0].id, version: 2 });
  expect(live.sending).toBe(true);
  last().tell(frame(2));
  vi.advanceTimersByTime(PACE);
  expect(live.sending).toBe(false);
  last().close();
  vi.advanceTimersByTime(500);
  last().open();
  expect(last().sent).toEqual([]);
});

test("a table that says nothing to a move is connected to anew", () => {
  last().tell(frame(1));
  live.play(["take C01"]);
  vi.advanceTimersByTime(9_000);
  expect(wires).toHaveLength(2);
});

test("who cannot connect waits longer each time, and looks from where they looked", () => {
  live.look(1);
  for (let tries = 0; tries < 5; tries += 1) {
    last().close();
    vi.advanceTimersByTime(8_000 * 1.25);
  }
  expect(wires).toHaveLength(6);
  expect(last().address).toBe("ws://here/api/tables/t1/live?seat=1");
  last().close();
  vi.advanceTimersByTime(1_000);
  expect(wires).toHaveLength(6);
});

test("a table that is left is not connected to again", () => {
  live.leave();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
});

test("what waits its turn is behind, until it is shown or caught up with", () => {
  for (const version of [1, 2, 3]) last().tell(frame(version));
  expect([live.frame?.version, live.behind]).toEqual([1, true]);
  vi.advanceTimersByTime(PACE);
  expect([live.frame?.version, live.behind]).toEqual([2, true]);
  live.catchUp();
  expect([live.frame?.version, live.behind]).toEqual([3, false]);
});

test("the log of frames that were passed over is kept", () => {
  last().tell(frame(1, { start: 0, entries: [1] }));
  last().tell(frame(2, { start: 1, entries: [2] }));
  last().tell(frame(3, { start: 2, entries: [3] }));
  live.catchUp();
  expect(live.groups.map((group) => group.entry)).toEqual([1, 2, 3]);
  expect(last().sent).toEqual([]);
});

test("a log with a gap is asked for anew", () => {
  last().tell(frame(1, { start: 0, entries: [1] }));
  last().tell(frame(2, { start: 5, entries: [6] }));
  live.catchUp();
  expect(last().sent.map((message) => message.type)).toEqual(["sync"]);
});

test("a move that comes late is given up, and the table looked at again", () => {
  last().tell(frame(1));
  live.play(["take C01"]);
  const { id } = last().sent[0];
  last().tell({ type: "problem", code: "late", message: "", args: {}, id });
  expect(live.sending).toBe(false);
  expect(last().sent.map((message) => message.type)).toEqual(["play", "sync"]);
  expect(problems.map((problem) => problem.code)).toEqual(["late"]);
});

test("a table that is not there is not asked again", () => {
  last().tell({ type: "problem", code: "not-found", message: "", args: {}, id: null });
  last().close();
  vi.advanceTimersByTime(60_000);
  expect(live.closed?.code).toBe("not-found");
  expect(wires).toHaveLength(1);
});
