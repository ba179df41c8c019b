"""Two people in two browsers."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, Screen
from tests.server.playing import make, sit


def met(visit: Visits) -> tuple[Screen, Screen]:
    """Two at a table: one opens it, the other comes by the link."""
    ada = visit(size=LAPTOP)
    ada.seeded("12")
    ada.link("With friends far away").click()
    ada.page.get_by_label("Seat 1: name").fill("Ada")
    ada.button("Open the table").click()
    link = ada.page.get_by_label("Link to this table").input_value()
    bo = visit(link, size=LAPTOP)
    bo.button("Sit down").click()
    for screen in (ada, bo):
        expect(screen.decision).to_be_visible()
    return ada, bo


def test_two_people_meet_by_a_link_and_the_game_begins_for_both(visit: Visits) -> None:
    ada, bo = met(visit)
    assert ada.table == bo.table
    expect(bo.page.locator("[data-seats]")).to_contain_text("Ada")
    expect(ada.page.locator("[data-seats]")).to_contain_text("Player 2")
    # Seat 2 has the head start: one is asked, the other waits for them.
    assert bo.situation().alive
    expect(ada.question).to_contain_text("Player 2 decides.")


def test_each_sees_the_others_moves_without_doing_anything(visit: Visits) -> None:
    ada, bo = met(visit)
    roll, moved = Random(3), {"Ada": 0, "Player 2": 0}
    while min(moved.values()) < 4:
        name = "Player 2" if "Player 2 decides" in ada.question.inner_text() else "Ada"
        mover, other = (bo, ada) if name == "Player 2" else (ada, bo)
        now = mover.situation()
        assert not now.over
        before = other.page.locator("main").text_content() or ""
        mover.act(roll, now)
        if mover.page.locator("[data-picked]").count():
            continue
        moved[name] += 1
        expect(other.page.locator("main")).not_to_have_text(before)


def test_a_table_for_who_has_the_link_is_in_no_list(visit: Visits) -> None:
    ada = visit.person()
    hidden = make(ada, "me", "open", private=True)
    listed = make(ada, "me", "open", private=False)
    cy = visit()
    expect(cy.page.locator(f'a[href="/table/{listed}"]')).to_be_visible()
    expect(cy.page.locator(f'a[href="/table/{hidden}"]')).to_have_count(0)


def test_an_open_table_is_found_in_the_lobby_and_joined(visit: Visits) -> None:
    ada = visit.person()
    table = make(ada, {"kind": "me", "name": "Ada"}, "open", private=False)
    bo = visit()
    bo.page.locator(f'a[href="/table/{table}"]').click()
    bo.button("Sit down").click()
    assert bo.situation().alive


def test_a_spectator_sees_the_table_and_no_hand(visit: Visits) -> None:
    ada = visit.person()
    table = make(ada, {"kind": "me", "name": "Ada"}, "open", private=False)
    bo = visit.person()
    sit(bo, table, 1)
    watcher = visit(f"/table/{table}")
    expect(watcher.page.locator("[data-guide=pyramid] [data-element^='card:']").first).to_be_visible()
    expect(watcher.page.locator("[data-guide=hand]")).to_have_count(0)
    expect(watcher.alive).to_have_count(0)
    expect(watcher.choices).to_have_count(0)
    expect(watcher.question).to_have_text(re.compile("decides"))
    expect(watcher.button("Give up")).to_have_count(0)


def test_what_one_says_in_the_chat_the_other_reads(visit: Visits) -> None:
    ada, bo = met(visit)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something to all").fill("Hello <b>Bo</b>!")
    ada.page.keyboard.press("Enter")
    # It is announced where the chat is not open, and told as it was written.
    unread = bo.page.get_by_role("tab", name=re.compile(r"^Chat\s*1$"))
    unread.click()
    expect(bo.page.get_by_role("log")).to_contain_text("Hello <b>Bo</b>!")
    expect(bo.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_who_gives_up_is_asked_twice_and_ends_a_game_of_two(visit: Visits) -> None:
    ada, bo = met(visit)
    ada.button("Give up").click()
    dialog = ada.page.get_by_role("dialog", name="Give up?")
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    expect(ada.result).to_have_count(0)
    ada.button("Give up").click()
    dialog.get_by_role("button", name="Give up").click()
    expect(ada.result).to_contain_text("Player 2 has won")
    expect(bo.result).to_contain_text("You have won!")
    expect(bo.result.locator("li").last).to_contain_text("gave up")
