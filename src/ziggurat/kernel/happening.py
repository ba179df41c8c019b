"""Happenings: typed facts about what changed, each with who may see what. They feed log and animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from ziggurat.kernel.move import Kind


class News:
    """A kind of happening: its name, the kinds of its fields, and which fields only some may see."""

    def __init__(self, name: str, *fields: tuple[str, Kind], secret: tuple[str, ...] = ()) -> None:
        assert len(fields) <= 3, f"{name} has more facts than a table tells"
        self.name = name
        self.fields = fields
        self.secret = secret


class Happening(Value):
    """One thing that happened: to whom, with what, and which seats (a mask) know its secret fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name", "seat", "facts", "secret", "knowers")

    def __init__(
        self, name: str, seat: int, facts: tuple[tuple[str, Any], ...], secret: tuple[str, ...], knowers: int
    ) -> None:
        self.name = name
        self.seat = seat
        self.facts = facts
        self.secret = secret
        self.knowers = knowers

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """Plain data for a viewer (None: a spectator); what it may not know is None."""
        knows = viewer is not None and bool(self.knowers >> viewer & 1)
        data: dict[str, Any] = {"name": self.name, "seat": self.seat}
        for field, fact in self.facts:
            data[field] = fact if knows or field not in self.secret else None
        return data
