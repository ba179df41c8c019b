"""Reloading, and losing the connection in mid-decision: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, Screen
from tests.server.conftest import Person, Service
from tests.server.playing import asked_of, frame, make, play

AWAY = "WebSocket|ERR_|Failed to load resource"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Service]:
    """A service of this test alone, which may be killed."""
    running = Service(tmp_path)
    running.start()
    yield running
    running.kill()


def revive(service: Service) -> None:
    """Start it again where it was."""
    service.start("--port", str(urlsplit(service.address).port))


def paying(person: Person) -> str:
    """A table where somebody is in the middle of paying for a card."""
    for seed in range(20):
        table = make(person, "me", "greedy", seed=str(seed))
        while asked_of({0: person}, table):
            now = frame(person, table, 0)
            if sum(move.startswith("pay ") for move in now["moves"]) > 1:
                return table
            buy = [move for move in now["moves"] if move.startswith("buy")]
            assert play(person, table, 0, (buy or now["moves"])[-1])[0] == 200
    raise AssertionError("nothing was to be paid")


def seen(screen: Screen) -> tuple[str, list[str], str]:
    """What is asked, and what may be chosen."""
    now = screen.situation()
    owed = screen.page.locator("[data-guide=due]").text_content() or ""
    return screen.question.inner_text(), [*now.buttons, *now.alive], owed


def test_after_a_reload_the_same_decision_is_there_again(visit: Visits) -> None:
    ada = visit.person()
    screen = visit(f"/table/{paying(ada)}", person=ada, size=LAPTOP)
    before = seen(screen)
    screen.page.reload()
    assert seen(screen) == before


def test_after_a_power_cut_in_the_middle_of_a_payment_it_goes_on_where_it_was(
    visit: Visits, own: Service
) -> None:
    with Person(own.address) as ada:
        table = paying(ada)
        screen = visit(f"{own.address}table/{table}", person=ada, size=LAPTOP)
        screen.bear(AWAY)
        owed = screen.page.locator("[data-guide=due]").text_content() or ""
        screen.choose(screen.situation().alive[0])
        screen.press(screen.situation().buttons[0])
        expect(screen.page.locator("[data-guide=due]").filter(has_text=owed)).to_have_count(0)
        before = seen(screen)
        own.kill()
        expect(screen.decision).to_contain_text("The connection is lost. Trying again…")
        revive(own)
        expect(screen.decision).not_to_contain_text("The connection is lost")
        assert seen(screen) == before


def test_a_move_made_while_the_service_is_away_is_made_once_when_it_is_back(
    visit: Visits, own: Service
) -> None:
    with Person(own.address) as ada:
        table = make(ada, "me", {"kind": "open"}, seed="21")
        with Person(own.address) as bo:
            bo.put(f"/api/tables/{table}/seats/1", json={"kind": "me"})
            assert play(bo, table, 1, "done")[0] == 200
        screen = visit(f"{own.address}table/{table}", person=ada, size=LAPTOP)
        screen.bear(AWAY)
        assert len(screen.situation().alive) == 5
        own.kill()
        expect(screen.decision).to_contain_text("The connection is lost")
        screen.choose("card:C01")
        screen.press("resource C01")
        revive(own)
        # The resource phase is over: its move has arrived, once.
        expect(screen.question).to_contain_text("Technology phase")
        assert frame(ada, table, 0)["step"] == 2


def test_a_page_without_a_network_says_so_and_goes_on_when_it_is_back(visit: Visits) -> None:
    ada = visit.person()
    screen = visit(f"/table/{paying(ada)}", person=ada, size=LAPTOP)
    screen.bear(AWAY)
    before = seen(screen)
    screen.page.context.set_offline(True)
    expect(screen.page.get_by_text("The connection is lost. What you see may be old")).to_be_visible()
    screen.page.context.set_offline(False)
    expect(screen.page.get_by_text("The connection is lost. What you see may be old")).to_have_count(0)
    assert seen(screen) == before
