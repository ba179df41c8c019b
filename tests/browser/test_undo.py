"""Taking moves back: free within the turn, else by agreement, and always with the reason why not."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, Screen
from tests.server.playing import make, play, sit


def begun(visit: Visits) -> tuple[Screen, Screen]:
    """Two people; the second has used the head start, the first is to choose a resource."""
    ada, bo = visit.person(), visit.person()
    table = make(ada, {"kind": "me", "name": "Ada"}, "open", seed="5")
    sit(bo, table, 1, kind="me", name="Bo")
    assert play(bo, table, 1, "resource C01")[0] == 200
    screens = (
        visit(f"/table/{table}", person=ada, size=LAPTOP),
        visit(f"/table/{table}", person=bo, size=LAPTOP),
    )
    expect(screens[0].question).to_contain_text("Resource phase")
    return screens


def test_a_move_is_taken_back_and_made_again_within_the_turn(visit: Visits) -> None:
    ada, bo = begun(visit)
    ada.choose("card:C02")
    ada.press("resource C02")
    expect(ada.question).to_contain_text("Technology phase")
    ada.button("Take back").click()
    expect(ada.question).to_contain_text("Resource phase")
    expect(ada.page.locator("[data-guide=hand] [data-element='card:C02']")).to_be_visible()
    expect(bo.log).to_contain_text("Ada takes a move back.")
    ada.button("Make again").click()
    expect(ada.question).to_contain_text("Technology phase")
    # By keys as well.
    ada.page.keyboard.press("u")
    expect(ada.question).to_contain_text("Resource phase")
    ada.page.keyboard.press("r")
    expect(ada.question).to_contain_text("Technology phase")


def test_where_nothing_can_be_taken_back_it_says_why(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "open", "me", seed="5")
    other = visit.person()
    sit(other, table, 0)
    screen = visit(f"/table/{table}", person=person, size=LAPTOP)
    assert screen.situation().alive
    screen.button("Take back").hover()
    expect(screen.decision.locator(".hint")).to_have_text("Cannot be taken back: no move has been made.")
    screen.page.locator("[data-seats]").hover()
    expect(screen.decision.locator(".hint")).to_have_count(0)
    # Keys and fingers have no hovering: pressing tells as well.
    screen.page.keyboard.press("u")
    expect(screen.decision.locator(".hint")).to_have_text("Cannot be taken back: no move has been made.")


def test_beyond_the_own_turn_the_others_are_asked(visit: Visits) -> None:
    ada, bo = begun(visit)
    ada.choose("card:C02")
    ada.press("resource C02")
    ask = bo.button("Ask to take back")
    ask.hover()
    expect(bo.decision.locator(".hint")).to_contain_text("Only if the others agree")
    ask.click()
    expect(bo.decision.get_by_role("alert").first).to_contain_text("The others are asked")
    request = ada.decision.get_by_role("alert")
    expect(request).to_contain_text("Bo asks to take back")
    request.get_by_role("button", name="Do not agree").click()
    expect(request).to_have_count(0)
    expect(ada.question).to_contain_text("Technology phase")
    ask.click()
    request.get_by_role("button", name="Agree", exact=True).click()
    # The last move of who asked is taken back, and with it all that followed.
    expect(ada.question).to_contain_text("Bo decides.")
    assert "card:C01" in bo.situation().alive
