"""The drawing for a terminal: whatever can be at the table is drawn, in each language."""

from random import Random

import pytest
from rich.console import Console

from ziggurat.cli.drawing import Drawing
from ziggurat.games.through_the_ages import GAME
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.texts import LANGUAGES

NAMES = {0: "Anna", 1: "Borys", 2: "Caesar"}


def drawn(what: object, width: int = 100) -> str:
    console = Console(width=width, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn(lang: str) -> None:
    setting = GAME.setting({"players": "3", "resigning": "no"})
    drawing = Drawing(GAME, setting, lang, NAMES)
    table = GAME.set_up(setting, Quick.seeded(3))
    table.proceed()
    roll = Random(1)
    made = 0
    while not table.over:
        seat = table.deciders[0]
        move = roll.choice(table.moves(seat))
        if made % 9 == 0:
            view = table.view(seat)
            board = drawn(drawing.terminal.board(view, 100))
            assert all(name in board for name in NAMES.values())
            drawing.terminal.question(view["question"])
            drawing.terminal.remark(move.text, view)
        table.apply(seat, move)
        made += 1
    assert "Anna" in drawn(drawing.terminal.final(table.view(None), table.ranking(), table.scores()))


def test_the_hand_of_another_is_drawn_by_its_ages() -> None:
    setting = GAME.setting({"players": "3"})
    table = GAME.set_up(setting, Quick.seeded(3))
    table.proceed()
    table.civs[0].military = [141, 142]
    drawing = Drawing(GAME, setting, "en", NAMES)
    assert "Military cards: I I" in drawn(drawing.terminal.board(table.view(1), 100))
    assert "Military cards: I I" not in drawn(drawing.terminal.board(table.view(0), 100))


def test_every_card_is_drawn_in_a_line() -> None:
    drawing = Drawing(GAME, GAME.setting({"players": "4"}), "en", NAMES)
    lines = {word: drawn(drawing.terminal.card(entry)).strip() for word, entry in drawing.cards.items()}
    assert lines["iron"] == "Iron  Mine I  science 5  cost 5"
    assert lines["pyramids"] == "Pyramids  Wonder A  3-2-1"
