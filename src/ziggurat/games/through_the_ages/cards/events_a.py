"""Events of Age A. Code of Laws, "Current events"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import EVENT, card
from ziggurat.games.through_the_ages.effects import Gain, Settle
from ziggurat.games.through_the_ages.events import CivilLife, Everybody
from ziggurat.games.through_the_ages.hands import Draw
from ziggurat.games.through_the_ages.population import Population
from ziggurat.kernel.combinators import May
from ziggurat.kernel.telling import choose_one, sequence

card("development_of_agriculture", EVENT, 0, (1, 1, 1), Everybody(Gain("food", 2)))
card("development_of_civilization", EVENT, 0, (1, 1, 1), Everybody(CivilLife()))
card("development_of_crafts", EVENT, 0, (1, 1, 1), Everybody(Gain("resource", 2)))
card(
    "development_of_markets", EVENT, 0, (1, 1, 1), Everybody(choose_one(Gain("food", 2), Gain("resource", 2)))
)
card("development_of_politics", EVENT, 0, (1, 1, 1), Everybody(Draw(3)))
card("development_of_religion", EVENT, 0, (1, 1, 1), Everybody(May(Settle("religion"))))
card("development_of_science", EVENT, 0, (1, 1, 1), Everybody(Gain("science", 2)))
card("development_of_settlement", EVENT, 0, (1, 1, 1), Everybody(Population(1)))
card(
    "development_of_trade_routes",
    EVENT,
    0,
    (1, 1, 1),
    Everybody(sequence(Gain("science", 1), Gain("food", 1), Gain("resource", 1))),
)
card("development_of_warfare", EVENT, 0, (1, 1, 1), Everybody(May(Settle("warriors"))))
