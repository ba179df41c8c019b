"""The technologies: what they require, and what they do when they are learned or in the final scoring.

``partly`` marks a doubt that ``docs/rulings/ancient_knowledge.md`` settles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.ancient_knowledge.burying import Bury
from ziggurat.games.ancient_knowledge.counts import (
    Artifacts,
    Collected,
    Hand,
    Lost,
    Past,
    PastAlike,
    PastFinal,
    Standing,
)
from ziggurat.games.ancient_knowledge.deck import ANCIENT, NO_REQUIREMENT, SECRET, WRITING, Technology
from ziggurat.games.ancient_knowledge.discarding import DiscardHand
from ziggurat.games.ancient_knowledge.drawing import CreateFromReveal, Draw, KeepOne, RevealDraft
from ziggurat.games.ancient_knowledge.moving import Relocate, Swap
from ziggurat.games.ancient_knowledge.opponents import Burden
from ziggurat.games.ancient_knowledge.past import Straighten
from ziggurat.games.ancient_knowledge.returning import ReturnEach, ReturnFor, ReturnFrom, ReturnLost
from ziggurat.games.ancient_knowledge.scoring import Points
from ziggurat.games.ancient_knowledge.standing import AtLeast, AtMost, both
from ziggurat.games.ancient_knowledge.technology_boards import LEVEL_I, LEVEL_II
from ziggurat.kernel.combinators import EachOpponent, Per, Tally
from ziggurat.kernel.telling import sequence

if TYPE_CHECKING:
    from ziggurat.games.ancient_knowledge.standing import Condition
    from ziggurat.kernel.effects import Effect


def _first(
    id: str, type: int, *, requires: Condition = NO_REQUIREMENT, partly: str = "", **effects: Effect[Any]
) -> Technology:
    return Technology(id, type, LEVEL_I, requires, partly, effects)


def _second(
    id: str, type: int, *, requires: Condition, partly: str = "points", **effects: Effect[Any]
) -> Technology:
    return Technology(id, type, LEVEL_II, requires, partly, effects)


TECHNOLOGIES: Final = [
    # Level I
    _first("anaximenes", ANCIENT, requires=AtLeast(Artifacts(), 3), immediate=Draw(3)),
    _first("aristotle", ANCIENT, requires=AtLeast(Past("pyramid"), 2), immediate=Draw(3)),
    _first("hermes_trismegistus", ANCIENT, partly="effect", immediate=RevealDraft(5)),
    _first("thales", ANCIENT, partly="effect", immediate=KeepOne(8)),
    _first("nicolas_flammel", ANCIENT, immediate=sequence(ReturnLost(1), Draw(1))),
    _first("anaximander", ANCIENT, immediate=ReturnEach("pyramid", "all")),
    _first(
        "melchizedek",
        ANCIENT,
        requires=both(AtLeast(Past("city"), 1), AtLeast(Past("megalith"), 1), AtLeast(Past("pyramid"), 1)),
        immediate=Draw(4),
    ),
    _first("ptolemy", ANCIENT, partly="requirement", requires=AtMost(Hand(), 1), immediate=Draw(3)),
    _first("mercury", ANCIENT, immediate=ReturnLost(2)),
    _first("planetary_grid", SECRET, partly="effect", immediate=Relocate("any")),
    _first("the_number_pi", SECRET, immediate=ReturnEach("city", "all")),
    _first("mummification", SECRET, immediate=ReturnFor(Artifacts())),
    _first("mystery_school", SECRET, immediate=Per(Standing("city"), Draw(1))),
    _first("language_of_the_birds", SECRET, immediate=ReturnFrom(3, "monument", holding=5)),
    _first("flower_of_life", SECRET, requires=AtLeast(Past("city"), 2), immediate=Draw(3)),
    _first("sator_square", SECRET, partly="effect", immediate=Swap("any")),
    _first("earthquake_engineering", SECRET, immediate=Tally(DiscardHand(3, up_to=1), Draw(1))),
    _first(
        "astronomy",
        SECRET,
        requires=both(AtLeast(Past("city"), 1), AtLeast(Past("pyramid"), 1)),
        immediate=Draw(3),
    ),
    _first("runic_alphabet", WRITING, immediate=Straighten(2)),
    _first("rongorongo_glyphs", WRITING, immediate=ReturnEach("megalith", "all")),
    _first("ancient_hebrew", WRITING, immediate=sequence(Burden(1), Draw(1))),
    _first("ancient_greek", WRITING, partly="effect", immediate=CreateFromReveal(10)),
    _first("arabic_numerals", WRITING, requires=AtLeast(Lost(), 5), immediate=ReturnLost(3)),
    _first("proto_writing", WRITING, requires=AtLeast(Past(), 4), immediate=Draw(3)),
    _first("coptic_alphabet", WRITING, requires=AtLeast(Past("megalith"), 2), immediate=Draw(3)),
    _first("cretan_hieroglyphs", WRITING, immediate=EachOpponent(DiscardHand(1))),
    _first("latin_alphabet", WRITING, requires=AtLeast(Past(), 5), immediate=Bury(1, level=2)),
    # Level II
    _second("imhotep", ANCIENT, partly="", requires=AtLeast(Artifacts(), 4), final=Points(3)),
    _second("plato", ANCIENT, requires=AtLeast(PastAlike(), 7), final=Points(4)),
    _second("thoth", ANCIENT, requires=AtLeast(Lost(), 9), final=Points(2)),
    _second("pythagoras", ANCIENT, requires=AtLeast(PastFinal(), 3), final=Points(3)),
    _second("akhenaten", ANCIENT, requires=AtLeast(Past("pyramid"), 4), final=Points(3)),
    _second("pliny_the_elder", ANCIENT, requires=AtLeast(Collected("ancient"), 3), final=Points(2)),
    _second("golden_mean", SECRET, requires=AtLeast(Past("city"), 3), final=Points(2)),
    _second("royal_cubit", SECRET, requires=AtLeast(Collected("secret"), 3), final=Points(2)),
    _second("astrology", SECRET, requires=AtLeast(Hand(), 10), final=Points(2)),
    _second(
        "alchemy",
        SECRET,
        partly="points requirement",
        requires=both(AtLeast(Past(), 7), AtMost(Lost(), 3)),
        final=Points(4),
    ),
    _second("hermeticism", SECRET, requires=AtLeast(Past("city"), 5), final=Points(3)),
    _second(
        "ari_kat",
        SECRET,
        requires=both(AtLeast(Past("city"), 3), AtLeast(Past("megalith"), 3), AtLeast(Past("pyramid"), 3)),
        final=Points(5),
    ),
    _second("chinese_alphabet", WRITING, requires=AtLeast(Past("megalith"), 3), final=Points(2)),
    _second("emerald_tablet", WRITING, requires=AtLeast(Collected("writing"), 3), final=Points(2)),
    _second("sumerian_cuneiforms", WRITING, requires=AtLeast(Collected(), 6), final=Points(2)),
    _second("maya_script", WRITING, requires=AtLeast(Past(), 10), final=Points(2)),
    _second("phoenician_alphabet", WRITING, requires=AtLeast(Lost(), 15), final=Points(4)),
    _second("hieroglyphs", WRITING, requires=AtLeast(Past("megalith"), 5), final=Points(4)),
]
