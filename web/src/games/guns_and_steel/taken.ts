/** Who has taken the wonder of an age, and how it is called there. */

import type { CardEntry } from "../../api/wire";
import { wonderFacts } from "./card";
import type { GunsView } from "./facts";

export function takenBy(
  view: GunsView,
  cards: ReadonlyMap<string, CardEntry>,
  age: number,
): { seat: number; name: string } | null {
  for (const { seat, wonders } of view.areas) {
    const entry = wonders
      .map((wonder) => cards.get(wonder))
      .find((one) => one && wonderFacts(one).age === view.ages[age].age);
    if (entry) return { seat, name: entry.name };
  }
  return null;
}
