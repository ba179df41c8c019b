import { expect, test } from "vitest";
import type { Choosable } from "./choice.svelte";
import { byNumber } from "./steps";

const move = (text: string): Choosable => {
  const [verb, ...args] = text.split(" ");
  return { text, verb, args, kinds: args.map(() => "number"), elements: [] };
};
const offered = (...texts: string[]) => byNumber(texts.map(move)).map((one) => one.map(({ text }) => text));

test("moves that differ by a number are one, in the order of their numbers; the rest stay buttons", () => {
  expect(offered("dig 2", "dig 1", "dig 10", "dig 3", "search")).toEqual([
    ["dig 1", "dig 2", "dig 3", "dig 10"],
    ["search"],
  ]);
  expect(offered("dig 1", "search")).toEqual([["dig 1"], ["search"]]);
});

test("effects that are chosen by their numbers are told one by one", () => {
  expect(offered("choose 1", "choose 2", "choose 3", "choose 4")).toHaveLength(4);
});
