"""Effects as data: run, told in three languages, looked into, written and read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toys import menu, new, ordering, play, standing

from ziggurat.kernel.combinators import AnyOrder, EachOpponent, ForRival, If, May, OneOf, Per, Sequence, Tally
from ziggurat.kernel.effects import NO_SOURCE, Do, Effect
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.standing import Modify, Score, When, modified, standing_points
from ziggurat.kernel.telling import Teller, read_effect, read_number
from ziggurat.kernel.texts import LANGUAGES, texts_of

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS: dict[str, Callable[..., Any]] = {**menu.WORDS, **standing.WORDS, "double": ordering.Double}
EARN, PRAISE, COINS = menu.Earn(2), menu.Praise(1), menu.Coins()

WRITTEN: list[tuple[str, Effect[Any]]] = [
    ("earn(2)", EARN),
    ("double()", ordering.Double()),
    ("sequence(double())", Sequence((ordering.Double(),))),
    ("sequence(earn(2), praise(1))", Sequence((EARN, PRAISE))),
    ("any_order(earn(2), praise(1))", AnyOrder((EARN, PRAISE))),
    ("one_of(earn(2), praise(1))", OneOf((EARN, PRAISE))),
    ("may(earn(2))", May(EARN)),
    ("each_opponent(earn(2))", EachOpponent(EARN)),
    ("each_opponent(for_rival(earn(2)))", EachOpponent(ForRival(EARN))),
    ("per(coins(), earn(2))", Per(COINS, EARN)),
    ("tally(earn(2), praise(1))", Tally(EARN, PRAISE)),
    ("if_at_least(coins(), 4, earn(2))", If(COINS, 4, EARN)),
    ("when(buy, earn(2))", When("buy", EARN)),
    ("modify(price, by=-1)", Modify("price", -1)),
    ("score(coins(), points=2)", Score(COINS, 2)),
    (
        "tally(each_opponent(may(sequence(lose(1), earn(2)))), if_at_least(coins(), 3, praise(1)))",
        Tally(EachOpponent(May(Sequence((menu.Lose(1), EARN)))), If(COINS, 3, PRAISE)),
    ),
]
BY_TEXT = pytest.mark.parametrize(("text", "effect"), WRITTEN, ids=[text for text, _ in WRITTEN])


@BY_TEXT
def test_the_text_form_says_the_effect_and_is_read_back(text: str, effect: Effect[Any]) -> None:
    assert repr(effect) == text
    assert read_effect(text, WORDS) == effect
    assert hash(read_effect(text, WORDS)) == hash(effect)


@pytest.mark.parametrize("effect", [effect for _, effect in WRITTEN], ids=repr)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_told_in_every_language(effect: Effect[Any], lang: str) -> None:
    told = Teller(texts_of("tests.kernel.toys", lang)).tell(effect)
    assert told
    assert not re.search("[A-Za-z]" if lang != "en" else "[А-яі]", told), told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("may(earn(2))", "You may earn 2 coins."),
        ("each_opponent(earn(2))", "Each opponent earns 2 coins."),
        ("each_opponent(may(earn(2)))", "Each opponent may earn 2 coins."),
        (
            "each_opponent(sequence(lose(1), for_rival(earn(2))))",
            "Each opponent loses 1 coins. Earn 2 coins.",
        ),
        (
            "may(sequence(lose(1), earn(2)))",
            "You may do all of this, or nothing: Lose 1 coins. Earn 2 coins.",
        ),
        ("per(coins(), earn(2))", "For each coin you have, earn 2 coins."),
        ("any_order(earn(2), praise(1))", "In any order: Earn 2 coins. Have 1 points."),
        ("one_of(earn(2), praise(1))", "Choose one: (1) Earn 2 coins. (2) Have 1 points."),
        ("tally(spend(), praise(1))", "You may spend coins. For each, have 1 points."),
        (
            "if_at_least(coins(), 4, praise(2))",
            "Count 1 for each coin you have. If you count 4 or more: have 2 points.",
        ),
        ("when(buy, earn(2))", "When you buy another card: earn 2 coins."),
        ("modify(price, -1)", "Cards cost you 1 less."),
        ("modify(income, 2)", "Whenever you gain coins, you gain 2 more."),
        ("score(own_cards(), 1)", "At the end of the game: 1 point for each card of yours."),
        ("score(own_cards(), 2)", "At the end of the game: 2 points for each card of yours."),
    ],
)
def test_what_is_told_is_what_is_written(text: str, told: str) -> None:
    assert Teller(texts_of("tests.kernel.toys", "en")).tell(read_effect(text, WORDS)) == told


def test_all_parts_are_seen() -> None:
    *_, (_, effect) = WRITTEN
    assert [type(part).__name__ for part in effect.walk()] == [
        *["Tally", "EachOpponent", "May", "Sequence", "Lose", "Earn", "If", "Praise"]
    ]
    assert list(EARN.walk()) == [EARN]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' cannot be read; an effect is said like gain(iron=2)"),
        ("earn(", "'earn(' cannot be read"),
        ("earn(2) praise(1)", "cannot be read"),
        ("earn", "'earn' is not an effect"),
        ("7", "'7' is not an effect"),
        ("coins()", "'coins()' is not an effect"),
        ("ern(2)", "as an effect, 'ern' is not known. Did you mean 'earn'? There are: "),
        ("sequence(earn(2), ern(2))", "as an effect, 'ern' is not known"),
        ("earn()", "'earn()' does not fit the word 'earn'"),
        ("earn(1, 2)", "'earn(1, 2)' does not fit the word 'earn'"),
        ("earn(coin=1)", "'earn(coin=1)' does not fit the word 'earn'"),
        ("earn(**coins())", "'earn(**coins())' does not fit the word 'earn'"),
        ("earn(coins=1, coins=2)", "does not fit the word 'earn': a name stands there twice"),
        ("earn(many)", "'earn(many)' does not fit the word 'earn'"),
        ("earn(praise(1))", "does not fit the word 'earn'"),
        ("sequence(1)", "'sequence(1)' does not fit the word 'sequence'"),
        ("one_of(earn(2), coins())", "'one_of(earn(2), coins())' does not fit the word 'one_of'"),
        ("may(coins())", "does not fit the word 'may'"),
        ("may(soup)", "does not fit the word 'may'"),
        ("one_of()", "it needs at least one part"),
        ("sequence(earn(1), sequence())", "it needs at least one part"),
        ("per(2, earn(2))", "does not fit the word 'per'"),
        ("per(earn(2), coins())", "does not fit the word 'per'"),
        ("if_at_least(coins(), four, earn(2))", "does not fit the word 'if_at_least'"),
        ("when(earn(2), earn(2))", "does not fit the word 'when'"),
        ("modify(3, 3)", "does not fit the word 'modify'"),
        ("score(coins(), many)", "does not fit the word 'score'"),
        ("earn('2')", "\"'2'\" is not a word, a number or word(...)"),
        ("earn(2.5)", "'2.5' is not a word"),
        ("earn(True)", "'True' is not a word"),
        ("earn(-True)", "'True' is not a word"),
        ("earn(--2)", "'--2' is not a word"),
        ("earn(1 + 1)", "'1 + 1' is not a word"),
        ("earn([2])", "'[2]' is not a word"),
        ("earn(*[2])", "'*[2]' is not a word"),
        ("earn(2).run", "'earn(2).run' is not a word"),
        ("earn.run(2)", "'earn.run(2)' is not a word"),
        ("earn(2)(2)", "'earn(2)(2)' is not a word"),
        ("lambda: 1", "'lambda: 1' is not a word"),
        ("__import__('os')", "as an effect, '__import__' is not known"),
        ("may(x for x in y)", "is not a word"),
        ("earn(x := 2)", "is not a word"),
        ("\x00", "cannot be read"),
    ],
)
def test_a_bad_text_is_refused_with_help(text: str, message: str) -> None:
    with pytest.raises(BadContent, match=re.escape(message)) as bad:
        read_effect(text, WORDS)
    assert len(str(bad.value)) < 400


@pytest.mark.parametrize(
    "inner",
    [
        "9" * 5000,
        "may(" * 5000,
        "may(" * 90 + "1" + ")" * 90,
        "1+" * 20000 + "1",
        "a" + ".b" * 20000,
        "-" * 20000 + "1",
    ],
    ids=["digits", "open", "deep", "sum", "dots", "minus"],
)
def test_a_huge_text_is_refused_too(inner: str) -> None:
    with pytest.raises(BadContent) as bad:
        read_effect(f"earn({inner})", WORDS)
    assert len(str(bad.value)) < 400


def test_a_number_is_read_too() -> None:
    assert read_number(" coins() ", WORDS) == COINS
    with pytest.raises(BadContent, match=re.escape("'earn(2)' does not count anything")):
        read_number("earn(2)", WORDS)


@given(st.text() | st.text(alphabet="earn(may,=2)*-[]'\" \n"))
def test_any_text_is_an_effect_or_refused(text: str) -> None:
    try:
        effect = read_effect(text, WORDS)
    except BadContent:
        return
    assert read_effect(repr(effect), WORDS) == effect


# Running


def run(text: str, coins: tuple[int, int] = (3, 3)) -> Any:
    """A table for two at which seat 0 carries out an effect."""
    table = new(menu.GAME, 2)
    table.coins[:] = coins
    table.then(Do(read_effect(text, WORDS), 0, 1, NO_SOURCE))
    table.proceed()
    return table


def test_what_can_do_nothing_is_not_asked() -> None:
    for text in ("one_of(lose(9), lose(8))", "may(lose(9))"):
        table = run(text)
        assert (table.decision.ASK, table.coins) == ("dish", [3, 3])


def test_only_one_part_being_of_use_it_is_chosen_by_itself() -> None:
    assert run("one_of(lose(9), earn(2))").coins == [5, 3]


def test_parts_come_in_order_and_before_what_was_there() -> None:
    table = run("sequence(earn(1), sequence(spend(), earn(2)), spend())")
    assert table.coins == [4, 3]
    play(table, "0 pay", "0 enough")
    assert table.coins == [5, 3]
    play(table, "0 enough")
    assert table.decision.ASK == "dish"


def test_equal_parts_need_no_order() -> None:
    assert run("any_order(earn(2), earn(2))").coins == [7, 3]
    table = run("any_order(earn(2), earn(2), praise(1))")
    assert [move.text for move in table.moves(0)] == ["first 1", "first 3"]
    play(table, "0 first 1")
    assert [move.text for move in table.moves(0)] == ["first 1", "first 2"]
    play(table, "0 first 2")
    assert table.coins == [7, 3]


def test_nothing_found_nothing_repeated() -> None:
    assert run("tally(lose(2), praise(1))", (0, 0)).points == [0, 0]
    assert run("per(coins(), praise(1))", (0, 0)).points == [0, 0]


def test_a_choice_within_each_opponent_is_the_opponents() -> None:
    table = run("each_opponent(may(sequence(earn(1), for_rival(lose(1)))))")
    assert table.deciders == (1,)
    play(table, "1 yes")
    assert table.coins == [2, 4]


# Standing


def test_a_number_is_modified_by_all_and_never_below_nothing() -> None:
    effects: list[Effect[Any]] = [Modify("price", -1), EARN, Modify("price", -1), Modify("income", 5)]
    assert modified(effects, "price", 5) == 3
    assert modified(effects, "price", 1) == 0
    assert modified(effects, "limit", 1) == 1
    assert modified([], "price", 5) == 5


def test_points_are_summed_over_all_that_score() -> None:
    table = new(standing.GAME, 2)
    table.cards[1] = [0, 1]
    cards = standing.OwnCards()
    effects: list[tuple[Effect[Any], int]] = [(Score(cards, 2), 0), (EARN, 1), (Score(cards, 1), 2)]
    assert standing_points(table, 1, effects) == 6
    assert standing_points(table, 0, effects) == 0
