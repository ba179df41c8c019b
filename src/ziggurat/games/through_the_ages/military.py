"""Aggressions, defence and wars. Code of Laws, "Play an aggression", "Declare a war", "Resolve a war"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.actions import destroy, remove_leader, spend_red
from ziggurat.games.through_the_ages.catalog import (
    ATTACKER_BONUS,
    CANCELS,
    CARD,
    COST,
    DEFENSE,
    EFFECT,
    LEVEL,
    NONE,
    STRENGTH,
    side,
)
from ziggurat.games.through_the_ages.deeds import DONE, ENOUGH
from ziggurat.games.through_the_ages.effects import SPLIT, Gain
from ziggurat.games.through_the_ages.news import (
    ATTACKED,
    COLONIZED,
    COLONY_LOST,
    REPELLED,
    SPARED,
    SUCCEEDED,
    WONDER_LOST,
)
from ziggurat.games.through_the_ages.politics import attack_price, attack_rule
from ziggurat.games.through_the_ages.row import end_pact, scrap_wonder
from ziggurat.games.through_the_ages.standing import signed
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, Loss, gain, stock
from ziggurat.games.through_the_ages.table import AgesTable, urban
from ziggurat.kernel.effects import Do, Effect
from ziggurat.kernel.move import Move, Refusal, Verb, out_of_order
from ziggurat.kernel.step import Decision, OpenDecision

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

YIELD: Final = Verb("yield")

DEFEND: Final = Verb("defend", CARD)

WARD: Final = Verb("ward", CARD)

RAZE: Final = Verb("raze", CARD)

OUST: Final = Verb("oust", CARD)

ANNEX: Final = Verb("annex", CARD)

MILITARY_VERBS: Final = (YIELD, DEFEND, WARD, RAZE, OUST, ANNEX)

GIVE_WAY: Final = YIELD()

OPEN_BORDERS: Final = 2
"""The strength that an Open Borders Agreement gives to the one who attacks."""

BACKS: Final = (1, 2, 4, 6)
"""What a card can add to a defence at most, by the age on its back."""


def forces(table: AgesTable, seat: int, target: int) -> tuple[int, int]:
    """The strengths of attacker and target: without a pact that ends by the attack, with Open Borders."""
    own = table.rated(seat).raw_strength
    other = table.rated(target).raw_strength
    for owner in attack_rule(table, seat, target, CANCELS):
        civ = table.civs[owner]
        for party, which in ((owner, civ.side), (civ.partner, 1 - civ.side)):
            if party == seat:
                own -= STRENGTH[side(civ.pact, which)]
            else:
                other -= STRENGTH[side(civ.pact, which)]
    bonus = OPEN_BORDERS * len(attack_rule(table, seat, target, ATTACKER_BONUS))
    return max(own, 0) + bonus, max(other, 0)


def attack(table: AgesTable, seat: int, card: int, target: int) -> None:
    """Play an aggression: pay, end the pacts that say so, let the target defend itself."""
    spend_red(table.civs[seat], attack_price(table, card, target))
    table.play_from_hand(seat, card)
    table.tell(ATTACKED, seat, card, target)
    for owner in attack_rule(table, seat, target, CANCELS):
        end_pact(table, owner)
    own, other = forces(table, seat, target)
    civ = table.rated(target)
    left = min(civ.red_total, len(civ.military))
    backs = sorted([BACKS[LEVEL[held]] for held in civ.military], reverse=True)
    if left and sum(backs[:left]) >= own - other:
        table.then(Defence(target, seat, card, own - other, left, 0, False))
    else:
        prevail(table, seat, card, target)


def prevail(table: AgesTable, seat: int, card: int, target: int) -> None:
    """The aggression succeeds."""
    table.tell(SUCCEEDED, seat, card, target)
    table.toss(card, table.everybody)
    table.then(Do(EFFECT[card], seat, target, card))


FACE_DOWN: Final = len(CARD.words)
"""Behind the places of all bonus cards come those of the cards that go face down."""


def reach(hand: list[int], floor: int, left: int) -> int:
    """The most that ``left`` cards of a hand add to a defence, from a place in canonical order on."""
    if floor >= FACE_DOWN:
        return min(left, len([card for card in hand if card >= floor - FACE_DOWN]))
    values = sorted([max(DEFENSE[card], 1) if card >= floor else 1 for card in hand], reverse=True)
    return sum(values[:left])


class Defence(Decision[AgesTable]):
    """Cards that defend against an aggression: bonus cards, and others face down for 1 each.

    Offered only if it can be brought to equality, and completed once it has ``begun``. ``gap`` is still
    lacking, ``left`` cards may be used; bonus cards come before others, each in the order of their numbers.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "attacker", "card", "gap", "left", "floor", "begun")
    ASK: ClassVar[str] = "defence"
    ORDERED: ClassVar[bool] = True

    def __init__(
        self, seat: int, attacker: int, card: int, gap: int, left: int, floor: int, begun: bool
    ) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.card = card
        self.gap = gap
        self.left = left
        self.floor = floor
        self.begun = begun

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        hand = table.civs[seat].military
        moves: list[Move] = []
        if not self.begun:
            moves.append(GIVE_WAY)
        if self.gap <= 0:
            moves.append(ENOUGH)
        if self.left == 0:
            return moves
        different = sorted(set(hand))
        moves += [DEFEND.of[card] for card in different if self._further(hand, card, DEFENSE[card], 0) >= 0]
        moves += [WARD.of[card] for card in different if self._further(hand, card, 1, 0) >= 0]
        return moves

    def _further(self, hand: list[int], card: int, strength: int, floor: int) -> int:
        """How much more than is lacking can be reached with a card and those from a place on."""
        if not strength:
            return -1
        rest = hand[:]
        rest.remove(card)
        return strength + reach(rest, floor, self.left - 1) - self.gap

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        if move.verb is not DEFEND and move.verb is not WARD:
            return None
        strength = DEFENSE[move.arg] if move.verb is DEFEND else 1
        place = self._place(move)
        further = self._further(table.civs[seat].military, move.arg, strength, place)
        return out_of_order(place, self.floor, further)

    def _place(self, move: Move) -> int:
        return move.arg + (FACE_DOWN if move.verb is WARD else 0)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        if move.verb is YIELD:
            prevail(table, self.attacker, self.card, seat)
            return
        if move.verb is DONE:
            table.tell(REPELLED, seat, self.card, self.attacker)
            table.toss(self.card, table.everybody)
            return
        card = move.arg
        floor = self.floor_after(table, seat, move, self._place(move))
        if move.verb is DEFEND:
            table.show()
            table.discard(seat, card, seen=True)
            table.tell(SPARED, seat, card)
            gap = self.gap - DEFENSE[card]
        else:
            table.discard(seat, card, seen=False)
            gap = self.gap - 1
        table.then(Defence(seat, self.attacker, self.card, gap, self.left - 1, floor, True))

    def forced(self, table: AgesTable) -> Move | None:
        """With no card left to use the defence is complete."""
        return ENOUGH if self.left == 0 and self.begun else None

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"card": CARD.word(self.card), "attacker": self.attacker, "number": max(self.gap, 0)}


class Rival(Effect[AgesTable]):
    """The part, carried out by the rival."""

    FIELDS: ClassVar[tuple[str, ...]] = ("effect",)
    WORD: ClassVar[str] = "rival"

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect = effect

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(Do(self.effect, do.rival, do.seat, do.source))

    def parts(self) -> tuple[Effect[Any], ...]:
        return (self.effect,)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-for-rival", effect=teller.lowered(self.effect))


class Spoils(Effect[AgesTable]):
    """Resources and food for the attacker."""

    FIELDS: ClassVar[tuple[str, ...]] = ("resources", "food")
    WORD: ClassVar[str] = "spoils"

    def __init__(self, resources: int, food: int) -> None:
        self.resources = resources
        self.food = food

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(
            Do(Gain("resource", self.resources), do.seat, do.rival, do.source),
            Do(Gain("food", self.food), do.seat, do.rival, do.source),
        )

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-spoils", resources=signed(self.resources), food=signed(self.food))


class Plunder(Effect[AgesTable]):
    """Food and resources change hands, in a split of the attacker's choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)
    WORD: ClassVar[str] = "plunder"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        rival = table.civs[do.rival]
        if stock(rival, FOOD) + stock(rival, RESOURCES):
            table.then(Plundering(do.seat, do.rival, self.number))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-plunder", number=self.number)


class Plundering(OpenDecision[AgesTable]):
    """How much of the plunder is food."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "number")
    ASK: ClassVar[str] = "plunder"

    def __init__(self, seat: int, rival: int, number: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.number = number

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        rival = table.civs[self.rival]
        food, resources = stock(rival, FOOD), stock(rival, RESOURCES)
        number = min(self.number, food + resources)
        return [SPLIT(part) for part in range(max(0, number - resources), min(number, food) + 1)]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        rival = table.civs[self.rival]
        number = min(self.number, stock(rival, FOOD) + stock(rival, RESOURCES))
        table.then(
            Loss(self.rival, FOOD, move.arg, seat), Loss(self.rival, RESOURCES, number - move.arg, seat)
        )

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"number": self.number}


class Steal(Effect[AgesTable]):
    """Science or culture changes hands: so much, and for a war its advantage besides."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "number")
    WORD: ClassVar[str] = "steal"

    def __init__(self, what: str, number: int) -> None:
        self.what = what
        self.number = number

    def run(self, table: AgesTable, do: Do) -> None:
        number = self.number + (table.tallies[do.tally] if do.tally >= 0 else 0)
        rival = table.civs[do.rival]
        if self.what == "science":
            taken = min(number, rival.science)
            table.study(do.rival, -taken)
            table.study(do.seat, taken)
        else:
            taken = min(number, rival.culture)
            table.score(do.rival, -taken)
            table.score(do.seat, taken)

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-steal", what=self.what, number=self.number)


class Raid(Effect[AgesTable]):
    """Urban buildings of the rival are destroyed, one for each level named; half their cost is gained."""

    FIELDS: ClassVar[tuple[str, ...]] = ("levels",)
    WORD: ClassVar[str] = "raid"

    def __init__(self, levels: tuple[int, ...]) -> None:
        self.levels = levels

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(Raiding(do.seat, do.rival, self.levels, 0, 0))

    def usable(self, table: AgesTable, do: Do) -> bool:
        return True

    def tell(self, teller: Teller) -> str:
        first = self.levels[0]
        second = self.levels[1] if len(self.levels) > 1 else 0
        return teller.say("effect-raid", first="I" * first, second="I" * second, number=len(self.levels))


class Raiding(OpenDecision[AgesTable]):
    """Which urban building of the rival to destroy, in the order of their numbers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "levels", "cost", "floor")
    ASK: ClassVar[str] = "raid"
    CONTINUES: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, rival: int, levels: tuple[int, ...], cost: int, floor: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.levels = levels
        self.cost = cost
        self.floor = floor

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        rival = table.civs[self.rival]
        moves = [
            RAZE.of[card]
            for card in rival.techs
            if urban(card) and rival.workers[card] and self.levels and LEVEL[card] <= max(self.levels)
        ]
        if self.cost or not moves:
            moves.append(ENOUGH)
        return moves

    def refusal(self, table: AgesTable, seat: int, move: Move) -> Refusal | None:
        return None if move.verb is DONE else out_of_order(move.arg, self.floor)

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        if move.verb is DONE:
            gain(table, seat, RESOURCES, (self.cost + 1) // 2)
            return
        card = move.arg
        floor = self.floor_after(table, seat, move, card)
        destroy(table, self.rival, card)
        levels = list(self.levels)
        levels.remove(min([level for level in levels if level >= LEVEL[card]]))
        table.then(Raiding(seat, self.rival, tuple(levels), self.cost + COST[card], floor))

    def details(self, table: AgesTable) -> dict[str, Any]:
        return {"rival": self.rival}


class Infiltrate(Effect[AgesTable]):
    """The rival's leader or unfinished wonder leaves the game; culture for each level."""

    FIELDS: ClassVar[tuple[str, ...]] = ("culture",)
    WORD: ClassVar[str] = "infiltrate"

    def __init__(self, culture: int) -> None:
        self.culture = culture

    def run(self, table: AgesTable, do: Do) -> None:
        table.then(Ousting(do.seat, do.rival, self.culture))

    def usable(self, table: AgesTable, do: Do) -> bool:
        rival = table.civs[do.rival]
        return rival.leader != NONE or rival.wonder != NONE

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-infiltrate", number=self.culture)


class Ousting(OpenDecision[AgesTable]):
    """The leader or the wonder."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival", "culture")
    ASK: ClassVar[str] = "oust"

    def __init__(self, seat: int, rival: int, culture: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.culture = culture

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        rival = table.civs[self.rival]
        return [OUST.of[card] for card in (rival.leader, rival.wonder) if card != NONE]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        rival = table.civs[self.rival]
        if move.arg == rival.leader:
            remove_leader(table, self.rival)
        else:
            table.tell(WONDER_LOST, self.rival, rival.wonder)
            scrap_wonder(table, rival)
        table.score(seat, self.culture * LEVEL[move.arg])


class Annex(Effect[AgesTable]):
    """A colony of the rival changes hands; its one-time gain is ignored."""

    WORD: ClassVar[str] = "annex"

    def run(self, table: AgesTable, do: Do) -> None:
        if table.civs[do.rival].colonies:
            table.then(Annexing(do.seat, do.rival))

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-annex")


class Annexing(OpenDecision[AgesTable]):
    """Which colony."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rival")
    ASK: ClassVar[str] = "annex"

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def candidates(self, table: AgesTable, seat: int) -> list[Move]:
        return [ANNEX.of[card] for card in sorted(table.civs[self.rival].colonies)]

    def choose(self, table: AgesTable, seat: int, move: Move) -> None:
        card = move.arg
        lose_colony(table, self.rival, card)
        civ = table.civs[seat]
        civ.colonies = (*civ.colonies, card)
        table.tell(COLONIZED, seat, card)
        table.enters(seat, card)


def lose_colony(table: AgesTable, seat: int, card: int) -> None:
    """A colony is lost, with what it permanently gave."""
    civ = table.civs[seat]
    civ.colonies = tuple([other for other in civ.colonies if other != card])
    table.tell(COLONY_LOST, seat, card)
    table.leaves(seat, card)
