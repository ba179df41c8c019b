"""Several people at one screen, which passes from hand to hand."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.server.playing import frame, make


def test_between_two_people_the_screen_shows_nothing_of_any_card(visit: Visits) -> None:
    person = visit.person()
    cards = person.get("/api/games/guns_and_steel/cards/en").json()
    names = [card["name"] for card in cards]
    table = make(person, {"kind": "me", "name": "Ada"}, {"kind": "human", "name": "Bo"}, seed="5")
    screen = visit(f"/table/{table}", person=person)
    passed, roll, turns = screen.page.get_by_test_id("pass"), Random(2), {"Ada": 0, "Bo": 0}
    for _ in range(60):
        now = screen.situation()
        if not now.hidden:
            screen.act(roll, now)
            continue
        # Nothing of any card is in the page, seen or unseen.
        expect(screen.page.locator("[data-element]")).to_have_count(0)
        content = screen.page.content()
        assert [name for name in names if name in content] == []
        name = passed.get_by_role("heading").inner_text().removesuffix("’s turn")
        turns[name] += 1
        passed.get_by_role("button", name=f"I am {name}").click()
        seat = ["Ada", "Bo"].index(name)
        own = frame(person, table, seat)["view"]["areas"][seat]["hand"]
        shown = screen.page.locator("[data-guide=hand] [data-element]")
        expect(shown).to_have_count(len(own))
        assert sorted(shown.evaluate_all("all => all.map((one) => one.dataset.element)")) == sorted(
            f"card:{card}" for card in own
        )
        if min(turns.values()) == 3:
            return
    raise AssertionError(f"the screen did not pass often enough: {turns}")


def test_a_card_that_was_laid_down_hidden_stays_so_for_the_next_at_the_screen(visit: Visits) -> None:
    person = visit.person()
    table = make(person, {"kind": "me", "name": "Ada"}, {"kind": "human", "name": "Bo"}, seed="5")
    screen = visit(f"/table/{table}", person=person)
    screen.button("I am Bo").click()
    expect(screen.alive).not_to_have_count(0)
    laid = screen.situation().alive[0]
    screen.choose(laid)
    screen.press(screen.situation().buttons[0])
    screen.button("I am Ada").click()
    expect(screen.log).to_contain_text("hidden card")
    expect(screen.page.locator(f"[data-element='card:1:{laid.removeprefix('card:')}']")).to_have_count(0)


def test_the_screen_asks_who_is_there_again_after_a_reload(visit: Visits) -> None:
    person = visit.person()
    table = make(person, {"kind": "me", "name": "Ada"}, {"kind": "human", "name": "Bo"}, seed="5")
    screen = visit(f"/table/{table}", person=person)
    screen.button("I am Bo").click()
    expect(screen.alive).not_to_have_count(0)
    assert screen.situation().alive
    screen.page.reload()
    assert screen.situation().hidden
