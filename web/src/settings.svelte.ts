/** What each person chooses for this browser: language, theme, motion, whether moves are confirmed. */

import { keep, kept } from "./kept";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  uk: "Українська",
};

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function firstLanguage(): Language {
  const wanted = [kept("language", ""), ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wanted) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (language) return language;
  }
  return "en";
}

function firstTheme(): Theme {
  const theme = kept<Theme>("theme", "auto");
  return THEMES.includes(theme) ? theme : "auto";
}

function asked(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

class Settings {
  #language: Language = $state(firstLanguage());
  #theme: Theme = $state(firstTheme());
  #motion: boolean = $state(kept("motion", true));
  #confirm: boolean = $state(kept("confirm", true));
  #stillness = asked("(prefers-reduced-motion: reduce)");
  #darkness = asked("(prefers-color-scheme: dark)");
  #still: boolean = $state(this.#stillness?.matches ?? false);
  #systemDark: boolean = $state(this.#darkness?.matches ?? false);

  constructor() {
    this.#stillness?.addEventListener("change", (event) => (this.#still = event.matches));
    this.#darkness?.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.show();
    });
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    keep("language", language);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    this.show();
  }

  /** Whether the page is dark now, whoever decided it. */
  get dark(): boolean {
    return this.#theme === "auto" ? this.#systemDark : this.#theme === "dark";
  }

  /** Whether the person wants things to move. */
  get motion(): boolean {
    return this.#motion;
  }
  set motion(motion: boolean) {
    this.#motion = motion;
    keep("motion", motion);
    this.show();
  }

  /** Whether things move: wanted here, and not declined by the system. */
  get moving(): boolean {
    return this.#motion && !this.#still;
  }

  /** Whether a move that was chosen on the board waits for a word in the decision bar. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    keep("confirm", confirm);
  }

  /** Tell the page what the style sheets have to know. */
  show(): void {
    const root = document.documentElement;
    if (this.#theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
    root.dataset.motion = this.#motion ? "on" : "off";
    const paper = getComputedStyle(root).getPropertyValue(this.dark ? "--paper-dark" : "--paper-light");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper.trim());
  }
}

export const settings = new Settings();
