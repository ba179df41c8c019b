"""Equal things may be chosen in any order: no choice is missing, and none is listed twice.

Each decision that asks for several of them is gone through in all ways: those that are listed, which bots
try, and those that a person has, who may click as they like.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from tests.games.guns_and_steel.scenario import Scene, given, paying, seat

from ziggurat.games.guns_and_steel import GAME
from ziggurat.kernel.foresight import foresee
from ziggurat.kernel.match import Match, replay

if TYPE_CHECKING:
    from collections.abc import Iterator

RENAISSANCE = "renaissance"


def replenishing(technologies: str, card: str, *answers: str) -> Scene:
    me = seat(hand=card, technologies=technologies)
    return given(RENAISSANCE, me=me, others=[seat(technologies="C02 C05")]).play("activate", *answers)


def trading(card: str) -> Scene:
    others = [seat(resources="C01"), seat(resources="C04 C31"), seat(resources="C05 C32")]
    return given(RENAISSANCE, me=seat(hand=card), others=others).play("activate")


def losing(resources: str, card: str = "C19") -> Scene:
    return given(me=seat(hand=card), others=[seat(resources=resources)]).play("activate", "1: done")


SETS = {
    "Aqueduct, up to 2 Food": lambda: replenishing("C01 C03 C04", "C37"),
    "Theology, up to 2 of any type": lambda: replenishing("C01 C03", "C39"),
    "Internet, up to 3 of any type": lambda: replenishing("C01 C03 C04 C31", "C54"),
    "Currency, up to 2 below Oil": lambda: given(
        me=seat(hand="C07", resources="C04 C01 C06 C19")
    ).play("activate"),
    "Patronage, up to 2 of different types": lambda: given(
        RENAISSANCE, me=seat(hand="C40", resources="C01 C02 C04 C31")
    ).play("activate"),
    "Navigation, up to 2 opponents": lambda: trading("C43"),
    "Globalization, all opponents": lambda: trading("C52"),
    "a response": lambda: given(
        me=seat(hand="C11"), others=[seat(hand="C05 C10 C01", resources="C04 C14")]
    ).play("activate"),
    "a loss of 2": lambda: losing("C01 C02 C04 C05"),
    "a loss of 2 with a Space": lambda: losing("C28 C02 C04"),
    "2 of any type are due": lambda: paying(seat(resources="C01 C02 C04", loose="oil"), any=2),
    "2 Horse are due": lambda: paying(seat(resources="C06 C07 C08 C01", loose="horse"), horse=2),
    "3 of any type are due": lambda: paying(seat(resources="C01 C02 C04 C06 C08"), any=3),
    "taking back": lambda: given(me=seat(resources="C14 C01 C02"), others=[seat(hand="C01 C02")], at="end"),
}  # fmt: skip


def paths(scene: Scene, listed: bool, asked: str, gone: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All ways through a question: by the moves that are listed, or by all that may be chosen."""
    offered = scene.moves if listed else scene.moves + scene.passed_over
    for move in offered:
        if move.split()[0] in ("settle", "convert", "combine"):
            continue  # other ways to pay than by choosing what is spent
        after = scene.copy().play(move)
        way = gone if move == "done" else (*gone, move)
        if move == "done" or after.question != asked or after.asked != scene.asked:
            yield way
        else:
            yield from paths(after, listed, asked, way)


def outcomes(ways: list[tuple[str, ...]]) -> Counter[tuple[str, ...]]:
    """The sets that were chosen, and by how many ways each."""
    return Counter([tuple(sorted(way)) for way in ways])


@pytest.mark.parametrize("which", SETS)
def test_every_set_is_listed_once_and_may_be_chosen_in_any_order(which: str) -> None:
    scene = SETS[which]()
    asked = scene.question
    listed = outcomes(list(paths(scene, listed=True, asked=asked)))
    chosen = list(paths(scene, listed=False, asked=asked))
    assert set(listed.values()) == {1}, "nothing is tried twice"
    assert set(listed) == set(outcomes(chosen)), "nothing is missing, and nothing else comes of another order"
    if "Space" not in which:  # a Space settles what is left, so nothing comes behind it
        for way in listed:
            assert set(permutations(way)) <= set(chosen)


@pytest.mark.parametrize("which", SETS)
def test_and_so_in_one_submission_and_looking_ahead(which: str) -> None:
    scene = SETS[which]()
    for way in list(paths(scene, listed=False, asked=scene.question))[:40]:
        match = Match.resumed(scene.table.copy(), 1, [], [])
        match.play_all(scene.asked, way)
        assert [played.move.text for played in match.played] == list(way), "recorded as it was chosen"
        foresee(scene.table, scene.asked, [scene.table.read(move) for move in way])


def test_done_is_said_by_nobody_only_where_nothing_at_all_is_left() -> None:
    """With Aqueduct and Theology, say, a card that was passed over may still be replenished."""
    aqueduct = replenishing("C01 C03", "C37", "replenish C03")
    assert (aqueduct.question, aqueduct.moves, aqueduct.passed_over) == (
        "replenish", ["done"], ["replenish C01"]
    )  # fmt: skip
    assert replenishing("C01", "C37", "replenish C01").question == "pause"
    theology = replenishing("C01 C03", "C39", "replenish C39")
    assert theology.passed_over == ["replenish C01", "replenish C03"]
    currency = given(me=seat(hand="C07", resources="C01 C19")).play("activate", "spend C01")
    assert currency.question == "pause", "Oil cannot be spent for it, as all can see"
    navigation = trading("C43").play("trade 3 iron")
    assert navigation.moves == ["done"]
    assert navigation.passed_over == ["trade 1 food", "trade 2 iron", "trade 2 horse"]


def test_with_all_opponents_only_those_with_several_types_are_asked_about() -> None:
    table = trading("C52")
    assert table.loose(0) == "food", "of the first one there is nothing else to have"
    assert table.moves == ["trade 2 iron", "trade 2 horse"]
    assert table.play("trade 3 horse", "trade 2 iron").loose(0) == "food iron horse"


def test_no_untrue_reason_is_told() -> None:
    assert paying(seat(resources="C06 C07 C08"), horse=2).refused("pay C08") == ""
    assert paying(seat(resources="C01 C02 C04"), any=2).refused("pay C04") == ""
    assert losing("C01 C02 C04").refused("spend C04") == ""
    short = paying(seat(resources="C13 C24 C01"), gunpowder=1, horse=1)
    assert short.refused("pay C01") == "wrong-type"
    assert short.refused("pay C24") == "too-little-left", "Gunpowder does not pay a Horse"
    assert short.refused("pay C13") == ""


def match_at(number: int) -> Match:
    """A game in which seat 0 has so many resources lying and is about to take cards back."""
    match = Match(GAME, GAME.setting({}), 5)
    while True:
        table = match.table
        seat = table.deciders[0]
        moves = [move.text for move in table.moves(seat)]
        lying = len(table.areas[seat].resources)  # type: ignore[attr-defined]
        if table.decision.ASK == "take-back" and lying >= number:
            return match
        calm = [move for move in moves if move in ("rest", "pass", "done")]
        match.play(seat, calm[0] if calm else moves[0])


def test_the_record_has_cards_as_they_were_chosen_and_each_can_be_taken_back() -> None:
    match = match_at(3)
    seat = match.table.deciders[0]
    first, second, third = [move.text for move in match.table.moves(seat) if move.text != "done"][:3]
    match.play_all(seat, [third, first, second])
    assert [entry["move"] for entry in match.entries[-3:]] == [third, first, second]
    assert replay(GAME, match.record()).table == match.table
    for _ in range(3):
        match.undo(seat)
    assert len(match.table.choices(seat)) >= 4


def test_the_last_choice_of_a_turn_may_be_taken_back_until_somebody_answers() -> None:
    match = match_at(3)
    seat = match.table.deciders[0]
    match.play(seat, "done")
    assert match.table.deciders != (seat,)
    assert match.undo_refusal(seat) is None
    other = match.table.deciders[0]
    match.play(other, match.table.moves(other)[0])
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.code == "undo-other-moved"
