"""Texts: the same messages in each language, and a missing one is an error that is never shown."""

from __future__ import annotations

import pytest
from tests.kernel.toys import auction, event, new, ordering, play, secret, trading

from ziggurat.kernel.happening import Happening
from ziggurat.kernel.move import Refusal
from ziggurat.kernel.texts import LANGUAGES, Texts, texts_of

PACKAGE = "tests.kernel.toys"
PLAYERS = {0: "Ada", 1: "Borys", 2: "Вера"}


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ("en", "ru", "uk")
    assert [texts_of(PACKAGE, lang).say("good-wool") for lang in LANGUAGES] == ["wool", "шерсть", "вовна"]
    with pytest.raises(LookupError, match="'de' is not a language here; there are: en, ru, uk"):
        texts_of(PACKAGE, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_or_argument_is_an_error(lang: str) -> None:
    texts = texts_of(PACKAGE, lang)
    assert not texts.has("no-such-message")
    with pytest.raises(LookupError, match=f"{lang} has no message no-such-message"):
        texts.say("no-such-message")
    with pytest.raises(LookupError, match=f"{lang}, message move-bid: Unknown external: number"):
        texts.say("move-bid")


def test_moves_refusals_and_names() -> None:
    texts = texts_of(PACKAGE, "en")
    assert texts.move(auction.BID(7)) == "Bid 7"
    assert texts.move(event.BUILD(2)) == "Build Palace"
    assert texts.move(trading.OFFER(1, 0, 2), PLAYERS) == "Offer Borys wool for salt"
    assert texts.move(trading.OFFER(1, 0, 2)) == "Offer 1 wool for salt"
    assert texts.refusal(Refusal("coins", (("lacking", 2),))) == "you lack 2 coins"
    assert texts.name(event.BUILDING, 0) == "Hut"
    assert texts.word("building", "castle") == "castle", "a thing without a message has its word for a name"


def test_happenings_are_told_as_far_as_a_viewer_may_know() -> None:
    table = new(secret.GAME, 2)
    table.happenings = told = list[Happening]()
    play(table, "1 lay 4")
    texts = texts_of(PACKAGE, "en")
    assert texts.happening(told[0].seen_by(1), PLAYERS) == "Borys lays a card: 4."
    assert texts.happening(told[0].seen_by(0), PLAYERS) == "Borys lays a card: a hidden card."
    assert texts.happening(told[0].seen_by(None), PLAYERS) == "Borys lays a card: a hidden card."


def test_happenings_name_the_rival_and_the_things() -> None:
    table = new(trading.GAME, 3)
    table.happenings = told = list[Happening]()
    play(table, "2 offer 0 salt wool")
    assert told[0].seen_by(None) == {"name": "offered", "seat": 2, "rival": 0, "give": "salt", "take": "wool"}
    line = texts_of(PACKAGE, "ru").happening(told[0].seen_by(None), PLAYERS)
    assert line == "Вера предлагает Ada: salt за wool."


def test_some_messages_are_overlaid() -> None:
    texts = texts_of(PACKAGE, "en")
    other = texts.overlaid({"building-hut": 'A "hut" {with} \\ braces', "building-new": "New"})
    assert other.name(event.BUILDING, 0) == 'A "hut" {with} \\ braces'
    assert other.say("building-new") == "New"
    assert other.name(event.BUILDING, 1) == "House"
    assert texts.name(event.BUILDING, 0) == "Hut"


def test_a_later_source_goes_before_an_earlier() -> None:
    assert Texts("en", ("a = one\nb = two", "a = three")).say("a") == "three"


@pytest.mark.parametrize(
    ("points", "told"),
    [(1, "1 очко"), (2, "2 очка"), (5, "5 очков"), (21, "21 очко")],
)
def test_numbers_inflect(points: int, told: str) -> None:
    assert told in texts_of(PACKAGE, "ru").say("effect-score", points=points, thing="x")


def test_a_secret_fact_is_known_to_the_seat_and_the_knowers() -> None:
    happening = Happening("drew", 1, (("card", "C1"), ("pile", 2)), ("card",), 0b101)
    seen = {viewer: happening.seen_by(viewer)["card"] for viewer in (0, 1, 2, None)}
    assert seen == {0: "C1", 1: None, 2: "C1", None: None}
    assert all(happening.seen_by(viewer)["pile"] == 2 for viewer in (0, 1, None))


def test_nobody_listening_nothing_is_told() -> None:
    table = new(ordering.GAME, 1)
    assert table.happenings is None
    play(table, "0 take field")
    assert table.happenings is None
