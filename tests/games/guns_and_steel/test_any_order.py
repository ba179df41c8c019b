"""Equal choices may be made in any order: a card that was passed over slips in where it belongs."""

from __future__ import annotations

from tests.games.guns_and_steel.scenario import given, seat

from ziggurat.games.guns_and_steel import GAME
from ziggurat.kernel.match import Match, replay


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


def test_cards_are_taken_back_in_any_order() -> None:
    match, other = match_at(3), match_at(3)
    seat = match.table.deciders[0]
    first, second, third = [move.text for move in match.table.moves(seat) if move.text != "done"][:3]
    match.play_all(seat, [third, first, second])
    other.play_all(seat, [first, second, third])
    assert match.table == other.table
    assert [played.move.text for played in match.played[-3:]] == [first, second, third]
    assert replay(GAME, match.record()).table == match.table


def test_a_response_from_hand_comes_after_a_resource_was_spent() -> None:
    table = given(me=seat(hand="C19"), others=[seat(hand="C05 C10", resources="C04 C14")])
    table.play("activate")
    match = Match.resumed(table.table, 1, [], [])
    match.play_all(1, ["spend C14", "respond C10", "spend C04", "respond C05"])
    assert [played.move.text for played in match.played] == [
        *["respond C05", "respond C10", "spend C04", "spend C14"]
    ]
