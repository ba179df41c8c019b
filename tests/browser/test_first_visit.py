"""Somebody who has never been here: how soon they play, and what that weighs."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, Route, expect
from tests.browser.conftest import Visits

CSRF = "ziggurat_csrf"


def test_a_visitor_plays_against_a_bot_after_one_click_and_without_an_account(visit: Visits) -> None:
    screen = visit()
    screen.page.get_by_test_id("play-now").click()
    assert screen.situation().alive
    screen.play(6)
    expect(screen.page.locator("header .account")).to_have_text("Guest")


def test_several_bots_are_three_clicks_away(visit: Visits) -> None:
    screen = visit()
    screen.link("Against several bots").click()
    screen.page.get_by_role("radio", name="4", exact=True).check()
    screen.button("Start the game").click()
    assert screen.situation().alive
    expect(screen.page.locator("[data-seats] li")).to_have_count(4)


def test_a_click_between_two_first_answers_is_not_refused(visit: Visits) -> None:
    """Each of them brings a token of its own, and only the newest counts."""
    screen = visit()
    screen.bear("403")
    newer = visit.person()
    newer.get("/api/me")
    crossings = 0

    def cross(route: Route) -> None:
        nonlocal crossings
        if crossings == 0:
            token = newer.cookies[CSRF]
            screen.page.context.add_cookies([{"name": CSRF, "value": token, "url": visit.address}])
        crossings += 1
        route.continue_()

    screen.page.route(
        "**/api/tables", lambda route: cross(route) if route.request.method == "POST" else route.fallback()
    )
    screen.page.get_by_test_id("play-now").click()
    assert screen.situation().alive
    assert crossings == 2


def test_the_first_view_needs_less_than_100_kilobytes_of_script(visit: Visits) -> None:
    screen = visit("/about")
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("script", "fetch") and ".js" in response.url:
            scripts[response.url] = len(gzip.compress(response.body(), 6))

    context = screen.page.context
    page = context.new_page()
    page.on("response", weigh)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    assert len(scripts) >= 2
    assert sum(scripts.values()) < 100_000, scripts
