"""Draws games that bring no ``terminal.py`` of their own: all that their views say, unadorned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from ziggurat.kernel.texts import Texts


class Terminal:
    """Draws any game."""

    def __init__(
        self, cards: Mapping[str, Mapping[str, Any]], texts: Texts, names: Mapping[int, str]
    ) -> None:
        self.names = names

    def board(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The view as it is."""
        return Pretty(dict(view))

    def question(self, asked: Mapping[str, Any]) -> Text:
        """Nothing more than the question."""
        return Text()

    def remark(self, move: str, view: Mapping[str, Any]) -> Text:
        """Nothing more than the words of the move."""
        return Text()

    def card(self, entry: Mapping[str, Any]) -> Text:
        """A card with its facts."""
        facts = ", ".join([f"{name} {fact}" for name, fact in entry["facts"].items()])
        return Text.assemble(f"{entry['id']} ", (entry["name"], "bold"), f"  {facts}")

    def final(self, view: Mapping[str, Any], places: list[list[int]], scores: list[int]) -> RenderableType:
        """Places, names and points."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for place, seats in enumerate(places, 1):
            for seat in seats:
                table.add_row(f"{place}.", self.names[seat], str(scores[seat]))
        return table
