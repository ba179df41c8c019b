"""A table: who is asked, what is refused and why, what happens by itself and what bots get to see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.kernel.toys import auction, menu, new, play, secret, trading

import ziggurat
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.errors import Refused
from ziggurat.kernel.glimpse import Glimpse
from ziggurat.kernel.move import GAME_OVER, NOT_ASKED, NOT_OFFERED


def test_a_game_reads_like_the_table_it_models() -> None:
    table = auction.GAME.set_up(auction.GAME.setting({}), Quick.seeded(7))
    table.proceed()
    while not table.over:
        seat = table.deciders[0]
        table.play(seat, table.moves(seat)[-1])
    assert table.ranking() == [[0], [2], [1]]
    assert table.scores() == [6, 1, 3]


def test_why_not() -> None:
    table = new(auction.GAME, 3)
    assert table.refusal(0, auction.BID(3)) is None
    assert table.refusal(1, auction.BID(3)) == NOT_ASKED
    assert table.refusal(0, auction.BID(11)) == NOT_OFFERED
    assert table.refusal(0, menu.PAY()) == NOT_OFFERED
    play(table, "0 bid 5")
    refusal = table.refusal(1, auction.BID(5))
    assert (refusal.code, dict(refusal.args)) == ("bid-low", {"high": 5})


def test_a_refusal_says_what_is_possible() -> None:
    table = new(secret.GAME, 2)
    play(table, "0 lay 2")
    with pytest.raises(Refused, match=re.escape("'lay 1': it is not your decision")) as refused:
        table.play(0, "lay 1")
    assert refused.value.refusal == NOT_ASKED
    play(table, "1 lay 3")
    with pytest.raises(
        Refused, match=r"'lay 3': this card is not in your hand\. Possible here: lay 1, lay 2, lay 4"
    ):
        table.play(1, "lay 3")


def test_the_game_being_over_nobody_is_asked() -> None:
    table = new(secret.GAME, 2)
    play(table, "0 lay 1", "1 lay 2", "0 lay 2", "1 lay 3", "0 lay 3", "1 lay 4")
    assert (table.over, table.deciders, table.may_act, table.moves(0)) == (True, (), (), [])
    assert table.refusal(0, secret.LAY(1)) == GAME_OVER
    with pytest.raises(Refused, match="'lay 1': the game is over"):
        table.play(0, "lay 1")


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**70])
def test_there_are_no_other_seats(seat: int) -> None:
    table = new(secret.GAME, 3)
    assert table.moves(seat) == []
    with pytest.raises(Refused):
        table.play(seat, "lay 1")


def test_who_may_act_can_be_refused_like_who_must() -> None:
    table = new(trading.GAME, 3)
    assert [move.text for move in table.moves(1)] == ["offer 0 iron wool"]
    assert [move.text for move in table.moves(0)][:2] == ["end", "offer 1 wool iron"]
    assert table.refusal(1, trading.END()) == NOT_OFFERED


def test_the_seats_in_turn_order() -> None:
    assert new(auction.GAME, 4).clockwise(2) == [3, 0, 1]
    assert new(auction.GAME, 2).clockwise(1) == [0]


def test_who_has_equal_points_shares_a_place() -> None:
    table = new(auction.GAME, 4)
    table.points = [2, 5, 2, 7]
    assert table.ranking() == [[3], [1], [0, 2]]


def test_a_copy_of_its_own() -> None:
    table = new(menu.GAME, 2)
    play(table, "0 order fish", "0 pay")
    copy: Any = table.copy()
    assert copy == table
    play(copy, "0 pay")
    assert (table.coins, copy.coins) == ([2, 3], [1, 3])
    assert (table.tallies, copy.tallies) == ([1], [2])
    assert copy != table


def test_an_imagined_table_has_another_chance_and_another_order() -> None:
    table = new(auction.GAME, 3)
    before = ziggurat.digest(table)
    imagined = [table.imagine(0, Quick.seeded(seed)) for seed in range(5)]
    assert ziggurat.digest(table) == before
    assert len({tuple(other.lots) for other in imagined}) > 1
    assert all(sorted(other.lots) == sorted(table.lots) for other in imagined)
    assert all(other.chance != table.chance for other in imagined)


def test_a_bot_gets_its_moves_its_view_and_tables_that_may_be_the_true_one() -> None:
    table = new(secret.GAME, 2)
    play(table, "1 lay 4")
    glimpse = Glimpse(table, 0)
    assert glimpse.moves == table.moves(0)
    assert glimpse.view() == table.view(0)
    assert glimpse.game is secret.GAME
    laid = {glimpse.imagine(Quick.seeded(seed)).laid[1] for seed in range(30)}  # type: ignore[attr-defined]
    assert laid == {1, 2, 3, 4}


def test_a_game_says_what_it_is_worth_and_has_no_cards_by_itself() -> None:
    table = new(auction.GAME, 2)
    table.points = [3, 4]
    assert auction.GAME.worth(table, 1) == 4.0
    assert auction.GAME.cards(table.setting, "en") == []
