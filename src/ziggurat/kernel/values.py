"""Values and states: classes that name their fields once.

Saving, loading, comparing and the copy test all read ``FIELDS``, so a forgotten field is found by the
tests and not by a player. The constructor of each class takes its fields in the order of ``FIELDS``.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

DEEPEST: Final = 100
"""How deeply saved data may be nested: compiled code would run over the end of the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fielded:
    """Anything that names its fields, equal when of one class with equal fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all(getattr(self, field) == getattr(other, field) for field in self.FIELDS)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *[getattr(self, field) for field in self.FIELDS]))

    def __reduce__(self) -> Any:
        """How it travels to another process."""
        return type(self), tuple([getattr(self, field) for field in self.FIELDS])

    def __repr__(self) -> str:
        fields = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.FIELDS)
        return f"{type(self).__name__}({fields})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Fielded):
    """A small immutable thing: a step, an effect, a reason. Copies of a table share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Fielded):
    """A mutable part of a table. Where copying is hot, ``copy`` is written out."""

    def copy(self) -> State:
        """Another in the same state."""
        kind: Any = type(self)
        return cast("State", kind(*[copied(getattr(self, field)) for field in self.FIELDS]))

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} changes, so it has no hash")


def copied(thing: Any) -> Any:
    """The same for another state: lists and states are copied, the immutable is shared."""
    if isinstance(thing, list):
        return [copied(item) for item in thing]
    return thing.copy() if isinstance(thing, State) else thing


def pack(thing: Any) -> Any:
    """Plain data (JSON) for a value or state, from which ``unpack`` makes an equal one."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, list):
        return [pack(item) for item in thing]
    if isinstance(thing, tuple):
        return {"tuple": [pack(item) for item in thing]}
    if isinstance(thing, bytes):
        return {"bytes": thing.hex()}
    if isinstance(thing, Fielded):
        data: dict[str, Any] = {"is": kind_name(type(thing))}
        for field in thing.FIELDS:
            data[field] = pack(getattr(thing, field))
        return data
    raise TypeError(f"a {type(thing).__name__} cannot be saved")


def unpack(data: Any, depth: int = 0) -> Any:
    """The value or state that ``pack`` turned into this data."""
    if depth > DEEPEST:
        raise ValueError("it is nested too deeply")
    if isinstance(data, list):
        return [unpack(item, depth + 1) for item in data]
    if not isinstance(data, dict):
        return data
    if "is" in data:
        kind = find_kind(data["is"])
        return kind(*[unpack(data[field], depth + 1) for field in kind.FIELDS])
    if "tuple" in data:
        return tuple([unpack(item, depth + 1) for item in data["tuple"]])
    return bytes.fromhex(data["bytes"])


def kind_name(kind: Any) -> str:
    """How saved data names a class: its module within the project, and its name."""
    return f"{kind.__module__}.{kind.__name__}".removeprefix("ziggurat.")


_kinds: dict[str, Any] = {}


def find_kind(name: str) -> Any:
    """The class of that name; only subclasses of ``Fielded`` can be named."""
    if name not in _kinds:
        _learn(Fielded)
    if name not in _kinds:
        raise KeyError(f"saved data names {name!r}, which this installation does not have")
    return _kinds[name]


def _learn(kind: Any) -> None:
    _kinds[kind_name(kind)] = kind
    for heir in kind.__subclasses__():
        _learn(heir)
