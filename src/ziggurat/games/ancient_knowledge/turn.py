"""The sequence of play. Rulebook, «ХОД ИГРОКА»: two actions, the Timeline phase, the Decline phase.

In teams both partners take their turns at the same time, each in a lane of their own, while the other two may
exchange a card. Rulebook, «Командный режим».
"""

from __future__ import annotations

from typing import ClassVar

from ziggurat.games.ancient_knowledge.actions import ACTIONS, Acting
from ziggurat.games.ancient_knowledge.deck import TIMELINE
from ziggurat.games.ancient_knowledge.decline import FULL, DeclinePhase
from ziggurat.games.ancient_knowledge.exchange import OFFERS, Exchange
from ziggurat.games.ancient_knowledge.news import ENDED, TURN_BEGAN
from ziggurat.games.ancient_knowledge.table import ACTING, IN_TIMELINE, NO_CARD, OVER, AncientTable
from ziggurat.games.ancient_knowledge.triggers import due
from ziggurat.kernel.effects import Do
from ziggurat.kernel.lanes import Together, lane
from ziggurat.kernel.step import Step


class Turn(Step[AncientTable]):
    """The turn of one player, or of the two of a team; ``seat`` is the first of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        seat = self.seat
        table.turn += 1
        table.active = seat
        table.agenda.append(TurnOver(seat))
        table.tell(TURN_BEGAN, seat, table.turn)
        if not table.teams:
            table.areas[seat].phase = ACTING
            table.then(Acting(seat, ACTIONS), TimelinePhase(seat), DeclinePhase(seat))
            return
        partner, other = table.partner(seat), (seat + 2) % table.players
        for one in (seat, partner):
            table.areas[one].phase = ACTING
        for one in (other, other + 1):
            table.areas[one].offers = OFFERS
        own = [
            lane(Acting(one, ACTIONS), TimelinePhase(one), DeclinePhase(one), home=one)
            for one in (seat, partner)
        ]
        table.then(Together((*own, lane(Exchange(other), waited=False))))


class TimelinePhase(Step[AncientTable]):
    """All cards with the sign of this phase work once, in an order of the player's choice.

    Which they are is settled when the phase begins; what has left play before its turn does nothing.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        seat, deck = self.seat, table.deck
        table.areas[seat].phase = IN_TIMELINE
        dos: list[Do] = []
        for cards in (table.areas[seat].timeline, table.areas[seat].artifacts):
            working = [card for card in cards if card >= 0 and deck.activation[card] == TIMELINE]
            dos += [Do(deck.effect[card], seat, seat, card) for card in working]
        due(table, seat, dos)


class TurnOver(Step[AncientTable]):
    """The next turn begins, or the game ends: all have had as many turns, and some Past holds fourteen.

    Rulebook, «КОНЕЦ ИГРЫ».
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AncientTable) -> None:
        if table.teams:
            for area in table.areas:
                area.offers = 0
                area.offered = NO_CARD
        following = (self.seat + (2 if table.teams else 1)) % table.players
        if following == table.first_in_turn and any(len(area.past) >= FULL for area in table.areas):
            table.ended = OVER
            table.tell(ENDED, -1)
        else:
            table.agenda.append(Turn(following))
