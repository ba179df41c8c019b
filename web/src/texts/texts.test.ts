/** Every message in all three languages, with the same arguments; and Fluent as we use it. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Texts } from "./fluent";

const FILES = import.meta.glob<string>(["./*.ftl", "../table/*.ftl", "../games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const folders = [...new Set(Object.keys(FILES).map((path) => path.replace(/\w+\.ftl$/, "")))];

/** The messages of a file, each with the arguments that it names. */
function messages(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { id, value } of new FluentResource(source).body) {
    const names = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
    found[id] = [...new Set([...names].map(([, name]) => name))].sort();
  }
  return found;
}

describe.each(folders)("%s", (folder) => {
  const english = messages(FILES[`${folder}en.ftl`]);

  test.each(["ru", "uk"])("%s says all that English says", (lang) => {
    expect(messages(FILES[`${folder}${lang}.ftl`])).toEqual(english);
  });

  test.each(["en", "ru", "uk"])("%s is read whole, and no message twice", (lang) => {
    const source = FILES[`${folder}${lang}.ftl`];
    const said = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id);
    expect(said.filter((id, at) => said.indexOf(id) !== at)).toEqual([]);
    expect(said.sort()).toEqual(Object.keys(messages(source)).sort());
  });
});

const game = `
hidden = a hidden card
card-C14 = Knights
resource-oil = Oil
move-buy = Buy { $card }
move-trade = Trade with { $seat } for { $resource }
move-swap = { $card } for { $card2 }
move-forgo = Pay { $number } { $number ->
    [one] point
   *[other] points
}
log-bought = { $player } buys { $card } from { $rival } for { $number }.
refusal-not-yours = it belongs to { $seat }
`;

describe("what is said of a game", () => {
  const t = new Texts("en", [game]);
  const names = ["Ada", "Bo"];

  test("moves name their things, players and numbers", () => {
    expect(t.move({ verb: "buy", args: ["C14"], kinds: ["card"] })).toBe("Buy Knights");
    expect(t.move({ verb: "trade", args: ["1", "oil"], kinds: ["seat", "resource"] }, names)).toBe(
      "Trade with Bo for Oil",
    );
    expect(t.move({ verb: "swap", args: ["C14", "C15"], kinds: ["card", "card"] })).toBe("Knights for C15");
    expect(t.move({ verb: "forgo", args: ["1"], kinds: ["number"] })).toBe("Pay 1 point");
  });

  test("words of options are found, however they are written", () => {
    expect(t.over("two-sets-no-more = none").word("two_sets", "no_more")).toBe("none");
  });

  test("the log hides what is hidden", () => {
    expect(t.happening({ name: "bought", seat: 0, card: "C14", rival: 1, number: 2 }, names)).toBe(
      "Ada buys Knights from Bo for 2.",
    );
    expect(t.happening({ name: "bought", seat: 0, card: null, rival: 1, number: 2 }, names)).toBe(
      "Ada buys a hidden card from Bo for 2.",
    );
  });

  test("reasons name players", () => {
    expect(t.refusal({ code: "not-yours", args: { seat: 1 } }, names)).toBe("it belongs to Bo");
  });

  test("what lies on top wins", () => {
    expect(t.over("card-C14 = Cavalry").word("card", "C14")).toBe("Cavalry");
  });

  test("a missing message or argument stops development", () => {
    expect(() => t.say("nothing")).toThrow("no message nothing");
    expect(() => t.say("move-buy")).toThrow("move-buy");
  });
});
