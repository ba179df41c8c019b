"""English, Russian, Ukrainian: at any time, all of it, and nothing of another language left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, PHONE, Screen
from tests.server.playing import finished, make, play_on

ROOT = Path(__file__).parents[2]
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
MESSAGES = {
    name
    for file in [*ROOT.glob("web/src/**/en.ftl"), *ROOT.glob("src/ziggurat/**/en.ftl")]
    for name in MESSAGE.findall(file.read_text())
    if "-" in name
}

LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = re.compile(
    "Ziggurat|Guns & Steel|Renaissance|English|Literata|TypeTogether|Inter|SIL Open Font License|MIT"
    "|game-icons.net|Lorc|Delapouite|Skoll|CC BY|API|Escape|Esc|Tab|Enter|Home|End"
)
"""What is called the same in every language: names, licences, addresses, keys."""

PAGES = ["/", "/new", "/new?with=link", "/mine", "/account", "/cards/guns_and_steel", "/about", "/nowhere"]


def check(screen: Screen, language: str) -> None:
    """No raw name of a message; and no English where another language is spoken."""
    text = screen.text()
    words = set(re.findall(r"[a-z][\w-]*-[\w-]*\w", text))
    assert not words & MESSAGES
    if language == "en":
        assert re.sub("Русский|Українська", "", text).isascii() or not re.search(
            "[А-я]", re.sub("Русский|Українська", "", text)
        )
    else:
        left = [line for line in text.splitlines() if LATIN.search(NAMES.sub("", line))]
        assert not left


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_page_speaks_the_chosen_language_only(visit: Visits, language: str) -> None:
    screen = visit(language=language)
    for path in PAGES:
        screen.page.goto(path)
        expect(screen.page.locator("html")).to_have_attribute("lang", language)
        screen.settled()
        check(screen, language)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_whole_table_speaks_the_chosen_language_only(visit: Visits, language: str) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", "planner", "random", options={"theme": "combined"}, seed="3")
    play_on({0: person}, table, 40)
    screen = visit(f"/table/{table}", person=person, language=language)
    assert not screen.situation().over
    check(screen, language)
    for name in ("?", "a"):
        screen.page.keyboard.press(name)
        expect(screen.page.get_by_role("dialog")).to_be_visible()
        check(screen, language)
        screen.page.keyboard.press("Escape")
        expect(screen.page.get_by_role("dialog")).to_have_count(0)
    screen.page.locator("[data-guide=pyramid] [data-element^='card:']").first.hover()
    expect(screen.page.locator("[data-large]")).to_be_visible()
    check(screen, language)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_result_and_replay_speak_the_chosen_language_only(visit: Visits, language: str) -> None:
    person = visit.person()
    table = finished(person, 20, seed="4")
    screen = visit(f"/table/{table}", person=person, language=language, size=PHONE)
    expect(screen.result).to_be_visible()
    check(screen, language)
    screen.page.goto(f"/table/{table}?step=12")
    expect(screen.page.get_by_test_id("replay").locator(".lines")).not_to_be_empty()
    check(screen, language)


def test_the_language_is_switched_in_the_middle_of_a_decision(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", seed="3")
    screen = visit(f"/table/{table}", person=person, size=LAPTOP)
    picked = screen.situation().alive[1]
    screen.choose(picked)
    before = screen.situation()
    for language, question in (
        ("ru", "Фаза ресурсов"),
        ("uk", "Фаза ресурсів"),
        ("en", "Resource phase"),
    ):
        screen.speak(language)
        expect(screen.question).to_contain_text(question)
        assert screen.situation() == before
        check(screen, language)
    # It is remembered in this browser.
    screen.speak("uk")
    screen.page.goto("/")
    expect(screen.button("Зіграти з ботом")).to_be_visible()


def test_a_browser_speaks_its_own_language_at_the_first_visit(visit: Visits) -> None:
    expect(visit(language="uk-UA").page.get_by_test_id("play-now")).to_have_text("Зіграти з ботом")
    expect(visit(language="ru-RU").page.get_by_test_id("play-now")).to_have_text("Сыграть с ботом")
    expect(visit(language="fr-FR").page.get_by_test_id("play-now")).to_have_text("Play now against a bot")
