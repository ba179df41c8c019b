"""A match: what may be taken back, made again and given up."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.kernel.toys import auction, menu, ordering, reactions, secret, trading

import ziggurat
from ziggurat.kernel.errors import NoUndo, Refused, Unreadable, ZigguratError
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match, replay


def match_of(game: Game, players: int, *moves: str) -> Match:
    """A match in which these moves, each ``<seat> <move>``, were made."""
    match = Match(game, game.setting({"players": str(players)}), 1)
    for text in moves:
        seat, _, move = text.partition(" ")
        match.play(int(seat), move)
    return match


def refused(match: Match, seat: int, *agreed: int) -> str:
    """Why a seat may not take back the last move."""
    before = (ziggurat.digest(match.table), len(match.entries))
    with pytest.raises(NoUndo) as no:
        match.undo(seat, agreed)
    assert (ziggurat.digest(match.table), len(match.entries)) == before
    return str(no.value)


def test_a_refused_move_changes_nothing_and_is_not_recorded() -> None:
    match = match_of(auction.GAME, 3, "0 bid 3")
    before = ziggurat.digest(match.table)
    with pytest.raises(Refused, match=re.escape("'bid 2': 3 is bid already. Possible here: pass, bid 4")):
        match.play(1, "bid 2")
    with pytest.raises(Unreadable):
        match.play(1, "bid two")
    assert ziggurat.digest(match.table) == before
    assert match.entries == [{"seat": 0, "move": "bid 3"}]


def test_own_moves_of_a_turn_are_taken_back_freely_one_by_one() -> None:
    match = match_of(menu.GAME, 2, "0 order fish", "0 pay", "0 pay")
    digests = [ziggurat.digest(played.before) for played in match.played]
    for digest in reversed(digests):
        assert match.undo_refusal(0) is None
        match.undo(0)
        assert ziggurat.digest(match.table) == digest
    assert refused(match, 0) == "this cannot be taken back: no move has been made"
    assert match.log() == []


def test_what_was_taken_back_is_made_again_in_order() -> None:
    match = match_of(menu.GAME, 2, "0 order fish", "0 pay", "0 enough")
    after, log = ziggurat.digest(match.table), match.log()
    match.undo(1, (0,))
    match.undo(0)
    match.undo(0)
    for _ in range(3):
        match.redo(0)
    assert (ziggurat.digest(match.table), match.log()) == (after, log)
    assert match.entries[3:] == [
        {"undo": 1, "agreed": [0]},
        {"undo": 0},
        {"undo": 0},
        {"redo": 0},
        {"redo": 0},
        {"redo": 0},
    ]
    with pytest.raises(NoUndo, match="nothing was taken back"):
        match.redo(0)


def test_another_seat_cannot_make_the_move_again() -> None:
    match = match_of(menu.GAME, 2, "0 order fish")
    match.undo(0)
    with pytest.raises(NoUndo, match="only seat 0 can redo this move"):
        match.redo(1)


def test_a_new_move_leaves_nothing_to_make_again() -> None:
    match = match_of(menu.GAME, 2, "0 order fish")
    match.undo(0)
    match.play(0, "order soup")
    with pytest.raises(NoUndo, match="nothing was taken back"):
        match.redo(0)


def test_the_last_move_of_a_turn_is_taken_back_freely_until_somebody_else_moves() -> None:
    """The end of a turn is not confirmed, so a slip of the hand may have brought it about."""
    match = match_of(ordering.GAME, 3, "0 take field")
    assert match.table.deciders == (1,)
    assert "the last move was made by seat 0" in refused(match, 1, 0)
    match.undo(0)
    assert match.entries[-1] == {"undo": 0}
    assert match.table.deciders == (0,)


def test_the_move_of_another_seat_only_the_others_can_take_back() -> None:
    match = match_of(reactions.GAME, 3, "0 raid", "1 suffer")
    assert "the last move was made by seat 1" in refused(match, 0)
    assert "the last move was made by seat 1" in refused(match, 2, 1)
    match.undo(2, (0, 1))
    assert match.table.deciders == (1,)


def test_another_seat_having_chosen_the_own_move_stays() -> None:
    match = match_of(secret.GAME, 3, "0 lay 1", "1 lay 2")
    assert "the last move was made by seat 1" in refused(match, 0)
    match.undo(1)
    match.undo(0)
    assert match.table.deciders == (0, 1, 2)


def test_what_was_revealed_is_not_taken_back() -> None:
    match = match_of(secret.GAME, 3, "0 lay 1", "1 lay 2", "2 lay 3")
    assert "something hidden was revealed" in refused(match, 2)


def test_chance_is_not_taken_back() -> None:
    match = match_of(menu.GAME, 2, "0 order fish")
    match.table.chance.below(6)
    assert "chance was used" in refused(match, 0)
    match.undo(0, (1,))
    match.redo(0)
    assert match.table.chance.used == 0, "the generator is taken back too, so the same is drawn again"


def test_the_game_being_over_the_last_move_is_not_taken_back_freely() -> None:
    match = match_of(secret.GAME, 2, *[f"{seat} lay {card}" for card in (1, 2, 3) for seat in (0, 1)])
    assert match.over
    match.table.revealed = match.played[-1].before.revealed
    assert "the game is over" in refused(match, 1)
    match.undo(1, (0,))
    assert not match.over


def test_nothing_is_played_after_the_end() -> None:
    match = match_of(secret.GAME, 2, *[f"{seat} lay {card}" for card in (1, 2, 3) for seat in (0, 1)])
    with pytest.raises(ZigguratError, match="the game is over"):
        match.play(0, "lay 1")
    with pytest.raises(ZigguratError, match="seat 0 cannot resign now"):
        match.resign(0)


def test_who_resigns_is_last() -> None:
    match = match_of(trading.GAME, 4)
    table: Any = match.table
    table.goods[1:3] = [[1, 1, 1], [2, 2, 2]]
    assert match.ranking() == [[2], [1], [0, 3]]
    match.resign(2)
    match.resign(0)
    assert match.ranking() == [[1], [3], [0], [2]], "who resigned later is before who resigned first"
    match.play(0, "end")
    match.resign(1)
    assert match.over
    assert match.ranking() == [[3], [1], [0], [2]]
    assert match.record().closing["ending"] is None


def test_a_game_for_two_ends_when_one_resigns_a_solitary_one_too() -> None:
    for game, players, place in ((auction.GAME, 2, [[1], [0]]), (ordering.GAME, 1, [[0]])):
        match = match_of(game, players)
        match.resign(0)
        assert match.over
        assert match.ranking() == place


def test_who_has_resigned_neither_agrees_nor_takes_back() -> None:
    match = match_of(ordering.GAME, 3, "0 take field")
    match.resign(1)
    match.undo(0, (2,))
    match.play(0, "take field")
    assert refused(match, 1, 0, 2) == "seat 1 does not play"
    with pytest.raises(ZigguratError, match="seat 1 cannot resign now"):
        match.resign(1)


def test_after_resigning_nothing_is_made_again() -> None:
    match = match_of(menu.GAME, 3, "0 order fish")
    match.undo(0)
    match.resign(2)
    with pytest.raises(NoUndo, match="nothing was taken back"):
        match.redo(0)


@pytest.mark.parametrize("seat", [-1, 3, 2**70])
def test_there_are_no_other_seats(seat: int) -> None:
    match = match_of(menu.GAME, 3, "0 order fish")
    assert refused(match, seat, 0, 1, 2) == f"seat {seat} does not play"
    with pytest.raises(ZigguratError, match=f"seat {seat} cannot resign now"):
        match.resign(seat)


def test_the_log_tells_what_happened_and_was_not_taken_back() -> None:
    match = match_of(auction.GAME, 2, "0 bid 2", "1 pass")
    names = [happening.name for happening in match.log()]
    assert names == ["lot-offered", "lot-sold", "lot-offered"]
    match.undo(1, (0,))
    assert [happening.name for happening in match.log()] == ["lot-offered"]


# All or none


def test_moves_are_made_all_or_none() -> None:
    match = match_of(menu.GAME, 2)
    before, entries = ziggurat.digest(match.table), match.entries[:]
    with pytest.raises(Refused):
        match.play_all(0, ["order fish", "pay", "order soup"])
    assert (ziggurat.digest(match.table), match.entries, match.played) == (before, entries, [])
    match.play_all(0, ["order fish", "pay", "enough"])
    assert [entry["move"] for entry in match.entries] == ["order fish", "pay", "enough"]


def test_a_rule_that_breaks_down_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(menu.GAME, 2)
    before = ziggurat.digest(match.table)

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(menu.Spending, "choose", broken)
        match.play(0, "order fish")
        with pytest.raises(ZeroDivisionError):
            match.play(0, "pay")
        assert match.table.decision.ASK == "spend"
    match.play(0, "pay")
    match.undo(0)
    match.undo(0)
    assert ziggurat.digest(match.table) == before


# Going on from elsewhere


def test_a_game_goes_on_with_fresh_chance_and_nothing_before_is_taken_back() -> None:
    match = match_of(auction.GAME, 2, "0 bid 3")
    match.deal_anew("000102030405060708090a0b0c0d0e0f")
    assert isinstance(match.table.chance, ziggurat.Secret)
    assert match.table.deciders == (1,)
    assert refused(match, 0) == "this cannot be taken back: no move has been made"
    match.play(1, "pass")
    again = replay(auction.GAME, match.record())
    assert ziggurat.digest(again.table) == ziggurat.digest(match.table)
    assert again.log() == match.log()


def test_different_seeds_deal_different_lots() -> None:
    deals = set()
    for seed in range(8):
        match = match_of(auction.GAME, 2, "0 bid 3")
        match.deal_anew(f"{seed:032x}")
        match.play(1, "pass")
        deals.add(tuple(match.table.lots))  # type: ignore[attr-defined]
    assert len(deals) > 3


def test_a_match_goes_on_from_a_snapshot_by_the_rules_of_today() -> None:
    match = match_of(menu.GAME, 2, "0 order soup", "0 choose 1", "1 order bread")
    table = menu.GAME.restore(match.setting, [getattr(match.table, name) for name in match.table.FIELDS])
    later = Match.resumed(table, match.seed, ["human:A", "human:B"], match.entries[:])
    assert later.entries == match.entries
    assert refused(later, 1) == "this cannot be taken back: no move has been made"
    later.play(0, "order fish")
    assert len(later.entries) == len(match.entries) + 1
