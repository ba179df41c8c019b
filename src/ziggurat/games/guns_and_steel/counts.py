"""What the wonders count: the conditions under which a wonder is taken or crowned with a fame token."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.games.guns_and_steel.deck import TYPES
from ziggurat.games.guns_and_steel.effects import fits, known, number_from
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.effects import Do, Number
from ziggurat.kernel.errors import one_of

if TYPE_CHECKING:
    from ziggurat.kernel.telling import Teller


class Count(Number[GunsTable]):
    """What a wonder can ask for; ``MESSAGE`` says one of them, or with ``least`` the whole condition."""

    MESSAGE: ClassVar[str] = ""

    def about(self) -> dict[str, Any]:
        """The arguments of the message."""
        return {}

    def tell(self, teller: Teller) -> str:
        return teller.say(f"count-{self.MESSAGE}", least=0, **self.about())

    def tell_condition(self, teller: Teller, least: int) -> str:
        """The condition that there are at least so many."""
        return teller.say(f"count-{self.MESSAGE}", least=least, **self.about())


class Resources(Count):
    """Resource cards lying in the area, of what is asked for, by their printed type."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "other")
    WORD: ClassVar[str] = "resources"
    DEFAULTS: ClassVar[dict[str, Any]] = {"other": "none"}
    MESSAGE: ClassVar[str] = "resources"

    def __init__(self, what: str, other: str = "none") -> None:
        self.what = known(what)
        if other not in ("none", "space"):
            raise ValueError(other)
        self.other = other

    def count(self, table: GunsTable, do: Do) -> int:
        resource = table.deck.resource
        total = 0
        for card in table.areas[do.seat].resources:
            kind = resource[card]
            if fits(self.what, kind) or (self.other != "none" and fits(self.other, kind)):
                total += 1
        return total

    def about(self) -> dict[str, Any]:
        return {"what": self.what, "other": self.other}


class ResourceTypes(Count):
    """Different types of resource lying in the area."""

    WORD: ClassVar[str] = "resource_types"
    MESSAGE: ClassVar[str] = "resource-types"

    def count(self, table: GunsTable, do: Do) -> int:
        resource = table.deck.resource
        return len({resource[card] for card in table.areas[do.seat].resources})


class Technologies(Count):
    """Technologies of a type lying in the area, at most ``most`` of them if that is given."""

    FIELDS: ClassVar[tuple[str, ...]] = ("type", "most")
    WORD: ClassVar[str] = "technologies"
    DEFAULTS: ClassVar[dict[str, Any]] = {"most": 0}
    MESSAGE: ClassVar[str] = "technologies"

    def __init__(self, type: str, most: int = 0) -> None:
        self.type = type
        self.kind = TYPES.index(type)
        self.most = number_from(0, most)

    def count(self, table: GunsTable, do: Do) -> int:
        kinds = table.deck.type
        found = sum([kinds[card] == self.kind for card in table.areas[do.seat].technologies])
        return min(found, self.most) if self.most else found

    def about(self) -> dict[str, Any]:
        return {"type": self.type, "most": self.most}


DEEDS: Final = ("points_gained", "price_paid", "defeats", "resources_spent")
TAKEN: Final = ("taken_power", "taken_points", "taken_society", "taken_tactic", "taken_attack")


class Deed(Count):
    """What the player has done in this turn, by name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)
    WORD: ClassVar[str] = "deed"
    MESSAGE: ClassVar[str] = "deed"

    def __init__(self, deed: str) -> None:
        if deed not in DEEDS and deed not in TAKEN:
            raise ValueError(one_of(deed, (*DEEDS, *TAKEN)))
        self.deed = deed

    def count(self, table: GunsTable, do: Do) -> int:
        if do.seat != table.active:
            return 0
        deeds, deck = table.deeds, table.deck
        if self.deed == "points_gained":
            return deeds.gained
        if self.deed == "price_paid":
            return deeds.paid
        if self.deed == "defeats":
            return deeds.defeated
        if self.deed == "resources_spent":
            return deeds.spent
        if self.deed == "taken_power":
            return sum([deck.power[card] for card in deeds.taken])
        if self.deed == "taken_points":
            return sum([deck.points[card] for card in deeds.taken])
        kind = TYPES.index(self.deed.removeprefix("taken_"))
        return sum([deck.type[card] == kind for card in deeds.taken])

    def about(self) -> dict[str, Any]:
        return {"deed": self.deed}
