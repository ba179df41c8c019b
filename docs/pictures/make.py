"""Makes the pictures of the README again: real moments of a game, drawn by the terminal client.

.envs/dev/bin/python -m docs.pictures.make
"""

from __future__ import annotations

import io
import re
from html import escape, unescape
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from rich.terminal_theme import TerminalTheme
from rich.text import Text

import ziggurat
from ziggurat.bots import next_move, seat_bots
from ziggurat.cli.printing import console
from ziggurat.cli.sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.kernel.match import Match
    from ziggurat.kernel.table import Table

HERE = Path(__file__).parent
SLATE = TerminalTheme(
    (24, 29, 34),
    (222, 217, 206),
    [
        (24, 29, 34),
        (222, 104, 88),
        (127, 186, 116),
        (205, 166, 94),
        (110, 160, 225),
        (186, 140, 190),
        (110, 180, 180),
        (222, 217, 206),
    ],
    [
        (100, 106, 112),
        (235, 128, 110),
        (150, 205, 138),
        (224, 188, 120),
        (120, 170, 232),
        (205, 160, 208),
        (135, 200, 200),
        (245, 241, 232),
    ],
)
FONT = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"


class Picture:
    """One moment: the first game played by bots in which a wish comes true for seat 0."""

    def __init__(self, spec: str, seated: list[str], wish: Callable[[Table], bool]) -> None:
        match, news = first_moment(spec, seated, wish)
        self.sitting = Sitting(match, "en", Path())
        self.sitting.seen[0] = news

    def draw(self, name: str, width: int, typed: str, *parts: str) -> None:
        """Draw the parts of it that are asked for, and what the player types."""
        sitting = self.sitting
        screen = console(
            record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="standard"
        )
        sitting.screen = screen
        if "table" in parts:
            sitting.show(0)
        elif "question" in parts:
            sitting.tell_news(0)
            screen.print()
            sitting.tell_question(0)
            sitting.tell_moves(0)
        screen.print(Text.assemble((f"{sitting.names[0]}> ", "bold"), typed))
        if "answer" in parts:
            sitting.answers.take(0, typed)
        svg = screen.export_svg(title=f"ziggurat play {sitting.match.game.name}", theme=SLATE, unique_id=name)
        svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
        svg = re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONT};", svg)
        (HERE / f"{name}.svg").write_text(TEXT.sub(spaced, svg), encoding="utf-8")


def first_moment(spec: str, seated: list[str], wish: Callable[[Table], bool]) -> tuple[Match, int]:
    """The first game in which a wish comes true."""
    moments = (moment(spec, seed, seated, wish) for seed in count(1))
    return next(found for found in moments if found is not None)


def moment(
    spec: str, seed: int, seated: list[str], wish: Callable[[Table], bool]
) -> tuple[Match, int] | None:
    """A game up to where the wish comes true, and how much was told by the last move of seat 0."""
    match = ziggurat.new_match(spec, seed, seated=seated)
    bots = dict(enumerate(seat_bots(["greedy"] * match.setting.players, seed)))
    news = 0
    while not match.over:
        if wish(match.table):
            return match, news
        chosen = next_move(match.table, bots)
        assert chosen is not None
        if chosen[0] == 0:
            news = len(match.log())
        match.play(*chosen)
    return None


TEXT = re.compile(r'<text class="(?P<class>[^"]*)" x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" textLength="[^"]*"'
                  r'(?P<clip>[^>]*)>(?P<words>[^<]*)</text>')  # fmt: skip
CELL = 12.2
"""How wide rich draws a character."""


def spaced(run: re.Match[str]) -> str:
    """The words of a run one by one, each in its place: some programs that show pictures swallow spaces."""
    drawn = []
    for word in re.finditer(r"[^\s]+", unescape(run["words"])):
        x = float(run["x"]) + CELL * word.start()
        drawn.append(
            f'<text class="{run["class"]}" x="{x:.1f}" y="{run["y"]}" textLength="{CELL * len(word[0]):.1f}"'
            f"{run['clip']}>{escape(word[0])}</text>"
        )
    return "".join(drawn)


def buying(table: Table) -> bool:
    """Seat 0 may buy, in the middle of the game, with the pyramid still standing."""
    mine = table.deciders == (0,) and table.decision.ASK == "purchase"
    return mine and 13 <= table.turn <= 25 and 3 <= len(table.moves(0)) <= 8


def attacked(table: Table) -> bool:
    """Seat 0 is attacked by somebody stronger, and has both cards and resources to respond with."""
    if table.deciders != (0,) or table.decision.ASK != "response" or table.turn < 15:
        return False
    question = table.view(0)["question"]
    words = [move.verb.word for move in table.moves(0)]
    return question["power"] > question["own"] and words.count("respond") > 1 and "spend" in words


def main() -> None:
    table = Picture(
        "guns_and_steel:theme=combined,players=3", ["human:Anna", "bot:greedy", "human:Taras"], buying
    )
    table.draw("table", 120, "", "table")
    table.draw("card", 84, "card knights", "answer")
    attack = Picture("guns_and_steel:players=2", ["human:Anna", "bot:greedy"], attacked)
    attack.draw("response", 84, "", "question")


if __name__ == "__main__":
    main()
