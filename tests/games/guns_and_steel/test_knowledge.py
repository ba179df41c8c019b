"""What the others know of a player's cards, and tables imagined from it.

Everybody sees which cards a player owns, all technologies, and of a resource its type. Which card of its type
it is, only its owner sees; but what was seen once is remembered.
"""

from random import Random

import pytest
from tests.games.guns_and_steel.scenario import Scene, given, seat
from tests.games.guns_and_steel.watching import Watched

from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.knowledge import possible
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.chance import Quick

NEXT = seat(hand="C01 C02 C03 C04 C05")
"""Somebody whose turn it is next."""


# What a resource may be


def test_a_resource_may_be_any_card_of_its_type_that_is_not_seen_elsewhere() -> None:
    table = given(me=seat(hand="C01 C02 C03 C04 C05"), at="resource").play("resource C02")
    assert table.may_be(0) == ["C01 C02 C03"]
    table = given(me=seat(hand="C01 C02 C04", technologies="C03"), at="resource").play("resource C02")
    assert table.may_be(0) == ["C01 C02"], "Barter lies open"


def test_the_only_card_of_its_type_is_known() -> None:
    table = given(me=seat(hand="C14 C01 C02"), at="resource").play("resource C14")
    assert table.may_be(0) == ["C14"]


def test_the_owner_knows_what_lies_there() -> None:
    table = given(me=seat(hand="C01 C02 C03"), at="resource").play("resource C02")
    seen = [table.table.view(viewer)["areas"][0]["resources"][0]["card"] for viewer in (0, 1, None)]
    assert seen == ["C02", None, None]


def test_a_replenished_card_has_been_seen() -> None:
    table = given(me=seat(hand="C16 C01", technologies="C02"), others=[NEXT])
    table.play("technology C16", "activate", "replenish C02")
    assert table.may_be(0) == ["C02"], "though Agriculture in hand is Food too"


def test_a_spent_card_lies_open() -> None:
    table = given(me=seat(hand="C03 C01 C04", resources="C02? C05"))
    assert table.may_be(0) == ["C01 C02 C03", "C05"]
    table.play("technology C03", "activate", "spend C02", "gain iron")
    assert table.technologies(0) == "C02 C03"


def test_a_card_that_is_shown_later_is_ruled_out() -> None:
    table = given(me=seat(hand="C01 C02 C03 C08"), others=[seat(resources="C04")], at="resource")
    table.play("resource C01")
    assert table.may_be(0) == ["C01 C02 C03"]
    table.play("technology C02")
    assert table.may_be(0) == ["C01 C03"], "Trade lies open now"


def test_what_was_ruled_out_stays_so_when_the_card_is_back_in_hand() -> None:
    me = seat(hand="C02", resources="C01?", technologies="C05")
    table = given(me=me, others=[NEXT], at="technology")
    assert table.may_be(0) == ["C01"], "Trade was played just now, so it is Agriculture"
    table.play("done", "0: done")
    assert (table.hand(0), table.may_be(0)) == ("C02 C05", ["C01"])


def test_places_are_told_apart_by_what_is_left_for_the_others() -> None:
    """Two places for two cards, one of which can only be here: the other is there."""
    me = seat(hand="C03", resources="C01? C02?")
    table = given(me=me, at="end")
    assert table.may_be(0) == ["C01 C02 C03", "C01 C02 C03"]
    table.table.areas[0].hints = [0b001, 0b011]
    assert table.may_be(0) == ["C01", "C02"]
    table.table.areas[0].hints = [0b011, 0b011]
    assert table.may_be(0) == ["C01 C02", "C01 C02"]
    table.table.areas[0].hints = [0b011, 0b111]
    assert table.may_be(0) == ["C01 C02", "C01 C02 C03"]


def test_two_places_that_only_two_cards_fit_leave_none_of_them_for_a_third() -> None:
    me = seat(resources="C06? C07? C08?", hand="C09")
    table = given(me=me, at="end")
    table.table.areas[0].hints = [0b11 << 5, 0b11 << 5, 0b1111 << 5]
    assert table.may_be(0) == ["C06 C07", "C06 C07", "C08 C09"]


def test_a_card_taken_back_unseen_stays_unseen() -> None:
    me = seat(technologies="C08", resources="C01? C02?", hand="C03")
    table = given(me=me, others=[NEXT], at="end").play("take C01", "done")
    assert table.hand(0) == "C01 C03 C08"
    assert table.may_be(0) == ["C01 C02 C03"]
    (taken,) = [happening for happening in table.log if happening.name == "took-resource"]
    assert taken.seen_by(0) == {"name": "took-resource", "seat": 0, "card": "C01", "resource": "food"}
    assert taken.seen_by(1) == {"name": "took-resource", "seat": 0, "card": None, "resource": "food"}


def test_a_known_card_taken_back_is_known_to_be_in_hand() -> None:
    me = seat(technologies="C08", resources="C01 C02? C03?")
    table = given(me=me, others=[NEXT], at="end").play("take C01", "done")
    assert table.may_be(0) == ["C02 C03", "C02 C03"]


# Compared with keeping all worlds


@pytest.mark.parametrize("theme", ["new_world", "renaissance", "combined"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_are_what_can_be_worked_out_from_all_that_happened(theme: str, players: int) -> None:
    """No more, since that would be the truth leaking; and no less, since what was seen stays known."""
    for seed in range(3):
        table = GAME.set_up(GAME.setting({"theme": theme, "players": str(players)}), Quick.seeded(seed))
        scene = Scene(table)
        seats = [Watched() for _ in range(players)]
        roll = Random(seed)
        scene.proceed()
        seen = 0
        while not table.over:
            for happening in scene.log[seen:]:
                if happening.seat >= 0:
                    seats[happening.seat].see(happening)
            seen = len(scene.log)
            viewer = table.deciders[0]
            imagined = table.imagine(viewer, Quick.seeded(seen))
            assert isinstance(imagined, GunsTable)
            for number, watched in enumerate(seats):
                assert watched.lying == table.areas[number].resources
                assert possible(table.areas[number]) == watched.may_be()
                if number != viewer:
                    assert tuple(imagined.areas[number].resources) in watched.worlds
            table.apply(viewer, roll.choice(table.moves(viewer)))


# Imagined tables


def imagined(table: Scene, viewer: int | None, times: int = 40) -> list[GunsTable]:
    """Many tables that a viewer may believe in."""
    tables = [table.table.imagine(viewer, Quick.seeded(number)) for number in range(times)]
    assert all(isinstance(other, GunsTable) for other in tables)
    return tables  # type: ignore[return-value]  # as was just looked at


def test_ones_own_cards_are_certain() -> None:
    table = given(me=seat(hand="C01 C14", resources="C02? C03?"), others=[seat(hand="C01", resources="C02?")])
    for other in imagined(table, 0):
        assert other.areas[0] == table.table.areas[0]


def test_hidden_cards_of_others_are_dealt_anew_in_all_ways() -> None:
    other = seat(hand="C01 C04 C14", resources="C02? C03? C05?")
    table = given(me=seat(hand="C01 C02"), others=[other])
    lying = {tuple(world.areas[1].resources) for world in imagined(table, 0, 200)}
    assert len(lying) == 6 * 2, "two of three Food, in two places, and one of two Iron"
    for world in imagined(table, 0):
        owned = [*world.areas[1].hand, *world.areas[1].resources]
        assert sorted(owned) == [0, 1, 2, 3, 4, 13]
        assert 13 in world.areas[1].hand


def test_what_was_seen_is_kept() -> None:
    other = seat(hand="C01 C04 C14", resources="C02 C03? C05", technologies="C06")
    table = given(me=seat(hand="C01 C02"), others=[other])
    for world in imagined(table, 0):
        assert (world.areas[1].resources[0], world.areas[1].resources[2]) == (1, 4)
        assert world.areas[1].technologies == [5]
        assert world.areas[1].resources[1] in (0, 2)


def test_a_spectator_knows_nobodys_hand() -> None:
    table = given(me=seat(hand="C01 C14", resources="C02?"), others=[seat(hand="C03", resources="C01?")])
    worlds = imagined(table, None)
    assert {tuple(world.areas[0].resources) for world in worlds} == {(0,), (1,)}
    assert {tuple(world.areas[1].resources) for world in worlds} == {(0,), (2,)}


def test_of_a_pile_only_the_open_card_is_known() -> None:
    """Rulings: what lies below is hidden, though all know which cards it must be."""
    piles = {"horse": "C31 C32 C33 C34", "oil": "C44 C45"}
    table = given("combined", me=seat(hand="C01 C02"), piles=piles)
    orders = {world.pyramid.piles[0] for world in imagined(table, 0, 100)}
    assert {order[-1] for order in orders} == {33}
    assert {tuple(sorted(order)) for order in orders} == {(30, 31, 32, 33)}
    assert len(orders) == 6
    assert {world.pyramid.piles[2] for world in imagined(table, 0)} == {(43, 44)}, "one card below is known"


def test_imagining_changes_nothing_and_uses_other_chance() -> None:
    table = given("combined", me=seat(hand="C01 C14", resources="C02?"), others=[NEXT])
    before = table.table.copy()
    worlds = imagined(table, 1)
    assert table.table == before
    assert all(world.chance != table.table.chance for world in worlds)


def test_what_was_taken_back_unseen_is_imagined_too() -> None:
    """Another seat must not see from the deeds of the turn which card was taken up."""
    me = seat(hand="C37", resources="C33? C36? C01 C02 C03 C04")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders="W12 W14").play("take C36", "done")
    assert table.question == "fame"
    assert {world.deeds.taken for world in imagined(table, 1)} == {(32,), (35,), (36,)}
    assert {world.deeds.taken for world in imagined(table, 0)} == {(35,)}


def test_a_demanded_card_that_nobody_had_seen_is_a_revelation() -> None:
    """So the move that demands it cannot be taken back freely."""
    other = seat(hand="C02", resources="C01? C04")
    table = given("renaissance", me=seat(hand="C32"), others=[other]).play("activate")
    assert table.copy().play("demand 1 2").table.revealed == 0
    assert table.play("demand 1 1").table.revealed == 1


def test_whoever_is_asked_can_answer_in_every_imagined_table() -> None:
    """Though what they may choose depends on cards that nobody else has seen."""
    me = seat(hand="C37", resources="C36? C33? C01 C02", technologies="C38")
    others = [seat(hand="C01 C02 C03 C04 C05")]
    fame = given("renaissance", me=me, others=others, at="end", wonders="W12 W15").play("take C36", "done")
    assert fame.question == "fame"
    victim = seat(hand="C31 C37", resources="C34? C36? C33?")
    loss = given("renaissance", me=seat(hand="C49", technologies="C53"), others=[victim])
    loss.play("activate", "1: done", "1: spend C34")
    assert loss.question == "lose"
    for table, asked in ((fame, 0), (loss, 1)):
        for viewer in (1 - asked, None):
            assert all(world.moves(asked) for world in imagined(table, viewer))


def test_nobody_learns_from_the_question_whether_a_condition_holds() -> None:
    """Whose cards taken back might meet a condition is asked for a fame token, also if they do not."""
    me = seat(hand="C37", resources="C36? C33? C01 C02", technologies="C38")
    others = [seat(hand="C01 C02 C03 C04 C05")]
    table = given("renaissance", me=me, others=others, at="end", wonders="W12 W15")
    with_it, without = table.copy().play("take C36", "done"), table.play("take C33", "done")
    assert (with_it.question, without.question) == ("fame", "fame")
    assert (with_it.moves, without.moves) == (["fame W12"], ["done"])
    assert with_it.refused("done") == "fame-is-due"
