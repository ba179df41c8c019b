"""Games that are over: their replay, links to a step, going on from one, records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, PHONE, Screen
from tests.server.playing import finished


def bar(screen: Screen) -> Locator:
    return screen.page.get_by_test_id("replay")


def at(screen: Screen, step: int) -> None:
    """The screen shows this step, and so does the address."""
    expect(bar(screen).locator(".where")).to_have_text(re.compile(rf"\b{step}\b.*\b\d+\b"))
    expect(screen.page).to_have_url(re.compile(rf"[?&]step={step}(&|$)"))


@pytest.fixture
def watched(visit: Visits) -> Screen:
    """A game that is over, watched from its beginning by who has played it."""
    person = visit.person()
    table = finished(person, 30, seed="8")
    screen = visit(f"/table/{table}", person=person, size=LAPTOP)
    expect(screen.result).to_be_visible()
    screen.button("Watch the replay").click()
    expect(screen.result).to_have_count(0)
    screen.button("Pause").click()
    screen.page.keyboard.press("Home")
    at(screen, 0)
    return screen


def test_a_replay_is_gone_through_by_buttons_keys_and_slider(watched: Screen) -> None:
    watched.button("One step on").click()
    at(watched, 1)
    expect(bar(watched).locator(".lines")).not_to_be_empty()
    keys = watched.page.keyboard
    keys.press("ArrowRight")
    at(watched, 2)
    keys.press("ArrowLeft")
    at(watched, 1)
    keys.press("End")
    last = int(re.findall(r"\d+", bar(watched).locator(".where").inner_text())[-1])
    at(watched, last)
    expect(watched.button("One step on")).to_be_disabled()
    keys.press("Home")
    at(watched, 0)
    watched.page.get_by_role("slider").fill("7")
    at(watched, 7)
    watched.button("One step back").click()
    at(watched, 6)


def test_a_replay_plays_by_itself_until_it_is_halted(watched: Screen) -> None:
    watched.page.get_by_role("button", name="Play", exact=True).click()
    expect(watched.page).to_have_url(re.compile("step=2$"))
    watched.button("Pause").click()
    expect(watched.button("Pause")).to_have_count(0)


def test_the_buttons_of_a_replay_stay_under_the_pointer(watched: Screen) -> None:
    on = watched.button("One step on")
    places = set()
    for _ in range(25):
        on.click()
        places.add(str(on.bounding_box()))
    at(watched, 25)
    assert len(places) == 1


def test_a_link_to_a_step_leads_there_whoever_opens_it(watched: Screen, visit: Visits) -> None:
    watched.page.get_by_role("slider").fill("9")
    at(watched, 9)
    watched.button("Link to this step").click()
    expect(watched.page.get_by_role("status").get_by_text(re.compile("link"))).to_be_visible()
    other = visit(watched.page.url, size=PHONE, language="uk")
    at(other, 9)
    expect(other.result).to_have_count(0)


def test_the_language_is_switched_in_the_middle_of_a_replay(watched: Screen) -> None:
    watched.page.get_by_role("slider").fill("5")
    at(watched, 5)
    told = bar(watched).locator(".lines")
    english = told.text_content() or ""
    watched.speak("ru")
    expect(bar(watched)).to_contain_text("Шаг 5 из")
    expect(told).not_to_have_text(english)
    watched.speak("uk")
    expect(bar(watched)).to_contain_text("Крок 5 з")
    at(watched, 5)
    watched.speak("en")
    expect(told).to_have_text(english)


def test_from_a_step_a_new_game_goes_on_with_bots(watched: Screen) -> None:
    watched.page.get_by_role("slider").fill("10")
    at(watched, 10)
    before = watched.table
    watched.button("Play on from here").click()
    expect(watched.decision).to_be_visible()
    expect(watched.page).to_have_url(re.compile(rf"/table/(?!{before})\w+$"))
    assert watched.play(4) == 4
    expect(watched.log).to_contain_text("From here on the game goes its own way")


def test_a_record_is_downloaded_put_in_again_and_watched(
    watched: Screen, visit: Visits, tmp_path: Path
) -> None:
    with watched.page.expect_download() as coming:
        bar(watched).get_by_role("link", name="Record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert json.loads(file.read_text().splitlines()[0])["game"] == "guns_and_steel"
    stranger = visit()
    stranger.page.locator("input[type=file]").set_input_files(file)
    at(stranger, 0)
    stranger.page.keyboard.press("ArrowRight")
    at(stranger, 1)
    assert stranger.table != watched.table


def test_a_file_that_is_no_record_is_refused_with_the_reason(visit: Visits, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")
    screen = visit()
    screen.bear("400|422")
    screen.page.locator("input[type=file]").set_input_files(file)
    expect(screen.page.get_by_text("This record cannot be watched")).to_be_visible()
