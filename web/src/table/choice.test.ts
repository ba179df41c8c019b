import { expect, test } from "vitest";
import { Choice, type Choosable } from "./choice.svelte";

function read(text: string): Choosable {
  const [verb, ...args] = text.split(" ");
  const kinds = args.map(() => "card");
  return { text, verb, args, kinds, elements: args.map((card) => `card:${card}`) };
}

function asked(moves: string[], barred: Record<string, string> = {}): { choice: Choice; sent: string[][] } {
  const sent: string[][] = [];
  const choice = new Choice(
    (chosen) => sent.push(chosen),
    () => true,
  );
  const reasons = Object.entries(barred).map(([text, code]) => [text, { code, args: {} }]);
  choice.renew({ seat: 0, decision: 1, moves, barred: Object.fromEntries(reasons) }, read);
  return { choice, sent };
}

test("a card that was passed over is alive and is sent as it is", () => {
  const { choice, sent } = asked(["done", "take C09"], { "take C02": "out-of-order" });
  expect(choice.isAlive("card:C02")).toBe(true);
  expect(choice.why("card:C02")).toBe(null);
  choice.pick("card:C02");
  expect(sent).toEqual([["take C02"]]);
});

test("so it is where nothing else is left but to be done", () => {
  const { choice, sent } = asked(["done"], { "replenish C01": "out-of-order" });
  expect(choice.onBoard).toBe(true);
  choice.pick("card:C01");
  expect(sent).toEqual([["replenish C01"]]);
});

test("what is barred for another reason is not sent, and says why", () => {
  const { choice, sent } = asked(["done", "spend C09"], { "spend C02": "same-type" });
  choice.pick("card:C02");
  expect(sent).toEqual([]);
  expect(choice.refused).toBe("card:C02");
  expect(choice.why("card:C02")?.reason.code).toBe("same-type");
});
