"""What axe-core finds, on every page, light and dark, wide and on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import PHONE, WIDE, Screen, Size
from tests.server.playing import finished, make, play_on

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Experimental, and wants all numbers on a card one after the other in its name. A name here begins with what
# is written largest, which is what people say; the numbers follow, with what they count.
UNFIT = ["label-content-name-mismatch"]
PAGES = ["/", "/new", "/mine", "/account", "/cards/guns_and_steel", "/about", "/nowhere"]

sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
lights = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def check(screen: Screen) -> None:
    """No violation of any rule."""
    screen.page.evaluate(f"if (!window.axe) {{ {AXE} }}")
    found = screen.page.evaluate(
        "([runOnly, rules]) => axe.run(document, {runOnly, rules, resultTypes: ['violations']})",
        [RULES, {rule: {"enabled": False} for rule in UNFIT}],
    )
    told = [
        f"{one['id']} ({one['help']}): {node['html'][:200]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]
    assert not told, "\n".join([screen.page.url, *told])


@sizes
@lights
def test_pages_are_accessible(visit: Visits, size: Size, dark: bool) -> None:
    screen = visit(size=size, dark=dark)
    for path in PAGES:
        screen.page.goto(path)
        screen.settled()
        check(screen)


@sizes
@lights
def test_a_table_in_play_is_accessible(visit: Visits, size: Size, dark: bool) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", "greedy", options={"theme": "renaissance"}, seed="6")
    play_on({0: person}, table, 40)
    screen = visit(f"/table/{table}", person=person, size=size, dark=dark)
    now = screen.situation()
    check(screen)
    tabs = screen.page.get_by_role("tab").all()
    for tab in tabs:
        tab.click()
        check(screen)
    if now.alive:
        tabs[0].click()
        screen.element(screen.situation().alive[0]).click()
        check(screen)
    screen.page.keyboard.press("a")
    check(screen)
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("?")
    expect(screen.page.get_by_role("dialog")).to_be_visible()
    check(screen)


@sizes
@lights
def test_result_and_replay_are_accessible(visit: Visits, size: Size, dark: bool) -> None:
    person = visit.person()
    table = finished(person, 20, seed="4")
    screen = visit(f"/table/{table}", person=person, size=size, dark=dark)
    expect(screen.result).to_be_visible()
    check(screen)
    screen.page.goto(f"/table/{table}?step=12")
    expect(screen.page.get_by_test_id("replay").locator(".lines")).not_to_be_empty()
    check(screen)


def test_a_waiting_room_and_a_passing_screen_are_accessible(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "open")
    screen = visit(f"/table/{table}", person=person)
    expect(screen.page.get_by_test_id("waiting")).to_be_visible()
    check(screen)
    table = make(person, "me", {"kind": "human", "name": "Bo"})
    screen.page.goto(f"/table/{table}")
    expect(screen.page.get_by_test_id("pass")).to_be_visible()
    check(screen)


def test_every_page_names_itself_and_its_language(visit: Visits) -> None:
    screen = visit(language="uk")
    titles = set()
    for path in PAGES:
        screen.page.goto(path)
        screen.settled()
        expect(screen.page).to_have_title(re.compile("Ziggurat"))
        expect(screen.page.locator("html")).to_have_attribute("lang", "uk")
        titles.add(screen.page.title())
    assert len(titles) == len(PAGES)
