/** What a viewer is told of a table of Ancient Knowledge: the mirror of `view.py` and `facts.py`. */

import type { CardEntry, Frame } from "../../api/wire";

export const MONUMENTS = ["city", "megalith", "pyramid"] as const;
export const TECHNOLOGIES = ["ancient", "writing", "secret"] as const;
export type Monument = (typeof MONUMENTS)[number];
export type Technology = (typeof TECHNOLOGIES)[number];
export type Activation = "immediate" | "permanent" | "timeline" | "decline" | "final";
export type Level = "I" | "II";

export const SLOTS = [1, 2, 3, 4, 5, 6] as const;
export const ARTIFACT_PLACES = 5;
export const HAND_LIMIT = 10;
/** So many monuments in a Past turn a technology board over; so many bring the last round. */
export const MIDDLE = 7;
export const FULL = 14;

export interface BuildingFacts {
  kind: "building";
  type: Monument | "artifact";
  country: string;
  country_name: string;
  slot: number | null;
  locked: boolean;
  cost: number;
  knowledge: number;
  points: number;
  starting_set: number | null;
  activation: Activation;
}

export interface TechnologyFacts {
  kind: "technology";
  type: Technology;
  level: Level;
  requirement: string | null;
  requirement_text: string | null;
  activation: Activation;
  effect: string;
}

export interface Standing {
  card: string;
  slot: number;
  row: 1 | 2;
  knowledge: number;
}

export interface ScoreParts {
  past: number;
  effects: number;
  technologies: number;
  timeline: number;
  lost: number;
}

export interface Area {
  seat: number;
  partner: number | null;
  phase: "waiting" | "actions" | "timeline" | "decline";
  actions_left: number;
  hand: string[] | null;
  hand_size: number;
  /** What the viewer has lawfully seen of a hand that is not theirs. */
  seen: string[] | null;
  timeline: Standing[];
  past: string[];
  rotated: number;
  artifacts: string[];
  collection: string[];
  lost: number;
  aside: string[] | null;
  aside_size: number;
  creating: string | null;
  declining: string | null;
  calm: boolean;
  offers: boolean;
  offered: string | null;
  offers_left: number;
  score: number;
  score_parts: ScoreParts;
  final_points: Record<string, number>;
}

/** How far the viewer is with a part of a requirement. */
export interface Progress {
  have: number;
  least?: number;
  most?: number;
}

export interface BoardView {
  level: Level;
  cards: string[];
  learnable: string[] | null;
  progress: Progress[][] | null;
}

export interface TechnologyDeck {
  level: Level;
  size: number;
  lowest: (string | null)[];
  discard: string[];
}

export interface AncientView {
  game: "ancient_knowledge";
  teams: boolean;
  turn: number;
  active: number[];
  over: boolean;
  ending: string | null;
  deciders: number[];
  areas: Area[];
  pile_size: number;
  discard: string[];
  boards: BoardView[];
  technology_decks: TechnologyDeck[];
  flipped: boolean;
}

export type AncientFrame = Frame<AncientView> & { view: AncientView };
export type Cards = ReadonlyMap<string, CardEntry>;

export function building(entry: CardEntry): BuildingFacts {
  return entry.facts as unknown as BuildingFacts;
}

export function technology(entry: CardEntry): TechnologyFacts {
  return entry.facts as unknown as TechnologyFacts;
}

/** The area of the viewer; null for who only watches. */
export function mine(view: AncientView): Area | null {
  return view.areas.find((area) => area.hand !== null) ?? null;
}

/** The area that is shown large: mine, or, for who watches, that of whose turn it is. */
export function shown(view: AncientView): Area {
  return mine(view) ?? view.areas[view.active[0] ?? 0];
}

/** How many of each type there are. */
export function byType<Type extends string>(
  cards: readonly string[],
  types: readonly Type[],
  entries: Cards,
): { type: Type; cards: string[] }[] {
  return types.map((type) => ({
    type,
    cards: cards.filter((card) => entries.get(card)?.facts.type === type),
  }));
}

/** The knowledge that will be lost when what stands in a slot declines. */
export function loss(area: Area, slot: number): number {
  return area.timeline.reduce((sum, one) => sum + (one.slot === slot ? one.knowledge : 0), 0);
}

/** All knowledge that lies in a Timeline. */
export function knowledge(area: Area): number {
  return area.timeline.reduce((sum, one) => sum + one.knowledge, 0);
}

/** The cards of the Timeline adjacent to one: the other of its slot, and those of its row next to it. */
export function neighbours(area: Area, card: string | null): Set<string> {
  const here = area.timeline.find((one) => one.card === card);
  if (!here) return new Set();
  const near = area.timeline.filter((one) =>
    one.slot === here.slot
      ? one.row !== here.row
      : one.row === here.row && Math.abs(one.slot - here.slot) === 1,
  );
  return new Set(near.map((one) => one.card));
}

/** How many cards have to be discarded to create a card in a slot: its cost, and one for each slot away. */
export function price(facts: BuildingFacts, slot: number | null): number {
  return facts.cost + (slot === null || facts.slot === null ? 0 : Math.abs(slot - facts.slot));
}

/** The points of both of a team, or of one where there are none. */
export function together(view: AncientView, seat: number): number {
  const { partner, score } = view.areas[seat];
  return score + (partner === null ? 0 : view.areas[partner].score);
}
