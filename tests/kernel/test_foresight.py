"""What a player may be told before they decide: all up to the first chance or reveal, and nothing more."""

from __future__ import annotations

import pytest
from tests.kernel.toys import auction, menu

import ziggurat
from ziggurat.kernel.errors import Refused, Unforeseen
from ziggurat.kernel.foresight import Foresight, foresee
from ziggurat.kernel.game import Game
from ziggurat.kernel.match import Match
from ziggurat.kernel.table import Table


def table_of(game: Game, players: int, *moves: str) -> Table:
    """A table at which these moves, each ``<seat> <move>``, were made."""
    match = Match(game, game.setting({"players": str(players)}), 1)
    for text in moves:
        seat, _, move = text.partition(" ")
        match.play(int(seat), move)
    return match.table


def foreseen(table: Table, seat: int, *moves: str) -> Foresight:
    before = ziggurat.digest(table)
    foresight = foresee(table, seat, [table.read(move) for move in moves])
    assert ziggurat.digest(table) == before
    return foresight


def test_what_would_happen_and_the_table_that_is_reached() -> None:
    table = table_of(menu.GAME, 2)
    foresight = foreseen(table, 0, "order bread")
    assert [happening.name for happening in foresight.happenings] == ["coins"] * 3
    assert foresight.stopped == ""
    table.play(0, "order bread")
    assert foresight.table is not None
    assert ziggurat.digest(foresight.table) != ziggurat.digest(table), "its chance is veiled"
    assert foresight.table.view(0) == table.view(0)


def test_several_moves_at_once() -> None:
    table = table_of(menu.GAME, 2)
    foresight = foreseen(table, 0, "order fish", "pay", "enough")
    assert [happening.name for happening in foresight.happenings] == ["coins", "praised"]


def test_it_stops_where_something_hidden_would_be_shown() -> None:
    """The next lot is turned up behind the last bid: what it is remains to be seen."""
    table = table_of(auction.GAME, 2, "0 bid 3")
    foresight = foreseen(table, 1, "pass")
    assert [happening.name for happening in foresight.happenings] == ["lot-sold"]
    assert (foresight.stopped, foresight.table) == ("reveal", None)


def test_what_is_refused_is_not_foreseen() -> None:
    table = table_of(auction.GAME, 2, "0 bid 3")
    with pytest.raises(Refused, match="3 is bid already"):
        foreseen(table, 1, "bid 2")


def test_nobody_foresees_what_another_seat_shows() -> None:
    """The partners' and opponents' hands are their own, also when only one answer is left to them."""
    table = table_of(auction.GAME, 2, "0 bid 3")
    other = table.copy()
    other.foreseer = 0
    other.show(0)
    for seat in (1, -1):
        with pytest.raises(Unforeseen, match="reveal"):
            other.show(seat)
    table.show(1)
