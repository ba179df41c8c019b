"""What lies on the table: the state of the game and of each civilization, and its ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    AIR,
    BLUE,
    CATEGORY,
    CIVIL,
    CIVIL_HAND,
    COLONIZATION,
    CULTURE,
    FOOD,
    HAPPINESS,
    LEVEL,
    MILITARY,
    MILITARY_HAND,
    NONE,
    POWERS,
    RATES,
    RESOURCE,
    SCIENCE,
    STRENGTH,
    WAITING,
    YELLOW,
    side,
)
from ziggurat.games.through_the_ages.civ import Civ
from ziggurat.games.through_the_ages.counts import PARTNER_WONDER, count, faces
from ziggurat.games.through_the_ages.news import (
    BLUE_TAKEN,
    CULTURE_GAINED,
    CULTURE_LOST,
    DISCARDED,
    DREW,
    SCIENCE_GAINED,
    SCIENCE_LOST,
    YELLOW_RETURNED,
    YELLOW_TAKEN,
)
from ziggurat.games.through_the_ages.standing import BASILICA, GATES, GENGHIS, RAILROAD
from ziggurat.games.through_the_ages.strength import armies_of
from ziggurat.kernel.effects import Do
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.step import Step

NEED: Final = (8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0)
"""The happy faces needed, by tokens in the yellow bank."""

CONSUMPTION: Final = (6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0)

POPULATION: Final = (0, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2)
"""The food that one more worker costs, by tokens in the yellow bank."""

CORRUPTED: Final = (6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0)
"""The corruption, by tokens in the blue bank."""

ROW: Final = 13

RUIN_CULTURE: Final = 2
"""The culture of a wonder that time has ruined (Ravages of Time)."""


class AgesTable(Table):
    """A table of Through the Ages.

    ``deck`` and ``warriors`` are the civil and the military deck of the current age, the next card last.
    ``discards`` are the military cards of this age, ``removed`` all other cards that have left the game.
    ``current`` and ``future`` are the event decks, ``past`` the events that have happened. A military card in
    these piles carries who knows it: ``card | knowers << 8``; an event who prepared it.
    ``peeked`` is the mask of those who have seen the next event. ``last_round`` is 0 as long as it is not
    known.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Table.FIELDS,
        "civs", "age", "row", "deck", "warriors", "discards", "removed", "current", "future", "past",
        "peeked",
        "common", "active", "round", "last_round", "decks_for", "ended",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
        civs: list[Civ],
        age: int,
        row: list[int],
        deck: list[int],
        warriors: list[int],
        discards: list[int],
        removed: list[int],
        current: list[int],
        future: list[int],
        past: list[int],
        peeked: int,
        common: tuple[int, ...],
        active: int,
        round: int,
        last_round: int,
        decks_for: tuple[int, ...],
        ended: int,
    ) -> None:
        super().__init__(game, setting, agenda, chance, turn, revealed, tallies)
        self.civs = civs
        self.age = age
        self.row = row
        self.deck = deck
        self.warriors = warriors
        self.discards = discards
        self.removed = removed
        self.current = current
        self.future = future
        self.past = past
        self.peeked = peeked
        self.common = common
        self.active = active
        self.round = round
        self.last_round = last_round
        self.decks_for = decks_for
        self.ended = ended

    def copy(self) -> AgesTable:
        return AgesTable(
            self.game, self.setting, self.agenda[:], self.chance.copy(), self.turn, self.revealed,
            self.tallies[:], [civ.copy() for civ in self.civs], self.age, self.row[:], self.deck[:],
            self.warriors[:], self.discards[:], self.removed[:], self.current[:], self.future[:],
            self.past[:],
            self.peeked, self.common, self.active, self.round, self.last_round, self.decks_for, self.ended,
        )  # fmt: skip

    def redeal(self, seat: int | None) -> None:
        from ziggurat.games.through_the_ages.knowledge import redeal

        redeal(self, seat)

    # Who plays

    def clockwise_from(self, seat: int) -> list[int]:
        """The seats still in the game in turn order, beginning with this one if it is."""
        players = self.players
        civs = self.civs
        return [
            (seat + further) % players
            for further in range(players)
            if not civs[(seat + further) % players].gone
        ]

    def others(self, seat: int) -> list[int]:
        """The other seats still in the game, in turn order."""
        return [other for other in self.clockwise_from(seat) if other != seat]

    @property
    def playing(self) -> int:
        """How many are still in the game."""
        total = 0
        for civ in self.civs:
            if not civ.gone:
                total += 1
        return total

    def ranked(self, values: list[int]) -> list[int]:
        """The seats still in the game, highest value first.

        Code of Laws, "Resolving an event": the current player, then the nearest clockwise, counts as higher.
        """
        order = self.clockwise_from(self.active)
        order.sort(key=lambda seat: -values[seat])
        return order

    # Ratings

    def rated(self, seat: int) -> Civ:
        """A civilization with its ratings as they are now. Code of Laws, "Ratings"."""
        civ = self.civs[seat]
        if civ.stale:
            self._rate(seat, civ)
        return civ

    def touch(self, seat: int) -> None:
        """Cards or workers of a seat have changed."""
        civ = self.civs[seat]
        civ.stale = True

    def touch_all(self) -> None:
        """Something changed that may matter to others too: pacts, wonders."""
        for civ in self.civs:
            civ.stale = True

    def _rate(self, seat: int, civ: Civ) -> None:
        science = culture = strength = happiness = civil = military = colonization = 0
        powers = civil_hand = military_hand = 0
        more_food = more_resources = 0
        basilica = 0
        for card in civ.wonders:
            if POWERS[card] & BASILICA and card not in civ.ruins:
                basilica = card
        civ.basilica = basilica
        workers = civ.workers
        for card in civ.techs:
            number = workers[card]
            if number:
                science += number * SCIENCE[card]
                culture += number * CULTURE[card]
                strength += number * STRENGTH[card]
                if HAPPINESS[card]:
                    happiness += number * (HAPPINESS[card] + (1 if basilica else 0))
        cards = [civ.government]
        for card in civ.specials:
            if card != NONE:
                cards.append(card)
        if civ.leader != NONE:
            cards.append(civ.leader)
        cards.extend(civ.colonies)
        for card in civ.wonders:
            if card not in civ.ruins:
                cards.append(card)
            else:
                culture += RUIN_CULTURE
                happiness += faces(civ, card)
        for card in cards:
            science += SCIENCE[card]
            culture += CULTURE[card]
            strength += STRENGTH[card]
            happiness += min(HAPPINESS[card], 0)
            if HAPPINESS[card] > 0 or card == civ.homer:
                happiness += faces(civ, card)
            civil += CIVIL[card]
            military += MILITARY[card]
            colonization += COLONIZATION[card]
            civil_hand += CIVIL_HAND[card]
            military_hand += MILITARY_HAND[card]
            powers |= POWERS[card]
        pacts: list[tuple[int, int]] = []
        for owner, other in enumerate(self.civs):
            if other.pact != NONE and seat in (owner, other.partner):
                place = side(other.pact, other.side if owner == seat else 1 - other.side)
                pacts.append((place, other.partner if owner == seat else owner))
        for place, partner in pacts:
            culture += CULTURE[place]
            strength += STRENGTH[place]
            military += MILITARY[place]
            more_food += FOOD[place]
            more_resources += RESOURCE[place]
            powers |= POWERS[place]
            for _rating, thing, by in RATES[place]:
                assert thing == PARTNER_WONDER
                culture += by * len(self.civs[partner].wonders)
        civ.powers = powers
        civ.has_railroad = powers & RAILROAD != 0
        civ.has_gates = powers & GATES != 0
        for card in cards:
            for rating, thing, by in RATES[card]:
                more = by * count(self, seat, thing)
                if rating == 0:
                    science += more
                elif rating == 1:
                    culture += more
                else:
                    strength += more
        if civ.tactic != NONE:
            strength += armies_of(workers, civ.techs, civ.tactic, powers & GENGHIS != 0)
        civ.science_rating = max(science, 0)
        civ.culture_rating = max(culture, 0)
        civ.raw_strength = strength
        civ.strength = max(strength, 0)
        civ.happiness = min(max(happiness, 0), 8)
        civ.civil_symbols = civil
        civ.military_symbols = military
        civ.colonization = colonization
        civ.civil_hand = civil_hand
        civ.military_hand = military_hand
        civ.more_food = more_food
        civ.more_resources = more_resources
        civ.stale = False

    def partner_wonders(self, seat: int) -> int:
        """The completed wonders of all partners of a seat."""
        total = 0
        for owner, civ in enumerate(self.civs):
            if civ.pact != NONE and owner == seat:
                total += len(self.civs[civ.partner].wonders)
            elif civ.pact != NONE and civ.partner == seat:
                total += len(civ.wonders)
        return total

    def discontent(self, seat: int) -> int:
        """Code of Laws, "Discontent workers"."""
        civ = self.rated(seat)
        return max(0, NEED[min(civ.bank, 17)] - civ.happiness)

    def consumption(self, seat: int) -> int:
        """The food that the population eats."""
        return CONSUMPTION[min(self.civs[seat].bank, 17)]

    def in_play(self, seat: int) -> list[int]:
        """The technology cards and the government of a seat."""
        civ = self.civs[seat]
        return [*civ.techs, civ.government, *[card for card in civ.specials if card != NONE]]

    # Cards come into play and leave it

    def settle(self, seat: int, spent_civil: bool = False, spent_military: bool = False) -> None:
        """Bring the action tokens of a seat to what its cards show, and note that ratings have changed.

        Code of Laws, "Changing the total of actions": new ones are available, lost are the spent ones first.
        """
        civ = self.civs[seat]
        civ.stale = True
        rated = self.rated(seat)
        more = rated.civil_symbols - civ.white_total
        if more > 0 and not spent_civil:
            civ.white += more
        civ.white_total = rated.civil_symbols
        civ.white = min(civ.white, civ.white_total)
        more = rated.military_symbols - civ.red_total
        if more > 0 and not spent_military:
            civ.red += more
        civ.red_total = rated.military_symbols
        civ.red = min(civ.red, civ.red_total)

    def tokens(self, seat: int, yellow: int, blue: int) -> None:
        """Tokens come from the box or go back to it, as cards come into play or leave it.

        Code of Laws, "Blue and yellow tokens": yellow ones only from the bank; blue ones from cards, chosen
        by
        their owner, where the bank has not enough.
        """
        from ziggurat.games.through_the_ages.stores import return_blue

        civ = self.civs[seat]
        if yellow < 0:
            yellow = -min(-yellow, civ.bank)
        if yellow:
            civ.bank += yellow
            civ.yellow_box += yellow
            self.tell(YELLOW_TAKEN if yellow > 0 else YELLOW_RETURNED, seat, abs(yellow))
        if blue > 0:
            civ.cubes += blue
            civ.blue_box += blue
            self.tell(BLUE_TAKEN, seat, blue)
        elif blue:
            return_blue(self, seat, -blue)

    def enters(self, seat: int, card: int, old: int = NONE) -> None:
        """A card has come into play, perhaps in the place of another: tokens, actions, ratings follow."""
        yellow, blue = YELLOW[card], BLUE[card]
        if old != NONE:
            yellow -= YELLOW[old]
            blue -= BLUE[old]
        self.settle(seat)
        if yellow or blue:
            self.tokens(seat, yellow, blue)

    def leaves(self, seat: int, card: int) -> None:
        """A card has left play."""
        self.settle(seat)
        if YELLOW[card] or BLUE[card]:
            self.tokens(seat, -YELLOW[card], -BLUE[card])

    def befall(self, seat: int, event: str, card: int) -> None:
        """Something befalls a seat: a card of it in play may wait for that. ``card`` is the one that
        waits."""
        for when in WAITING[card]:
            if when.event == event:
                self.agenda.append(Do(when.effect, seat, seat, card))

    # Points

    def score(self, seat: int, points: int) -> None:
        """Score or lose culture; there is never less than none."""
        civ = self.civs[seat]
        before = civ.culture
        civ.culture = max(before + points, 0)
        change = civ.culture - before
        if change and self.happenings is not None:
            self.tell(CULTURE_GAINED if change > 0 else CULTURE_LOST, seat, abs(change))

    def study(self, seat: int, points: int) -> None:
        """Score or lose science; there is never less than none."""
        civ = self.civs[seat]
        before = civ.science
        civ.science = max(before + points, 0)
        change = civ.science - before
        if change and self.happenings is not None:
            self.tell(SCIENCE_GAINED if change > 0 else SCIENCE_LOST, seat, abs(change))

    # Population

    def grow(self, seat: int, number: int = 1) -> None:
        """Gain population free of charge: tokens of the yellow bank become unused workers."""
        civ = self.civs[seat]
        number = min(number, civ.bank)
        civ.bank -= number
        civ.unused += number

    # Military cards

    def draw(self, seat: int, number: int) -> None:
        """Draw military cards of the current age; there are none in Age IV. Code of Laws, "Draw military
        cards"."""
        civ = self.civs[seat]
        drawn = 0
        while drawn < number:
            if not self.warriors and not self._reshuffle():
                break
            if not drawn:
                self.reveal()  # before it is told: foresight goes no further
            card = self.warriors.pop()
            drawn += 1
            place = 0
            while place < len(civ.military) and civ.military[place] <= card:
                place += 1
            civ.military.insert(place, card)
            self.tell(DREW, seat, card)
            if not self.warriors:
                self._reshuffle()

    def _reshuffle(self) -> bool:
        if self.age == 4 or not self.discards:
            return False
        self.warriors = [entry & 255 for entry in self.discards]
        self.discards = []
        self.chance.shuffle(self.warriors)
        return True

    def discard(self, seat: int, card: int, seen: bool) -> None:
        """A military card leaves a hand; face down, only its owner knows which it was."""
        civ = self.civs[seat]
        civ.military.remove(card)
        if seen:
            if card in civ.shown:
                shown = list(civ.shown)
                shown.remove(card)
                civ.shown = tuple(shown)
            self.toss(card, self.everybody)
        else:
            # its back tells the age, so it was none of the shown cards of other ages
            civ.shown = tuple([other for other in civ.shown if LEVEL[other] != LEVEL[card]])
            self.toss(card, 1 << seat)
            self.tell(DISCARDED, seat, card, LEVEL[card])

    def play_from_hand(self, seat: int, card: int) -> None:
        """A military card leaves a hand to be used, seen by all."""
        civ = self.civs[seat]
        civ.military.remove(card)
        if card in civ.shown:
            shown = list(civ.shown)
            shown.remove(card)
            civ.shown = tuple(shown)
        self.show()

    def toss(self, card: int, knowers: int) -> None:
        """A military card goes to the discards of its age; those of past ages are never needed again."""
        entry = card | knowers << 8
        if LEVEL[card] == self.age:
            self.discards.append(entry)
        else:
            self.removed.append(entry)

    @property
    def everybody(self) -> int:
        """The mask of all seats."""
        return (1 << self.players) - 1

    # Hands

    def military_limit(self, seat: int) -> int:
        """Code of Laws, "Military cards"."""
        civ = self.rated(seat)
        return civ.red_total + civ.military_hand


def urban(card: int) -> bool:
    """Whether workers on a card are urban buildings."""
    return 2 <= CATEGORY[card] <= 6


def military(card: int) -> bool:
    """Whether workers on a card are military units."""
    return 7 <= CATEGORY[card] <= AIR
