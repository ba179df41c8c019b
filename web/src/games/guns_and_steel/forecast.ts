/** What would come of a move, in the game's own terms: who would be defeated, what would be paid. */

import type { Foreseen, Frame, Happening } from "../../api/wire";
import type { Texts } from "../../texts/fluent";
import { RESOURCES, type Cost, type GunsView, type Resource, type Standing } from "./facts";
import { price } from "./card";

export function forecast(
  foreseen: Foreseen<GunsView>,
  frame: Frame<GunsView>,
  t: Texts,
  names: string[],
): string[] {
  const told: string[] = [];
  const standing = foreseen.question?.args.standing as Standing | undefined;
  if (standing) {
    const power = Number(foreseen.question?.args.power ?? 0);
    told.push(t.say("board-attack-power", { number: power }));
    for (const [seat, own, defeated] of standing) {
      const message = defeated ? "board-would-lose" : "board-would-stand";
      told.push(t.say(message, { player: names[seat] ?? "", number: own }));
    }
  }
  const paid = foreseen.happenings.some(({ name }) => name === "bought")
    ? payment(foreseen.happenings, frame)
    : {};
  if (Object.keys(paid).length) told.push(t.say("board-would-pay", { price: price(paid, 0, t) }));
  return told;
}

/** What a purchase takes: the cards that are spent, and those resources of this turn that are gone after it. */
function payment(happenings: Happening[], frame: Frame<GunsView>): Cost {
  const spent: Cost = {};
  for (const happening of happenings) {
    if (happening.name !== "spent" || happening.seat !== frame.seat) continue;
    const resource = RESOURCES.find((one) => one === happening.resource) as Resource;
    spent[resource] = (spent[resource] ?? 0) + 1;
  }
  return spent;
}
