"""The words that effects and conditions are written with, in card declarations and corrections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.games.guns_and_steel.attack import Attack, CedeWonder, Forfeit, Lose
from ziggurat.games.guns_and_steel.counts import Deed, Resources, ResourceTypes, Technologies
from ziggurat.games.guns_and_steel.effects import PayPoints, Points, Replenish, gain
from ziggurat.games.guns_and_steel.tactics import Copy, Launch, Wake
from ziggurat.games.guns_and_steel.trade import Barter, Spend, Trade, Tribute
from ziggurat.kernel.telling import VOCABULARY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

WORDS: Final[Mapping[str, Callable[..., Any]]] = {
    **{
        word: VOCABULARY[word]
        for word in ("sequence", "one_of", "may", "each_opponent", "for_rival", "per", "tally")
    },
    "gain": gain,
    "points": Points,
    "pay_points": PayPoints,
    "replenish": Replenish,
    "spend": Spend,
    "barter": Barter,
    "trade": Trade,
    "tribute": Tribute,
    "launch": Launch,
    "wake": Wake,
    "copy": Copy,
    "attack": Attack,
    "lose": Lose,
    "cede_wonder": CedeWonder,
    "forfeit": Forfeit,
    "technologies": Technologies,
    "resources": Resources,
    "resource_types": ResourceTypes,
    "deed": Deed,
}
