import { expect, test } from "vitest";
import type { ParsedMove } from "../types";
import { elements, phase } from "./moves";

const move = (text: string): ParsedMove => {
  const [verb, ...args] = text.split(" ");
  return { text, verb, args, kinds: [] };
};

test("cards of my own, what others own and wonders are the elements of moves; the rest are buttons", () => {
  expect(elements(move("buy C14"))).toEqual(["card:C14"]);
  expect(elements(move("use oil"))).toEqual(["resource:oil"]);
  expect(elements(move("copy 1 C29"))).toEqual(["card:1:C29"]);
  expect(elements(move("trade 2 oil"))).toEqual(["resource:2:oil"]);
  expect(elements(move("demand 1 2"))).toEqual(["lying:1:2"]);
  expect(elements(move("move-fame W01 W02"))).toEqual(["wonder:W01", "wonder:W02"]);
  expect(elements(move("settle"))).toEqual([]);
});

test("a question belongs to a phase of the turn", () => {
  const asking = (ask: string) => phase({ question: { ask, args: {}, effects: {} } } as never);
  expect(asking("resource")).toBe("resource");
  expect(asking("trade")).toBe("technology");
  expect(asking("payment")).toBe("purchase");
  expect(asking("fame")).toBe("end");
  expect(asking("head-start")).toBeNull();
});
