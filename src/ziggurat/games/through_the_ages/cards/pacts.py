"""Pacts. Code of Laws, "Offer a pact"."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import PACT, card
from ziggurat.games.through_the_ages.standing import Power, Rate, Sides, bonus
from ziggurat.kernel.telling import sequence

card(
    "open_borders_agreement",
    PACT,
    1,
    (0, 1, 1),
    Sides(bonus(military=1), bonus(military=1), "attacker_bonus"),
)
card(
    "trade_routes_agreement",
    PACT,
    1,
    (0, 1, 1),
    Sides(Power("food_as_resource"), Power("resource_as_food"), "none"),
)
card("acceptance_of_supremacy", PACT, 2, (0, 1, 1), Sides(bonus(resource=1), bonus(resource=-1), "forbidden"))
card("international_trade_agreement", PACT, 2, (0, 1, 1), Sides(bonus(resource=1), bonus(food=1), "none"))
card(
    "promise_of_military_protection",
    PACT,
    2,
    (0, 1, 1),
    Sides(bonus(culture=1), bonus(strength=4, culture=-1), "cancels"),
)
card("scientific_cooperation", PACT, 2, (0, 1, 1), Sides(Power("cooperation"), Power("cooperation"), "none"))
card(
    "international_tourism",
    PACT,
    3,
    (0, 1, 1),
    Sides(Rate("culture", "partner_wonder", 1), Rate("culture", "partner_wonder", 1), "none"),
)
card(
    "loss_of_sovereignty",
    PACT,
    3,
    (0, 1, 1),
    Sides(bonus(culture=2), sequence(bonus(culture=-2), Power("no_wars_against")), "forbidden"),
)
card("military_pact", PACT, 3, (0, 1, 1), Sides(bonus(strength=3), bonus(strength=3), "cancels"))
card("peace_treaty", PACT, 3, (0, 1, 1), Sides(bonus(culture=1), bonus(culture=1), "forbidden"))
