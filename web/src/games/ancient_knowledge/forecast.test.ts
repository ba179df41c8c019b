import { expect, test } from "vitest";
import { Texts } from "../../texts/fluent";
import own from "./en.ftl?raw";
import { forecast } from "./forecast";

const t = new Texts("en", [own]);
const view = (score: number, lost: number, knowledge: number) => ({
  areas: [{ hand: [], score, lost, phase: "actions", timeline: [{ card: "a", slot: 1, row: 1, knowledge }] }],
});

test("points, lost knowledge and what this turn's decline would cost are told", () => {
  const frame = { view: view(4, 2, 5) } as never;
  expect(forecast({ view: view(3, 3, 2) } as never, frame, t)).toEqual([
    "Points: −1",
    "Lost knowledge: +1",
    "This turn’s decline would lose 2 knowledge instead of 5.",
  ]);
  expect(forecast({ view: view(4, 2, 5) } as never, frame, t)).toEqual([]);
  expect(forecast({ view: null } as never, frame, t)).toEqual([]);
});
