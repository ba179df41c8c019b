"""The cities.

What an effect does is said by its words, from which also its text is made; ``partly`` marks a doubt that
``docs/rulings/ancient_knowledge.md`` settles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.ancient_knowledge.counts import (
    Adjacent,
    AdjacentAlike,
    Collected,
    Held,
    Here,
    Lost,
    Past,
    PastSets,
    Standing,
)
from ziggurat.games.ancient_knowledge.deck import CITY, Building
from ziggurat.games.ancient_knowledge.discarding import DiscardHand, DiscardSelf
from ziggurat.games.ancient_knowledge.drawing import Draw
from ziggurat.games.ancient_knowledge.granting import Archive
from ziggurat.games.ancient_knowledge.moving import Relocate, Swap
from ziggurat.games.ancient_knowledge.past import SkipDecline
from ziggurat.games.ancient_knowledge.returning import Return, ReturnEach, ReturnFrom, ReturnLost
from ziggurat.games.ancient_knowledge.scoring import Reward, ScoreAlike
from ziggurat.games.ancient_knowledge.standing import AtLeast, AtMost, EnterLighter, Provided, Then, both
from ziggurat.kernel.combinators import May
from ziggurat.kernel.standing import Modify, Score, When

if TYPE_CHECKING:
    from ziggurat.kernel.effects import Effect


def _city(
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
    return Building(id, CITY, country, slot, knowledge, points, cost, locked, starting_set, partly, effects)


CITIES: Final = [
    _city(
        "osirion",
        "egypt",
        slot=4,
        cost=1,
        knowledge=4,
        points=0,
        final=Reward(Collected("ancient"), 3, 4, more=5, better=7),
    ),
    _city(
        "abu_gorab",
        "egypt",
        slot=4,
        cost=1,
        knowledge=4,
        points=0,
        final=Reward(Collected("secret"), 3, 4, more=5, better=7),
    ),
    _city("gobekli_tepe", "turkiye", slot=5, cost=2, knowledge=4, points=0, final=ScoreAlike(1)),
    _city("byblos", "lebanon", slot=5, cost=2, knowledge=2, points=1, final=Score(PastSets(), 2)),
    _city(
        "ellora_caves",
        "india",
        slot=5,
        cost=2,
        knowledge=3,
        points=0,
        starting_set=1,
        final=Score(Past("city"), 1),
    ),
    _city("ollantaytambo", "peru", slot=2, knowledge=2, points=2, timeline=ReturnEach("city", "adjacent")),
    _city(
        "luxor_temple",
        "egypt",
        slot=3,
        knowledge=10,
        points=7,
        timeline=Provided(AtLeast(Adjacent("pyramid"), 2), Return(3, where="this")),
    ),
    _city(
        "mohenjo_daro",
        "pakistan",
        slot=5,
        knowledge=9,
        points=5,
        timeline=Provided(AtLeast(AdjacentAlike(), 2), Return(2, where="this")),
    ),
    _city(
        "petra",
        "jordan",
        slot=4,
        knowledge=1,
        points=1,
        timeline=Provided(both(AtMost(Lost(), 2), AtLeast(Past(), 1)), Draw(1)),
    ),
    _city(
        "parthenon",
        "greece",
        slot=3,
        knowledge=4,
        points=0,
        timeline=Provided(AtLeast(Held(), 11), Return(2, up_to=1)),
    ),
    _city(
        "warangal",
        "india",
        slot=5,
        knowledge=2,
        points=1,
        starting_set=3,
        permanent=When("learn_secret", Then(Return(1), Draw(1))),
    ),
    _city("timbuktu", "mali", slot=1, knowledge=2, points=0, immediate=ReturnLost(1)),
    _city("lopburi_temple", "thailand", slot=4, knowledge=1, points=0, immediate=Swap("this")),
    _city("bagan", "myanmar", slot=5, knowledge=2, points=0, immediate=Swap("this")),
    _city("ajanta_caves", "india", slot=3, knowledge=2, points=1, partly="effect", decline=Relocate("other")),
    _city("heracleion", "egypt", slot=2, cost=2, knowledge=2, points=2, decline=Draw(4)),
    _city("jericho", "palestine", slot=3, cost=2, knowledge=3, points=1, decline=Draw(6)),
    _city(
        "angkor_wat",
        "cambodia",
        slot=6,
        knowledge=2,
        points=2,
        permanent=Provided(AtLeast(Past("city"), 1), Modify("other_entry_city", -1)),
    ),
    _city(
        "derinkuyu",
        "turkiye",
        slot=3,
        knowledge=3,
        points=1,
        partly="effect",
        decline=ReturnFrom(4, "city", holding=6),
    ),
    _city("tiwanaku", "bolivia", slot=2, knowledge=2, points=2, immediate=ReturnEach("city", "other")),
    _city(
        "mycenae",
        "greece",
        slot=6,
        cost=1,
        locked=True,
        knowledge=4,
        points=0,
        decline=Return(7, up_to=1, where="other"),
    ),
    _city(
        "baalbek",
        "lebanon",
        slot=2,
        knowledge=6,
        points=4,
        immediate=Provided(AtLeast(Past("city"), 3), EnterLighter(5)),
    ),
    _city(
        "sacsayhuaman",
        "peru",
        slot=3,
        knowledge=8,
        points=6,
        immediate=Provided(AtLeast(Past("city"), 3), EnterLighter(6)),
    ),
    _city("easter_island", "chile", slot=5, knowledge=3, points=2, permanent=Modify("other_entry_city", -1)),
    _city(
        "llaqtapata",
        "peru",
        slot=3,
        knowledge=6,
        points=6,
        decline=Provided(AtLeast(Here(), 1), DiscardSelf()),
    ),
    _city(
        "machu_picchu",
        "peru",
        slot=3,
        knowledge=7,
        points=7,
        decline=Provided(AtLeast(Here(), 1), DiscardSelf()),
    ),
    _city(
        "karnak_temple",
        "egypt",
        slot=3,
        knowledge=8,
        points=8,
        decline=Provided(AtLeast(Here(), 1), DiscardSelf()),
    ),
    _city(
        "babylon", "iraq", slot=3, knowledge=9, points=10, decline=Provided(AtLeast(Here(), 1), DiscardSelf())
    ),
    _city(
        "atlantis",
        "unknown",
        slot=3,
        knowledge=10,
        points=12,
        decline=Provided(AtLeast(Here(), 1), DiscardSelf()),
    ),
    _city("potala_palace", "china", slot=3, knowledge=3, points=8, partly="effect", immediate=SkipDecline()),
    _city(
        "philae",
        "egypt",
        slot=3,
        knowledge=3,
        points=2,
        partly="effect",
        immediate=Provided(AtLeast(Standing("city"), 4), ReturnFrom(3, "city", cards=2)),
    ),
    _city("persepolis", "iran", slot=3, knowledge=3, points=3, immediate=May(Archive())),
    _city(
        "inwa",
        "myanmar",
        slot=2,
        knowledge=6,
        points=4,
        immediate=Provided(AtLeast(Collected("secret"), 3), EnterLighter(5)),
    ),
    _city(
        "temple_of_kom_ombo", "egypt", slot=5, knowledge=2, points=2, permanent=Modify("entry_pyramid", -1)
    ),
    _city("tulum", "mexico", slot=4, locked=True, knowledge=1, points=6, timeline=DiscardHand(1)),
    _city(
        "cyrene",
        "libya",
        slot=3,
        knowledge=8,
        points=7,
        timeline=Provided(AtLeast(Past("city"), 4), Return(2, where="this")),
    ),
]
