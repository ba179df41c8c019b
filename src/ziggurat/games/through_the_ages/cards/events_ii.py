"""Events of Age II. Code of Laws, "Current events" and Appendix."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import EVENT, card
from ziggurat.games.through_the_ages.effects import Earn, Gain, Tokens
from ziggurat.games.through_the_ages.events import (
    Agreement,
    AllWithMost,
    Everybody,
    Iconoclasm,
    LoseColony,
    Ranked,
    Ruin,
    Terror,
    UnlessLast,
)
from ziggurat.games.through_the_ages.hands import Discard, Draw
from ziggurat.games.through_the_ages.population import Emigrate, Population
from ziggurat.games.through_the_ages.production import Produce
from ziggurat.kernel.telling import sequence

card(
    "civil_unrest",
    EVENT,
    2,
    (1, 1, 1),
    sequence(Everybody(Earn("culture", "discontent", -4)), AllWithMost("discontent", Tokens(0, -1))),
)
card("cold_war", EVENT, 2, (1, 1, 1), Ranked("strength", "most", 2, Gain("science", 6)))
card(
    "crime_wave",
    EVENT,
    2,
    (1, 1, 1),
    Ranked("strength", "least", 2, sequence(Gain("culture", -3), Tokens(0, -1))),
)
card(
    "economic_progress",
    EVENT,
    2,
    (1, 1, 1),
    Everybody(sequence(Produce("corruption"), Produce("food"), Produce("consumption"), Produce("resources"))),
)
card("emigration", EVENT, 2, (1, 1, 1), Everybody(Emigrate()))
card("iconoclasm", EVENT, 2, (1, 1, 1), Everybody(Iconoclasm()))
card("independence_declaration", EVENT, 2, (1, 1, 1), Ranked("strength", "least", 1, LoseColony()))
card("international_agreement", EVENT, 2, (1, 1, 1), Ranked("strength", "most", 1, Agreement(5)))
card("national_pride", EVENT, 2, (1, 1, 1), Ranked("culture", "most", 1, Gain("culture", 5)))
card(
    "politics_of_strength",
    EVENT,
    2,
    (1, 1, 1),
    UnlessLast(
        sequence(Ranked("strength", "most", 1, Draw(5)), Ranked("strength", "least", 1, Discard(3))),
        sequence(
            Ranked("strength", "most", 1, Gain("culture", 5)),
            Ranked("strength", "least", 1, Gain("culture", -3)),
        ),
    ),
)
card("popularization_of_science", EVENT, 2, (1, 1, 1), Everybody(Earn("culture", "science_rating")))
card("prosperity", EVENT, 2, (1, 1, 1), Everybody(Earn("food", "happiness")))
card("ravages_of_time", EVENT, 2, (1, 1, 1), Everybody(Ruin()))
card(
    "refugees",
    EVENT,
    2,
    (1, 1, 1),
    sequence(
        Ranked("strength", "least", 1, sequence(Gain("culture", -3), Population(-1))),
        Ranked("strength", "most", 1, sequence(Gain("culture", 3), Population(1))),
    ),
)
card("terrorism", EVENT, 2, (1, 1, 1), Ranked("culture", "least", 1, Terror()))
