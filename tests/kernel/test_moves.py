"""Moves and kinds: texts that are read back without loss, and errors that help."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.kernel.errors import Unreadable
from ziggurat.kernel.move import NUMBER, SEAT, Kind, Move, Refusal, Verb, read_move

GOOD = Kind("good", ("horse", "iron", "salt"))
BUY = Verb("buy", GOOD)
GIVE = Verb("give", SEAT, GOOD, NUMBER)
PASS = Verb("pass")
VERBS = (BUY, GIVE, PASS)


def test_a_move_reads_as_it_is_said() -> None:
    assert BUY(1).text == "buy iron"
    assert GIVE(2, 0, 17).text == "give 2 horse 17"
    assert PASS().text == "pass"
    assert repr(PASS()) == "<pass>"
    assert (GIVE(2, 0, 17).args, BUY(1).arg, PASS().arg) == ((2, 0, 17), 1, -1)


def test_a_move_is_always_the_same_object() -> None:
    assert BUY(1) is BUY(1)
    assert BUY.of == [BUY(0), BUY(1), BUY(2)]
    assert BUY.of[2] is BUY(2)
    assert GIVE.of == []
    assert BUY(1) == Move(BUY, (1,)) != BUY(2)
    assert len({BUY(1), Move(BUY, (1,)), BUY(2)}) == 2


@given(st.integers(0, 5), st.integers(0, 2), st.integers(0, 10**17))
def test_a_move_is_read_back_without_loss(seat: int, good: int, number: int) -> None:
    move = GIVE(seat, good, number)
    assert read_move(move.text, VERBS) is move


def test_reading_keeps_nothing() -> None:
    verb = Verb("bid", NUMBER)
    assert read_move("bid 77", (verb,)) is not read_move("bid 77", (verb,))
    kept = verb(77)
    assert read_move("bid 77", (verb,)) is kept


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty move; moves begin with: buy, give, pass"),
        (
            "by iron",
            "as the first word of a move, 'by' is not known. Did you mean 'buy'? There are: buy, give, pass.",
        ),
        ("sell iron", "as the first word of a move, 'sell' is not known. There are: buy, give, pass."),
        ("buy", "'buy' is said as: buy <good>"),
        ("buy iron salt", "'buy' is said as: buy <good>"),
        ("give 1", "'give' is said as: give <seat> <good> <number>"),
        ("buy irn", "as a good, 'irn' is not known. Did you mean 'iron'? There are: horse, iron, salt."),
        ("buy 1", "as a good, '1' is not known. There are: horse, iron, salt."),
        ("give x iron 1", "as a seat, a whole number is needed, not 'x'"),
        ("give 1 iron 1.5", "as a number, a whole number is needed, not '1.5'"),
        ("give 1 iron -1", "as a number, a whole number is needed, not '-1'"),
        ("give 1 iron 01", "as a number, a whole number is needed, not '01'"),
        ("give 1 iron ٣", "as a number, a whole number is needed, not '٣'"),
    ],
)
def test_other_texts_are_refused_with_help(text: str, message: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(message)):
        read_move(text, VERBS)


def test_huge_texts_are_refused_at_once_and_shortly() -> None:
    began = time.perf_counter()
    for text in ("9" * 10**6, "give 1 iron " + "9" * 10**6, "buy " + "x" * 10**6, "buy " * 10**5):
        with pytest.raises(Unreadable) as refused:
            read_move(text, VERBS)
        assert len(str(refused.value)) < 200
    assert time.perf_counter() - began < 3


@given(st.text())
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = read_move(text, VERBS)
    except Unreadable:
        return
    assert move.text == " ".join(text.split())


def test_a_refusal_is_a_value() -> None:
    assert Refusal("coins", (("lacking", 2),)) == Refusal("coins", (("lacking", 2),)) != Refusal("coins")
    assert repr(Refusal("coins")) == "Refusal(code='coins', args=())"
