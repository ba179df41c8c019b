"""Setting up. Rulebook, «Подготовка к игре», and «ИГРАЕТЕ ВПЕРВЫЕ?» for starting sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.ancient_knowledge.creating import DISCARD
from ziggurat.games.ancient_knowledge.deck import LEVELS, Deck
from ziggurat.games.ancient_knowledge.discarding import discard_aside
from ziggurat.games.ancient_knowledge.index import BUILDINGS
from ziggurat.games.ancient_knowledge.memory import EVERYBODY, bit
from ziggurat.games.ancient_knowledge.news import BEGINS, SET_ASIDE, SET_DEALT
from ziggurat.games.ancient_knowledge.table import NOT_OVER, AncientTable, fresh_area
from ziggurat.games.ancient_knowledge.technology_boards import GONE, LEVEL_I, LEVEL_II, refill
from ziggurat.games.ancient_knowledge.turn import Turn
from ziggurat.kernel.step import Decision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.move import Move

DEALT: Final = 10
REJECTED: Final = 4
THIRD: Final = 2
"""The third and fourth player, so far from the first, draw one card more; in teams: the other team."""
SETS: Final = 4


def set_up(game: Game, setting: Setting, deck: Deck, chance: Chance) -> AncientTable:
    """A table as the rulebook has it laid out, with the first turn on its agenda."""
    players = setting.players
    first_player = chance.below(players)
    hands: list[list[int]] = [[] for _ in range(players)]
    sets: list[int] = []
    if setting.option("starting_sets") == "yes":
        sets = list(range(1, SETS + 1))
        chance.shuffle(sets)
        hands = [
            [card.index for card in deck.buildings if card.starting_set == sets[seat]]
            for seat in range(players)
        ]
    dealt = {card for hand in hands for card in hand}
    pile = [card for card in range(BUILDINGS) if card not in dealt]
    chance.shuffle(pile)
    if not sets:
        hands = [[pile.pop() for _ in range(DEALT)] for _ in range(players)]
    decks: list[tuple[int, ...]] = []
    for level in range(LEVELS):
        cards = [card.index for card in deck.technologies if card.level == level]
        chance.shuffle(cards)
        decks.append(tuple(cards))
    table = AncientTable(
        game, setting, deck, [], chance, 0, 0, [], [fresh_area(hand) for hand in hands], pile, [],
        (GONE, GONE, GONE), (LEVEL_I, LEVEL_I, LEVEL_II), tuple(decks), ((), ()), ((), ()), (), (), (),
        first_player, first_player, 0, NOT_OVER,
    )  # fmt: skip
    hands_chosen: Step[Any] = OpenSets(tuple(sets[:players])) if sets else Selecting()
    table.then(FirstPlayer(), hands_chosen, Opening(), Turn(table.first_in_turn))
    return table


class FirstPlayer(Step[AncientTable]):
    """Rulebook, step 1: chance has chosen the first player, from whom the order of turns goes clockwise."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AncientTable) -> None:
        table.tell(BEGINS, table.first)


class OpenSets(Step[AncientTable]):
    """Ruling: the starting sets are drawn openly, so all know what each player begins with."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sets",)

    def __init__(self, sets: tuple[int, ...]) -> None:
        self.sets = sets

    def run(self, table: AncientTable) -> None:
        for seat, number in enumerate(self.sets):
            table.tell(SET_DEALT, seat, number)
            for card in table.areas[seat].hand:
                table.note(card, EVERYBODY)


class Selecting(Decision[AncientTable]):
    """All players at once, and unseen by the others, set four of their ten cards aside."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    ASK: ClassVar[str] = "select"

    def __init__(self) -> None:
        super().__init__(-1)

    def deciders(self, table: AncientTable) -> tuple[int, ...]:
        return tuple([seat for seat, area in enumerate(table.areas) if len(area.aside) < REJECTED])

    def candidates(self, table: AncientTable, seat: int) -> list[Move]:
        return [DISCARD.of[card] for card in sorted(table.areas[seat].hand)]

    def choose(self, table: AncientTable, seat: int, move: Move) -> None:
        area = table.areas[seat]
        area.hand.remove(move.arg)
        area.aside = (*area.aside, move.arg)
        area.aside_known = bit(seat)
        table.tell(SET_ASIDE, seat, move.arg)
        if self.deciders(table):
            table.then(self)


class Opening(Step[AncientTable]):
    """The cards set aside are discarded, later players draw one more, the technology boards are filled."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AncientTable) -> None:
        for seat in range(table.players):
            discard_aside(table, seat)
        for further in range(THIRD, table.players):
            table.draw((table.first_in_turn + further) % table.players, 1)
        for place in range(len(table.boards)):
            refill(table, place)
