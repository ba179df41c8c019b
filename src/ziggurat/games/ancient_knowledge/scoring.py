"""Points, and who wins. Rulebook, «ФИНАЛЬНЫЙ ПОДСЧЁТ», «КОНЕЦ ИГРЫ»."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ziggurat.games.ancient_knowledge.counts import PastAlike
from ziggurat.games.ancient_knowledge.deck import FINAL
from ziggurat.games.ancient_knowledge.standing import YOU_DO, bound_clause, tell_bound
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.games.ancient_knowledge.timeline import EMPTY
from ziggurat.kernel.effects import Do, Effect, Number
from ziggurat.kernel.standing import Score

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller


class Points(Effect[AncientTable]):
    """In the final scoring: so many points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points",)
    WORD: ClassVar[str] = "points"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, points: int) -> None:
        self.points = points

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-points", points=self.points)


class Reward(Effect[AncientTable]):
    """In the final scoring: points if there is enough, and ``better`` instead if there is even ``more``."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "least", "points", "more", "better")
    WORD: ClassVar[str] = "reward"
    DEFAULTS: ClassVar[dict[str, Any]] = {"more": 0, "better": 0}
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, number: Number[Any], least: int, points: int, more: int = 0, better: int = 0) -> None:
        self.number = number
        self.least = least
        self.points = points
        self.more = more
        self.better = better

    def earned(self, table: AncientTable, do: Do) -> int:
        """The points for what there is."""
        count = self.number.count(table, do)
        if self.more and count >= self.more:
            return self.better
        return self.points if count >= self.least else 0

    def tell(self, teller: Teller) -> str:
        clause = bound_clause(self.number, teller, "least", self.least)
        better = ""
        if self.more:
            further = tell_bound(self.number, teller, "least", self.more)
            better = " " + teller.say("effect-reward-better", condition=further, points=self.better)
        return teller.say("effect-reward", clause=clause, points=self.points) + better


class ScoreAlike(Effect[AncientTable]):
    """In the final scoring: so many points for each monument in the Past of one type, the best one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points",)
    WORD: ClassVar[str] = "score_alike"
    FORMS: ClassVar[tuple[str, ...]] = YOU_DO

    def __init__(self, points: int) -> None:
        self.points = points
        self.number = PastAlike()

    def tell(self, teller: Teller) -> str:
        return teller.say("effect-score-alike", points=self.points)


def earned(effect: Effect[Any], table: AncientTable, do: Do) -> int:
    """The points of a final effect."""
    if isinstance(effect, Points):
        return effect.points
    if isinstance(effect, Reward):
        return effect.earned(table, do)
    if isinstance(effect, ScoreAlike):
        return effect.points * effect.number.count(table, do)
    if isinstance(effect, Score):
        return effect.points * effect.number.count(table, do)
    return 0


def final_points(table: AncientTable, seat: int) -> list[tuple[int, int]]:
    """The cards of a seat that work in the final scoring, each with its points as the table stands."""
    area, deck = table.areas[seat], table.deck
    return [
        (card, earned(deck.effect[card], table, Do(deck.effect[card], seat, seat, card)))
        for card in (*area.past, *area.collection)
        if deck.activation[card] == FINAL
    ]


def score_parts(table: AncientTable, seat: int) -> dict[str, int]:
    """The points of a seat as the table stands, as the notepad of the game lists them."""
    area, deck = table.areas[seat], table.deck
    printed = effects = technologies = 0
    for card in area.past:
        printed += deck.points[card]
    for card, points in final_points(table, seat):
        if card in area.past:
            effects += points
        else:
            technologies += points
    standing = sum([card != EMPTY for card in area.timeline])
    return {
        "past": printed,
        "effects": effects,
        "technologies": technologies,
        "timeline": standing,
        "lost": -area.lost,
    }


def points(table: AncientTable, seat: int) -> int:
    """All points of a seat."""
    return sum(score_parts(table, seat).values())


def ranking(table: AncientTable) -> list[list[int]]:
    """The seats by points, then by less lost knowledge; who is still level shares a place.

    A team counts its points together; level teams compare their best player, then their lost knowledge.
    """
    scores = [points(table, seat) for seat in range(table.players)]
    lost = [area.lost for area in table.areas]
    sides = [[0, 1], [2, 3]] if table.teams else [[seat] for seat in range(table.players)]
    merits = [
        (
            sum([scores[seat] for seat in side]),
            max([scores[seat] for seat in side]),
            -sum([lost[seat] for seat in side]),
        )
        for side in sides
    ]
    places: list[list[int]] = []
    best: list[tuple[int, int, int]] = []
    for number in sorted(range(len(sides)), key=lambda number: merits[number], reverse=True):
        if best and best[-1] == merits[number]:
            places[-1] += sides[number]
        else:
            places.append(sides[number][:])
            best.append(merits[number])
    return places
