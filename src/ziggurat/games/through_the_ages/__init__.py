"""Through the Ages: A New Story of Civilization (2015), for two to four players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.through_the_ages import cards
from ziggurat.games.through_the_ages.acting import TURN_VERBS
from ziggurat.games.through_the_ages.audit import audit
from ziggurat.games.through_the_ages.catalog import AGE, CARD
from ziggurat.games.through_the_ages.colonies import COLONY_VERBS
from ziggurat.games.through_the_ages.deeds import DEED_VERBS
from ziggurat.games.through_the_ages.effects import EFFECT_VERBS
from ziggurat.games.through_the_ages.events import EVENT_VERBS
from ziggurat.games.through_the_ages.facts import card_facts
from ziggurat.games.through_the_ages.hands import HAND_VERBS
from ziggurat.games.through_the_ages.military import MILITARY_VERBS
from ziggurat.games.through_the_ages.news import ENDINGS, GOODS
from ziggurat.games.through_the_ages.politics import POLITICS_VERBS, SIDE
from ziggurat.games.through_the_ages.population import POPULATION_VERBS
from ziggurat.games.through_the_ages.powers import WAYS
from ziggurat.games.through_the_ages.scoring import ranking
from ziggurat.games.through_the_ages.set_up import set_up
from ziggurat.games.through_the_ages.stores import STORE_VERBS
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.games.through_the_ages.view import view
from ziggurat.games.through_the_ages.wars import WAR_VERBS
from ziggurat.games.through_the_ages.worth import worth
from ziggurat.kernel.game import Game, Option, Setting

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance

__all__ = ["GAME", "cards"]


class ThroughTheAges(Game):
    """The rules, each in the file that its name says."""

    def set_up(self, setting: Setting, chance: Chance) -> AgesTable:
        return set_up(self, setting, chance)

    def restore(self, setting: Setting, fields: list[Any]) -> AgesTable:
        return AgesTable(self, setting, *fields)

    def view(self, table: AgesTable, viewer: int | None) -> dict[str, Any]:
        return view(table, viewer)

    def scores(self, table: AgesTable) -> list[int]:
        return [civ.culture for civ in table.civs]

    def ranking(self, table: AgesTable) -> list[list[int]]:
        return ranking(table)

    def ending(self, table: AgesTable) -> str:
        return ENDINGS[table.ended]

    def audit(self, table: AgesTable) -> None:
        audit(table)

    def worth(self, table: AgesTable, seat: int) -> float:
        return worth(table, seat)

    def cards(self, setting: Setting, lang: str) -> list[dict[str, Any]]:
        return card_facts(setting, self.texts(setting, lang))


GAME = ThroughTheAges(
    name="through_the_ages",
    package="ziggurat.games.through_the_ages",
    version=1,
    seats=(2, 4),
    default_seats=2,
    options=(Option("resigning", "yes", "no"),),
    verbs=(
        *DEED_VERBS,
        *TURN_VERBS,
        *STORE_VERBS,
        *EFFECT_VERBS,
        *POPULATION_VERBS,
        *HAND_VERBS,
        *EVENT_VERBS,
        *POLITICS_VERBS,
        *MILITARY_VERBS,
        *WAR_VERBS,
        *COLONY_VERBS,
    ),
    kinds=(CARD, AGE, GOODS, SIDE, WAYS),
)
