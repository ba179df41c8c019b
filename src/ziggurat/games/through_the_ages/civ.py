"""A civilization: what a player has, and its ratings as they were last computed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.through_the_ages.catalog import (
    STORES,
)
from ziggurat.kernel.values import State

if TYPE_CHECKING:
    pass

# What a player has done in this turn, or once for all
TACTIC_USED: Final = 1

HAMMURABI_USED: Final = 2

OCEAN_USED: Final = 4

BACH_USED: Final = 8

CHURCHILL_USED: Final = 16

LEADER_REPLACED: Final = 32

HOMER_USED: Final = 64

TRADE_USED: Final = 128

CAESAR_USED: Final = 256

NO_POLITICS: Final = 512

LASTING: Final = CAESAR_USED | NO_POLITICS


class Civ(State):
    """A civilization.

    ``bank`` and ``cubes`` are the yellow and the blue bank; ``yellow_box`` and ``blue_box`` the tokens had
    from the
    box beyond those of the beginning. ``white`` and ``red`` are the actions available, of the tokens
    ``white_total`` and ``red_total``; ``more_white`` and ``more_red`` those of this turn alone. ``arms`` and
    ``lore`` are resources and science of this turn for the military, ``spare`` resources and food of this
    turn.
    ``shown`` are the military cards in hand that everybody has seen; ``fresh`` the action cards taken in this
    Action Phase.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "gone", "hand", "fresh", "military", "shown", "techs", "workers", "blue", "government", "specials",
        "leader", "leader_ages", "wonders", "ruins", "homer", "wonder", "stages", "colonies", "unused",
        "bank",
        "cubes", "yellow_box", "blue_box", "science", "culture", "white", "white_total", "red", "red_total",
        "more_white", "more_red", "arms", "lore", "spare", "done", "tactic", "exclusive", "war", "target",
        "pact", "partner", "side",
    )  # fmt: skip

    def __init__(
        self,
        gone: int,
        hand: list[int],
        fresh: tuple[int, ...],
        military: list[int],
        shown: tuple[int, ...],
        techs: list[int],
        workers: list[int],
        blue: list[int],
        government: int,
        specials: tuple[int, ...],
        leader: int,
        leader_ages: int,
        wonders: tuple[int, ...],
        ruins: tuple[int, ...],
        homer: int,
        wonder: int,
        stages: int,
        colonies: tuple[int, ...],
        unused: int,
        bank: int,
        cubes: int,
        yellow_box: int,
        blue_box: int,
        science: int,
        culture: int,
        white: int,
        white_total: int,
        red: int,
        red_total: int,
        more_white: int,
        more_red: int,
        arms: int,
        lore: int,
        spare: tuple[int, int],
        done: int,
        tactic: int,
        exclusive: bool,
        war: int,
        target: int,
        pact: int,
        partner: int,
        side: int,
    ) -> None:
        self.gone = gone
        self.hand = hand
        self.fresh = fresh
        self.military = military
        self.shown = shown
        self.techs = techs
        self.workers = workers
        self.blue = blue
        self.government = government
        self.specials = specials
        self.leader = leader
        self.leader_ages = leader_ages
        self.wonders = wonders
        self.ruins = ruins
        self.homer = homer
        self.wonder = wonder
        self.stages = stages
        self.colonies = colonies
        self.unused = unused
        self.bank = bank
        self.cubes = cubes
        self.yellow_box = yellow_box
        self.blue_box = blue_box
        self.science = science
        self.culture = culture
        self.white = white
        self.white_total = white_total
        self.red = red
        self.red_total = red_total
        self.more_white = more_white
        self.more_red = more_red
        self.arms = arms
        self.lore = lore
        self.spare = spare
        self.done = done
        self.tactic = tactic
        self.exclusive = exclusive
        self.war = war
        self.target = target
        self.pact = pact
        self.partner = partner
        self.side = side
        # ratings, computed anew when cards or workers have changed
        self.stale = True
        self.science_rating = 0
        self.culture_rating = 0
        self.strength = 0
        self.raw_strength = 0
        self.happiness = 0
        self.civil_symbols = 0
        self.military_symbols = 0
        self.colonization = 0
        self.civil_hand = 0
        self.military_hand = 0
        self.powers = 0
        self.basilica = 0
        self.has_railroad = False
        self.has_gates = False
        self.more_food = 0
        self.more_resources = 0

    def copy(self) -> Civ:
        """A civilization of its own in the same state, its ratings as they are known."""
        other = Civ(
            self.gone, self.hand[:], self.fresh, self.military[:], self.shown, self.techs[:], self.workers[:],
            self.blue[:], self.government, self.specials, self.leader, self.leader_ages, self.wonders,
            self.ruins, self.homer, self.wonder, self.stages, self.colonies, self.unused, self.bank,
            self.cubes,
            self.yellow_box, self.blue_box, self.science, self.culture, self.white, self.white_total,
            self.red,
            self.red_total, self.more_white, self.more_red, self.arms, self.lore, self.spare, self.done,
            self.tactic, self.exclusive, self.war, self.target, self.pact, self.partner, self.side,
        )  # fmt: skip
        if not self.stale:
            other.stale = False
            other.science_rating = self.science_rating
            other.culture_rating = self.culture_rating
            other.strength = self.strength
            other.raw_strength = self.raw_strength
            other.happiness = self.happiness
            other.civil_symbols = self.civil_symbols
            other.military_symbols = self.military_symbols
            other.colonization = self.colonization
            other.civil_hand = self.civil_hand
            other.military_hand = self.military_hand
            other.powers = self.powers
            other.basilica = self.basilica
            other.has_railroad = self.has_railroad
            other.has_gates = self.has_gates
            other.more_food = self.more_food
            other.more_resources = self.more_resources
        return other


EMPTY_STORES: Final = [0] * STORES
