"""How a game came out, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import RenderableType

    from ziggurat.cli.drawing import Drawing
    from ziggurat.kernel.match import Match


def outcome(match: Match, drawing: Drawing, names: Mapping[int, str]) -> Iterator[RenderableType]:
    """Who has won, how the game ended, the places and points."""
    words = drawing.words
    places = match.ranking()
    winners = [names[seat] for seat in places[0]]
    told = winners[0]
    for name in winners[1:]:
        told = words.say("and", first=told, last=name)
    yield Text(words.say("victory" if len(winners) == 1 else "shared-victory", names=told), "bold")
    if match.table.over:
        yield Text(drawing.texts.word("ending", match.game.ending(match.table)))
    yield Text("")
    yield drawing.terminal.final(match.table.view(None), places, match.table.scores())
    for seat in match.resigned:
        yield Text(words.say("resigned", name=names[seat]), "dim")
