/** How the cards look: their type, what they cost, hold and count for, when they work. */

import type { CardEntry } from "../../api/wire";
import type { Texts } from "../../texts/fluent";
import type { Face, Figure } from "../types";
import { building, technology, type Activation } from "./facts";

/** The picture of a concept of this game: a type, `knowledge`, `decline`. */
export function icon(concept: string): string {
  return `ancient_knowledge/${concept}`;
}

export function face(entry: CardEntry, t: Texts): Face {
  return entry.facts.kind === "technology" ? technologyFace(entry, t) : buildingFace(entry, t);
}

function buildingFace(entry: CardEntry, t: Texts): Face {
  const facts = building(entry);
  const monument = facts.type !== "artifact";
  const marks: Figure[] = [];
  if (facts.slot !== null) {
    const label = t.say(facts.locked ? "board-slot-locked" : "board-slot-first", { number: facts.slot });
    marks.push({ icon: icon(facts.locked ? "lock" : "slot"), value: facts.slot, label });
  }
  marks.push(activation(facts.activation, t));
  return {
    name: entry.name,
    type: `${t.word("type", facts.type)} · ${facts.country_name}`,
    tone: facts.type,
    icon: icon(facts.type),
    cost: facts.cost
      ? [{ icon: icon("cost"), value: facts.cost, label: t.say("board-cost", { number: facts.cost }) }]
      : [],
    figures: monument ? [held(facts.knowledge, t), points(facts.points, t)] : [],
    text: entry.text,
    marks,
    note: known(entry, t),
  };
}

function technologyFace(entry: CardEntry, t: Texts): Face {
  const facts = technology(entry);
  const worth = printedPoints(facts.effect);
  const required = facts.requirement_text
    ? t.say("board-requires", { requirement: facts.requirement_text })
    : t.say("board-requires-nothing");
  return {
    name: entry.name,
    type: `${t.word("type", facts.type)} · ${t.say("board-level", { level: facts.level })}`,
    tone: facts.type,
    icon: icon(facts.type),
    cost: [],
    figures: worth === null ? [] : [points(worth, t)],
    text: `${required} ${entry.text}`,
    marks: [activation(facts.activation, t)],
    note: known(entry, t),
  };
}

/** The points of a technology that simply brings so many. */
export function printedPoints(effect: string): number | null {
  const found = /^points\((\d+)\)$/.exec(effect);
  return found ? Number(found[1]) : null;
}

export function activation(kind: Activation, t: Texts): Figure {
  return { icon: icon(kind), value: "", label: t.word("activation", kind) };
}

export function held(number: number, t: Texts): Figure {
  return { icon: icon("knowledge"), value: number, label: t.say("board-knowledge", { number }) };
}

export function points(number: number, t: Texts): Figure {
  return { icon: icon("points"), value: number, label: t.say("board-points", { number }) };
}

const LEVELS = ["reconstructed", "partly"] as const;
/** What a reader asks about. */
const FIELDS = [
  "name",
  "type",
  "slot",
  "locked",
  "cost",
  "knowledge",
  "points",
  "requirement",
  "activation",
  "effect",
];

/** How far what stands here is known of the printed card. */
function known(entry: CardEntry, t: Texts): string | undefined {
  const told = LEVELS.flatMap((level) => {
    const fields = FIELDS.filter((field) => entry.confidence[field] === level);
    const words = fields.map((field) => t.say(`board-field-${field}`)).join(", ");
    return fields.length ? [t.say(`board-known-${level}`, { fields: words })] : [];
  });
  return told.join(" ") || undefined;
}
