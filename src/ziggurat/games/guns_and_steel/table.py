"""What lies on the table: the state of the game and of each player's area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import INFORMATION, RESOURCES, SPACE, Deck
from ziggurat.games.guns_and_steel.knowledge import deal_hidden, hint_for, possible, sharpen
from ziggurat.games.guns_and_steel.news import GAINED, LAID, POINTS, POINTS_LOST, REPLENISHED, SPENT
from ziggurat.games.guns_and_steel.pyramid import Pyramid
from ziggurat.kernel.table import Table
from ziggurat.kernel.values import State

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.step import Step

NO_WONDER: Final = -1
NOT_OVER: Final = -1
FAME_TOKENS: Final = 5


class Area(State):
    """A player's cards: in hand, lying as resources, lying as technologies; and what else they have.

    ``hints`` goes with ``resources``: which cards each may be as far as the others know (a mask of bits).
    ``loose`` counts the resources that effects gave for this turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand", "resources", "hints", "technologies", "loose", "wonders", "points"
    )  # fmt: skip

    def __init__(
        self,
        hand: list[int],
        resources: list[int],
        hints: list[int],
        technologies: list[int],
        loose: list[int],
        wonders: tuple[int, ...],
        points: int,
    ) -> None:
        self.hand = hand
        self.resources = resources
        self.hints = hints
        self.technologies = technologies
        self.loose = loose
        self.wonders = wonders
        self.points = points

    def copy(self) -> Area:
        """An area of its own with the same cards."""
        return Area(
            self.hand[:],
            self.resources[:],
            self.hints[:],
            self.technologies[:],
            self.loose[:],
            self.wonders,
            self.points,
        )


class Deeds(State):
    """What the player whose turn it is has done in it, as far as a wonder may ask for it.

    ``taken`` are the cards taken back to hand; ``hints`` go with them, as with the resources of an area.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("spent", "paid", "gained", "defeated", "taken", "hints")

    def __init__(
        self,
        spent: int,
        paid: int,
        gained: int,
        defeated: int,
        taken: tuple[int, ...],
        hints: tuple[int, ...],
    ) -> None:
        self.spent = spent
        self.paid = paid
        self.gained = gained
        self.defeated = defeated
        self.taken = taken
        self.hints = hints

    def copy(self) -> Deeds:
        """The same deeds."""
        return Deeds(self.spent, self.paid, self.gained, self.defeated, self.taken, self.hints)


class GunsTable(Table):
    """A table of Guns & Steel.

    ``wonders`` holds by age the wonder still to be had; ``fame`` the tokens on it, by age and seat;
    ``ran`` the effects already carried out in this technology phase; ``ended`` the rule that ended the game.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Table.FIELDS,
        "areas", "pyramid", "wonders", "fame", "active", "deeds", "ran", "ended",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        setting: Setting,
        deck: Deck,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        areas: list[Area],
        pyramid: Pyramid,
        wonders: list[int],
        fame: list[int],
        active: int,
        deeds: Deeds,
        ran: tuple[int, ...],
        ended: int,
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.deck = deck
        self.areas = areas
        self.pyramid = pyramid
        self.wonders = wonders
        self.fame = fame
        self.active = active
        self.deeds = deeds
        self.ran = ran
        self.ended = ended

    def copy(self) -> GunsTable:
        return GunsTable(
            self.game,
            self.setting,
            self.deck,
            self.agenda[:],
            self.chance.copy(),
            self.turn,
            self.revealed,
            self.tallies[:],
            [area.copy() for area in self.areas],
            self.pyramid,
            self.wonders[:],
            self.fame[:],
            self.active,
            self.deeds.copy(),
            self.ran,
            self.ended,
        )

    def redeal(self, seat: int | None) -> None:
        for owner, area in enumerate(self.areas):
            if owner == self.active and owner != seat:
                self.deeds.taken = deal_hidden(area, self.chance, self.deeds.taken, self.deeds.hints)
            elif owner != seat:
                deal_hidden(area, self.chance)
        piles = []
        for pile in self.pyramid.piles:
            below = list(pile[:-1])
            self.chance.shuffle(below)
            piles.append((*below, *pile[-1:]))
        self.pyramid = Pyramid(self.pyramid.rows, self.pyramid.cards, tuple(piles))

    # What cards do on the table

    def lay(self, seat: int, card: int) -> None:
        """Play a card from hand as a resource; the others see only its type."""
        area = self.areas[seat]
        hint = hint_for(self.deck, area, card)
        area.hand.remove(card)
        area.resources.append(card)
        area.hints.append(hint)
        self.tell(LAID, seat, card, self.deck.resource[card])

    def spend(self, seat: int, card: int, chosen: bool = True) -> None:
        """Turn a resource over to its technology side; the effect there is not activated.

        Who did not choose so themselves shows something to whoever did.
        """
        area = self.areas[seat]
        place = area.resources.index(card)
        if area.hints[place] != 1 << card and len(possible(area)[place]) > 1:
            self.show(seat)
            if not chosen:
                self.reveal()
        del area.resources[place]
        del area.hints[place]
        area.technologies.append(card)
        if seat == self.active:
            self.deeds.spent += 1
        self.tell(SPENT, seat, card, self.deck.resource[card])

    def replenish(self, seat: int, card: int) -> None:
        """Turn a technology over to its resource side; everybody has seen which card it is."""
        area = self.areas[seat]
        area.technologies.remove(card)
        area.resources.append(card)
        area.hints.append(1 << card)
        self.tell(REPLENISHED, seat, card, self.deck.resource[card])

    def take_resource(self, seat: int, card: int) -> None:
        """Take a resource card back into the hand; who did not know which card it was still does not."""
        area = self.areas[seat]
        sharpen(area)
        place = area.resources.index(card)
        if area.hints[place] != 1 << card:
            self.show(seat)
        self.deeds.taken = (*self.deeds.taken, card)
        self.deeds.hints = (*self.deeds.hints, area.hints[place])
        del area.resources[place]
        del area.hints[place]
        area.hand.append(card)

    def gain(self, seat: int, resource: int, number: int) -> None:
        """Have resources for this turn; they cannot be kept."""
        self.areas[seat].loose[resource] += number
        self.tell(GAINED, seat, resource, number)

    def score(self, seat: int, points: int) -> None:
        """Gain or lose victory points on the track; they are never fewer than none."""
        area = self.areas[seat]
        area.points += points
        assert area.points >= 0, "points below nothing are never offered"
        if seat == self.active and points > 0:
            self.deeds.gained += points
        self.tell(POINTS if points > 0 else POINTS_LOST, seat, abs(points))

    # What can be counted on it

    def power(self, seat: int) -> int:
        """Military power: all that shows on the technologies of a seat."""
        power = self.deck.power
        total = 0
        for card in self.areas[seat].technologies:
            total += power[card]
        return total

    def stock(self, seat: int) -> list[int]:
        """The resources of a seat by type: those on cards and those of this turn."""
        area = self.areas[seat]
        resource = self.deck.resource
        stock = area.loose[:]
        for card in area.resources:
            stock[resource[card]] += 1
        return stock

    def types_lying(self, seat: int) -> list[int]:
        """The types that can be gained by what lies there as a resource, each once."""
        resource = self.deck.resource
        lying = {as_gain(resource[card]) for card in self.areas[seat].resources}
        return [kind for kind in range(SPACE) if kind in lying]

    def free_tokens(self, seat: int) -> int:
        """The fame tokens of a seat that lie on no wonder."""
        placed = 0
        for age in range(len(self.wonders)):
            placed += self.fame[age * self.players + seat]
        return FAME_TOKENS - placed


def as_gain(resource: int) -> int:
    """What somebody gains for this turn who gains the type of a resource: of a Space, an Information."""
    return INFORMATION if resource == SPACE else resource


NO_LOOSE: Final = [0] * len(RESOURCES)


def fresh_deeds() -> Deeds:
    """A turn begins with no deeds."""
    return Deeds(0, 0, 0, 0, (), ())
