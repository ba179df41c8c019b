/**
 * A table as it is now: the socket, what came over it, and what is sent.
 *
 * The connection may break at any time: it is made again, the table sends all anew, and what was not
 * answered is sent again under the same name, which changes nothing if it had arrived.
 */

import type { Foreseen, Frame, FromTable, Group, Problem, Said, ToTable } from "../api/wire";
import { moveTo } from "./motion";
import { FrameQueue } from "./queue";

export interface LiveOptions {
  /** Whether things may move on this screen. */
  moving: () => boolean;
  /** A frame is shown from now on; `news` are the groups of the log that came with it. */
  shown?: (frame: Frame, news: Group[], first: boolean) => void;
  /** Something that was sent is not done. */
  problem?: (problem: Problem) => void;
  connect?: (address: string) => WebSocket;
}

/** A message to the table, before it has a name. */
type Unnamed<M> = M extends unknown ? Omit<M, "id"> : never;
type Sending = Unnamed<ToTable>;

const SILENCE = 8_000;
const FORESEE_AFTER = 120;

export class Live {
  /** What is shown now. The newest may still be waiting its turn. */
  frame: Frame | null = $state.raw(null);
  groups: Group[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  connection: "connecting" | "open" | "lost" = $state("connecting");
  /** A move of mine is on its way. */
  sending = $state(false);
  /** More has come than is shown yet. */
  behind = $state(false);
  /** There is no such table, or it is not for us. */
  closed: Problem | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, ToTable>();
  private foreseen = new Map<string, Promise<Foreseen | null>>();
  private foreseeing = new Map<string, (answer: Foreseen | null) => void>();
  private queue: FrameQueue;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private seat: number | null;
  private left = false;
  /** The version that my last move made. */
  private madeUpTo = 0;

  constructor(
    readonly table: string,
    seat: number | null,
    private options: LiveOptions,
  ) {
    this.seat = seat;
    this.queue = new FrameQueue(
      (frame, skipped) => this.show(frame, skipped),
      () => options.moving() && document.visibilityState === "visible",
    );
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** Leave the table. */
  leave(): void {
    this.left = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.queue.stop();
    this.socket?.close();
  }

  // What is sent

  play(moves: string[]): void {
    const frame = this.frame;
    if (this.sending || frame?.seat == null || frame.decision === null) return;
    const { seat, decision, version } = frame;
    this.sending = true;
    this.send({ type: "play", seat, decision, version, moves });
  }

  undo(): void {
    this.turnBack("undo");
  }

  redo(): void {
    this.turnBack("redo");
  }

  private turnBack(type: "undo" | "redo"): void {
    // It is about the table as it is, not as it was when the last move that is shown was made.
    this.queue.catchUp();
    const frame = this.frame;
    if (frame?.seat != null) this.send({ type, seat: frame.seat, version: frame.version });
  }

  /** Agree that somebody takes a move back, or not. */
  answer(seat: number, yes: boolean): void {
    this.queue.catchUp();
    if (this.frame) this.send({ type: "answer", seat, version: this.frame.version, yes });
  }

  resign(): void {
    if (this.frame?.seat != null) this.send({ type: "resign", seat: this.frame.seat });
  }

  chat(text: string): void {
    this.send({ type: "chat", text });
  }

  /** Look at the table from another seat of mine, or from none. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "look", seat });
  }

  /** Connect anew: who sits down for the first time has only now become somebody to the service. */
  anew(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.connect();
  }

  /** Show at once what still waits its turn. */
  catchUp(): void {
    this.queue.catchUp();
  }

  /** What moves would do; null if nobody can say now. Asked once for each frame. */
  foresee(moves: string[]): Promise<Foreseen | null> {
    const frame = this.frame;
    if (frame?.seat == null || frame.decision === null) return Promise.resolve(null);
    const { seat, decision } = frame;
    const key = [seat, frame.version, decision, ...moves].join("\n");
    const known = this.foreseen.get(key);
    if (known) return known;
    const answer = new Promise<Foreseen | null>((resolve) => {
      setTimeout(() => {
        // Whoever only brushed over it does not want to know; and the table may have gone on.
        if (this.frame !== frame || this.connection !== "open") return resolve(null);
        const id = newId();
        this.foreseeing.set(id, resolve);
        this.socket?.send(JSON.stringify({ type: "foresee", id, seat, decision, moves } satisfies ToTable));
      }, FORESEE_AFTER);
    });
    this.foreseen.set(key, answer);
    void answer.then((told) => told ?? this.foreseen.delete(key));
    return answer;
  }

  private send(sending: Sending): void {
    const message = { ...sending, id: newId() } as ToTable;
    // Where one looks from is said anew with each connection.
    if (message.type !== "look") this.unanswered.set(message.id, message);
    this.post(message);
  }

  private post(message: ToTable): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (this.unanswered.size) this.socket?.close();
    }, SILENCE);
  }

  // What comes

  private connect(): void {
    clearTimeout(this.retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live${seat}`;
    const socket = (this.options.connect ?? ((at) => new WebSocket(at)))(address);
    this.socket = socket;
    socket.onopen = () => {
      this.connection = "open";
      for (const message of this.unanswered.values()) this.post(message);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.hear(JSON.parse(event.data as string) as FromTable);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private lose(): void {
    this.socket = null;
    for (const resolve of this.foreseeing.values()) resolve(null);
    this.foreseeing.clear();
    if (this.left || this.closed) return;
    this.connection = "lost";
    const wait = Math.min(8_000, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private hurry = (): void => {
    if (!this.left && this.connection === "lost") this.connect();
  };

  private seen = (): void => {
    if (document.visibilityState === "visible") this.hurry();
    else this.queue.catchUp();
  };

  hear(message: FromTable): void {
    switch (message.type) {
      case "frame":
        this.queue.offer(message as Frame);
        this.behind = this.queue.length > 0;
        return;
      case "done":
        return this.settle(message.id, message.version);
      case "problem":
        return this.regret(message);
      case "foreseen":
        this.foreseeing.get(message.id)?.(message as Foreseen);
        this.foreseeing.delete(message.id);
        return;
      case "said":
        if (!this.said.some((other) => other.number === message.number)) this.said = [...this.said, message];
        return;
      case "said-before":
        this.said = message.said;
    }
  }

  /** It is answered. After a move nothing can be chosen until what came of it is shown. */
  private settle(id: string, version: number): void {
    const sent = this.unanswered.get(id);
    this.unanswered.delete(id);
    if (sent?.type === "play") this.madeUpTo = version;
    this.rest();
    if (!this.unanswered.size) clearTimeout(this.silence);
  }

  private rest(): void {
    const moving = [...this.unanswered.values()].some((message) => message.type === "play");
    if (!moving && (this.frame?.version ?? 0) >= this.madeUpTo) this.sending = false;
  }

  private regret(problem: Problem): void {
    const resolve = problem.id === null ? undefined : this.foreseeing.get(problem.id);
    if (resolve) {
      this.foreseeing.delete(problem.id!);
      return resolve(null);
    }
    if (problem.id === null && !this.frame) this.closed = problem;
    if (problem.id !== null) this.settle(problem.id, 0);
    // The table has gone on without us noticing: look again.
    if (problem.code === "late") this.post({ type: "sync", id: newId() });
    this.options.problem?.(problem);
  }

  private show(frame: Frame, skipped: Frame[]): void {
    const before = this.groups;
    let groups = before;
    for (const { log } of [...skipped, frame])
      if (log) groups = [...groups.slice(0, log.start), ...log.groups];
    const first = this.frame === null || this.frame.seat !== frame.seat;
    if (groups.length && frame.log && frame.log.start > groups.length)
      this.post({ type: "sync", id: newId() });
    const news = groups.slice(Math.min(before.length, groups.length));
    const apply = () => {
      if (this.frame?.version !== frame.version) this.foreseen.clear();
      this.frame = frame;
      this.groups = groups;
      this.behind = this.queue.length > 0;
      this.rest();
      this.options.shown?.(frame, news, first);
    };
    if (!first && this.frame!.version !== frame.version && this.options.moving()) moveTo(apply);
    else apply();
  }
}

/** A name for a message that nobody else gives. `randomUUID` is there on secure pages only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
