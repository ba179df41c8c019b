"""Ancient Knowledge at the table: by clicks and by keys, alone and in teams, on a phone and wide."""

from __future__ import annotations

import re
from time import sleep

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import PHONE, WIDE, Screen, Size
from tests.browser.test_accessibility import check
from tests.browser.test_keyboard import REACHED, tab_to
from tests.browser.test_sizes import stays_within
from tests.server.conftest import Person
from tests.server.playing import frame, make, play, play_on, sit

GAME = "ancient_knowledge"
PARTS = ["[data-guide=road]", "[data-guide=boards]", "[data-guide=past]", "[data-guide=other]", "#side-panel"]


def hand(screen: Screen) -> list[str]:
    """The cards in hand, as elements."""
    cards = screen.page.locator("[data-guide=hand] [data-element]").all()
    return [str(card.get_attribute("data-element")) for card in cards]


def take(screen: Screen, element: str) -> None:
    """Choose an element, and confirm the move that it is."""
    screen.choose(element)
    screen.choices.first.click()


# From the lobby to the result


def test_a_game_is_played_to_its_result_by_clicks_alone(visit: Visits) -> None:
    screen = visit()
    screen.seeded("12")
    screen.link("New table").click()
    screen.page.get_by_role("radio", name="Ancient Knowledge").check()
    screen.button("Start the game").click()
    clicks = screen.play()
    assert clicks > 60
    expect(screen.result.locator(".ending")).to_contain_text("14 monuments")
    expect(screen.result.locator("ol > li")).to_have_count(2)
    # Line by line, the points add up to what the result says.
    lines = screen.page.get_by_test_id("scoring").locator("tbody tr")
    numbers = [[int(cell) for cell in line.locator("td").all_inner_texts()] for line in lines.all()]
    *parts, total = numbers
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    places = screen.result.locator("ol > li > b").all_inner_texts()
    assert sorted(int(place) for place in places) == sorted(total)


def test_the_lobby_offers_both_games_and_remembers_the_last(visit: Visits) -> None:
    screen = visit()
    expect(screen.page.get_by_role("radio", name="Guns & Steel")).to_be_checked()
    screen.page.get_by_role("radio", name="Ancient Knowledge").check()
    screen.page.get_by_test_id("play-now").click()
    expect(screen.question).to_have_text("Which four of your ten cards do you discard?")
    screen.page.goto("/")
    expect(screen.page.get_by_role("radio", name="Ancient Knowledge")).to_be_checked()
    screen.page.goto("/mine")
    expect(screen.page.get_by_text("Ancient Knowledge").first).to_be_visible()


def test_teams_are_for_four_players_and_nobody_has_to_know(visit: Visits) -> None:
    screen = visit("/new?game=ancient_knowledge")
    players = screen.page.get_by_role("group", name="Players").get_by_role("radio")
    expect(players).to_have_count(3)
    screen.page.get_by_role("radio", name="two teams of two").check()
    expect(players).to_have_count(1)
    expect(screen.page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    screen.page.get_by_role("radio", name=re.compile("^starting sets")).check()
    screen.button("Start the game").click()
    expect(screen.page.get_by_test_id("exchange")).to_contain_text("at the same time")


def test_all_cards_are_told(visit: Visits) -> None:
    screen = visit("/cards/ancient_knowledge")
    expect(screen.page.get_by_role("status").filter(has_text="189 cards")).to_be_visible()
    screen.page.get_by_role("radio", name="Pyramid").check()
    expect(screen.page.get_by_role("status").filter(has_text="36 cards")).to_be_visible()
    screen.page.get_by_label("Search").fill("Djoser")
    expect(screen.page.locator("main li h3")).to_have_text(["Pyramid of Djoser"])


# Choosing


def test_a_set_of_cards_is_picked_and_confirmed(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    screen = visit(f"/table/{table}", person=person)
    assert not screen.situation().over
    cards = hand(screen)
    assert len(cards) == 10
    for card in cards[:3]:
        screen.choose(card)
    expect(screen.decision).to_contain_text("3 of 4 chosen")
    expect(screen.choices).to_have_count(0)
    screen.choose(cards[2])
    screen.choose(cards[5])
    screen.choose(cards[6])
    expect(screen.choices).to_have_text(re.compile("Discard 4 cards"))
    screen.choices.click()
    expect(screen.page.locator("[data-guide=hand] [data-element]")).to_have_count(6)
    kept = [card for card in cards if card not in {cards[0], cards[1], cards[5], cards[6]}]
    assert hand(screen) == kept


def test_a_monument_is_created_on_the_road_and_paid_for(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    play_on({0: person}, table, 4)
    moves = frame(person, table, 0)["moves"]
    facts = {card["id"]: card["facts"] for card in person.get(f"/api/tables/{table}/cards/en").json()}
    creations = [move.split()[1:] for move in moves if move.startswith("create") and "board" not in move]
    card, slot, price = next(
        (card, slot, facts[card]["cost"] + abs(int(slot) - facts[card]["slot"]))
        for card, slot in creations
        if facts[card]["cost"] + abs(int(slot) - facts[card]["slot"]) == 2
    )
    screen = visit(f"/table/{table}", person=person)
    assert not screen.situation().over
    screen.choose(f"card:{card}")
    place = screen.element(f"slot:{slot}")
    expect(place).to_contain_text(str(price))
    expect(place).to_have_attribute("aria-label", re.compile(f"cards to discard: {price}"))
    take(screen, f"slot:{slot}")
    expect(screen.question).to_contain_text("What do you discard for")
    for other in [one for one in hand(screen) if one != f"card:{card}"][:price]:
        screen.choose(other)
    screen.choices.first.click()
    standing = screen.page.locator(f"[data-guide=road] [data-element='card:{card}']")
    expect(standing).to_be_visible()
    expect(standing).to_have_attribute("aria-label", re.compile(rf"slot {slot}\b.*knowledge"))
    expect(screen.decision.locator("[aria-current=step]")).to_have_text(re.compile("Action 2|Action 1"))


def test_what_will_be_lost_and_who_is_adjacent_is_seen(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    for step in range(1, 40):
        play_on({0: person}, table, 2, seed=step)
        now = frame(person, table, 0)
        area = now["view"]["areas"][0]
        first = [one for one in area["timeline"] if one["slot"] == 1 and one["knowledge"]]
        if first and area["phase"] == "actions":
            break
    else:
        raise AssertionError("nothing declines")
    lost = sum(one["knowledge"] for one in first)
    screen = visit(f"/table/{table}", person=person)
    assert not screen.situation().over
    expect(screen.page.locator("[data-guide=road]")).to_contain_text(f"{lost} knowledge will be lost")
    for one in first:
        expect(screen.element(f"card:{one['card']}")).to_have_attribute(
            "aria-label", re.compile(f"will be lost in this turn: {one['knowledge']}")
        )


# Teams


def test_partners_exchange_cards_and_take_their_turn_together(visit: Visits) -> None:
    people = {seat: visit.person() for seat in range(4)}
    options = {"teams": "yes", "starting_sets": "yes"}
    table = make(people[0], "me", "open", "open", "open", game=GAME, options=options, seed="12")
    for seat, name in ((1, "Di"), (2, "Ada"), (3, "Bo")):
        sit(people[seat], table, seat, kind="me", name=name)
    ada, bo = (visit(f"/table/{table}", person=people[seat]) for seat in (2, 3))
    offers = [screen.page.get_by_test_id("exchange") for screen in (ada, bo)]

    # Nobody waits for them, and yet they may exchange a card.
    expect(offers[0]).to_contain_text("exchange a card with Bo. Offers left: 2")
    expect(ada.element("seat:3")).to_contain_text("Team 2")
    assert ada.situation().alive
    assert bo.situation().alive
    offered, given = hand(ada)[0], hand(bo)[-1]
    take(ada, offered)
    expect(offers[0]).to_contain_text("You have offered Bo")
    expect(offers[1]).to_contain_text("Ada offers you a card")
    assert offered not in bo.page.content()
    take(bo, given)
    expect(ada.page.locator(f"[data-guide=hand] [data-element='{given}']")).to_be_visible()
    expect(bo.page.locator(f"[data-guide=hand] [data-element='{offered}']")).to_be_visible()

    # While the opponents play, both see whose turn it is; then both act at once.
    expect(ada.question).to_contain_text("decide")
    _turn_over(people, table, (0, 1))
    for screen in (ada, bo):
        expect(screen.question).to_have_text("Your first action?")
        expect(screen.page.get_by_test_id("exchange")).to_contain_text("at the same time")
    bo.press("search")
    expect(bo.question).to_have_text("Your second action?")
    expect(ada.question).to_have_text("Your first action?")
    ada.press("search")
    expect(ada.question).to_have_text("Your second action?")


def test_an_offer_is_declined_and_another_one_is_left(visit: Visits) -> None:
    people = {seat: visit.person() for seat in range(4)}
    options = {"teams": "yes", "starting_sets": "yes"}
    table = make(people[0], "me", "open", "open", "open", game=GAME, options=options, seed="12")
    for seat in (1, 2, 3):
        sit(people[seat], table, seat)
    ada, bo = (visit(f"/table/{table}", person=people[seat]) for seat in (2, 3))
    assert ada.situation().alive
    assert bo.situation().alive
    take(ada, hand(ada)[0])
    bo.button("Keep your cards").click()
    expect(ada.page.get_by_test_id("exchange")).to_contain_text("Offers left: 1")
    expect(ada.log).to_contain_text("declines the offer")


def _played(person: Person, table: str, seat: int, most: int) -> None:
    """Some moves of this seat, while its partner is a bot that moves at the same time."""
    for _ in range(most):
        moves = frame(person, table, seat)["moves"]
        if moves:
            play(person, table, seat, moves[-1])
        else:
            sleep(0.05)


def _turn_over(people: dict[int, Person], table: str, seats: tuple[int, int]) -> None:
    """These two play until their turn is over."""
    for _ in range(200):
        now = frame(people[seats[0]], table, seats[0])
        asked = [seat for seat in now["deciders"] if seat in seats]
        if not asked:
            return
        mine = frame(people[asked[0]], table, asked[0])
        quick = [move for move in mine["moves"] if move == "search"] or mine["moves"][:1]
        assert play(people[asked[0]], table, asked[0], *quick)[0] == 200
    raise AssertionError("their turn does not end")


# Everywhere and for everybody


@pytest.mark.parametrize(("language", "tabs"), [("ru", "Части стола"), ("uk", "Частини столу"), ("en", None)])
def test_every_tab_is_reached_and_fits_on_a_phone(visit: Visits, language: str, tabs: str | None) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", "greedy", game=GAME, seed="12")
    play_on({0: person}, table, 30)
    screen = visit(f"/table/{table}", person=person, size=PHONE, language=language, has_touch=True)
    assert not screen.situation().over
    for number, landmark in enumerate(PARTS):
        screen.page.get_by_role("tab").nth(number).tap()
        expect(screen.page.locator(landmark).first).to_be_visible()
        expect(screen.question).to_be_in_viewport()
        stays_within(screen)
    if tabs is not None:
        expect(screen.page.locator("html")).to_have_attribute("lang", language)


def test_a_phone_picks_a_set_by_taps(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    screen = visit(f"/table/{table}", person=person, size=PHONE, has_touch=True)
    assert not screen.situation().over
    for card in hand(screen)[:4]:
        screen.element(card).tap()
        close = screen.page.get_by_role("dialog").get_by_role("button", name="Close")
        if close.count():
            close.tap()
    screen.choices.first.tap()
    expect(screen.question).not_to_contain_text("four of your ten")


def test_a_wide_screen_shows_everything_at_once(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", "greedy", game=GAME, seed="12")
    play_on({0: person}, table, 12)
    screen = visit(f"/table/{table}", person=person, size=WIDE)
    assert not screen.situation().over
    for part in [*PARTS[:3], "[data-guide=hand]", "#side-panel"]:
        expect(screen.page.locator(part).first).to_be_in_viewport(ratio=0.95)
    for area in screen.page.locator("[data-guide=other]").all():
        expect(area).to_be_in_viewport()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_table_is_accessible(visit: Visits, size: Size, dark: bool) -> None:
    person = visit.person()
    options = {"teams": "yes"}
    table = make(person, "me", "greedy", "greedy", "greedy", game=GAME, options=options, seed="12")
    _played(person, table, 0, 60)
    screen = visit(f"/table/{table}", person=person, size=size, dark=dark)
    assert not screen.situation().over
    check(screen)
    if size == PHONE:
        for tab in screen.page.get_by_role("tab").all():
            tab.click()
            check(screen)


def test_all_of_the_board_is_reached_by_keys(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    play_on({0: person}, table, 40)
    screen = visit(f"/table/{table}", person=person)
    assert not screen.situation().over
    screen.page.get_by_role("tab", name="Chat").click()
    assert screen.page.evaluate(REACHED) == []


def test_cards_are_selected_by_keys_alone(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    screen = visit(f"/table/{table}", person=person)
    assert not screen.situation().over
    keys = screen.page.keyboard
    tab_to(screen, "alive")
    for _ in range(4):
        keys.press("Enter")
        keys.press("ArrowRight")
    expect(screen.choices).to_have_text(re.compile("Discard 4 cards"))
    keys.press("1")
    expect(screen.page.locator("[data-guide=hand] [data-element]")).to_have_count(6)


def test_the_replay_shows_the_first_step_again(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", game=GAME, seed="12")
    play_on({0: person}, table, 30)
    screen = visit(f"/table/{table}?step=3", person=person)
    expect(screen.page.get_by_test_id("replay")).to_be_visible()
    expect(screen.page.locator("[data-guide=past]")).to_contain_text("0/14")
