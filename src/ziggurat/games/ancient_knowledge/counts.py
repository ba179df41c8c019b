"""What effects, conditions and points count."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.games.ancient_knowledge.deck import CITY, MEGALITH, PYRAMID
from ziggurat.games.ancient_knowledge.table import ANY, FINALS, AncientTable
from ziggurat.games.ancient_knowledge.timeline import EMPTY, neighbours, place_of
from ziggurat.kernel.effects import Do, Number
from ziggurat.kernel.errors import one_of

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller

MONUMENTS: Final = ("city", "megalith", "pyramid", "monument")
TECHNOLOGIES: Final = ("ancient", "writing", "secret", "technology")


def monument(kind: str) -> int:
    """The number of a type of monument, ``ANY`` for all of them."""
    if kind not in MONUMENTS:
        raise ValueError(f"as a monument, {one_of(kind, MONUMENTS)}")
    return MONUMENTS.index(kind)


class Count(Number[AncientTable]):
    """Something counted; the message ``each-<word>`` says one of the things, as it stands after "for"."""

    def tell(self, teller: Teller) -> str:
        fields = {field: getattr(self, field) for field in self.FIELDS}
        return teller.say(f"each-{self.WORD.replace('_', '-')}", **fields)


class Past(Count):
    """Monuments of a type in the Past, rotated or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)
    WORD: ClassVar[str] = "past"

    def __init__(self, kind: str = "monument") -> None:
        self.kind = kind
        self.number = monument(kind)

    def count(self, table: AncientTable, do: Do) -> int:
        area = table.areas[do.seat]
        return len(area.past) if self.number == ANY else area.past_of[self.number]


class PastAlike(Count):
    """Monuments in the Past of the one type of which there are most."""

    WORD: ClassVar[str] = "past_alike"

    def count(self, table: AncientTable, do: Do) -> int:
        built = table.areas[do.seat].past_of
        return max(built[CITY], built[MEGALITH], built[PYRAMID])


class PastFinal(Count):
    """Monuments in the Past that show the sign of the final scoring."""

    WORD: ClassVar[str] = "past_final"

    def count(self, table: AncientTable, do: Do) -> int:
        return table.areas[do.seat].past_of[FINALS]


class PastSets(Count):
    """Sets of a city, a megalith and a pyramid in the Past."""

    WORD: ClassVar[str] = "past_sets"

    def count(self, table: AncientTable, do: Do) -> int:
        built = table.areas[do.seat].past_of
        return min(built[CITY], built[MEGALITH], built[PYRAMID])


class Standing(Count):
    """Monuments of a type in the Timeline."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)
    WORD: ClassVar[str] = "standing"

    def __init__(self, kind: str = "monument") -> None:
        self.kind = kind
        self.number = monument(kind)

    def count(self, table: AncientTable, do: Do) -> int:
        types = table.deck.type
        total = 0
        for card in table.areas[do.seat].timeline:
            if card != EMPTY and (self.number == ANY or types[card] == self.number):
                total += 1
        return total


class StandingTypes(Count):
    """Different types of monument in the Timeline."""

    WORD: ClassVar[str] = "standing_types"

    def count(self, table: AncientTable, do: Do) -> int:
        types = table.deck.type
        found = 0
        for card in table.areas[do.seat].timeline:
            if card != EMPTY:
                found |= 1 << types[card]
        return found.bit_count()


class Collected(Count):
    """Technologies of a type in the collection."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)
    WORD: ClassVar[str] = "collected"

    def __init__(self, kind: str = "technology") -> None:
        if kind not in TECHNOLOGIES:
            raise ValueError(f"as a technology, {one_of(kind, TECHNOLOGIES)}")
        self.kind = kind
        self.number = TECHNOLOGIES.index(kind)

    def count(self, table: AncientTable, do: Do) -> int:
        area = table.areas[do.seat]
        return len(area.collection) if self.number == ANY else area.learned[self.number]


class CollectedSets(Count):
    """Sets of an ancient, a writing and a secret technology in the collection."""

    WORD: ClassVar[str] = "collected_sets"

    def count(self, table: AncientTable, do: Do) -> int:
        return min(table.areas[do.seat].learned)


class Artifacts(Count):
    """Artifacts on the board."""

    WORD: ClassVar[str] = "artifacts"

    def count(self, table: AncientTable, do: Do) -> int:
        return len(table.areas[do.seat].artifacts)


class Lost(Count):
    """Lost knowledge."""

    WORD: ClassVar[str] = "lost"

    def count(self, table: AncientTable, do: Do) -> int:
        return table.areas[do.seat].lost


class Hand(Count):
    """Cards in hand."""

    WORD: ClassVar[str] = "hand"

    def count(self, table: AncientTable, do: Do) -> int:
        return len(table.areas[do.seat].hand)


class Held(Count):
    """Knowledge on all monuments of the Timeline together."""

    WORD: ClassVar[str] = "held"

    def count(self, table: AncientTable, do: Do) -> int:
        return sum(table.areas[do.seat].knowledge)


class Here(Count):
    """Knowledge on this card."""

    WORD: ClassVar[str] = "here"

    def count(self, table: AncientTable, do: Do) -> int:
        area = table.areas[do.seat]
        place = place_of(area, do.source)
        return area.knowledge[place] if place >= 0 else 0


class Adjacent(Count):
    """Monuments of a type adjacent to this card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)
    WORD: ClassVar[str] = "adjacent"

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.number = monument(kind)

    def count(self, table: AncientTable, do: Do) -> int:
        area, types = table.areas[do.seat], table.deck.type
        places = neighbours(area, place_of(area, do.source))
        return sum([self.number in (ANY, types[area.timeline[place]]) for place in places])


class AdjacentAlike(Count):
    """Monuments adjacent to this card, of the one type of which there are most."""

    WORD: ClassVar[str] = "adjacent_alike"

    def count(self, table: AncientTable, do: Do) -> int:
        area, types = table.areas[do.seat], table.deck.type
        near = [types[area.timeline[place]] for place in neighbours(area, place_of(area, do.source))]
        return max([near.count(kind) for kind in near], default=0)


class InFirstSlot(Count):
    """Monuments in slot 1."""

    WORD: ClassVar[str] = "in_first_slot"

    def count(self, table: AncientTable, do: Do) -> int:
        timeline = table.areas[do.seat].timeline
        return (timeline[0] != EMPTY) + (timeline[1] != EMPTY)


class FadedParts(Count):
    """So many knowledge that became lost in this Decline phase, as often as that many did."""

    FIELDS: ClassVar[tuple[str, ...]] = ("size",)
    WORD: ClassVar[str] = "faded_parts"

    def __init__(self, size: int) -> None:
        self.size = size

    def count(self, table: AncientTable, do: Do) -> int:
        return table.areas[do.seat].faded // self.size
