import { expect, test } from "vitest";
import { loss, neighbours, together, type AncientView, type Area } from "./facts";
import { loose } from "./loose";

const standing = (card: string, slot: number, row: 1 | 2, knowledge = 0) => ({ card, slot, row, knowledge });
const area = {
  timeline: [
    standing("a", 1, 1, 3),
    standing("b", 1, 2, 2),
    standing("c", 2, 1, 1),
    standing("d", 2, 2),
    standing("e", 4, 1),
  ],
} as Area;

test("adjacent are the other card of the slot and those of the same row beside it, never diagonally", () => {
  expect(neighbours(area, "a")).toEqual(new Set(["b", "c"]));
  expect(neighbours(area, "d")).toEqual(new Set(["b", "c"]));
  expect(neighbours(area, "e")).toEqual(new Set());
  expect(neighbours(area, null)).toEqual(new Set());
});

test("what declines takes all knowledge of its slot along", () => {
  expect(loss(area, 1)).toBe(5);
  expect(loss(area, 3)).toBe(0);
});

test("partners count together", () => {
  const view = {
    areas: [
      { score: 3, partner: 1 },
      { score: 4, partner: 0 },
      { score: 5, partner: null },
    ],
  };
  expect(together(view as AncientView, 0)).toBe(7);
  expect(together(view as AncientView, 2)).toBe(5);
});

test("cards that may be chosen and lie nowhere are shown beside the board", () => {
  const nothing = { hand: null, timeline: [], past: [], artifacts: [], collection: [], aside: null };
  const view = { boards: [{ cards: ["t"] }], areas: [{ ...nothing, hand: ["h"], aside: ["x"] }, nothing] };
  const moves = [{ elements: ["card:h"] }, { elements: ["card:t"] }, { elements: ["card:s", "slot:2"] }];
  const frame = { view, question: { ask: "draft", args: { cards: ["y"] }, effects: {} } } as never;
  expect(loose(frame, moves)).toEqual(["x", "y", "s"]);
});
