"""A page in a browser, and what a person does with it: by what is seen, never by the service behind it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from playwright.sync_api import ConsoleMessage, Locator, Page, Route, expect

Size: TypeAlias = tuple[int, int]
WIDE: Size = (1920, 1080)
LAPTOP: Size = (1280, 800)
PHONE: Size = (390, 844)

PATIENCE = 15_000

SITUATION = """
async (patience) => {
  const shown = (one) => one.checkVisibility();
  const look = () => {
    if (document.querySelector('dialog[open] [data-testid=result]')) return {over: true};
    if (document.querySelector('[data-testid=pass]')) return {pass: true};
    const bar = document.querySelector('[data-testid=decision]');
    if (!bar || bar.getAttribute('aria-busy') === 'true') return null;
    const buttons = [...bar.querySelectorAll('.choice')].map((one) => one.dataset.move);
    const usual = bar.querySelector('.choice.best')?.dataset.move ?? null;
    const alive = [...document.querySelectorAll('[data-alive][data-element]:not([data-picked])')]
      .filter(shown).map((one) => one.dataset.element);
    const picked = [...document.querySelectorAll('[data-picked]')].map((one) => one.dataset.element);
    return buttons.length || alive.length ? {buttons, usual, alive: [...new Set(alive)], picked} : null;
  };
  for (const end = performance.now() + patience; performance.now() < end;) {
    const seen = look();
    if (seen) return seen;
    await new Promise((on) => setTimeout(on, 4));
  }
  return {stuck: document.querySelector('[data-testid=decision]')?.innerText ?? document.body.innerText};
}
"""


AIM = """
(one) => {
  one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const {left, top, width, height} = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}
"""


@dataclass(frozen=True)
class Situation:
    """What can be done at a table just now, as the screen shows it."""

    buttons: tuple[str, ...] = ()
    usual: str | None = None
    """The button that stands out."""
    alive: tuple[str, ...] = ()
    """The elements of board and hand that can be chosen."""
    picked: tuple[str, ...] = ()
    over: bool = False
    hidden: bool = False
    """The screen waits to be passed on."""


class Screen:
    """One page of one visitor."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"script: {error}"))
        page.on("dialog", lambda dialog: self._complain(f"a window of the browser: {dialog.message}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _complain(self, what: str) -> None:
        if not any(allowed.search(what) for allowed in self._allowed):
            self.complaints.append(f"{self.page.url}: {what}")

    def bear(self, pattern: str) -> None:
        """The browser may complain about this: the test provokes it."""
        self._allowed.append(re.compile(pattern))

    # What is on the page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def element(self, name: str) -> Locator:
        """A thing on the table: ``card:C14``, ``wonder:W3``, ``seat:1``."""
        return self.page.locator(f'[data-element="{name}"]:visible').first

    @property
    def alive(self) -> Locator:
        """All that can be chosen on board and in hand."""
        return self.page.locator("[data-alive][data-element]:visible")

    @property
    def decision(self) -> Locator:
        return self.page.get_by_test_id("decision")

    @property
    def question(self) -> Locator:
        return self.decision.locator(".question")

    @property
    def choices(self) -> Locator:
        """The buttons of the decision bar."""
        return self.decision.locator(".choice")

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    @property
    def log(self) -> Locator:
        return self.page.locator("#side-panel")

    @property
    def table(self) -> str:
        """The name of the table in the address."""
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found, f"{self.page.url} is no table"
        return found[1]

    def settled(self) -> None:
        """Wait until a page of words is there with what it asks the service for."""
        expect(self.page.locator("main h1")).to_be_visible()
        expect(
            self.page.locator("main").get_by_text(re.compile("^(One moment|Минутку|Хвилинку)…"))
        ).to_have_count(0)
        expect(self.page.locator("main [aria-busy=true]")).to_have_count(0)

    def text(self) -> str:
        """All that can be read, also by screen readers."""
        return str(
            self.page.evaluate(
                """() => {
                  const said = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
                  const all = [...document.querySelectorAll('*')];
                  return [document.title, document.body.innerText,
                    ...all.flatMap((one) => said.map((name) => one.getAttribute(name) ?? '')),
                    ...all.filter((one) => one.matches('.unseen, option')).map((one) => one.textContent)]
                    .join('\\n');
                }"""
            )
        )

    # What is done

    def seeded(self, seed: str) -> None:
        """Tables made from this page get a seed, so that they run the same each time."""

        def add(route: Route) -> None:
            if route.request.method != "POST":
                return route.fallback()
            asked: Any = {**json.loads(route.request.post_data or "{}"), "seed": seed}
            return route.continue_(post_data=json.dumps(asked))

        self.page.route("**/api/tables", add)

    def speak(self, language: str) -> None:
        """Choose a language, as anybody can at any time."""
        self.page.locator("header select").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def situation(self) -> Situation:
        """Wait until something can be done, and see what."""
        seen = self.page.evaluate(SITUATION, PATIENCE)
        if "stuck" in seen:
            raise AssertionError(f"nothing can be done: {seen['stuck']}")
        return Situation(
            buttons=tuple(seen.get("buttons", ())),
            usual=seen.get("usual"),
            alive=tuple(seen.get("alive", ())),
            picked=tuple(seen.get("picked", ())),
            over=seen.get("over", False),
            hidden=seen.get("pass", False),
        )

    def click(self, what: Locator) -> None:
        """Click in the middle: at once if nothing lies over it, else as soon as nothing does."""
        place = what.evaluate(AIM)
        if place is None:
            what.click()
        else:
            self.page.mouse.click(*place)

    def choose(self, element: str) -> None:
        """Click an element of the table."""
        self.click(self.element(element))

    def press(self, move: str) -> None:
        """Click a button of the decision bar."""
        self.click(self.decision.locator(f'.choice[data-move="{move}"]'))

    def act(self, roll: Random, now: Situation) -> None:
        """Do one thing that is possible, as somebody would who likes wonders and new cards."""
        wonders = [one for one in now.alive if one.startswith("wonder:")]
        if now.picked and now.buttons:
            self.press(now.buttons[0])
        elif now.usual is not None:
            self.press(now.usual)
        elif wonders:
            self.choose(wonders[0])
        elif now.alive:
            self.choose(roll.choice(now.alive))
        else:
            self.press(roll.choice(now.buttons))

    def play(self, most: int = 2000, seed: int = 1) -> int:
        """Play on by clicks until the game is over, or for so many of them; how many there were."""
        roll = Random(seed)
        for clicks in range(most):
            now = self.situation()
            if now.over:
                return clicks
            if now.hidden:
                self.page.get_by_test_id("pass").get_by_role("button").first.click()
            else:
                self.act(roll, now)
        return most
