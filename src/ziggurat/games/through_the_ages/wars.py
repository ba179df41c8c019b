"""Wars: declaring, resolving, and their spoils. Code of Laws, "Declare a war" and "Resolve a war"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.actions import spend_red
from ziggurat.games.through_the_ages.catalog import (
    ATTACKER_BONUS,
    CANCELS,
    CARD,
    EFFECT,
    NONE,
    SCIENCE_COST,
)
from ziggurat.games.through_the_ages.deeds import DONE, ENOUGH
from ziggurat.games.through_the_ages.military import OPEN_BORDERS, Steal
from ziggurat.games.through_the_ages.news import (
    SEIZED,
    WAR_DECLARED,
    WAR_DRAWN,
    WAR_WON,
    YELLOW_RETURNED,
    YELLOW_TAKEN,
)
from ziggurat.games.through_the_ages.politics import attack_price, attack_rule
from ziggurat.games.through_the_ages.row import end_pact
from ziggurat.games.through_the_ages.science import install
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import OpenDecision, Step

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

SEIZE: Final = Verb("seize", CARD)
WAR_VERBS: Final = (SEIZE,)


def declare(table: AgesTable, seat: int, card: int, target: int) -> None:
    """A war comes into play; it is resolved at the beginning of the next turn."""
    civ = table.civs[seat]
    spend_red(civ, attack_price(table, card, target))
    table.play_from_hand(seat, card)
    for owner in attack_rule(table, seat, target, CANCELS):
        end_pact(table, owner)
    civ.war = card
    civ.target = target
    table.tell(WAR_DECLARED, seat, card, target)


class ResolveWar(Step[AgesTable]):
    """The stronger side has the spoils. Code of Laws, "Resolve a war"."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: AgesTable) -> None:
        seat = self.seat
        civ = table.civs[seat]
        if civ.war == NONE:
            return
        card, target = civ.war, civ.target
        civ.war = civ.target = NONE
        table.toss(card, table.everybody)
        own = table.rated(seat).strength
        own += OPEN_BORDERS * len(attack_rule(table, seat, target, ATTACKER_BONUS))
        other = table.rated(target).strength
        if own == other:
            table.tell(WAR_DRAWN, seat, card, target)
            return
        winner, loser = (seat, target) if own > other else (target, seat)
        table.tell(WAR_WON, winner, card, loser, abs(own - other))
        table.then(Do(EFFECT[card], winner, loser, card, len(table.tallies)), WarOver())
        table.tallies.append(abs(own - other))


class WarOver(Step[AgesTable]):
    """The advantage of strength has been used."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, table: AgesTable) -> None:
        table.tallies.pop()


class WinCulture(Steal):
    """War over Culture: 5 and the advantage."""

    WORD: ClassVar[str] = "win_culture"

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-win-culture", number=self.number)


class WinTerritory(Effect[AgesTable]):
    """Yellow tokens of the defeated one's bank: 1, and 1 for every 5 of advantage."""

    WORD: ClassVar[str] = "win_territory"

    def run(self, table: AgesTable, do: Do) -> None:
        move_yellow(table, do.rival, do.seat, 1 + table.tallies[do.tally] // 5)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-win-territory")


def move_yellow(table: AgesTable, source: int, target: int, number: int) -> None:
    """Yellow tokens go from one bank to another, as many as there are."""
    giver, taker = table.civs[source], table.civs[target]
    moved = min(number, giver.bank)
    giver.bank -= moved
    giver.yellow_box -= moved
    taker.bank += moved
    taker.yellow_box += moved
    if moved:
        table.tell(YELLOW_RETURNED, source, moved)
        table.tell(YELLOW_TAKEN, target, moved)


class WinTechnology(Effect[AgesTable]):
    """Science to the advantage, or special technologies counted at their cost."""

    WORD: ClassVar[str] = "win_technology"

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(Seizing(do.seat, do.rival, table.tallies[do.tally], 0))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-win-technology")


class Seizing(OpenDecision[AgesTable]):
    """Which special technologies to take for a part of the advantage; the rest is science."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "left", "floor")
    ASK: ClassVar[str] = "seize"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, rival: int, left: int, floor: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.left = left
        self.floor = floor

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        civ, rival = table.civs[seat], table.civs[self.rival]
        return [
            ENOUGH,
            *[
                SEIZE.of[card]
                for card in rival.specials
                if card != NONE
                and SCIENCE_COST[card] <= self.left
                and card not in civ.specials
                and card not in civ.hand
            ],
        ]

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        return None if move.verb is DONE else out_of_order(move.arg, self.floor)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        rival = table.civs[self.rival]
        if move.verb is DONE:
            taken = min(self.left, rival.science)
            table.study(self.rival, -taken)
            table.study(seat, taken)
            return
        card = move.arg
        floor = self.floor_after(table, seat, move, card)
        table.then(Seizing(seat, self.rival, self.left - SCIENCE_COST[card], floor))
        rival.specials = tuple([NONE if other == card else other for other in rival.specials])
        table.tell(SEIZED, seat, card, self.rival)
        table.leaves(self.rival, card)
        install(table, seat, card)

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"number": self.left}
