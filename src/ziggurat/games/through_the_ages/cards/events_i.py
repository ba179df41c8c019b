"""Events of Age I. Code of Laws, "Current events"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import EVENT, card
from ziggurat.games.through_the_ages.effects import Earn, Gain, LoseCivil, Share, Spoil
from ziggurat.games.through_the_ages.events import (
    AllWithMost,
    DestroyBuilding,
    Everybody,
    IfWeak,
    Ranked,
    ShiftBorders,
)
from ziggurat.games.through_the_ages.population import Population
from ziggurat.games.through_the_ages.production import Produce
from ziggurat.kernel.telling import sequence

card("barbarians", EVENT, 1, (1, 1, 1), Ranked("culture", "most", 1, IfWeak(Population(-1))))
card(
    "border_conflict",
    EVENT,
    1,
    (1, 1, 1),
    sequence(
        Ranked("strength", "least", 1, DestroyBuilding()), Ranked("strength", "most", 1, Gain("resource", 3))
    ),
)
card(
    "crusades",
    EVENT,
    1,
    (1, 1, 1),
    sequence(
        Ranked("strength", "most", 1, Gain("culture", 4)), Ranked("strength", "least", 1, Gain("culture", -4))
    ),
)
card("cultural_influence", EVENT, 1, (1, 1, 1), Everybody(Earn("culture", "culture_rating")))
card("foray", EVENT, 1, (1, 1, 1), Ranked("strength", "most", 2, Share(3)))
card("good_harvest", EVENT, 1, (1, 1, 1), Everybody(Produce("food")))
card("immigration", EVENT, 1, (1, 1, 1), AllWithMost("happiness", Population(1)))
card("new_deposits", EVENT, 1, (1, 1, 1), Everybody(Produce("resources")))
card("pestilence", EVENT, 1, (1, 1, 1), Everybody(Population(-1)))
card("raiders", EVENT, 1, (1, 1, 1), Ranked("strength", "least", 2, Share(-2)))
card("rats", EVENT, 1, (1, 1, 1), Everybody(Spoil()))
card("rebellion", EVENT, 1, (1, 1, 1), Everybody(LoseCivil(2)))
card("reign_of_terror", EVENT, 1, (1, 1, 1), Ranked("strength", "least", 1, Population(-1)))
card("scientific_breakthrough", EVENT, 1, (1, 1, 1), Everybody(Earn("science", "science_rating")))
card("uncertain_borders", EVENT, 1, (1, 1, 1), ShiftBorders())
