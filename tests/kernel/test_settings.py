"""Spec strings and options: what is asked for, and what is said when it cannot be had."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toys import auction, event

import ziggurat
from ziggurat.kernel.errors import BadContent, BadOption, UnknownGame, ZigguratError
from ziggurat.kernel.game import Setting

pytestmark = pytest.mark.usefixtures("only_toys")


def test_defaults() -> None:
    assert ziggurat.read_spec("auction") == (auction.GAME, Setting(3, (("coins", "10"),)))
    assert ziggurat.read_spec(" auction : ") == ziggurat.read_spec("auction")


def test_options() -> None:
    _, setting = ziggurat.read_spec("auction: coins = 20, players = 4")
    assert (setting.players, setting.option("coins"), setting.text("coins")) == (4, "20", None)
    table = ziggurat.new("auction:players=4,coins=20", seed=7)
    assert table.setting == setting
    assert table.view(None)["coins"] == [20, 20, 20, 20]


@pytest.mark.parametrize(
    ("spec", "error", "message"),
    [
        ("", UnknownGame, "as a game, '' is not known. There are: "),
        ("chess", UnknownGame, "as a game, 'chess' is not known. There are: "),
        ("auktion", UnknownGame, "'auktion' is not known. Did you mean 'auction'? There are: "),
        ("auction:players", BadOption, "'players' in 'auction:players' should be option=value"),
        ("auction:players=", BadOption, "'players=' in 'auction:players=' should be option=value"),
        ("auction:=3", BadOption, "'=3' in 'auction:=3' should be option=value"),
        ("auction:players=3,", BadOption, "'' in 'auction:players=3,' should be option=value"),
        ("auction:players=3,players=3", BadOption, "'players' stands twice in 'auction:players=3,players=3'"),
        ("auction:players=5", BadOption, "auction is for 2 to 4 players, not '5'"),
        ("auction:players=1", BadOption, "auction is for 2 to 4 players, not '1'"),
        ("auction:players=03", BadOption, "auction is for 2 to 4 players, not '03'"),
        ("auction:players=00020", BadOption, "auction is for 2 to 4 players, not '00020'"),
        ("auction:players=two", BadOption, "auction is for 2 to 4 players, not 'two'"),
        ("auction:players=٣", BadOption, "auction is for 2 to 4 players, not '٣'"),
        ("auction:coins=15", BadOption, "coins of auction: '15' is not known. There are: 10, 20."),
        (
            "auction:coin=10",
            BadOption,
            "as an option of auction, 'coin' is not known. Did you mean 'coins'? There are: players, coins.",
        ),
        (
            "towns:events=a.txt",
            BadOption,
            "events=a.txt names a file; here the text itself is given as content",
        ),
    ],
)
def test_what_cannot_be_had_is_said(spec: str, error: type[ZigguratError], message: str) -> None:
    with pytest.raises(error, match=re.escape(message)):
        ziggurat.read_spec(spec)


@given(st.text() | st.text(alphabet="auction:players=coins,1234 "))
def test_any_text_is_a_setting_or_an_error_that_is_the_callers_to_mend(spec: str) -> None:
    try:
        game, setting = ziggurat.read_spec(spec)
    except ZigguratError:
        return
    assert game.seats[0] <= setting.players <= game.seats[1]


def test_content_is_read_by_whoever_says_how() -> None:
    files = {"events.txt": "fair fair harvest"}
    _, setting = ziggurat.read_spec("towns:events=events.txt,players=2", files.__getitem__)
    assert setting == Setting(2, (), (("events", "fair fair harvest"),))
    assert setting.text("events") == "fair fair harvest"


def test_content_is_given_as_text() -> None:
    table: Any = ziggurat.new("towns", seed=1, content={"events": "harvest harvest"})
    assert table.events == [event.HARVEST]
    match = ziggurat.new_match("towns", content={"events": "fair"})
    assert match.setting.text("events") == "fair"


@pytest.mark.parametrize(
    ("content", "error", "message"),
    [
        ({"events": "fare"}, BadContent, "as an event, 'fare' is not known. Did you mean 'fair'?"),
        (
            {"cards": "fair"},
            BadOption,
            "as an option of towns, 'cards' is not known. There are: players, events.",
        ),
    ],
)
def test_content_must_hold_together(
    content: dict[str, str], error: type[ZigguratError], message: str
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        ziggurat.new("towns", content=content)


def test_content_is_not_given_as_an_option() -> None:
    with pytest.raises(BadOption, match="events of towns is a text, to be given as content"):
        event.GAME.setting({"events": "fair"})


def test_a_seed_makes_the_same_table_and_none_a_secret_one() -> None:
    digests = [ziggurat.digest(ziggurat.new("auction", seed=seed)) for seed in (7, 7, 8, None, None)]
    assert digests[0] == digests[1]
    assert len(set(digests)) == 4


def test_a_game_is_registered_by_hand() -> None:
    ziggurat.register(auction.Auction("bazaar", "tests.kernel.toys", 1, (2, 4), 2, (auction.COINS,), ()))
    assert "bazaar" in ziggurat.names()
    assert ziggurat.new("bazaar").players == 2
