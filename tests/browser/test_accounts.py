"""Guests who choose a name, and come back by it."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import Screen

_numbers = count(1)
PASSWORD = "four small walnut boats"


@pytest.fixture
def name() -> str:
    """A name that nobody has yet."""
    return f"Ada {next(_numbers)}"


def enter(screen: Screen, name: str, password: str, button: str) -> None:
    screen.page.get_by_label("Name", exact=True).fill(name)
    screen.page.get_by_label("Password", exact=True).fill(password)
    screen.button(button).click()


def registered(screen: Screen, name: str) -> None:
    screen.page.goto("/account")
    enter(screen, name, PASSWORD, "Choose a name")
    expect(screen.page.get_by_text(f"Welcome, {name}.")).to_be_visible()


def test_a_guest_keeps_the_games_by_choosing_a_name_and_finds_them_on_another_device(
    visit: Visits, name: str
) -> None:
    here = visit()
    here.page.get_by_test_id("play-now").click()
    assert here.situation().alive
    table = here.table
    here.link("Account: Guest").click()
    enter(here, name, PASSWORD, "Keep my games")
    expect(here.page.get_by_role("heading", level=1)).to_have_text(name)
    elsewhere = visit("/account")
    elsewhere.button("I have a name here").click()
    enter(elsewhere, name, PASSWORD, "Sign in")
    expect(elsewhere.page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    elsewhere.link("My games").click()
    elsewhere.page.locator(f'main a[href="/table/{table}"]').click()
    assert elsewhere.situation().alive


def test_who_signs_out_is_nobody_until_they_sign_in_again(visit: Visits, name: str) -> None:
    screen = visit()
    registered(screen, name)
    screen.button("Sign out here").click()
    expect(screen.page.get_by_text("You are signed out.")).to_be_visible()
    expect(screen.link("Account: Guest")).to_be_visible()
    screen.button("I have a name here").click()
    enter(screen, name, PASSWORD, "Sign in")
    expect(screen.link(f"Account: {name}")).to_be_visible()


def test_what_is_wrong_with_a_name_or_password_is_said_in_words(visit: Visits, name: str) -> None:
    screen = visit()
    screen.bear("40[0139]|422|429")
    registered(screen, name)
    other = visit("/account")
    other.bear("40[0139]|422|429")
    enter(other, name, PASSWORD, "Choose a name")
    expect(other.page.get_by_text("Somebody has this name already. Choose another.")).to_be_visible()
    other.button("I have a name here").click()
    enter(other, name, "not this one at all", "Sign in")
    expect(other.page.get_by_text("The name or the password is not right.")).to_be_visible()
    expect(other.link("Account: Guest")).to_be_visible()


def test_an_account_is_deleted_for_good_after_asking_once_more(visit: Visits, name: str) -> None:
    screen = visit()
    registered(screen, name)
    screen.button("Delete for good").click()
    dialog = screen.page.get_by_role("dialog", name=f"Delete {name} for good?")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(screen.page.get_by_text("Done. Nothing of yours is kept.")).to_be_visible()
    screen.bear("40[13]")
    screen.button("I have a name here").click()
    enter(screen, name, PASSWORD, "Sign in")
    expect(screen.page.get_by_text("The name or the password is not right.")).to_be_visible()
