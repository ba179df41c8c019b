"""Ancient Knowledge, for two to four players, or for two teams of two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.games.ancient_knowledge.actions import ACTION_VERBS
from ziggurat.games.ancient_knowledge.audit import audit
from ziggurat.games.ancient_knowledge.burying import BURYING_VERBS
from ziggurat.games.ancient_knowledge.cards import STANDARD
from ziggurat.games.ancient_knowledge.creating import CREATING_VERBS
from ziggurat.games.ancient_knowledge.deck import CARD, SLOT
from ziggurat.games.ancient_knowledge.decline import DECLINE_VERBS
from ziggurat.games.ancient_knowledge.drawing import DRAWING_VERBS
from ziggurat.games.ancient_knowledge.exchange import EXCHANGE_VERBS
from ziggurat.games.ancient_knowledge.facts import card_facts
from ziggurat.games.ancient_knowledge.learning import LEARNING_VERBS
from ziggurat.games.ancient_knowledge.moving import MOVING_VERBS
from ziggurat.games.ancient_knowledge.news import LEVEL
from ziggurat.games.ancient_knowledge.opponents import OPPONENT_VERBS
from ziggurat.games.ancient_knowledge.past import PAST_VERBS
from ziggurat.games.ancient_knowledge.returning import RETURNING_VERBS
from ziggurat.games.ancient_knowledge.scoring import points, ranking
from ziggurat.games.ancient_knowledge.set_up import set_up
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.triggers import TRIGGER_VERBS
from ziggurat.games.ancient_knowledge.view import view
from ziggurat.games.ancient_knowledge.worth import worth
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.game import Game, Option, Setting

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance


class AncientKnowledge(Game):
    """The rules, each in the file that its name says."""

    def check(self, setting: Setting) -> None:
        if setting.option("teams") == "yes" and setting.players != 4:
            raise BadOption(f"teams of {self.name} are for 4 players, not {setting.players}")

    def set_up(self, setting: Setting, chance: Chance) -> AncientTable:
        return set_up(self, setting, STANDARD, chance)

    def restore(self, setting: Setting, fields: list[Any]) -> AncientTable:
        return AncientTable(self, setting, STANDARD, *fields)

    def view(self, table: AncientTable, viewer: int | None) -> dict[str, Any]:
        return view(table, viewer)

    def scores(self, table: AncientTable) -> list[int]:
        return [points(table, seat) for seat in range(table.players)]

    def ranking(self, table: AncientTable) -> list[list[int]]:
        return ranking(table)

    def ending(self, table: AncientTable) -> str:
        return "fourteen_in_the_past" if table.ended else ""

    def audit(self, table: AncientTable) -> None:
        audit(table)

    def worth(self, table: AncientTable, seat: int) -> float:
        return worth(table, seat)

    def cards(self, setting: Setting, lang: str) -> list[dict[str, Any]]:
        return card_facts(STANDARD, self.texts(setting, lang))


GAME = AncientKnowledge(
    name="ancient_knowledge",
    package="ziggurat.games.ancient_knowledge",
    version=2,
    seats=(2, 4),
    default_seats=2,
    options=(Option("teams", "no", "yes"), Option("starting_sets", "no", "yes")),
    verbs=(
        *ACTION_VERBS,
        *CREATING_VERBS,
        *LEARNING_VERBS,
        *RETURNING_VERBS,
        *DRAWING_VERBS,
        *MOVING_VERBS,
        *OPPONENT_VERBS,
        *BURYING_VERBS,
        *PAST_VERBS,
        *TRIGGER_VERBS,
        *DECLINE_VERBS,
        *EXCHANGE_VERBS,
    ),
    kinds=(CARD, SLOT, LEVEL),
)
