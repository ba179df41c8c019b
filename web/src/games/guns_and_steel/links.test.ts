import { expect, test } from "vitest";
import type { AgeView, Offer } from "./facts";
import { linkedBelow, links } from "./links";

const offer = (card: string): Offer => ({ card, cost: {}, extra: 0, lacking: null });
const age = (name: AgeView["age"], ...cards: (string | null)[]): AgeView => ({
  age: name,
  row: cards.map((card) => (card ? offer(card) : null)),
  pile: null,
  pile_size: 0,
  wonder: null,
});

const ages = [age("horse", "A", null, "B"), age("gunpowder", "C", "D"), age("oil", "E")];

test("a card is linked to the two below it, through all rows, and a card that has gone breaks the link", () => {
  expect(linkedBelow(ages, "E")).toEqual(new Set(["C", "D", "A", "B"]));
  expect(linkedBelow(ages, "D")).toEqual(new Set(["B"]));
  expect(linkedBelow(ages, "A")).toEqual(new Set());
  expect(links(ages)).toHaveLength(4);
});
