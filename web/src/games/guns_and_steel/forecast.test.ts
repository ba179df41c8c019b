import { expect, test } from "vitest";
import { Texts } from "../../texts/fluent";
import own from "./en.ftl?raw";
import { forecast } from "./forecast";

const resources = "resource-iron = Iron\n";
const t = new Texts("en", [resources, own]);
const frame = { seat: 0 } as never;

test("who would be defeated is told before the attack", () => {
  const args = {
    power: 4,
    standing: [
      [1, 3, 1],
      [2, 4, 0],
    ],
  };
  const foreseen = { happenings: [], question: { ask: "response", args, effects: {} } } as never;
  expect(forecast(foreseen, frame, t, ["Ann", "Ben", "Cleo"])).toEqual([
    "Attack with power 4:",
    "Ben (3) is defeated, unless they respond",
    "Cleo (4) withstands",
  ]);
});

test("what a purchase takes is told in resources", () => {
  const happenings = [
    { name: "spent", seat: 0, card: "C04", resource: "iron" },
    { name: "spent", seat: 0, card: "C05", resource: "iron" },
    { name: "bought", seat: 0, card: "C14", number: 2 },
  ];
  expect(forecast({ happenings, question: null } as never, frame, t, [])).toEqual(["Cards that pay: 2 Iron"]);
});
