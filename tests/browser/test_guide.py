"""The guided first game: what is said when a question is asked for the first time."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, PHONE

STEPS = 6


def test_the_guided_game_tells_each_question_once_and_points_at_its_part(visit: Visits) -> None:
    screen = visit(size=LAPTOP)
    screen.seeded("14")
    screen.page.get_by_test_id("guided-game").click()
    bubble, roll, told = screen.page.get_by_test_id("guide"), Random(1), list[str]()
    expect(bubble).to_be_visible()
    for _ in range(120):
        now = screen.situation()
        if bubble.is_visible():
            told.append(bubble.locator("p").inner_text())
            expect(screen.page.locator("[data-guided]").first).to_be_visible()
            expect(bubble).to_be_in_viewport(ratio=1)
            bubble.get_by_role("button", name=re.compile("Next|Got it")).click()
            continue
        if len(told) >= STEPS:
            break
        screen.act(roll, now)
    assert len(told) >= STEPS
    assert len(set(told)) == len(told)


def test_the_tour_is_ended_at_any_time_and_begun_again_from_the_help(visit: Visits) -> None:
    screen = visit(size=PHONE)
    screen.page.get_by_test_id("guided-game").click()
    bubble = screen.page.get_by_test_id("guide")
    expect(bubble).to_be_in_viewport(ratio=1)
    screen.button("End the tour").click()
    expect(bubble).to_have_count(0)
    screen.button("Help").click()
    screen.button("Show me around").click()
    expect(bubble).to_be_visible()
