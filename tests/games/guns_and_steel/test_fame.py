"""Wonders and fame tokens. Rulebook, "Wonder cards" and "End of turn". Each wonder: test_wonders.py."""

import pytest
from tests.games.guns_and_steel.scenario import given, seat

NEXT = seat(hand="C01 C02 C03 C04 C05")
"""Somebody whose turn it is next."""

RENAISSANCE = "W11 W14 W15 W17 W19"
"""Points gained, 4 resources, 3 Society taken back, 6 points taken back, 4 types of resource."""


# New World


def test_a_wonder_whose_condition_holds_is_taken() -> None:
    """Rulebook, "End of turn", New World, b I: the player takes it and lays it beside the area."""
    table = given(me=seat(technologies="C05 C10 C15", hand="C01"), others=[NEXT], at="end")
    assert table.wonders(0) == "W06"
    assert table.wonders_left == "W02 W03 W07 W09"


def test_of_several_the_player_chooses_one() -> None:
    """Rulebook, "End of turn", New World, b I: *one* of these wonders."""
    table = given(me=seat(resources="C06 C07 C19 C20"), others=[NEXT], at="end")
    assert table.moves == ["build W02", "build W07"]
    table.play("build W07")
    assert (table.wonders(0), table.question) == ("W07", "take-back"), "not the other too"


def test_with_two_cards_in_hand_none_is_taken() -> None:
    """Rulebook, "End of turn", New World, a."""
    table = given(me=seat(resources="C06 C07", hand="C01 C02"), others=[NEXT], at="end")
    assert (table.turn_of, table.wonders(0)) == (1, "")


def test_it_is_checked_before_cards_are_taken_back() -> None:
    """Rulebook, "End of turn", New World: I before II. The technologies still lie there."""
    table = given(me=seat(technologies="C01 C02 C08"), others=[NEXT], at="end")
    assert (table.wonders(0), table.hand(0)) == ("W03", "C01 C02 C08")


def test_what_is_owned_already_or_is_not_there_cannot_be_taken() -> None:
    table = given(me=seat(technologies="C05 C10 C15", wonders="W05"), others=[NEXT], at="end")
    assert table.wonders(0) == "W05", "the wonder of that age has gone"


def test_a_taken_wonder_leaves_its_place_empty() -> None:
    table = given(me=seat(technologies="C05 C10 C15"), others=[NEXT], at="end")
    assert [age["wonder"] is None for age in table.table.view(0)["ages"]] == [
        False,
        False,
        True,
        False,
        False,
    ]


def test_new_world_has_no_fame() -> None:
    table = given(me=seat(technologies="C05 C10 C15"), others=[NEXT], at="end")
    assert table.happened("famed") == []


# Renaissance: placing tokens


@pytest.mark.parametrize("theme", ["renaissance", "combined"])
def test_a_token_is_placed_on_a_wonder_whose_condition_holds(theme: str) -> None:
    """Rulebook, "End of turn", Renaissance, c I: 1 token on one such wonder. It must be placed."""
    table = given(
        theme, me=seat(hand="C01 C02", resources="C03 C04 C05 C31"), others=[NEXT], at="end", wonders="W14"
    )
    assert (table.fame("W14"), table.wonders(0), table.turn_of) == ([1, 0], "", 1)
    assert table.table.free_tokens(0) == 4


def test_whatever_the_size_of_the_hand() -> None:
    """Rulebook, "End of turn", Renaissance: with two or more cards one goes on at c, which is this."""
    resources = "C01 C04 C31 C38"
    for hand in ("", "C02", "C02 C03", "C02 C03 C05"):
        table = given(
            "renaissance", me=seat(hand=hand, resources=resources), others=[NEXT], at="end", wonders="W14"
        )
        if table.question == "take-back":
            table.play("done")
        assert table.fame("W14") == [1, 0]


def test_of_several_wonders_the_player_chooses_one() -> None:
    """Rulebook, "End of turn", Renaissance, c I: if several hold, choose on which one to place it."""
    table = given(
        "renaissance", me=seat(hand="C02 C03", resources="C01 C04 C31 C38"), at="end", wonders=RENAISSANCE
    )
    assert (table.question, table.moves) == ("fame", ["fame W14", "fame W19"])
    table.play("fame W19")
    assert (table.fame("W14"), table.fame("W19")) == ([0, 0], [1, 0])


def test_it_is_checked_after_cards_were_taken_back() -> None:
    """Rulebook, "End of turn", Renaissance: b before c. What was taken up no longer lies there."""
    me = seat(resources="C01 C04 C31 C38")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE).play("take C01", "done")
    assert table.happened("famed") == []
    assert (table.fame("W14"), table.fame("W19"), table.turn_of) == ([0, 0], [0, 0], 1)


def test_cards_taken_back_count_technologies_and_resources() -> None:
    """Rulebook, "End of turn", example: the cards taken back to hand, resources among them."""
    me = seat(technologies="C31 C32", resources="C33")
    left = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE).play("done")
    assert left.fame("W15") == [0, 0]
    taken = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE).play("take C33")
    assert taken.fame("W15") == [1, 0]


# Renaissance: taking the wonder


def test_with_enough_tokens_of_ones_own_the_wonder_is_taken() -> None:
    """Rulebook, "End of turn", Renaissance, c II."""
    me = seat(hand="C02 C03", resources="C01 C04 C05 C31")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders="W14 W19", fame={"W14": [1, 1]})
    assert (table.wonders(0), table.wonders_left) == ("W14", "W19")


def test_tokens_of_others_do_not_help() -> None:
    me = seat(hand="C02 C03", resources="C01 C04 C05 C31")
    others = [NEXT, seat()]
    table = given("renaissance", me=me, others=others, at="end", wonders="W14", fame={"W14": [0, 1, 1]})
    assert (table.wonders(0), table.fame("W14")) == ("", [1, 1, 1])


def test_all_tokens_on_it_go_back_to_their_owners() -> None:
    """Rulebook, "End of turn", Renaissance, c II."""
    me = seat(hand="C02 C03", resources="C01 C04 C05 C31")
    fame = {"W14": [1, 1, 1], "W19": [2, 1, 0]}
    table = given("renaissance", me=me, others=[NEXT, seat()], at="end", wonders="W14 W19", fame=fame)
    assert table.wonders(0) == "W14"
    assert [table.table.free_tokens(player) for player in range(3)] == [3, 4, 5]


def test_one_token_a_turn() -> None:
    """Rulebook, "End of turn", Renaissance, c I: one token on one wonder, though more conditions hold."""
    me = seat(hand="C02 C03", resources="C01 C04 C31 C38")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE).play("fame W14")
    assert len(table.happened("famed")) == 1
    assert table.turn_of == 1


# Renaissance: five tokens


FIVE = {"W11": [1, 0], "W14": [1, 0], "W15": [2, 0], "W17": [1, 0]}
"""All five of seat 0 are placed."""


def test_with_all_five_placed_one_may_be_moved() -> None:
    """Rulebook, "End of turn", Renaissance, c I: to another wonder whose condition one meets."""
    me = seat(hand="C02 C03", resources="C01 C04 C31 C38")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE, fame=FIVE)
    assert table.question == "move-fame"
    assert table.moves == [
        "done",
        "move-fame W11 W14", "move-fame W11 W19",
        "move-fame W14 W19",
        "move-fame W15 W14", "move-fame W15 W19",
        "move-fame W17 W14", "move-fame W17 W19",
    ]  # fmt: skip
    table.play("move-fame W17 W19")
    assert (table.fame("W17"), table.fame("W19"), table.fame("W15")) == ([0, 0], [1, 0], [2, 0])


def test_or_not() -> None:
    me = seat(hand="C02 C03", resources="C01 C04 C31 C38")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE, fame=FIVE).play("done")
    assert (table.fame("W11"), table.fame("W19"), table.turn_of) == ([1, 0], [0, 0], 1)


def test_a_moved_token_can_be_the_last_that_is_needed() -> None:
    me = seat(hand="C02 C03", resources="C01 C04 C31 C38")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE, fame=FIVE)
    table.play("move-fame W15 W14")
    assert (table.wonders(0), table.wonders_left) == ("W14", "W11 W15 W17 W19")
    assert table.table.free_tokens(0) == 2


def test_with_no_condition_met_nobody_is_asked_to_move() -> None:
    table = given(
        "renaissance", me=seat(hand="C02 C03"), others=[NEXT], at="end", wonders=RENAISSANCE, fame=FIVE
    )
    assert table.turn_of == 1


def test_with_four_placed_the_fifth_must_be_placed() -> None:
    me = seat(hand="C02 C03", resources="C01 C04 C05 C38")
    fame = {"W11": [1, 0], "W15": [2, 0], "W17": [1, 0]}
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders=RENAISSANCE, fame=fame)
    assert (table.fame("W14"), table.table.free_tokens(0)) == ([1, 0], 0)


# Only public knowledge decides who is asked


def test_who_took_a_card_back_unseen_is_asked_though_there_is_one_choice() -> None:
    """Whether the Great Wall could be honoured as well is nobody else's business."""
    unseen = seat(hand="C37", resources="C33? C36? C01 C02 C03 C04")
    table = given("renaissance", me=unseen, others=[NEXT], at="end", wonders="W12 W14")
    for taken in ("C33", "C36"):
        course = table.copy().play(f"take {taken}", "done")
        assert (course.question, course.moves) == ("fame", ["fame W14"])
    seen = seat(hand="C37", resources="C33 C36 C01 C02 C03 C04")
    table = given("renaissance", me=seen, others=[NEXT], at="end", wonders="W12 W14")
    table.play("take C33", "done")
    assert table.fame("W14") == [1, 0], "what all have seen leaves no choice"


def test_and_with_all_tokens_placed_whether_to_move_one() -> None:
    me = seat(hand="C37", resources="C33? C36?")
    fame = {"W15": [2, 0], "W17": [2, 0], "W12": [1, 0]}
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders="W12 W15 W17", fame=fame)
    table.play("take C33", "done")
    assert (table.question, table.moves) == ("move-fame", ["done"])


# The deeds of the turn


def test_points_count_that_were_gained_in_ones_own_turn() -> None:
    """Rulings, Stonehenge: only those of one's own turn, and what was paid is not subtracted."""
    table = given("renaissance", me=seat(hand="C31 C01 C02"), others=[NEXT], wonders="W11")
    table.play("technology C31", "activate", "done")
    assert table.fame("W11") == [1, 0]
    table = given("renaissance", me=seat(hand="C01 C02 C45", points=3), others=[NEXT], wonders="W11")
    table.play("technology C45", "activate", "forgo 1", "done")
    assert (table.points(0), table.fame("W11")) == (2, [0, 0])


def test_points_gained_in_the_turn_of_another_do_not_count() -> None:
    others = [seat(hand="C01 C02 C03 C37"), seat(hand="C04 C05 C01")]
    table = given("renaissance", me=seat(hand="C48 C01 C02"), others=others, wonders="W11")
    table.play("technology C48", "activate", "done")
    assert (table.points(1), table.fame("W11")) == (1, [1, 0, 0])
    table.play("1: resource C01", "1: technology C37")
    assert table.turn_of == 2, "with no Food to replenish and nothing to buy"
    assert table.fame("W11") == [1, 0, 0]


def test_a_defeat_counts() -> None:
    table = given("renaissance", me=seat(hand="C35 C01 C02"), others=[NEXT], wonders="W16")
    table.play("technology C35", "activate", "1: done", "done")
    assert table.fame("W16") == [1, 0]


def test_the_price_that_was_paid_counts_with_its_extras() -> None:
    """Rulings, Notre-Dame: base cost and extra resources, however it was paid."""
    me = seat(hand="C01 C02", resources="C03 C04 C31 C53")
    table = given("renaissance", me=me, others=[NEXT], at="purchase", wonders="W13")
    table.play("buy C38", "settle")
    assert table.happened("bought") == [{"card": "C38", "number": 4, "seat": 0}]
    assert table.fame("W13") == [1, 0]


def test_resources_spent_in_all_phases_count_by_card() -> None:
    """Large Hadron Collider: two for Patronage and three for a card; a Space is one card."""
    rows = ["-- -- -- -- -- --", "C42 C41 C39 C38 --"]
    me = seat(hand="C01 C02 C40", resources="C03 C04 C33 C34 C53 C54")
    table = given("renaissance", me=me, others=[NEXT], wonders="W20", pyramid=rows)
    table.play(
        "technology C40", "activate", "spend C03", "spend C04", "done", "buy C42", "pay C33", "pay C34"
    )
    assert table.fame("W20") == [0, 0], "four"
    rows = ["-- -- C31 -- -- --", "C42 C41 C39 C38 --"]
    table = given("renaissance", me=me, others=[NEXT], wonders="W20", pyramid=rows)
    table.play("technology C40", "activate", "spend C03", "spend C04", "done")
    table.play("buy C41", "pay C53", "spare", "pay C33")
    assert table.fame("W20") == [0, 0], "four, one of them a Space"
    table = given("renaissance", me=me, others=[NEXT], wonders="W20", pyramid=rows)
    table.play("technology C40", "activate", "spend C03", "spend C04", "done")
    table.play("buy C39", "pay C33", "pay C53", "pay C54")
    assert table.fame("W20") == [1, 0], "five"


def test_deeds_are_forgotten_in_the_next_turn() -> None:
    table = given("renaissance", me=seat(hand="C31 C01 C02"), others=[NEXT], wonders="W11")
    table.play("technology C31", "activate", "done")
    deeds = table.table.deeds
    assert (deeds.gained, deeds.spent, deeds.paid, deeds.defeated, deeds.taken) == (0, 0, 0, 0, ())
