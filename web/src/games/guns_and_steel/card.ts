/** How the cards and wonders look: their icon, what they yield, cost and count for. */

import type { CardEntry } from "../../api/wire";
import type { Texts } from "../../texts/fluent";
import type { Face, Figure } from "../types";
import { RESOURCES, type CardFacts, type Cost, type WonderFacts } from "./facts";

/** The picture of a concept of this game: a card, a resource, `power`. */
export function icon(concept: string): string {
  return `guns_and_steel/${concept}`;
}

export function cardFacts(entry: CardEntry): CardFacts {
  return entry.facts as unknown as CardFacts;
}

export function wonderFacts(entry: CardEntry): WonderFacts {
  return entry.facts as unknown as WonderFacts;
}

export function face(entry: CardEntry, t: Texts): Face {
  return entry.facts.kind === "wonder" ? wonderFace(entry, t) : cardFace(entry, t);
}

function cardFace(entry: CardEntry, t: Texts): Face {
  const facts = cardFacts(entry);
  const type = t.word("type", facts.type);
  const yields = t.say("board-yields", { resource: t.word("resource", facts.resource) });
  const figures: Figure[] = [{ icon: icon(facts.resource), value: 1, label: yields }];
  return {
    name: entry.name,
    type,
    tone: facts.type,
    icon: icon(entry.id),
    cost: costFigures(facts.cost, t),
    figures: [...figures, ...counting(facts, t)],
    text: entry.text,
    marks: [
      { icon: icon(facts.type), value: "", label: "", tone: facts.type },
      ...(facts.response ? [{ icon: icon("response"), value: "", label: t.say("board-response") }] : []),
    ],
    note: known(entry, t),
  };
}

function wonderFace(entry: CardEntry, t: Texts): Face {
  const facts = wonderFacts(entry);
  const tokens = {
    icon: icon("fame"),
    value: facts.tokens,
    label: t.say("board-tokens-needed", { number: facts.tokens }),
  };
  return {
    name: entry.name,
    type: `${t.say("board-wonder")} · ${t.word("age", facts.age)}`,
    tone: "wonder",
    icon: icon(entry.id),
    cost: [],
    figures: [points(facts.points, t)],
    text: entry.text,
    marks: facts.tokens ? [tokens] : [],
    note: known(entry, t),
  };
}

/** What counts on a technology: its military power and its victory points, as far as it has any. */
export function counting(facts: CardFacts, t: Texts): Figure[] {
  const found: Figure[] = [];
  if (facts.power)
    found.push({
      icon: icon("power"),
      value: facts.power,
      label: t.say("board-power", { number: facts.power }),
    });
  if (facts.points) found.push(points(facts.points, t));
  return found;
}

export function points(number: number, t: Texts): Figure {
  return { icon: icon("points"), value: number, label: t.say("board-points", { number }) };
}

export function costFigures(cost: Cost, t: Texts): Figure[] {
  return RESOURCES.filter((resource) => cost[resource]).map((resource) => ({
    icon: icon(resource),
    value: cost[resource]!,
    label: `${t.word("resource", resource)}: ${cost[resource]}`,
  }));
}

/** A price in words: `2 Food, 1 Iron, 2 of any type`. */
export function price(cost: Cost, extra: number, t: Texts): string {
  const parts = RESOURCES.filter((resource) => cost[resource]).map((resource) =>
    t.say("board-resources", { number: cost[resource]!, resource: t.word("resource", resource) }),
  );
  if (extra) parts.push(t.say("board-extra", { number: extra }));
  return parts.join(", ") || t.say("board-free");
}

const LEVELS = ["corrected", "reconstructed", "partly"] as const;
/** What a reader asks about; numbers and marks of the printed card matter to nobody here. */
const FIELDS = ["name", "type", "cost", "power", "points", "response", "effect", "condition", "tokens"];

/** How far what stands here is known of the printed card. */
function known(entry: CardEntry, t: Texts): string | undefined {
  const told = LEVELS.flatMap((level) => {
    const fields = FIELDS.filter((field) => entry.confidence[field] === level);
    const words = fields.map((field) => t.say(`board-field-${field}`)).join(", ");
    return fields.length ? [t.say(`board-known-${level}`, { fields: words })] : [];
  });
  return told.join(" ") || undefined;
}
