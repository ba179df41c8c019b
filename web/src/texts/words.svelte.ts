/**
 * The words that are shown now. A change of language loads its messages, then changes every page at once.
 *
 * In a component: `const t = $derived(words.t)`, then `t.say("lobby-title")`.
 */

import { api } from "../api/client";
import { settings, type Language } from "../settings.svelte";
import { Texts } from "./fluent";

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  ru: () => import("./ru.ftl?raw"),
  uk: () => import("./uk.ftl?raw"),
};

/** The boards' own messages, `games/<game>/<language>.ftl`. */
const BOARDS = import.meta.glob<string>("../games/*/*.ftl", { query: "?raw", import: "default" });

class Words {
  #t: Texts = $state.raw(new Texts("en", []));
  #games: Record<string, Texts> = $state.raw({});
  #asked = new Set<string>();
  #loaded: Language | null = null;

  /** The messages of the pages. */
  get t(): Texts {
    return this.#t;
  }

  /** Load the language of the settings. Until it is there, the old words stay. */
  async load(): Promise<void> {
    const language = settings.language;
    if (this.#loaded === language) return;
    const source = (await OWN[language]()).default;
    if (settings.language !== language) return;
    this.#loaded = language;
    this.#t = new Texts(language, [source]);
    document.documentElement.lang = language;
  }

  /**
   * The messages of the pages with those of a game on top. Asked for when first used; until they are there,
   * null. For lists of games and tables: a table asks for its own, with the names of its deck.
   */
  of(game: string): Texts | null {
    const t = this.#t;
    const key = `${t.lang} ${game}`;
    if (!this.#asked.has(key) && t.lang === settings.language) {
      this.#asked.add(key);
      void this.#fetch(key, game, t);
    }
    return this.#games[key] ?? null;
  }

  async #fetch(key: string, game: string, t: Texts): Promise<void> {
    try {
      const sources = await Promise.all([api.gameTexts(game, t.lang), boardMessages(game, t.lang)]);
      this.#games = { ...this.#games, [key]: t.over(...sources) };
    } catch {
      // Without them the titles of the game stand alone; the next visit asks again.
      this.#asked.delete(key);
    }
  }
}

/** A board's own messages; a game without any has none. */
export async function boardMessages(game: string, lang: string): Promise<string> {
  return (await BOARDS[`../games/${game}/${lang}.ftl`]?.()) ?? "";
}

export const words = new Words();
