"""The end of the game and the points. Rulebook, "End of the game"."""

import pytest
from tests.games.guns_and_steel.scenario import given, seat

NEXT = seat(hand="C01 C02 C03 C04 C05")
"""Somebody whose turn it is next."""

THEMES = pytest.mark.parametrize("theme", ["new_world", "renaissance", "combined"])


def left(space: str) -> list[str]:
    """A pyramid of which only these Space cards are left."""
    places = len(space.split())
    return [*[" ".join(["--"] * (places + more)) for more in (4, 3, 2, 1)], space]


# The last wonder


def test_the_last_wonder_ends_the_game() -> None:
    """Rulebook, "End of the game": you took the last wonder of the pyramid. New World."""
    me = seat(hand="C01", resources="C06 C07", technologies="C04")
    table = given(me=me, others=[NEXT], at="end", wonders="W02").play("done")
    assert (table.wonders(0), table.ending) == ("W02", "last_wonder")
    assert table.hand(0) == "C01 C04", "the turn is played to its end"


@pytest.mark.parametrize("theme", ["renaissance", "combined"])
def test_also_when_it_is_won_by_fame(theme: str) -> None:
    me = seat(hand="C02 C03", resources="C01 C04 C05 C31")
    table = given(theme, me=me, others=[NEXT], at="end", wonders="W14", fame={"W14": [1, 0]})
    assert (table.wonders(0), table.ending) == ("W14", "last_wonder")


def test_a_wonder_that_is_left_lets_the_game_go_on() -> None:
    me = seat(hand="C01", resources="C06 C07")
    table = given(me=me, others=[NEXT], at="end", wonders="W02 W09").play("done")
    assert (table.ending, table.turn_of) == ("", 1)


# The last Space card


@THEMES
def test_the_last_space_card_of_the_pyramid_ends_the_game(theme: str) -> None:
    """Rulebook, "End of the game": you bought the last card of the Space age. Rulings: of the pyramid."""
    players = 2 if theme == "new_world" else 3
    space = {"new_world": "C28 --", "renaissance": "C53 -- --", "combined": "C53 --"}[theme]
    me = seat(hand="C01 C02", loose="gunpowder gunpowder oil oil oil")
    piles = {"space": "C30 C55"} if theme == "combined" else None
    table = given(
        theme, players=players, me=me, others=[NEXT], at="purchase", pyramid=left(space), piles=piles
    )
    table.play(f"buy {space.split()[0]}", "settle")
    assert table.ending == "last_space_card"
    assert table.table.turn == 1, "at once, though others had fewer turns"


def test_a_space_card_that_is_left_lets_the_game_go_on() -> None:
    me = seat(hand="C01 C02", loose="gunpowder gunpowder oil oil oil")
    table = given(me=me, others=[NEXT], at="purchase", pyramid=left("C28 C30")).play("buy C28", "settle")
    assert (table.ending, table.turn_of) == ("", 1)


def test_a_space_card_of_a_pile_is_not_the_last_one() -> None:
    """Rulings: the piles lie beside the pyramid; neither do they keep the game going."""
    me = seat(hand="C01 C02", loose="gunpowder gunpowder oil oil oil")
    piles = {"space": "C53"}
    table = given("combined", me=me, others=[NEXT], at="purchase", pyramid=left("C28 --"), piles=piles)
    table.play("buy C53", "settle")
    assert (table.ending, table.turn_of) == ("", 1)


# Fifteen points


@pytest.mark.parametrize("theme", ["renaissance", "combined"])
def test_fifteen_points_end_the_game(theme: str) -> None:
    """Rulebook, "End of the game", Renaissance: 15 or more points on the track, at the end of the turn."""
    table = given(theme, me=seat(hand="C01 C02 C31", points=14), others=[NEXT])
    table.play("technology C31", "activate")
    assert (table.points(0), table.ending) == (15, ""), "not before the end of the turn"
    table.play("done")
    assert table.ending == "fifteen_points"


def test_fourteen_do_not() -> None:
    table = given("renaissance", me=seat(hand="C01 C02 C31", points=13), others=[NEXT])
    assert table.play("technology C31", "activate", "done").turn_of == 1


def test_nor_fifteen_in_new_world() -> None:
    """Rulebook: New World has no track."""
    assert given(me=seat(hand="C01 C02", points=15), others=[NEXT], at="end").turn_of == 1


def test_fifteen_points_of_anybody_end_the_game() -> None:
    """Rulings: points can be gained in another's turn, and the game stops at once."""
    table = given("combined", me=seat(hand="C01 C02 C48"), others=[seat(hand="C01 C02 C03", points=14)])
    table.play("technology C48", "activate", "done")
    assert (table.ending, table.points(1)) == ("fifteen_points", 15)


# Points


def test_points_of_cards_wherever_they_lie_of_wonders_and_of_the_track() -> None:
    """Rulebook, "End of the game": cards in the area and in hand, wonders, and the track."""
    me = seat(hand="C13 C01", resources="C19 C24", technologies="C28", wonders="W01 W05", points=7)
    table = given("combined", me=me)
    parts = table.table.view(0)["areas"][0]["score_parts"]
    assert parts == {"cards": 1 + 2 + 3 + 5, "wonders": 2 + 4, "track": 7}
    assert table.table.scores()[0] == 11 + 6 + 7


def test_cards_left_in_the_pyramid_and_tokens_on_wonders_count_nothing() -> None:
    table = given("renaissance", me=seat(hand="C01"), fame={"W17": [2, 0]})
    assert table.table.scores() == [0, 0]


def test_most_points_win() -> None:
    """Rulebook, "End of the game"."""
    table = given(me=seat(hand="C13"), others=[seat(hand="C28"), seat(hand="C19")])
    assert table.table.ranking() == [[1], [2], [0]]


def test_equal_points_share_the_victory() -> None:
    """Rulings: the rulebook has no tie-break."""
    table = given(me=seat(hand="C13 C14"), others=[seat(hand="C19"), seat(hand="C01"), seat(hand="C24")])
    assert table.table.ranking() == [[3], [0, 1], [2]]


def test_after_the_end_nobody_is_asked() -> None:
    me = seat(hand="C01", resources="C06 C07")
    table = given(me=me, others=[NEXT], at="end", wonders="W02").play("done")
    assert (table.table.over, table.table.deciders, table.table.moves(0)) == (True, (), [])
    assert table.table.view(0)["ending"] == "last_wonder"
    assert table.happened("ended") == [{"ending": "last_wonder", "seat": 0}]


# The track never falls below nothing


@pytest.mark.parametrize("card", ["C34", "C45"])
def test_who_has_no_points_cannot_pay_with_them(card: str) -> None:
    """Rulebook, "Attack effects": effects that would bring the points below 0 cannot be used."""
    assert given("renaissance", me=seat(hand=card, technologies="C01")).question == "pause"
    assert given("renaissance", me=seat(hand=card, technologies="C01", points=1)).question == "activation"


def test_no_more_is_offered_than_there_is() -> None:
    table = given("renaissance", me=seat(hand="C45", points=1)).play("activate")
    assert (table.question, table.points(0), table.loose(0)) == ("pause", 0, "oil"), "one, and no choice"


def test_no_card_that_cannot_be_paid_for_is_woken_or_copied() -> None:
    others = [seat(technologies="C45")]
    table = given("renaissance", me=seat(hand="C33", technologies="C34"), others=others)
    assert table.question == "pause"
    table = given("renaissance", me=seat(hand="C46", technologies="C34"), others=others)
    assert table.question == "pause"
    table = given("renaissance", me=seat(hand="C46", technologies="C34", points=1), others=others)
    assert table.question == "activation"
