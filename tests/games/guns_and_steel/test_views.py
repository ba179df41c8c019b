"""What a viewer is shown: as plain data, and nothing that it may not know."""

import json
from random import Random
from typing import Any

import pytest
from tests.games.guns_and_steel.scenario import given, seat

from ziggurat.games.guns_and_steel import GAME
from ziggurat.kernel.chance import Quick

NEXT = seat(hand="C01 C02 C03 C04 C05")
"""Somebody whose turn it is next."""


def test_ones_own_area_is_shown_whole() -> None:
    me = seat(
        hand="C01 C14",
        resources="C02? C05",
        technologies="C10",
        wonders="W05",
        points=3,
        loose="iron iron oil",
    )
    assert given(me=me).table.view(0)["areas"][0] == {
        "seat": 0,
        "hand": ["C01", "C14"],
        "hand_size": 2,
        "cards": ["C01", "C02", "C05", "C10", "C14"],
        "resources": [
            {"resource": "food", "card": "C02", "may_be": ["C01", "C02"]},
            {"resource": "iron", "card": "C05", "may_be": ["C05"]},
        ],
        "technologies": ["C10"],
        "this_turn": {"iron": 2, "oil": 1},
        "power": 1,
        "wonders": ["W05"],
        "score": 1 + 4 + 3,
        "score_parts": {"cards": 1, "wonders": 4, "track": 3},
        "fame_left": 5,
    }


@pytest.mark.parametrize("viewer", [1, None])
def test_of_others_the_hand_and_what_lies_face_down_are_hidden(viewer: int | None) -> None:
    """But all see which cards somebody owns: the five, and what was bought."""
    view = given(me=seat(hand="C01 C14", resources="C02? C05")).table.view(viewer)["areas"][0]
    assert (view["hand"], view["hand_size"]) == (None, 2)
    assert view["cards"] == ["C01", "C02", "C05", "C14"]
    assert view["resources"] == [
        {"resource": "food", "card": None, "may_be": ["C01", "C02"]},
        {"resource": "iron", "card": "C05", "may_be": ["C05"]},
    ]


def test_the_pyramid_with_its_prices_and_what_the_viewer_lacks() -> None:
    me = seat(hand="C04", resources="C01 C02")
    view = given(players=3, me=me, pyramid=["-- C07 C08 C09 C10 C11 C12"], at="purchase").table.view(0)
    horse, gunpowder = view["ages"][0], view["ages"][1]
    assert (horse["age"], horse["row"][0]) == ("horse", None)
    assert horse["row"][1] == {"card": "C07", "cost": {"food": 1, "iron": 1}, "extra": 0, "lacking": 1}
    assert gunpowder["row"][0]["extra"] == 1
    assert (horse["pile"], horse["pile_size"]) == (None, 0)


def test_what_can_be_bought_lacks_nothing() -> None:
    view = given(players=3, me=seat(resources="C01 C02"), at="purchase").table.view(0)
    assert view["ages"][0]["row"][0]["lacking"] == 0


def test_a_spectator_lacks_nothing_and_has_no_wonder_in_view() -> None:
    view = given(players=3, me=seat(resources="C01 C02"), at="purchase").table.view(None)
    assert view["ages"][0]["row"][0]["lacking"] is None
    assert view["ages"][0]["wonder"]["mine"] is None


def test_of_a_pile_the_open_card_and_the_number_are_shown() -> None:
    table = given("combined", me=NEXT, piles={"horse": "C31 C32 C33"})
    horse = table.table.view(0)["ages"][0]
    assert (horse["pile"]["card"], horse["pile_size"]) == ("C33", 3)
    assert "C31" not in json.dumps(table.table.view(0)["ages"])


def test_wonders_with_tokens_and_how_far_one_is() -> None:
    me = seat(hand="C01 C02", resources="C03 C04 C31")
    table = given("renaissance", me=me, others=[NEXT], fame={"W11": [1, 0]}, wonders="W11 W14")
    ages = table.table.view(0)["ages"]
    assert ages[1]["wonder"] == {
        "wonder": "W14", "points": 3, "tokens_needed": 2, "tokens": [0, 0], "least": 4, "mine": 3
    }  # fmt: skip
    assert ages[0]["wonder"]["tokens"] == [1, 0]
    assert ages[2]["wonder"] is None
    assert table.table.view(1)["ages"][1]["wonder"]["mine"] == 0


def test_how_far_another_is_by_cards_taken_back_unseen_is_not_shown() -> None:
    """The power of the card that was taken up would say which it was."""
    me = seat(hand="C37", resources="C33? C36? C01 C02 C03 C04")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders="W12 W14").play("take C36", "done")
    assert table.table.view(0)["ages"][0]["wonder"]["mine"] == 1
    assert table.table.view(1)["ages"][0]["wonder"]["mine"] == 0
    assert table.table.view(None)["ages"][0]["wonder"]["mine"] is None


def test_whose_turn_it_is_and_what_is_asked() -> None:
    table = given(me=seat(hand="C19 C01 C02"), others=[seat(resources="C03")]).play(
        "technology C19", "activate"
    )
    view = table.table.view(None)
    assert (view["active"], view["deciders"], view["turn"], view["over"]) == (0, [1], 1, False)
    assert view["question"] == {
        "ask": "response",
        "attack": "C19",
        "attacker": 0,
        "power": 3,
        "own": 0,
        "standing": [[1, 0, 1]],
    }


def test_a_choice_between_effects_is_plain_data_too() -> None:
    table = given(me=seat(hand="C15 C04", technologies="C11")).play("technology C15", "activate")
    assert table.table.view(0)["question"] == {"ask": "choose", "effects": ["launch(1)", "wake(attack)"]}


def test_the_end_is_told() -> None:
    me = seat(hand="C01", resources="C06 C07")
    view = given(me=me, others=[NEXT], at="end", wonders="W02").play("done").table.view(1)
    assert (view["over"], view["ending"], view["question"], view["deciders"]) == (
        True,
        "last_wonder",
        None,
        [],
    )


@pytest.mark.parametrize("theme", ["new_world", "renaissance", "combined"])
def test_worlds_that_differ_in_what_is_hidden_look_the_same(theme: str) -> None:
    """Through a whole game, to each seat and to a spectator."""
    table = GAME.set_up(GAME.setting({"theme": theme, "players": "3"}), Quick.seeded(5))
    table.proceed()
    roll = Random(5)
    number = 0
    while not table.over:
        number += 1
        for viewer in (0, 1, 2, None) if number % 5 == 0 else ():
            world = table.imagine(viewer, Quick.seeded(number))
            assert text(world.view(viewer)) == text(table.view(viewer))
        deciding = table.deciders[0]
        table.apply(deciding, roll.choice(table.moves(deciding)))


def text(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True, allow_nan=False)
