"""The turn and its phases. Rulebook, "Course of the game"."""

import pytest
from tests.games.guns_and_steel.scenario import given, seat

START = "C01 C02 C03 C04 C05"
NEXT = seat(hand=START)
"""Somebody whose turn it is next."""


# 1. Resource phase


def test_a_card_from_hand_must_be_played_as_a_resource() -> None:
    """Rulebook, "Resource phase": with cards in hand, one of them must be played."""
    table = given(me=seat(hand="C04 C01 C14"), at="resource")
    assert table.question == "resource"
    assert sorted(table.moves) == ["resource C01", "resource C04", "resource C14"]
    assert table.refused("pass") == "not-offered"
    table.play("resource C14")
    assert (table.hand(0), table.resources(0)) == ("C01 C04", "C14")


def test_the_only_card_is_played_without_asking() -> None:
    """Rulebook, "End of turn": who begins with one card plays it as a resource and skips the technologies."""
    table = given(me=seat(hand="C19", resources="C14"), others=[NEXT], at="resource")
    assert table.resources(0) == "C14 C19"
    assert table.question == "take-back", "no technology, nothing to buy"
    assert table.happened("played") == []


def test_with_no_card_both_phases_are_skipped() -> None:
    """Rulebook, "End of turn": only the purchase phase is left then, with what lies there."""
    table = given(me=seat(resources="C01 C02"), others=[NEXT], at="resource")
    assert table.moves == ["pass", "buy C06"]


def test_two_cards_alike_are_asked_for_all_the_same() -> None:
    """Which of two Food cards it is nobody else may learn, so the choice is the player's."""
    assert given(me=seat(hand="C01 C02"), at="resource").moves == ["resource C01", "resource C02"]


# 2. Technology phase


def test_a_card_from_hand_must_be_played_as_a_technology() -> None:
    """Rulebook, "Technology phase": with cards in hand, one of them must be played."""
    table = given(me=seat(hand="C01 C02 C14"), at="resource").play("resource C02")
    assert (table.question, table.moves) == ("technology", ["technology C01", "technology C14"])
    table.play("technology C14")
    assert (table.hand(0), table.technologies(0)) == ("C01", "C14")


def test_the_last_card_is_played_without_asking() -> None:
    table = given(me=seat(hand="C01 C08"), at="resource").play("resource C01")
    assert table.technologies(0) == "C08"
    assert (table.question, table.moves) == ("activation", ["activate", "rest"])


def test_activation_is_free() -> None:
    """Rulebook, "Technology phase": you *may* activate it; else it rests until it is played again."""
    table = given(me=seat(hand="C08"))
    assert table.copy().play("activate").loose(0) == "iron iron"
    table.play("rest")
    assert (table.loose(0), table.technologies(0), table.question) == ("", "C08", "pause")


def test_but_an_activated_effect_is_carried_out_whole() -> None:
    """Rulebook, "Technology phase": all of it, as far as possible; so Philosophy costs its point."""
    table = given("renaissance", me=seat(hand="C34", points=1)).play("activate", "done")
    assert table.points(0) == 0
    table = given(me=seat(hand="C01", technologies="C02")).play("activate")
    assert "done" not in table.moves, "Agriculture replenishes one"


def test_as_far_as_possible() -> None:
    """Rulebook, "Technology phase": Theology with one card to replenish replenishes that one."""
    table = given("renaissance", me=seat(hand="C39")).play("activate")
    assert table.moves == ["replenish C39", "done"]
    assert table.play("replenish C39").question == "pause"


@pytest.mark.parametrize(
    ("card", "theme", "why"),
    [
        ("C02", "new_world", "no opponent has a resource"),
        ("C03", "new_world", "nothing lies there to barter with"),
        ("C05", "new_world", "no attack to wake"),
        ("C07", "new_world", "nothing to spend"),
        ("C10", "new_world", "no card left in hand"),
        ("C32", "renaissance", "no opponent has a resource"),
        ("C33", "renaissance", "no opponent has a society technology"),
        ("C34", "renaissance", "no point to pay with"),
        ("C37", "renaissance", "no Food to replenish"),
        ("C40", "renaissance", "nothing to spend"),
        ("C45", "renaissance", "no point to pay with"),
        ("C46", "renaissance", "no society technology to wake"),
        ("C47", "renaissance", "no attack of an opponent"),
        ("C52", "renaissance", "no opponent has a resource"),
    ],
)
def test_where_all_can_see_that_nothing_would_happen_nobody_is_asked(card: str, theme: str, why: str) -> None:
    table = given(theme, me=seat(hand=card))
    assert table.question == "pause", why
    assert table.happened("activated") == []


def test_but_what_only_the_player_knows_is_asked() -> None:
    """Flank Attack with cards in hand, of which none is an attack: the others cannot know that."""
    table = given(me=seat(hand="C10 C01 C02")).play("technology C10")
    assert table.moves == ["activate", "rest"]
    table.play("activate")
    assert table.moves == ["done"]


def test_where_only_a_space_lies_an_information_is_gained() -> None:
    """Rulebook, "Society effects": for Trade as for Tribute any resource of the opponent's is enough."""
    for card in ("C02", "C32", "C43", "C52"):
        table = given("combined", me=seat(hand=card), others=[seat(resources="C28")]).play("activate")
        if card == "C43":
            table.play("trade 1 information")
        assert table.loose(0) == "information", card
    bartered = given(me=seat(hand="C03", resources="C28")).play("activate")
    assert bartered.loose(0) == "information"
    kinds = given(me=seat(hand="C02"), others=[seat(resources="C28 C24 C01")]).play("activate").moves
    assert kinds == ["trade 1 food", "trade 1 information"], "each once"


# 3. Purchase phase: see test_prices.py and test_payment.py


# 4. End of turn


@pytest.mark.parametrize("theme", ["new_world", "renaissance", "combined"])
def test_with_two_cards_in_hand_nothing_is_taken_back(theme: str) -> None:
    """Rulebook, "End of turn", a."""
    table = given(
        theme, me=seat(hand="C01 C02", technologies="C04", resources="C05"), others=[NEXT], at="end"
    )
    assert table.turn_of == 1
    assert (table.hand(0), table.technologies(0), table.resources(0)) == ("C01 C02", "C04", "C05")


@pytest.mark.parametrize("theme", ["new_world", "renaissance", "combined"])
@pytest.mark.parametrize("hand", ["", "C01"])
def test_with_one_card_or_none_all_technologies_are_taken_back(theme: str, hand: str) -> None:
    """Rulebook, "End of turn", b: all of them, the player is not asked."""
    table = given(theme, me=seat(hand=hand, technologies="C04 C05 C02"), others=[NEXT], at="end")
    assert table.turn_of == 1
    assert (table.hand(0), table.technologies(0)) == (f"{hand} C02 C04 C05".strip(), "")


def test_resources_may_be_taken_back_as_one_likes() -> None:
    """Rulebook, "End of turn", b: any number of them, after the technologies."""
    me = seat(technologies="C04", resources="C14 C01 C02")
    table = given(me=me, others=[NEXT], at="end")
    assert table.hand(0) == "C04"
    assert table.moves == ["done", "take C14", "take C01", "take C02"], "as they lie"
    table.play("take C01")
    assert (table.hand(0), table.resources(0), table.turn_of) == ("C01 C04", "C02 C14", 0)
    assert (table.moves, table.passed_over) == (["done", "take C02"], ["take C14"])
    assert table.copy().play("done").turn_of == 1
    table.play("take C02")
    assert (table.turn_of, table.moves, table.passed_over) == (0, ["done"], ["take C14"])
    assert table.play("take C14").hand(0) == "C01 C02 C04 C14"


def test_or_none_of_them_or_all() -> None:
    me = seat(technologies="C04", resources="C01 C02")
    left = given(me=me, others=[NEXT], at="end").play("done")
    assert (left.hand(0), left.resources(0), left.turn_of) == ("C04", "C01 C02", 1)
    taken = given(me=me, others=[NEXT], at="end").play("take C01", "take C02")
    assert (taken.hand(0), taken.resources(0), taken.turn_of) == ("C01 C02 C04", "", 1)


def test_a_bought_card_comes_to_hand_with_the_other_technologies() -> None:
    table = given(me=seat(hand="C08", resources="C01 C02 C03"), others=[NEXT])
    table.play("rest", "done", "buy C06", "pay C01", "pay C03", "done")
    assert (table.hand(0), table.resources(0), table.turn_of) == ("C01 C03 C06 C08", "C02", 1)


def test_wonders_never_come_to_hand() -> None:
    """Rulebook, "End of turn", IV."""
    table = given(me=seat(technologies="C04", wonders="W05"), others=[NEXT], at="end")
    assert (table.hand(0), table.wonders(0)) == ("C04", "W05")


def test_resources_of_this_turn_lapse() -> None:
    """Rulebook, "End of turn", c: only cards that lie there can be counted on."""
    table = given(me=seat(hand="C01 C02 C08"), others=[NEXT])
    table.play("technology C08", "activate")
    assert table.loose(0) == "iron iron"
    table.play("done", "pass")
    assert (table.turn_of, table.loose(0)) == (1, "")


def test_resources_that_lie_there_stay() -> None:
    """Rulebook, "Resource side": what is not used may lie until a later turn."""
    table = given(me=seat(hand="C01 C02 C08 C09", resources="C03"), others=[NEXT], at="resource")
    table.play("resource C01", "technology C08", "rest", "pass")
    assert (table.turn_of, table.resources(0), table.technologies(0)) == (1, "C01 C03", "C08")


# A whole turn


def test_a_whole_turn() -> None:
    """Rulebook, "Course of the game": the four phases, one after the other."""
    table = given(me=seat(hand=START, technologies="C08"), others=[NEXT, NEXT], at="resource")
    asked = []
    for move in ("resource C01", "technology C02", "resource C01"):
        asked.append((table.asked, table.question))
        if table.asked == 0:
            table.play(move)
    assert asked == [(0, "resource"), (0, "technology"), (1, "resource")]
    assert (table.hand(0), table.resources(0), table.technologies(0)) == ("C03 C04 C05", "C01", "C02 C08")


def test_cards_are_played_over_several_turns_until_they_come_back() -> None:
    """Five cards: two turns of two each leave one in hand, so at the end of the second all come back."""
    table = given(me=seat(hand=START), others=[seat(hand="C01 C02")], at="resource")
    table.play("0: resource C04", "0: technology C01", "0: activate")
    assert (table.hand(0), table.resources(0)) == ("C02 C03 C05", "C01 C04"), "Agriculture replenished itself"
    table.play("0: pass", "1: resource C02", "1: rest", "1: done")
    table.play("0: resource C05", "0: technology C02", "0: activate", "0: pass")
    assert (table.hand(0), table.resources(0)) == ("C02 C03", "C01 C04 C05")
    assert table.moves == ["done", "take C04", "take C01", "take C05"]
