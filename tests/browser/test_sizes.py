"""Phones and wide screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import PHONE, WIDE, Screen
from tests.server.playing import finished, make, play_on

PAGES = ["/", "/new", "/new?with=screen", "/mine", "/account", "/cards/guns_and_steel", "/about", "/nowhere"]


def stays_within(screen: Screen) -> None:
    """Neither the page nor the board scrolls sideways, and nothing pokes out."""
    sideways = screen.page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll('main, .board, .dock, .panel')]
            .filter((one) => one.scrollWidth > one.clientWidth + 1)
            .map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""
    )
    assert sideways == []
    beyond = screen.page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select, h1, h2, p, [data-element]')]
            .filter((one) => one.checkVisibility() && !one.closest('.unseen, .skip') &&
              !one.matches('.unseen, .skip'))
            .filter((one) => { const {left, right, width} = one.getBoundingClientRect();
              return width > 1 && (left < -1 || right > innerWidth + 1); })
            .map((one) => one.outerHTML.slice(0, 160))"""
    )
    assert beyond == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Visits, language: str) -> None:
    screen = visit(size=PHONE, language=language, has_touch=True)
    for path in PAGES:
        screen.page.goto(path)
        screen.settled()
        stays_within(screen)


@pytest.mark.parametrize(("theme", "players"), [("new_world", 2), ("renaissance", 3), ("combined", 4)])
def test_every_tab_of_a_table_is_reached_and_fits_on_a_phone(visit: Visits, theme: str, players: int) -> None:
    person = visit.person()
    table = make(person, "me", *["greedy"] * (players - 1), options={"theme": theme}, seed="6")
    play_on({0: person}, table, 45)
    screen = visit(f"/table/{table}", person=person, size=PHONE, language="ru", has_touch=True)
    assert not screen.situation().over
    tabs = screen.page.get_by_role("tablist", name="Части стола").get_by_role("tab")
    expect(tabs).to_have_text(["Пирамида", "Моя зона", "Оппоненты", "Журнал"])
    landmarks = ["[data-guide=pyramid]", "[data-guide=mine]", ".others", "[data-guide=log]"]
    for number, landmark in enumerate(landmarks):
        tabs.nth(number).tap()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        expect(screen.page.locator(landmark).first).to_be_visible()
        expect(screen.question).to_be_in_viewport()
        stays_within(screen)


def test_result_and_replay_fit_on_a_phone(visit: Visits) -> None:
    person = visit.person()
    table = finished(person, 20, seed="4")
    screen = visit(f"/table/{table}", person=person, size=PHONE, language="uk", has_touch=True)
    expect(screen.result).to_be_visible()
    stays_within(screen)
    screen.page.goto(f"/table/{table}?step=12")
    replay = screen.page.get_by_test_id("replay")
    expect(replay.locator(".lines")).not_to_be_empty()
    for button in replay.get_by_role("button").all():
        expect(button).to_be_in_viewport()
    stays_within(screen)


def test_what_a_finger_presses_is_large_enough(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", seed="6")
    screen = visit(f"/table/{table}", person=person, size=PHONE, has_touch=True)
    assert not screen.situation().over
    small = screen.page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')]
            .filter((one) => one.checkVisibility() && !one.closest('.unseen, .skip, [role=log]'))
            .filter((one) => { const {width, height} = one.getBoundingClientRect();
              return width > 1 && Math.min(width, height) < 24; })
            .map((one) => one.outerHTML.slice(0, 160))"""
    )
    assert small == []


def test_a_phone_shows_with_the_first_tap_what_the_second_one_does(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", seed="6")
    screen = visit(f"/table/{table}", person=person, size=PHONE, has_touch=True)
    card = screen.element(screen.situation().alive[0])
    card.tap()
    assert len(screen.situation().picked) == 1
    screen.choices.first.tap()
    expect(screen.page.locator("[data-picked]")).to_have_count(0)


def test_a_wide_screen_is_used(visit: Visits) -> None:
    def used(screen: Screen, what: str) -> float:
        return float(
            screen.page.evaluate(
                """(what) => { const all = [...document.querySelectorAll(what)]
                    .map((one) => one.getBoundingClientRect()).filter((one) => one.width);
                  return (Math.max(...all.map((one) => one.right)) -
                    Math.min(...all.map((one) => one.left))) / innerWidth; }""",
                what,
            )
        )

    screen = visit(size=WIDE)
    expect(screen.page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert used(screen, ".lists section") > 0.9
    person = visit.person()
    table = make(person, "me", "greedy", "greedy", seed="6")
    screen = visit(f"/table/{table}", person=person, size=WIDE)
    assert not screen.situation().over
    assert used(screen, "[data-seats] li, .board, aside") > 0.95
    # The whole pyramid, what is mine and the hand are seen at once.
    for part in ("[data-guide=pyramid]", "[data-guide=mine]", "[data-guide=hand]", "[data-guide=log]"):
        expect(screen.page.locator(part).first).to_be_in_viewport(ratio=0.95)
