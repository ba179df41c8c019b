"""Whole games by clicks alone, from the empty lobby to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits


@pytest.mark.parametrize(
    ("theme", "endings"),
    [
        ("New World", "last wonder|last Space"),
        ("Renaissance", "last wonder|last Space|15 victory points"),
        ("New World and Renaissance combined", "last wonder|last Space|15 victory points"),
    ],
)
def test_a_game_is_played_to_its_result_by_clicks_alone(visit: Visits, theme: str, endings: str) -> None:
    screen = visit()
    screen.seeded("11")
    screen.link("New table").click()
    theme_only = re.compile(rf"^{theme}(?! and)\b")
    screen.page.get_by_role("radio", name=theme_only).check()
    screen.button("Start the game").click()
    clicks = screen.play()
    print(theme, clicks)
    assert clicks > 30
    expect(screen.result.locator(".ending")).to_have_text(re.compile(endings))
    expect(screen.result.locator("ol > li")).to_have_count(2)
