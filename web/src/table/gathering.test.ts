import { expect, test } from "vitest";
import { Choice, type Choosable } from "./choice.svelte";

const read = (text: string): Choosable => {
  const [verb, ...args] = text.split(" ");
  return { text, verb, args, kinds: [], elements: args.map((one) => `card:${one}`) };
};
const frame = { seat: 0, decision: 1, moves: ["discard a", "discard b", "discard c", "done"], barred: {} };

function gathering(least: number, most: number, end: string | null) {
  const sent: string[][] = [];
  const choice = new Choice(
    (moves) => sent.push(moves),
    () => true,
  );
  choice.renew(frame, read, { verb: "discard", least, most, end, say: "" });
  return { choice, sent };
}

test("a set is picked one by one, and sent when it is confirmed", () => {
  const { choice, sent } = gathering(2, 2, null);
  choice.pick("card:c");
  expect(choice.complete).toBeNull();
  choice.pick("card:a");
  expect([sent.length, choice.isAlive("card:b")]).toEqual([0, false]);
  choice.confirm();
  expect(sent).toEqual([["discard c", "discard a"]]);
});

test("a set that could be larger is ended, one that could not ends by itself", () => {
  const { choice, sent } = gathering(1, 3, "done");
  choice.pick("card:b");
  choice.confirm();
  for (const card of ["a", "b", "c"]) choice.pick(`card:${card}`);
  choice.confirm();
  expect(sent).toEqual([
    ["discard b", "done"],
    ["discard a", "discard b", "discard c"],
  ]);
});

test("what is picked again is put back, and the last makes room in a full set", () => {
  const { choice } = gathering(2, 2, null);
  choice.pick("card:a");
  choice.pick("card:a");
  expect(choice.picks).toEqual([]);
  for (const card of ["a", "b", "c"]) choice.pick(`card:${card}`);
  expect(choice.picks).toEqual(["card:a", "card:c"]);
});
