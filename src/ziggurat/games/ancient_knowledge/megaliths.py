"""The megaliths.

What an effect does is said by its words, from which also its text is made; ``partly`` marks a doubt that
``docs/rulings/ancient_knowledge.md`` settles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.ancient_knowledge.counts import Collected, CollectedSets, Lost, Past, Standing
from ziggurat.games.ancient_knowledge.deck import MEGALITH, Building
from ziggurat.games.ancient_knowledge.discarding import DiscardHand
from ziggurat.games.ancient_knowledge.drawing import Draw
from ziggurat.games.ancient_knowledge.granting import Create, Learn
from ziggurat.games.ancient_knowledge.opponents import Burden, GiveLost, Steal
from ziggurat.games.ancient_knowledge.returning import Return, ReturnEach, ReturnLost
from ziggurat.games.ancient_knowledge.scoring import Reward
from ziggurat.games.ancient_knowledge.standing import AtLeast, EnterLighter, Provided, Then, WhenProvided
from ziggurat.kernel.combinators import EachOpponent
from ziggurat.kernel.standing import Modify, Score, When

if TYPE_CHECKING:
    from ziggurat.kernel.effects import Effect


def _megalith(
    id: str,
    country: str,
    *,
    slot: int,
    knowledge: int,
    points: int,
    cost: int = 0,
    locked: bool = False,
    starting_set: int = 0,
    partly: str = "",
    **effects: Effect[Any],
) -> Building:
    return Building(
        id, MEGALITH, country, slot, knowledge, points, cost, locked, starting_set, partly, effects
    )


MEGALITHS: Final = [
    _megalith(
        "stonehenge", "england", slot=3, cost=1, knowledge=4, points=1, final=Score(CollectedSets(), 2)
    ),
    _megalith(
        "menhir_di_monte_corru_tundu",
        "italy",
        slot=4,
        cost=1,
        knowledge=1,
        points=0,
        starting_set=4,
        partly="effect",
        final=Reward(Lost(), 15, 9),
    ),
    _megalith(
        "aswan_obelisk", "egypt", slot=4, cost=1, knowledge=2, points=1, final=Score(Past("pyramid"), 1)
    ),
    _megalith(
        "sulawesi_megaliths",
        "indonesia",
        slot=3,
        cost=1,
        knowledge=2,
        points=1,
        final=Reward(Past("megalith"), 7, 6),
    ),
    _megalith(
        "moron",
        "mongolia",
        slot=4,
        cost=1,
        knowledge=4,
        points=0,
        final=Reward(Collected("ancient"), 3, 4, more=5, better=7),
    ),
    _megalith(
        "dolmen_of_ganghwa",
        "south_korea",
        slot=4,
        cost=1,
        knowledge=4,
        points=0,
        final=Reward(Collected("writing"), 3, 4, more=5, better=7),
    ),
    _megalith(
        "circles_of_mpumalanga",
        "south_africa",
        slot=5,
        cost=2,
        knowledge=3,
        points=0,
        final=Score(Past("megalith"), 1),
    ),
    _megalith(
        "dolmen_of_gochang",
        "south_korea",
        slot=4,
        knowledge=3,
        points=1,
        partly="effect",
        decline=Provided(AtLeast(Past("megalith"), 5), ReturnLost(7)),
    ),
    _megalith(
        "aramu_muru",
        "peru",
        slot=3,
        cost=1,
        locked=True,
        knowledge=2,
        points=2,
        decline=EachOpponent(DiscardHand(2)),
    ),
    _megalith(
        "the_fairies_rock", "france", slot=2, knowledge=2, points=1, decline=EachOpponent(DiscardHand(1))
    ),
    _megalith(
        "menhirs_of_monteneuf",
        "france",
        slot=4,
        knowledge=2,
        points=2,
        partly="effect",
        decline=Create("monument"),
    ),
    _megalith("statues_of_ramesses_ii", "egypt", slot=2, cost=2, knowledge=2, points=2, decline=Draw(4)),
    _megalith(
        "carnac_standing_stones",
        "france",
        slot=6,
        cost=4,
        locked=True,
        knowledge=3,
        points=0,
        decline=Provided(AtLeast(Lost(), 20), ReturnLost(15)),
    ),
    _megalith(
        "menhir_of_kerloas",
        "france",
        slot=3,
        locked=True,
        knowledge=3,
        points=1,
        partly="effect",
        decline=Steal(),
    ),
    _megalith("barabar_caves", "india", slot=6, knowledge=3, points=1, partly="effect", decline=GiveLost(3)),
    _megalith(
        "diquis_stone_spheres",
        "costa_rica",
        slot=2,
        knowledge=3,
        points=1,
        starting_set=2,
        immediate=Create("artifact"),
    ),
    _megalith(
        "fort_samaipata",
        "bolivia",
        slot=2,
        knowledge=6,
        points=4,
        starting_set=4,
        immediate=Provided(AtLeast(Past("megalith"), 3), EnterLighter(5)),
    ),
    _megalith(
        "dolmen_of_menga",
        "spain",
        slot=6,
        knowledge=3,
        points=1,
        starting_set=1,
        immediate=Create("monument", more=1),
    ),
    _megalith(
        "dolmen_of_fontanaccia", "france", slot=4, cost=1, knowledge=1, points=0, final=Reward(Lost(), 10, 4)
    ),
    _megalith(
        "colossi_of_memnon",
        "egypt",
        slot=5,
        knowledge=2,
        points=2,
        permanent=Modify("other_entry_megalith", -1),
    ),
    _megalith(
        "baalbek_trilithon",
        "lebanon",
        slot=3,
        knowledge=7,
        points=5,
        immediate=Provided(AtLeast(Past("megalith"), 4), EnterLighter(6)),
    ),
    _megalith(
        "hire_benakal",
        "india",
        slot=5,
        knowledge=2,
        points=1,
        starting_set=3,
        permanent=When("learn_writing", Then(Return(1), Draw(1))),
    ),
    _megalith(
        "standing_stones_of_stenness",
        "scotland",
        slot=5,
        cost=1,
        knowledge=2,
        points=2,
        immediate=ReturnEach("megalith", "other"),
    ),
    _megalith("tlalocs_statue", "mexico", slot=3, knowledge=4, points=1, immediate=Burden(3)),
    _megalith("great_sphinx_of_giza", "egypt", slot=2, knowledge=3, points=1, immediate=Burden(2)),
    _megalith(
        "chabola_de_la_hechicera",
        "spain",
        slot=6,
        knowledge=3,
        points=1,
        starting_set=2,
        permanent=When("create_artifact", Then(Return(1), Draw(1))),
    ),
    _megalith(
        "masuda_iwafune",
        "japan",
        slot=3,
        knowledge=2,
        points=2,
        partly="effect",
        immediate=Create("megalith", more=1),
    ),
    _megalith("megaliths_of_cauria", "france", slot=1, knowledge=2, points=0, immediate=Burden(1)),
    _megalith(
        "ishibutai_kofun",
        "japan",
        slot=4,
        knowledge=3,
        points=1,
        timeline=Provided(AtLeast(Lost(), 5), ReturnLost(1)),
    ),
    _megalith(
        "leshan_giant_buddha",
        "china",
        slot=5,
        knowledge=3,
        points=2,
        timeline=Provided(AtLeast(Past("megalith"), 3), ReturnLost(1)),
    ),
    _megalith("hagar_qim", "malta", slot=2, knowledge=3, points=2, timeline=ReturnLost(1)),
    _megalith("giants_tomb", "italy", slot=5, cost=1, knowledge=1, points=0, final=Reward(Lost(), 20, 12)),
    _megalith("merchants_table", "france", slot=2, cost=1, knowledge=2, points=1, final=Score(Standing(), 1)),
    _megalith("montguyon_dolmen", "france", slot=5, cost=3, knowledge=3, points=0, decline=Learn(free=1)),
    _megalith("ggantija", "malta", slot=2, knowledge=1, points=1, timeline=ReturnEach("city", "adjacent")),
    _megalith(
        "poulnabrone_dolmen",
        "ireland",
        slot=6,
        knowledge=0,
        points=0,
        partly="effect",
        permanent=WhenProvided("create_monument", AtLeast(Past(), 11), Create("monument", more=1, once=1)),
    ),
]
