"""Guns & Steel: New World, Renaissance, and the two combined, for two to four players."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ziggurat.games.guns_and_steel.attack import ATTACK_VERBS
from ziggurat.games.guns_and_steel.audit import audit
from ziggurat.games.guns_and_steel.corrections import STANDARD, corrected
from ziggurat.games.guns_and_steel.deck import CARD, RESOURCE, WONDER
from ziggurat.games.guns_and_steel.effects import EFFECT_VERBS
from ziggurat.games.guns_and_steel.facts import card_facts
from ziggurat.games.guns_and_steel.fame import FAME_VERBS
from ziggurat.games.guns_and_steel.news import ENDINGS
from ziggurat.games.guns_and_steel.payment import PAYMENT_VERBS
from ziggurat.games.guns_and_steel.purchase import PURCHASE_VERBS
from ziggurat.games.guns_and_steel.scoring import points
from ziggurat.games.guns_and_steel.set_up import THEMES, set_up
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.games.guns_and_steel.tactics import TACTIC_VERBS
from ziggurat.games.guns_and_steel.trade import TRADE_VERBS
from ziggurat.games.guns_and_steel.turn import TURN_VERBS
from ziggurat.games.guns_and_steel.view import view
from ziggurat.games.guns_and_steel.worth import worth
from ziggurat.kernel.game import Game, Option, Setting
from ziggurat.kernel.texts import texts_of

if TYPE_CHECKING:
    from ziggurat.games.guns_and_steel.deck import Deck
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.texts import Texts


class GunsAndSteel(Game):
    """The rules, each in the file that its name says."""

    def deck(self, setting: Setting) -> Deck:
        """The deck of a setting: the standard one, or as a player's file corrects it."""
        text = setting.text("deck")
        return STANDARD if text is None else corrected(text)

    def check(self, setting: Setting) -> None:
        self.deck(setting)

    def set_up(self, setting: Setting, chance: Chance) -> GunsTable:
        return set_up(self, setting, self.deck(setting), chance)

    def restore(self, setting: Setting, fields: list[Any]) -> GunsTable:
        return GunsTable(self, setting, self.deck(setting), *fields)

    def view(self, table: GunsTable, viewer: int | None) -> dict[str, Any]:
        return view(table, viewer)

    def scores(self, table: GunsTable) -> list[int]:
        return [points(table, seat) for seat in range(table.players)]

    def ending(self, table: GunsTable) -> str:
        return ENDINGS[table.ended]

    def audit(self, table: GunsTable) -> None:
        audit(table)

    def worth(self, table: GunsTable, seat: int) -> float:
        return worth(table, seat)

    def texts(self, setting: Setting, lang: str) -> Texts:
        text = setting.text("deck")
        return super().texts(setting, lang) if text is None else _renamed(self.package, text, lang)

    def cards(self, setting: Setting, lang: str) -> list[dict[str, Any]]:
        return card_facts(self.deck(setting), self.texts(setting, lang), setting.option("theme"))


@lru_cache(maxsize=64)
def _renamed(package: str, text: str, lang: str) -> Texts:
    """The texts with the names of a player's file; reading them takes a while, so they are kept."""
    texts = texts_of(package, lang)
    names = corrected(text).names(lang)
    return texts.overlaid(names) if names else texts


GAME = GunsAndSteel(
    name="guns_and_steel",
    package="ziggurat.games.guns_and_steel",
    version=2,
    seats=(2, 4),
    default_seats=2,
    options=(Option("theme", *THEMES), Option("deck", content=True)),
    verbs=(
        *TURN_VERBS,
        *PURCHASE_VERBS,
        *PAYMENT_VERBS,
        *EFFECT_VERBS,
        *TRADE_VERBS,
        *TACTIC_VERBS,
        *ATTACK_VERBS,
        *FAME_VERBS,
    ),
    kinds=(CARD, WONDER, RESOURCE),
)
