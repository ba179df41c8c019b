/** What a viewer is told of a table of Guns & Steel: the mirror of `view.py` and `facts.py`. */

import type { Frame } from "../../api/wire";

export const RESOURCES = ["food", "iron", "horse", "gunpowder", "oil", "information", "space"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Type = "society" | "tactic" | "attack";
export type Age = "horse" | "gunpowder" | "oil" | "information" | "space";
export type Cost = Partial<Record<Resource, number>>;

export interface CardFacts {
  kind: "card";
  theme: string;
  age: Age | "start";
  resource: Resource;
  type: Type;
  cost: Cost;
  power: number;
  points: number;
  response: boolean;
  two_player_mark: boolean;
}

export interface WonderFacts {
  kind: "wonder";
  theme: string;
  age: Age;
  least: number;
  points: number;
  tokens: number;
  icon: string;
  two_player_mark: boolean;
}

/** A card that lies as a resource: which one it is, if the viewer knows, and which it may be. */
export interface Lying {
  resource: Resource;
  card: string | null;
  may_be: string[];
}

export interface Area {
  seat: number;
  hand: string[] | null;
  hand_size: number;
  cards: string[];
  resources: Lying[];
  technologies: string[];
  this_turn: Cost;
  power: number;
  wonders: string[];
  score: number;
  score_parts: { cards: number; wonders: number; track: number };
  fame_left: number;
}

/** A card on offer: its base cost, how many of any type beside it, and how many the viewer lacks. */
export interface Offer {
  card: string;
  cost: Cost;
  extra: number;
  lacking: number | null;
}

export interface WonderOnOffer {
  wonder: string;
  points: number;
  tokens_needed: number;
  tokens: number[];
  least: number;
  mine: number | null;
}

export interface AgeView {
  age: Age;
  row: (Offer | null)[];
  pile: Offer | null;
  pile_size: number;
  wonder: WonderOnOffer | null;
}

export interface GunsView {
  game: "guns_and_steel";
  theme: "new_world" | "renaissance" | "combined";
  turn: number;
  active: number;
  over: boolean;
  ending: string | null;
  deciders: number[];
  areas: Area[];
  ages: AgeView[];
}

export type GunsFrame = Frame<GunsView> & { view: GunsView };

/** How an attack would end as it stands: an opponent's seat and power, and whether they would be defeated. */
export type Standing = [seat: number, power: number, defeated: number][];

/** What a payment still owes, of which type next, and how many halves of spent Space cards are at hand. */
export interface Due {
  due: Partial<Record<Resource | "any", number>>;
  next: Resource | "any";
  halves: number;
}

/** The area of the viewer; null for who only watches. */
export function mine(view: GunsView): Area | null {
  return view.areas.find((area) => area.hand !== null) ?? null;
}

/** All that is on offer, in the rows of the pyramid and on the piles beside it. */
export function offers(view: GunsView): Offer[] {
  return view.ages.flatMap((age) => [...age.row, age.pile]).filter((offer) => offer !== null);
}
