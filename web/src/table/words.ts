/** The words of one table in one language, and its cards: loaded together, so that they change together. */

import { api } from "../api/client";
import type { CardEntry } from "../api/wire";
import type { GameBoard } from "../games/types";
import type { Language } from "../settings.svelte";
import type { Texts } from "../texts/fluent";

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  ru: () => import("./ru.ftl?raw"),
  uk: () => import("./uk.ftl?raw"),
};

export interface TableWords {
  t: Texts;
  cards: ReadonlyMap<string, CardEntry>;
}

/** The pages' texts with the table's, the game's and the board's on top, and the cards as they are told there. */
export async function wordsOf(table: string, board: GameBoard | null, pages: Texts): Promise<TableWords> {
  const lang = pages.lang as Language;
  const [own, game, cards, boards] = await Promise.all([
    OWN[lang](),
    api.tableTexts(table, lang),
    api.tableCards(table, lang),
    board?.texts[lang]?.() ?? "",
  ]);
  return {
    t: pages.over(own.default, game, boards),
    cards: new Map(cards.map((entry) => [entry.id, entry])),
  };
}
