"""The artifacts.

What an effect does is said by its words, from which also its text is made; ``partly`` marks a doubt that
``docs/rulings/ancient_knowledge.md`` settles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.ancient_knowledge.counts import (
    Artifacts,
    FadedParts,
    Hand,
    InFirstSlot,
    Lost,
    Past,
    Standing,
    StandingTypes,
)
from ziggurat.games.ancient_knowledge.deck import ARTIFACT, BOARD, Building
from ziggurat.games.ancient_knowledge.discarding import DiscardFor, DiscardHand, Sacrifice
from ziggurat.games.ancient_knowledge.drawing import Draw
from ziggurat.games.ancient_knowledge.granting import Learn
from ziggurat.games.ancient_knowledge.moving import Relocate, Retreat
from ziggurat.games.ancient_knowledge.past import Straighten
from ziggurat.games.ancient_knowledge.returning import Return, ReturnLost
from ziggurat.games.ancient_knowledge.standing import AtLeast, AtMost, InsteadOfDraw, Provided, Then, both
from ziggurat.kernel.combinators import EachOpponent, Per
from ziggurat.kernel.standing import Modify, When

if TYPE_CHECKING:
    from ziggurat.kernel.effects import Effect


def _artifact(
    id: str, country: str, *, cost: int = 0, starting_set: int = 0, partly: str = "", **effects: Effect[Any]
) -> Building:
    """An artifact lies on the board, without knowledge or points."""
    return Building(id, ARTIFACT, country, BOARD, 0, 0, cost, False, starting_set, partly, effects)


ARTIFACTS: Final = [
    _artifact("disk_of_sabu", "egypt", timeline=Provided(AtLeast(Past("megalith"), 4), ReturnLost(1))),
    _artifact(
        "sarcophagus_of_saqqara",
        "egypt",
        timeline=Provided(AtLeast(Standing("city"), 3), Then(Return(1), Draw(1))),
    ),
    _artifact(
        "planetary_stone", "ecuador", starting_set=2, timeline=DiscardFor(2, "card", Return(3, up_to=1))
    ),
    _artifact(
        "disks_of_bayan_kara_ula",
        "china",
        starting_set=1,
        timeline=Provided(AtLeast(StandingTypes(), 3), Return(1)),
    ),
    _artifact("ica_stones", "peru", starting_set=2, timeline=Provided(AtLeast(Artifacts(), 3), Draw(1))),
    _artifact("antikythera_mechanism", "greece", partly="effect", timeline=Retreat(4, 1, 3)),
    _artifact("moai_statue", "chile", partly="effect", timeline=DiscardFor(2, "artifact", Draw(4))),
    _artifact("la_mana_pyramid", "ecuador", starting_set=1, timeline=DiscardFor(1, "card", Draw(1))),
    _artifact(
        "tzolkin",
        "mexico",
        starting_set=2,
        timeline=Provided(both(AtMost(Lost(), 3), AtLeast(Past(), 1)), Return(1, up_to=1)),
    ),
    _artifact(
        "incahuasi_quipus", "peru", timeline=Provided(both(AtMost(Lost(), 3), AtLeast(Past(), 1)), Draw(1))
    ),
    _artifact(
        "paracas_candelabra", "peru", timeline=Provided(AtLeast(Standing("pyramid"), 3), Return(2, up_to=1))
    ),
    _artifact(
        "pachamama_monolith", "bolivia", cost=3, timeline=Provided(AtLeast(Past("pyramid"), 5), Learn())
    ),
    _artifact("piri_reis_map", "turkiye", timeline=Relocate("bare", optional=1)),
    _artifact(
        "klerksdorp_spheres", "south_africa", starting_set=4, timeline=Provided(AtLeast(Lost(), 5), Draw(1))
    ),
    _artifact("luddite_flute", "bolivia", timeline=Sacrifice(Straighten(4, up_to=1))),
    _artifact("crystal_skull", "belize", partly="effect", permanent=When("excavate_many", Learn(must=1))),
    _artifact("glozel_artifacts", "france", permanent=When("learn_writing", Draw(2))),
    _artifact("dogon_mythology", "mali", permanent=When("learn_ancient", Draw(2))),
    _artifact("voynich_manuscript", "italy", permanent=When("learn_secret", Draw(2))),
    _artifact("sumerian_tablets", "iraq", permanent=When("learn_any", Draw(1))),
    _artifact("baghdad_battery", "iraq", timeline=Sacrifice(Return(4, up_to=1))),
    _artifact("nazca_lines", "peru", permanent=When("create_pyramid", Draw(1))),
    _artifact("olmec_heads", "mexico", starting_set=4, permanent=When("create_megalith", Draw(1))),
    _artifact(
        "genetic_disk",
        "colombia",
        starting_set=3,
        partly="effect",
        permanent=When("create_far", Return(2, up_to=1)),
    ),
    _artifact(
        "kensington_runestone",
        "united_states",
        permanent=When("excavate_two", InsteadOfDraw(Return(6, up_to=1))),
    ),
    _artifact("nebra_sky_disc", "germany", permanent=Modify("entry_megalith", -1)),
    _artifact(
        "iron_pillar_of_delhi",
        "india",
        timeline=Provided(AtLeast(InFirstSlot(), 2), Then(Return(1), Draw(1))),
    ),
    _artifact("dogu_figurines", "japan", permanent=Modify("entry_city", -1)),
    _artifact("phaistos_disc", "greece", permanent=Modify("excavation", 1)),
    _artifact("nimrud_lens", "iraq", cost=1, permanent=When("learn_any", Return(1, up_to=1))),
    _artifact("saqqara_vases", "egypt", timeline=Sacrifice(Relocate("any"))),
    _artifact(
        "elongated_skulls",
        "peru",
        starting_set=4,
        partly="effect",
        permanent=When("decline_over", Per(FadedParts(3), Draw(2))),
    ),
    _artifact("michaux_stone", "iraq", cost=3, timeline=Provided(AtLeast(Lost(), 17), Learn())),
    _artifact(
        "oronce_fines_map",
        "france",
        partly="effect",
        permanent=When("excavate_three", EachOpponent(DiscardHand(2))),
    ),
    _artifact("assurbanipals_tablet", "iraq", timeline=Provided(AtMost(Hand(), 1), Draw(1))),
    _artifact("khufus_solar_barque", "egypt", permanent=Modify("entry_pyramid", -1)),
]
