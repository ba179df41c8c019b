import { expect, test } from "vitest";
import type { Sitter } from "../api/wire";
import { forecast } from "../games/guns_and_steel/forecast";
import gunsWords from "../games/guns_and_steel/en.ftl?raw";
import { announced } from "../table/history";
import tableWords from "../table/en.ftl?raw";
import { Texts } from "../texts/fluent";
import pageWords from "../texts/en.ftl?raw";
import { namesOf, ownNameOf } from "./telling";

const t = new Texts("en", [
  pageWords,
  tableWords,
  gunsWords,
  "bot-greedy = Greedy\nlog-drawn = { $player } draws a card.\n",
]);
const sitter = (more: Partial<Sitter>): Sitter => ({
  kind: "human",
  name: null,
  bot: null,
  online: true,
  resigned: false,
  mine: false,
  ...more,
});

test("whoever has no name is called by the seat, also I myself", () => {
  const seats = [sitter({ mine: true }), sitter({}), sitter({ name: "Ada" })];
  expect(namesOf(seats, t)).toEqual(["Player 1", "Player 2", "Ada"]);
});

test("only where a name stands alone I am told as you", () => {
  expect(ownNameOf(sitter({ mine: true }), 0, t)).toBe("You");
  expect(ownNameOf(sitter({ mine: true, name: "Ada" }), 0, t)).toBe("Ada");
});

test("bots of one sort are told apart by their seats", () => {
  const bot = sitter({ kind: "bot", bot: "greedy" });
  expect(namesOf([sitter({ name: "Ada" }), bot, bot], t)).toEqual(["Ada", "Greedy 2", "Greedy 3"]);
  expect(namesOf([sitter({ name: "Ada" }), bot], t)).toEqual(["Ada", "Greedy"]);
});

test("sentences of the log, announced ones and forecasts speak of a third person", () => {
  const names = namesOf([sitter({ mine: true }), sitter({ mine: true })], t);
  const drawn = { name: "drawn", seat: 0 };
  const group = { entry: 1, kind: "move" as const, seat: 0, happenings: [drawn] };
  expect(announced([group], t, names, new Map())).toBe("Player 1 draws a card.");
  const args = { power: 4, standing: [[0, 3, 1]] };
  const foreseen = { happenings: [], question: { ask: "response", args, effects: {} } } as never;
  expect(forecast(foreseen, { seat: 0 } as never, t, names)).toContain(
    "Player 1 (3) is defeated, unless they respond",
  );
  const decide = (number: number) =>
    t.say("table-foreseen-others", { names: names.slice(0, number).join(", "), number });
  expect(decide(1)).toBe("Then Player 1 is to decide.");
  expect(decide(2)).toBe("Then Player 1, Player 2 are to decide.");
});
