import { expect, test } from "vitest";
import type { GameInfo } from "../api/wire";
import { draftFor, tableOf } from "./draft";

const game: GameInfo = {
  name: "pebbles",
  titles: { en: "Pebbles" },
  seats: [2, 4],
  default_seats: 3,
  options: [
    { name: "theme", values: ["sand", "sea"], content: false },
    { name: "deck", values: [], content: true },
  ],
  verbs: {},
  bots: ["random", "greedy"],
};

test("the usual table is me against greedy bots, with the first value of each option", () => {
  expect(tableOf(draftFor(game))).toEqual({
    game: "pebbles",
    players: 3,
    options: { theme: "sand" },
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }],
    private: false,
  });
});

test("friends far away get a link to free seats", () => {
  const table = tableOf(draftFor(game, "link"));
  expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  expect(table.private).toBe(true);
});

test("seats beyond the number of players are not asked for, and names are trimmed", () => {
  const draft = draftFor(game);
  draft.players = 2;
  draft.seats[1] = { who: "human", name: " Ada " };
  draft.seats[2] = { who: "open", name: "" };
  expect(tableOf(draft).seats).toEqual([{ kind: "me" }, { kind: "human", name: "Ada" }]);
});

test("lots mix the seats and lose none", () => {
  const draft = draftFor(game);
  draft.lots = true;
  draft.seats[1] = { who: "open", name: "" };
  const drawn = tableOf(draft, () => 0.99).seats;
  expect(drawn.map((seat) => seat.kind)).toEqual(["bot", "open", "me"]);
});

test("a chosen file goes along as content", () => {
  const draft = draftFor(game);
  draft.content.deck = { name: "deck.toml", text: "[P1]" };
  expect(tableOf(draft).content).toEqual({ deck: "[P1]" });
});
