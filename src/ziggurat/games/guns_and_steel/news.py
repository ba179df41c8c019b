"""What can happen at a table of Guns & Steel, for the log, and which of it only some may see."""

from __future__ import annotations

from typing import Final

from ziggurat.games.guns_and_steel.deck import CARD, RESOURCE, WONDER
from ziggurat.kernel.happening import News
from ziggurat.kernel.move import NUMBER, SEAT, Kind

THING: Final = ("card", CARD)
KIND: Final = ("resource", RESOURCE)
MANY: Final = ("number", NUMBER)
RIVAL: Final = ("rival", SEAT)
POWER: Final = ("power", NUMBER)
MARVEL: Final = ("wonder", WONDER)
ENDINGS: Final = ("last_wonder", "last_space_card", "fifteen_points")
ENDING: Final = Kind("ending", ENDINGS)

TURN_BEGAN: Final = News("turn", MANY)
LAID: Final = News("laid", THING, KIND, secret=("card",))
PLAYED: Final = News("played", THING)
ACTIVATED: Final = News("activated", THING)
RESTED: Final = News("rested", THING)
UNUSABLE: Final = News("unusable", THING)
SPENT: Final = News("spent", THING, KIND)
REPLENISHED: Final = News("replenished", THING, KIND)
GAINED: Final = News("gained", KIND, MANY)
POINTS: Final = News("points", MANY)
POINTS_LOST: Final = News("points-lost", MANY)
COPIED: Final = News("copied", THING, RIVAL)
ATTACKED: Final = News("attacked", THING, MANY)
RESPONDED: Final = News("responded", THING)
DEFEATED: Final = News("defeated", MANY, RIVAL, POWER)
WITHSTOOD: Final = News("withstood", MANY, RIVAL, POWER)
CEDED: Final = News("ceded", MARVEL, RIVAL)
BOUGHT: Final = News("bought", THING, MANY)
PASSED: Final = News("passed")
PRICED_OUT: Final = News("priced-out")
TOOK_BACK: Final = News("took-back", THING)
TOOK_RESOURCE: Final = News("took-resource", THING, KIND, secret=("card",))
BUILT: Final = News("built", MARVEL)
FAMED: Final = News("famed", MARVEL, MANY)
FAME_MOVED: Final = News("fame-moved", ("wonder", WONDER), ("wonder2", WONDER))
PILE_OPENED: Final = News("pile-opened", THING)
ENDED: Final = News("ended", ("ending", ENDING))
