import { expect, test } from "vitest";
import { Texts } from "../../texts/fluent";
import type { ParsedMove } from "../types";
import own from "./en.ftl?raw";
import { elements, gathering, phase, remark } from "./moves";

const t = new Texts("en", [own]);
const move = (text: string): ParsedMove => {
  const [verb, ...args] = text.split(" ");
  return { text, verb, args, kinds: [] };
};

test("cards, slots, boards and players are the elements of moves; the rest are buttons", () => {
  expect(elements(move("create petra 4"))).toEqual(["card:petra", "slot:4"]);
  expect(elements(move("create ica_stones board"))).toEqual(["card:ica_stones", "slot:board"]);
  expect(elements(move("return petra"))).toEqual(["card:petra"]);
  expect(elements(move("swap petra bagan"))).toEqual(["card:petra", "card:bagan"]);
  expect(elements(move("flip 2"))).toEqual(["board:2"]);
  expect(elements(move("rob 1"))).toEqual(["seat:1"]);
  expect(elements(move("excavate 3"))).toEqual([]);
  expect(elements(move("done"))).toEqual([]);
});

const area = { seat: 0, hand: [], aside_size: 0, phase: "actions", actions_left: 1, timeline: [] };
const frame = (ask: string, moves: string[], args = {}, more = {}) =>
  ({
    seat: 0,
    moves,
    question: { ask, args, effects: {} },
    view: { turn: 1, active: [0], areas: [{ ...area, ...more }] },
  }) as never;
const hand = ["discard a", "discard b", "discard c"];

test("discarding several cards is one choice: all of them, or as many as one likes", () => {
  expect(gathering(frame("pay", hand, { left: 2 }))).toMatchObject({ least: 2, most: 2, end: null });
  expect(gathering(frame("pay", hand, { left: 1 }))).toBeNull();
  expect(gathering(frame("select", [...hand, "discard d"]))).toMatchObject({ least: 4, most: 4 });
  expect(gathering(frame("archive", hand))).toMatchObject({ least: 1, most: 3, end: "done" });
  expect(gathering(frame("discard", [...hand, "done"], { left: 2 }))).toMatchObject({
    least: 1,
    most: 2,
    end: "done",
  });
  expect(gathering(frame("trade", [...hand, "done"], { left: 2 }))).toMatchObject({ least: 2, end: null });
  expect(gathering(frame("return", ["return a", "return b"], { left: 2 }))).toBeNull();
});

test("the second action has begun when none is left, or when one is chosen and one is left", () => {
  expect(phase(frame("action", [], {}, { actions_left: 2 }))).toBe("first");
  expect(phase(frame("pay", [], {}, { actions_left: 1 }))).toBe("first");
  expect(phase(frame("action", [], {}, { actions_left: 1 }))).toBe("second");
  expect(phase(frame("pay", [], {}, { actions_left: 0 }))).toBe("second");
  expect(phase(frame("return", [], {}, { phase: "decline" }))).toBe("decline");
});

test("a slot that is not a card's own costs a card for each step", () => {
  const facts = { kind: "building", type: "city", slot: 4, cost: 1 };
  const cards = new Map([["petra", { id: "petra", facts }]]) as never;
  expect(remark(move("create petra 4"), frame("action", []), t, cards)).toBe("Discard 1 card");
  expect(remark(move("create petra 2"), frame("action", []), t, cards)).toBe("Discard 3 cards");
});
