"""The technology boards in the middle of the table, and the technology decks.

Rulebook, «ДОСТУПНЫЕ КАРТЫ ТЕХНОЛОГИЙ», «СЕРЕДИНА ИГРЫ».
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.ancient_knowledge.memory import EVERYBODY
from ziggurat.games.ancient_knowledge.news import (
    BOARD_GONE,
    BURIED,
    FLIPPED,
    LAID_OUT,
    TECHNOLOGIES_RESHUFFLED,
    TECHNOLOGY_DISCARDED,
)

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.table import AncientTable

ON_BOARD: Final = 3
LEVEL_I: Final = 0
LEVEL_II: Final = 1
GONE: Final[tuple[int, ...]] = ()
"""A board that is back in the box."""


def on_offer(table: AncientTable) -> list[int]:
    """All face-up technologies, board by board."""
    return [card for board in table.boards for card in board]


def take(table: AncientTable, card: int) -> None:
    """Take a technology from its board, which is refilled when one card is left there."""
    for place, board in enumerate(table.boards):
        if card in board:
            put_on_board(table, place, tuple([other for other in board if other != card]))
            if len(board) == 2:
                refill(table, place)
            return


def put_on_board(table: AncientTable, place: int, cards: tuple[int, ...]) -> None:
    """These cards lie on a board."""
    table.boards = tuple([cards if other == place else board for other, board in enumerate(table.boards)])


def refill(table: AncientTable, place: int) -> None:
    """Discard what lies on a board and lay out three cards; with too few, the board is out of the game."""
    level = table.levels[place]
    discard(table, level, table.boards[place])
    if len(table.decks[level]) + len(table.discards[level]) < ON_BOARD:
        put_on_board(table, place, GONE)
        table.tell(BOARD_GONE, -1, level)
        return
    cards = turn_up(table, level, ON_BOARD)
    put_on_board(table, place, cards)
    for card in cards:
        table.tell(LAID_OUT, -1, card)


def discard(table: AncientTable, level: int, cards: tuple[int, ...]) -> None:
    """Technologies go to the discard pile of their level."""
    table.discards = with_level(table.discards, level, (*table.discards[level], *cards))
    for card in cards:
        table.tell(TECHNOLOGY_DISCARDED, -1, card)


def turn_up(table: AncientTable, level: int, number: int) -> tuple[int, ...]:
    """Take cards from the top of a technology deck; when it is used up, its discard pile is shuffled."""
    found: list[int] = []
    while len(found) < number:
        deck = table.decks[level]
        if not deck:
            deck = _reshuffled(table, level)
            if not deck:
                break
        most = min(number - len(found), len(deck))
        left = len(deck) - most
        found += deck[left:][::-1]
        table.decks = with_level(table.decks, level, deck[:left])
        if len(table.buried[level]) > left:
            table.buried = with_level(table.buried, level, table.buried[level][:left])
    if found:
        table.reveal()
    return tuple(found)


def _reshuffled(table: AncientTable, level: int) -> tuple[int, ...]:
    cards = list(table.discards[level])
    if cards:
        table.chance.shuffle(cards)
        table.discards = with_level(table.discards, level, ())
        table.tell(TECHNOLOGIES_RESHUFFLED, -1, level, len(cards))
    return tuple(cards)


def put_under(table: AncientTable, card: int, seen_by: int) -> None:
    """Put a technology under the deck of its level; the seats of a mask know it there."""
    level = table.deck.level[card]
    table.decks = with_level(table.decks, level, (card, *table.decks[level]))
    table.buried = with_level(table.buried, level, (seen_by, *table.buried[level]))


def bury(table: AncientTable, seat: int, card: int) -> None:
    """Put a face-up technology under its deck, where all know it; its board may be refilled."""
    put_under(table, card, EVERYBODY)
    table.tell(BURIED, seat, card)
    take(table, card)


def flip(table: AncientTable, seat: int, place: int) -> None:
    """Turn a level I board over to level II: its cards are discarded, and level II cards laid out."""
    discard(table, LEVEL_I, table.boards[place])
    table.levels = tuple([LEVEL_II if other == place else level for other, level in enumerate(table.levels)])
    put_on_board(table, place, GONE)
    table.flipped = 1
    table.tell(FLIPPED, seat)
    refill(table, place)


def with_level(
    parts: tuple[tuple[int, ...], ...], level: int, part: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The same by level, with another part at one."""
    return (part, parts[1]) if level == 0 else (parts[0], part)
