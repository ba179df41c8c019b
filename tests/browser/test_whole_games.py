"""Whole games by clicks alone, from the empty lobby to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, PHONE, Size


@pytest.mark.parametrize(
    ("theme", "size", "endings"),
    [
        ("New World", LAPTOP, "last wonder|last Space"),
        ("Renaissance", PHONE, "last wonder|last Space|15 victory points"),
        ("New World and Renaissance combined", PHONE, "last wonder|last Space|15 victory points"),
    ],
)
def test_a_game_is_played_to_its_result_by_clicks_alone(
    visit: Visits, theme: str, size: Size, endings: str
) -> None:
    screen = visit(size=size)
    screen.seeded("11")
    screen.link("Make a table").first.click()
    theme_only = re.compile(rf"^{theme}(?! and)\b")
    screen.page.get_by_role("radio", name=theme_only).check()
    screen.button("Start the game").click()
    clicks = screen.play()
    assert clicks > 30
    expect(screen.result.locator(".ending")).to_have_text(re.compile(endings))
    expect(screen.result.locator("ol > li")).to_have_count(2)
