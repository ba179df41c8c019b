/** The log as lines to read, and which of its moves still count. */

import type { CardEntry, Group, Happening } from "../api/wire";
import type { Texts } from "../texts/fluent";
import { plainWords, tellHappening, type Piece } from "./telling";

export interface Line {
  key: string;
  pieces: Piece[];
  /** Whose doing it is. */
  seat: number | null;
  /** A new turn begins. */
  heading: boolean;
  /** It came of what stands above. */
  consequence: boolean;
  /** It was taken back later. */
  undone: boolean;
  /** Not a move: somebody took back, resigned. */
  aside: boolean;
}

/** Happenings by which readers find their way: a turn, a round, an age begins. */
const HEADINGS = new Set(["turn", "round", "age"]);

export function told(
  groups: Group[],
  t: Texts,
  names: readonly string[],
  cards: ReadonlyMap<string, CardEntry>,
): Line[] {
  const undone = takenBack(groups);
  const lines: Line[] = [];
  for (const group of groups) {
    if (group.kind === "undo" || group.kind === "redo" || group.kind === "resign" || group.kind === "anew") {
      lines.push(aside(group, t, names));
      if (group.kind !== "redo") continue;
    }
    let first = group.kind === "move";
    group.happenings.forEach((happening, place) => {
      const heading = HEADINGS.has(happening.name);
      lines.push({
        key: `${group.entry}.${group.kind}.${place}`,
        pieces: tellHappening(happening, t, names, cards),
        seat: heading || happening.seat < 0 ? null : happening.seat,
        heading,
        consequence: !heading && !first,
        undone: undone.has(group),
        aside: false,
      });
      first = heading;
    });
  }
  return lines;
}

function aside(group: Group, t: Texts, names: readonly string[]): Line {
  const name = group.seat === null ? "" : (names[group.seat] ?? "");
  // Of two, nobody is left to play on against.
  const kind = group.kind === "resign" && names.length === 2 ? "resign-two" : group.kind;
  return {
    key: `${group.entry}.${group.kind}`,
    pieces: [{ words: t.say(`table-log-${kind}`, { name }), element: null }],
    seat: group.seat,
    heading: false,
    consequence: false,
    undone: false,
    aside: true,
  };
}

/** The moves that were taken back and not made again. */
export function takenBack(groups: Group[]): Set<Group> {
  const { undone } = walked(groups);
  return new Set(undone);
}

/** What had happened at a step of the replay: the n-th move that counts leads to step n. */
export function upTo(groups: Group[], step: number): Group[] {
  return [...groups.filter((group) => group.kind === "opening"), ...walked(groups).stands.slice(0, step)];
}

function walked(groups: Group[]): { stands: Group[]; undone: Group[] } {
  const stands: Group[] = [];
  const undone: Group[] = [];
  const overtaken: Group[] = [];
  for (const group of groups) {
    if (group.kind === "move") {
      stands.push(group);
      overtaken.push(...undone.splice(0));
    } else if (group.kind === "undo") {
      const last = stands.pop();
      if (last) undone.push(last);
    } else if (group.kind === "redo") {
      // It tells again what happens, and that stands from now on; what was told before stays struck out.
      const again = undone.pop();
      if (again) overtaken.push(again);
      stands.push(group);
    }
  }
  return { stands, undone: [...overtaken, ...undone] };
}

/** What others did, as words to be spoken: the last few. */
export function announced(
  groups: Group[],
  t: Texts,
  names: readonly string[],
  cards: ReadonlyMap<string, CardEntry>,
): string {
  const happenings: Happening[] = groups.flatMap((group) => group.happenings);
  return happenings
    .slice(-8)
    .map((happening) => plainWords(tellHappening(happening, t, names, cards)))
    .join(" ");
}
