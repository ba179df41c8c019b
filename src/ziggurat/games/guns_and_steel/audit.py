"""The books of a table: every card, wonder and token is somewhere, once, and every hint holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.guns_and_steel.deck import AGES, START
from ziggurat.games.guns_and_steel.knowledge import possible
from ziggurat.games.guns_and_steel.pyramid import GONE
from ziggurat.games.guns_and_steel.set_up import COMBINED
from ziggurat.games.guns_and_steel.table import NO_WONDER

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.table import GunsTable


def audit(table: GunsTable) -> None:
    """``AssertionError`` if anything is not accounted for."""
    _cards(table)
    _wonders(table)
    for seat, area in enumerate(table.areas):
        assert area.points >= 0, f"seat {seat} has {area.points} points"
        assert min(area.loose) >= 0, f"seat {seat} used resources of this turn that were not there"
        assert len(area.hints) == len(area.resources)
        for card, maybe in zip(area.resources, possible(area), strict=True):
            assert card in maybe, f"card {card} of seat {seat} is not what all believe: {maybe}"


def _cards(table: GunsTable) -> None:
    theme = table.setting.option("theme")
    found: list[int] = [card for card in table.pyramid.cards if card != GONE]
    found += [card for pile in table.pyramid.piles for card in pile]
    for area in table.areas:
        owned = [*area.hand, *area.resources, *area.technologies]
        start = [card for card in owned if table.deck.cards[card].age == START]
        assert len(start) == len(set(start)) == 5, f"starting cards: {sorted(start)}"
        found += [card for card in owned if table.deck.cards[card].age != START]
    expected = [
        card.index
        for card in table.deck.cards
        if card.age != START and theme in (card.theme, COMBINED) and not (card.mark and table.players == 2)
    ]
    assert sorted(found) == sorted(expected), "a card was lost or doubled"


def _wonders(table: GunsTable) -> None:
    owned = [wonder for area in table.areas for wonder in area.wonders]
    open_ones = [wonder for wonder in table.wonders if wonder != NO_WONDER]
    assert len({*owned, *open_ones}) == len(owned) + len(open_ones) == len(AGES), (
        "a wonder was lost or doubled"
    )
    for age, wonder in enumerate(table.wonders):
        if wonder == NO_WONDER:
            start = age * table.players
            assert not any(table.fame[start : start + table.players]), "tokens lie on a wonder that is gone"
    for seat in range(table.players):
        assert 0 <= table.free_tokens(seat) <= 5, f"seat {seat} has {table.free_tokens(seat)} tokens left"
