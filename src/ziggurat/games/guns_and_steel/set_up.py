"""Setting up. Rulebook, "Setting up" and "Combined themes"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.guns_and_steel.deck import AGES, NEW_WORLD, RENAISSANCE, Deck
from ziggurat.games.guns_and_steel.pyramid import LARGE, SMALL, Pyramid
from ziggurat.games.guns_and_steel.starting_cards import STARTING_CARDS
from ziggurat.games.guns_and_steel.table import NO_LOOSE, NOT_OVER, Area, GunsTable, fresh_deeds
from ziggurat.games.guns_and_steel.turn import HeadStart, Turn

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting

COMBINED: Final = "combined"
THEMES: Final = (NEW_WORLD, RENAISSANCE, COMBINED)
HEAD_STARTS: Final = {2: (1,), 3: (2,), 4: (2, 3)}
"""The later seats, by number of players, that may play one resource before the game begins."""


def set_up(game: Game, setting: Setting, deck: Deck, chance: Chance) -> GunsTable:
    """A table as the rulebook has it laid out, with the first turn on its agenda."""
    theme = setting.option("theme")
    players = setting.players
    ages = _shuffled(deck, theme, players, chance)
    rows = SMALL if theme == COMBINED or players == 2 else LARGE
    laid = [card for age, row in zip(ages, rows, strict=True) for card in age[:row]]
    piles = [tuple(age[row:]) for age, row in zip(ages, rows, strict=True)]
    pyramid = Pyramid(rows, tuple(laid), tuple(piles))
    wonders = [_wonder(deck, theme, players, age, pyramid.row(age), chance) for age in range(len(AGES))]
    hand = [card.index for card in STARTING_CARDS]
    areas = [Area(hand[:], [], [], [], NO_LOOSE[:], (), 0) for _ in range(players)]
    fame = [0] * (len(AGES) * players)
    table = GunsTable(
        game, setting, deck, [], chance, 0, 0, [], areas, pyramid, wonders, fame, 0, fresh_deeds(), (),
        NOT_OVER,
    )  # fmt: skip
    table.then(*[HeadStart(seat) for seat in HEAD_STARTS[players]], Turn(0))
    return table


def _shuffled(deck: Deck, theme: str, players: int, chance: Chance) -> list[list[int]]:
    """The cards of the theme by age, each age shuffled; two players leave out the marked cards."""
    ages: list[list[int]] = []
    for age in range(len(AGES)):
        cards = [
            card.index
            for card in deck.cards
            if card.age == age and theme in (card.theme, COMBINED) and not (card.mark and players == 2)
        ]
        chance.shuffle(cards)
        ages.append(cards)
    return ages


def _wonder(deck: Deck, theme: str, players: int, age: int, row: tuple[int, ...], chance: Chance) -> int:
    """The wonder of an age: the one whose icon is the card further left; at random if neither is there."""
    kind = NEW_WORLD if theme == NEW_WORLD else RENAISSANCE
    pair = [
        wonder
        for wonder in deck.wonders
        if wonder.age == age and wonder.theme == kind and not (wonder.mark and players == 2)
    ]
    icons = {wonder.icon: wonder.index for wonder in pair}
    for card in row:
        if card in icons:
            return icons[card]
    return pair[chance.below(len(pair))].index
