"""Records: they tell the whole game, and whatever somebody sends in their place is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toys import auction, event, secret

import ziggurat
from ziggurat.kernel.errors import BadRecord, ZigguratError
from ziggurat.kernel.match import Match, replay
from ziggurat.kernel.record import Record, read_record

pytestmark = pytest.mark.usefixtures("only_toys")


def played() -> Match:
    """A short auction for two, with something taken back."""
    match = Match(auction.GAME, auction.GAME.setting({"players": "2"}), 3)
    match.play(0, "bid 3")
    match.play(1, "bid 9")
    match.undo(1)
    match.play(1, "bid 4")
    match.play(0, "pass")
    return match


MATCH = played()
TEXT = MATCH.record().write()
LINES = TEXT.splitlines()


def test_a_record_tells_the_whole_game() -> None:
    lines = [json.loads(line) for line in LINES]
    assert all(len(line.pop("sum")) == 12 for line in lines)
    assert lines == [
        {
            "ziggurat": 1,
            "game": "auction",
            "rules": 1,
            "players": 2,
            "options": {"coins": "10"},
            "content": {},
            "seed": 3,
        },
        {"seat": 0, "move": "bid 3"},
        {"seat": 1, "move": "bid 9"},
        {"undo": 1},
        {"seat": 1, "move": "bid 4"},
        {"seat": 0, "move": "pass"},
        {
            "closing": {
                "over": False,
                "ending": None,
                "scores": MATCH.table.scores(),
                "ranking": [[1], [0]],
                "state": ziggurat.digest(MATCH.table),
            },
            "entries": 5,
        },
    ]


def test_a_record_is_the_same_for_ever() -> None:
    assert [json.loads(line)["sum"] for line in (LINES[0], LINES[-1])] == ["9b6c1a90fe2c", "d64fdd11c08c"]


def test_a_match_is_resumed_and_goes_on() -> None:
    match = ziggurat.resume(TEXT)
    assert ziggurat.digest(match.table) == ziggurat.digest(MATCH.table)
    assert match.log() == MATCH.log()
    match.play(1, "pass")
    assert ziggurat.resume(match.record().write()).entries[-1] == {"seat": 1, "move": "pass"}


def test_a_match_is_replayed_up_to_any_entry() -> None:
    assert [len(ziggurat.resume(TEXT, upto).played) for upto in range(6)] == [0, 1, 2, 1, 2, 3]


def test_a_secret_seed_and_content_are_kept() -> None:
    setting = event.GAME.setting({"players": "2"}, {"events": "fair\u2028harvest\x85fair \ud800"[:-2]})
    match = Match(event.GAME, setting, "00112233445566778899aabbccddeeff")
    again = ziggurat.resume(match.record().write())
    assert again.setting == setting
    assert ziggurat.digest(again.table) == ziggurat.digest(match.table)


def test_line_ends_of_other_systems_are_read() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")).entries == MATCH.entries


def bad(text: str) -> str:
    """The message with which a text is refused as a record."""
    with pytest.raises(BadRecord) as refused:
        ziggurat.resume(text)
    return str(refused.value)


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_record_cut_short_is_refused(number: int) -> None:
    message = bad("\n".join(LINES[:number]))
    assert "line 1 is not JSON" in message if number == 0 else f"cut short after line {number}" in message
    assert f"line {number + 1} is not JSON; was the record cut short?" in bad(
        TEXT[: TEXT.index(LINES[number]) + 20]
    )


@pytest.mark.parametrize("number", range(len(LINES)))
def test_an_edited_line_is_named(number: int) -> None:
    line = json.loads(LINES[number])
    edited = [*LINES[:number], json.dumps({**line, "more": 1}), *LINES[number + 1 :]]
    assert f"line {number + 1} was changed after it was written" in bad("\n".join(edited))
    del line["sum"]
    unsummed = [*LINES[:number], json.dumps(line), *LINES[number + 1 :]]
    assert f"line {number + 1} is no line of a record" in bad("\n".join(unsummed))


def test_lines_in_another_order_are_refused() -> None:
    for number in range(len(LINES) - 1):
        swapped = [*LINES[:number], LINES[number + 1], LINES[number], *LINES[number + 2 :]]
        assert f"line {number + 1} was changed" in bad("\n".join(swapped))


def forged(change: Callable[[Record], Any]) -> str:
    """The message for a changed record whose checksums are right."""
    record = read_record(TEXT)
    change(record)
    return bad(record.write())


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (
            {"rules": 2},
            "line 1 of the record does not fit auction: its rules are of version 2; here is version 1",
        ),
        ({"game": "chess"}, "of a game that is not installed here: as a game, 'chess' is not known."),
        ({"game": ["auction"]}, "this is no record: it does not name its game"),
        (
            {"game": "secret"},
            "line 1 of the record does not fit secret: as an option of secret, 'coins' is not known.",
        ),
        ({"players": 7}, "line 1 of the record does not fit auction: auction is for 2 to 4 players, not '7'"),
        ({"players": True}, "auction is for 2 to 4 players, not 'True'"),
        ({"players": 2.0}, "auction is for 2 to 4 players, not '2.0'"),
        ({"players": "2"}, 'line 1 of the record has "2" as players, but playing it gives 2'),
        ({"options": {"coins": "15"}}, "coins of auction: '15' is not known. There are: 10, 20."),
        ({"options": {"coins": 10}}, "the options and contents of a setting are texts"),
        ({"options": {"coin": "10"}}, "as an option of auction, 'coin' is not known. Did you mean 'coins'?"),
        ({"options": {}}, 'line 1 of the record has {} as options, but playing it gives {"coins": "10"}'),
        ({"options": ["coins"]}, "line 1 of the record does not fit auction"),
        ({"content": {"deck": "x"}}, "as an option of auction, 'deck' is not known."),
        ({"content": None}, "line 1 of the record does not fit auction"),
        ({"seed": "x"}, "a seed is a whole number or 32 hexadecimal digits, not 'x'"),
        ({"seed": None}, "line 1 of the record does not fit auction"),
        ({"seed": True}, "a seed is a whole number or 32 hexadecimal digits, not True"),
        ({"seed": 4}, "line 7 of the record has"),
        ({"colour": "red"}, 'line 1 of the record has "red" as colour, but playing it gives nothing'),
    ],
)
def test_a_header_that_does_not_fit_is_refused(header: dict[str, Any], message: str) -> None:
    assert message in forged(lambda record: record.header.update(header))


@pytest.mark.parametrize("field", ["game", "rules", "players", "options", "content", "seed"])
def test_a_header_that_lacks_something_is_refused(field: str) -> None:
    assert "record" in forged(lambda record: record.header.pop(field))


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({}, "line 2 of the record cannot be played: 'resign'"),
        ({"seat": 0}, "line 2 of the record cannot be played"),
        ({"move": "bid 3"}, "line 2 of the record cannot be played: 'seat'"),
        ({"seat": 1, "move": "bid 3"}, "'bid 3': it is not your decision"),
        ({"seat": 99, "move": "bid 3"}, "'bid 3': it is not your decision"),
        ({"seat": 2**80, "move": "bid 3"}, "'bid 3': it is not your decision"),
        ({"seat": -1, "move": "bid 3"}, "'bid 3': it is not your decision"),
        ({"seat": "0", "move": "bid 3"}, "a seat is a whole number, not '0'"),
        ({"seat": 0.0, "move": "bid 3"}, "a seat is a whole number, not 0.0"),
        ({"seat": False, "move": "bid 3"}, "a seat is a whole number, not False"),
        ({"seat": [[0]], "move": "bid 3"}, "a seat is a whole number, not [[0]]"),
        ({"seat": 0, "move": 3}, "a move is a text"),
        ({"seat": 0, "move": ["bid", "3"]}, "a move is a text"),
        ({"seat": 0, "move": "bid  3"}, "line 2 of the record should say {'seat': 0, 'move': 'bid 3'}"),
        ({"seat": 0, "move": "bid 3", "undo": 1}, "line 2 of the record should say"),
        ({"seat": 0, "move": "bid 99"}, "this is not possible here"),
        ({"seat": 0, "move": "bid " + "9" * 5000}, "a whole number is needed, not '999"),
        ({"seat": 0, "move": "__import__('os')"}, "as the first word of a move"),
        ({"undo": 0}, "no move has been made"),
        ({"undo": 0, "agreed": [1]}, "no move has been made"),
        ({"undo": 0, "agreed": 5}, "line 2 of the record cannot be played"),
        ({"undo": 0, "agreed": [[]]}, "line 2 of the record cannot be played"),
        ({"redo": 0}, "nothing was taken back"),
        ({"resign": 9}, "seat 9 cannot resign now"),
        ({"resign": "0"}, "a seat is a whole number, not '0'"),
        ({"closing": {}}, "line 2 of the record cannot be played"),
    ],
)
def test_an_entry_that_cannot_be_played_is_named(entry: dict[str, Any], message: str) -> None:
    assert message in forged(lambda record: record.entries.__setitem__(0, entry))


def test_an_undo_without_leave_is_refused() -> None:
    match = Match(secret.GAME, secret.GAME.setting({"players": "2"}), 3)
    match.play(0, "lay 1")
    match.play(1, "lay 2")
    record = match.record()
    for agreed in ([], [1], [2, 3]):
        entries: list[dict[str, Any]] = [*record.entries, {"undo": 1, "agreed": agreed}]
        assert "line 4 of the record cannot be played" in bad(Record(record.header, entries, {}).write())
    entries = [*record.entries, {"undo": 1, "agreed": [0, 0]}]
    assert "line 4 of the record should say {'undo': 1, 'agreed': [0]}" in bad(
        Record(record.header, entries, {}).write()
    )
    for seat in (2, -1, 99):
        entries = [*record.entries, {"undo": seat, "agreed": [0, 1]}]
        assert f"seat {seat} does not play" in bad(Record(record.header, entries, {}).write())


@pytest.mark.parametrize("field", ["over", "ending", "scores", "ranking", "state"])
@pytest.mark.parametrize("junk", ["x", 7, [], {}, 0, 1.0, [[[]]], float("nan")])
def test_a_closing_that_is_not_what_was_played_is_refused(field: str, junk: Any) -> None:
    message = forged(lambda record: record.closing.update({field: junk}))
    assert f"line 7 of the record has {json.dumps(junk)} as {field}, but playing it gives" in message


def test_a_closing_says_no_less_and_no_more() -> None:
    message = forged(lambda record: record.closing.pop("scores"))
    assert "line 7 of the record has nothing as scores, but playing it gives [" in message
    message = forged(lambda record: record.closing.update(winner=0))
    assert "line 7 of the record has 0 as winner, but playing it gives nothing" in message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "null",
        "[]",
        "{}",
        "7",
        '"sum"',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 100_000,
        '{"sum": "0"}',
        '{"sum": null}',
        '{"sum": 1e999}',
        '{"ziggurat": 1, "closing": {}}',
        "\ud800",
        '{"sum": "\\ud800"}',
        "\ufeff" + TEXT,
        "PK\x03\x04\x00",
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert "line" in bad(text)


def test_what_is_summed_rightly_and_is_no_record_is_refused() -> None:
    nested: Any = []
    for _ in range(300):
        nested = [nested]
    header: dict[str, Any]
    for header in (
        {},
        {"ziggurat": 2},
        {"ziggurat": "1", "game": "auction"},
        {"game": "auction", "rules": nested},
        {"game": nested},
        {"x": "\ud800"},
        {"closing": {}, "entries": 0},
    ):
        whole = Record(header, [], {}).write()
        assert "record" in bad(whole)
        assert "line" in bad(whole.splitlines()[0])
        assert "line" in bad("\n".join(whole.splitlines()[1:]))


@pytest.mark.parametrize(
    "closing",
    [
        {"closing": {}, "entries": 9},
        {"closing": {}, "entries": "5"},
        {"closing": [], "entries": 5},
        {"closing": {}},
        {"entries": 5},
    ],
)
def test_what_is_summed_rightly_and_has_no_closing_is_refused(closing: Any) -> None:
    record = read_record(TEXT)
    lines = Record(record.header, [*record.entries, closing], {}).write().splitlines()[:-1]
    assert "line 7" in bad("\n".join(lines))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda things: st.lists(things) | st.dictionaries(st.text(), things),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["seat", "move", "undo", "agreed", "redo", "resign", "game", "players", "seed", "closing"]
)


def resumed(text: str) -> bool:
    """Whether a text is accepted; it is, or the error is the caller's to mend."""
    try:
        ziggurat.resume(text)
    except ZigguratError:
        return False
    return True


@given(st.data())
def test_a_record_with_any_letters_changed_is_the_same_or_refused(data: st.DataObject) -> None:
    text = list(TEXT)
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.text(max_size=3))
    if resumed("".join(text)):
        assert ziggurat.resume("".join(text)).record().write() == TEXT


@given(st.lists(st.dictionaries(FIELDS, JSON, max_size=3), max_size=3), st.integers(0, 5))
def test_a_record_with_any_entries_is_played_or_refused(entries: list[dict[str, Any]], place: int) -> None:
    record = read_record(TEXT)
    record.entries[place:place] = entries
    if resumed(record.write()):
        assert not entries


@given(st.dictionaries(FIELDS, JSON, min_size=1, max_size=3))
def test_a_record_with_any_header_is_played_or_refused(header: dict[str, Any]) -> None:
    record = read_record(TEXT)
    record.header.update(header)
    if resumed(record.write()):
        assert record.header == MATCH.record().header


def test_a_replay_checks_its_own_game_only() -> None:
    with pytest.raises(BadRecord, match="line 1 of the record does not fit secret"):
        replay(secret.GAME, read_record(TEXT))
