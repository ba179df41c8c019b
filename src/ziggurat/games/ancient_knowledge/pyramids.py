"""The pyramids.

What an effect does is said by its words, from which also its text is made; ``partly`` marks a doubt that
``docs/rulings/ancient_knowledge.md`` settles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.ancient_knowledge.burying import Bury, LearnFromDeck
from ziggurat.games.ancient_knowledge.counts import (
    Collected,
    CollectedSets,
    Held,
    Lost,
    Past,
    PastFinal,
    PastSets,
    Standing,
)
from ziggurat.games.ancient_knowledge.deck import PYRAMID, Building
from ziggurat.games.ancient_knowledge.discarding import DiscardArtifacts
from ziggurat.games.ancient_knowledge.drawing import Draw, KeepOne, RevealUntil
from ziggurat.games.ancient_knowledge.granting import Create, Learn
from ziggurat.games.ancient_knowledge.moving import Relocate, Swap
from ziggurat.games.ancient_knowledge.returning import Return, ReturnEach, ReturnFrom, ReturnLost
from ziggurat.games.ancient_knowledge.scoring import Reward
from ziggurat.games.ancient_knowledge.standing import AtLeast, AtMost, EnterLighter, Provided, Then, both
from ziggurat.kernel.combinators import EachOpponent, Per, Tally
from ziggurat.kernel.standing import Modify, Score, When

if TYPE_CHECKING:
    from ziggurat.kernel.effects import Effect


def _pyramid(
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
        id, PYRAMID, country, slot, knowledge, points, cost, locked, starting_set, partly, effects
    )


PYRAMIDS: Final = [
    _pyramid(
        "pyramid_of_khafre",
        "egypt",
        slot=2,
        cost=2,
        knowledge=3,
        points=0,
        final=Reward(Collected(), 8, 5, more=12, better=12),
    ),
    _pyramid(
        "pyramid_of_pepi_ii", "egypt", slot=3, cost=1, knowledge=2, points=1, final=Reward(Past("city"), 7, 6)
    ),
    _pyramid(
        "meidum_pyramid",
        "egypt",
        slot=4,
        cost=1,
        knowledge=4,
        points=0,
        final=Reward(Collected("secret"), 3, 4, more=5, better=7),
    ),
    _pyramid(
        "palenque",
        "mexico",
        slot=4,
        cost=1,
        knowledge=4,
        points=0,
        final=Reward(Collected("writing"), 3, 4, more=5, better=7),
    ),
    _pyramid(
        "cahuachi_pyramids", "peru", slot=3, cost=1, knowledge=4, points=1, final=Score(CollectedSets(), 2)
    ),
    _pyramid(
        "great_ziggurat_of_ur", "iraq", slot=5, cost=2, knowledge=2, points=1, final=Score(PastSets(), 2)
    ),
    _pyramid(
        "pyramid_of_the_niches",
        "mexico",
        slot=3,
        knowledge=3,
        points=1,
        partly="effect",
        decline=LearnFromDeck(7),
    ),
    _pyramid(
        "pyramid_of_userkaf", "egypt", slot=3, knowledge=3, points=1, decline=EachOpponent(DiscardArtifacts())
    ),
    _pyramid("caral", "peru", slot=4, knowledge=2, points=2, decline=Learn()),
    _pyramid(
        "teotihuacan",
        "mexico",
        slot=6,
        cost=1,
        locked=True,
        knowledge=2,
        points=0,
        starting_set=3,
        decline=Learn(2),
    ),
    _pyramid(
        "pyramid_of_coba",
        "mexico",
        slot=3,
        knowledge=2,
        points=1,
        partly="effect",
        decline=Provided(AtLeast(Past("megalith"), 3), ReturnLost(4, up_to=1)),
    ),
    _pyramid(
        "gunung_padang",
        "indonesia",
        slot=3,
        knowledge=2,
        points=1,
        partly="effect",
        decline=Relocate("other"),
    ),
    _pyramid(
        "yonaguni",
        "japan",
        slot=4,
        knowledge=14,
        points=8,
        immediate=Tally(DiscardArtifacts(any_number=1), Return(4, where="this")),
    ),
    _pyramid("tikal_temple_i", "guatemala", slot=3, knowledge=4, points=2, starting_set=3, immediate=Learn()),
    _pyramid(
        "xixia_wangling",
        "china",
        slot=2,
        knowledge=3,
        points=2,
        partly="effect",
        immediate=ReturnFrom(3, "monument", adjacent=1, up_to=1),
    ),
    _pyramid(
        "nubian_pyramids",
        "sudan",
        slot=2,
        knowledge=3,
        points=1,
        starting_set=4,
        immediate=Create("artifact"),
    ),
    _pyramid(
        "the_queens_pyramids",
        "egypt",
        slot=3,
        knowledge=5,
        points=4,
        immediate=Per(Past("pyramid"), EnterLighter(1)),
    ),
    _pyramid("pyramid_of_nice", "france", slot=1, knowledge=2, points=0, starting_set=1, immediate=Return(1)),
    _pyramid(
        "candi_sukuh",
        "indonesia",
        slot=4,
        locked=True,
        knowledge=4,
        points=0,
        partly="effect",
        permanent=Modify("requirement", -1),
    ),
    _pyramid(
        "borobudur_temple",
        "indonesia",
        slot=3,
        locked=True,
        knowledge=4,
        points=0,
        permanent=When("create_artifact", Learn()),
    ),
    _pyramid(
        "phimeanakas",
        "cambodia",
        slot=5,
        knowledge=2,
        points=1,
        starting_set=3,
        permanent=When("learn_ancient", Then(Return(1), Draw(1))),
    ),
    _pyramid(
        "sneferus_pyramid",
        "egypt",
        slot=5,
        knowledge=3,
        points=2,
        partly="effect",
        permanent=Modify("entry_city", -1),
    ),
    _pyramid("pyramids_of_xian", "china", slot=4, knowledge=1, points=0, immediate=Swap("this")),
    _pyramid(
        "pyramid_of_tazumal",
        "el_salvador",
        slot=3,
        knowledge=4,
        points=0,
        timeline=Provided(AtLeast(Held(), 11), Return(2, up_to=1)),
    ),
    _pyramid(
        "chichen_itza", "mexico", slot=3, knowledge=2, points=1, timeline=ReturnEach("megalith", "adjacent")
    ),
    _pyramid("uxmal", "mexico", slot=2, knowledge=1, points=1, timeline=ReturnEach("megalith", "adjacent")),
    _pyramid(
        "dahshur_pyramid", "egypt", slot=2, knowledge=1, points=1, timeline=ReturnEach("city", "adjacent")
    ),
    _pyramid(
        "pyramid_of_menkaure", "egypt", slot=3, knowledge=2, points=1, timeline=ReturnEach("city", "adjacent")
    ),
    _pyramid(
        "pyramid_of_djoser",
        "egypt",
        slot=5,
        knowledge=3,
        points=2,
        timeline=Provided(both(AtMost(Lost(), 4), AtLeast(Past(), 1)), Return(1)),
    ),
    _pyramid(
        "pyramid_of_neferirkare", "egypt", slot=5, knowledge=4, points=0, timeline=Return(1, where="other")
    ),
    _pyramid("tonina", "mexico", slot=4, knowledge=4, points=0, starting_set=1, timeline=Draw(1)),
    _pyramid(
        "comalcalco_temple",
        "mexico",
        slot=4,
        cost=1,
        knowledge=4,
        points=1,
        partly="effect",
        final=Score(PastFinal(), 1),
    ),
    _pyramid(
        "calakmul",
        "mexico",
        slot=1,
        cost=2,
        knowledge=1,
        points=1,
        partly="effect",
        decline=RevealUntil("city", 2),
    ),
    _pyramid(
        "pyramids_of_plaine_magnien",
        "mauritius",
        slot=2,
        knowledge=0,
        points=0,
        starting_set=2,
        partly="effect",
        decline=KeepOne(8),
    ),
    _pyramid("candi_kethek", "indonesia", slot=2, knowledge=3, points=1, immediate=Bury(2)),
    _pyramid("janggun_chong", "china", slot=2, knowledge=3, points=1, final=Reward(Standing(), 3, 6)),
]
