"""The leaders. Code of Laws, "Leaders" and Appendix."""

from __future__ import annotations

from ziggurat.games.through_the_ages.catalog import LEADER, card
from ziggurat.games.through_the_ages.effects import Earn, Gain, RegainCivil
from ziggurat.games.through_the_ages.standing import Power, Rate, bonus
from ziggurat.kernel.standing import When
from ziggurat.kernel.telling import sequence

card("alexander_the_great", LEADER, 0, (1, 1, 1), sequence(Rate("strength", "unit", 1), Power("alexander")))
card("aristotle", LEADER, 0, (1, 1, 1), When("technology-taken", Gain("science", 1)))
card("hammurabi", LEADER, 0, (1, 1, 1), Power("hammurabi"))
card("homer", LEADER, 0, (1, 1, 1), sequence(bonus(happiness=1), Power("homer")))
card("julius_caesar", LEADER, 0, (1, 1, 1), sequence(bonus(strength=1, military=1), Power("caesar")))
card("moses", LEADER, 0, (1, 1, 1), Power("moses"))
card("christopher_columbus", LEADER, 1, (1, 1, 1), Power("columbus"))
card("frederick_barbarossa", LEADER, 1, (1, 1, 1), Power("barbarossa"))
card("genghis_khan", LEADER, 1, (1, 1, 1), sequence(Power("genghis"), When("turn-end", Gain("culture", 3))))
card(
    "joan_of_arc",
    LEADER,
    1,
    (1, 1, 1),
    sequence(bonus(culture=1, military=1), Rate("strength", "faith_face", 1), Power("joan")),
)
card(
    "leonardo_da_vinci",
    LEADER,
    1,
    (1, 1, 1),
    sequence(Rate("science", "study_level", 1), When("develop", Gain("resource", 1))),
)
card("michelangelo", LEADER, 1, (1, 1, 1), sequence(Rate("culture", "art_face", 1), Power("wonder_patron")))
card(
    "isaac_newton",
    LEADER,
    2,
    (1, 1, 1),
    sequence(Rate("science", "study_level", 1), When("develop", RegainCivil())),
)
card(
    "james_cook",
    LEADER,
    2,
    (1, 1, 1),
    sequence(Rate("culture", "colony", 1), Rate("culture", "first_colony", 1), Power("cook")),
)
card("johann_sebastian_bach", LEADER, 2, (1, 1, 1), sequence(Rate("culture", "theater", 1), Power("bach")))
card(
    "maximilien_robespierre",
    LEADER,
    2,
    (1, 1, 1),
    sequence(bonus(military=1), Power("robespierre"), When("revolution", Gain("culture", 3))),
)
card(
    "napoleon_bonaparte", LEADER, 2, (1, 1, 1), sequence(bonus(military=2), Rate("strength", "unit_type", 2))
)
card(
    "william_shakespeare",
    LEADER,
    2,
    (1, 1, 1),
    sequence(bonus(happiness=1), Rate("culture", "pair", 2), Power("shakespeare")),
)
card(
    "albert_einstein",
    LEADER,
    3,
    (1, 1, 1),
    sequence(Rate("science", "study_level", 1), When("develop", Gain("culture", 3))),
)
card(
    "bill_gates",
    LEADER,
    3,
    (1, 1, 1),
    sequence(
        Power("gates"),
        When("leaves", Earn("culture", "lab_resources")),
        When("game-end", Earn("culture", "lab_resources")),
    ),
)
card(
    "charlie_chaplin", LEADER, 3, (1, 1, 1), sequence(bonus(happiness=2), Rate("culture", "best_theater", 1))
)
card("mahatma_gandhi", LEADER, 3, (1, 1, 1), sequence(bonus(culture=2), Power("gandhi")))
card("sid_meier", LEADER, 3, (1, 1, 1), sequence(Rate("culture", "lab_level", 1), Rate("science", "lab", -1)))
card("winston_churchill", LEADER, 3, (1, 1, 1), Power("churchill"))
