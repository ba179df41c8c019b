"""Effects are data: small trees of combinators (``combinators.py``) over a game's own verbs.

One tree is run by the engine, told in each language and looked into by tests and bots, so the text on a
card can never say something else than the card does. While it is carried out, an effect is a ``Do`` step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from ziggurat.kernel.step import Step, T
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ziggurat.kernel.table import Table
    from ziggurat.kernel.telling import Teller


NO_TALLY: Final = -1
NO_SOURCE: Final = -1


class Do(Step["Table"]):
    """An effect being carried out: by ``seat``, against or thanks to ``rival``, because of card ``source``.

    ``tally`` says where on ``table.tallies`` the effect counts what it finds.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("effect", "seat", "rival", "source", "tally")

    def __init__(
        self, effect: Effect[Any], seat: int, rival: int, source: int, tally: int = NO_TALLY
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.rival = rival
        self.source = source
        self.tally = tally

    def run(self, table: Table) -> None:
        self.effect.run(table, self)

    def part(self, effect: Effect[Any]) -> Do:
        """The same doing, of a part."""
        return Do(effect, self.seat, self.rival, self.source, self.tally)

    def found(self, table: Table, number: int = 1) -> None:
        """Count something found, for the part that happens once for each."""
        if self.tally >= 0:
            table.tallies[self.tally] += number


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value, Generic[T]):
    """What a card does. ``WORD`` and the fields are its text form, from which ``read_effect`` makes it."""

    WORD: ClassVar[str] = ""
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    """The fields that its text form leaves out when they have these values."""
    FORMS: ClassVar[tuple[str, ...]] = ()
    """The forms in which its messages can be said, like "you do", "each may"; empty: in all."""

    def run(self, table: T, do: Do) -> None:
        """Carry it out, or put on the agenda what carries it out."""
        raise AssertionError(f"{self.WORD} does not say what it does")

    def usable(self, table: T, do: Do) -> bool:
        """Whether it may be used, its targets being valid. Looks only at what everybody can see."""
        return True

    def idle(self, table: T, do: Do) -> bool:
        """Whether it would change nothing, as everybody can see."""
        return False

    def serves(self, table: T, do: Do) -> bool:
        """Whether it may be used and would change something."""
        return self.usable(table, do) and not self.idle(table, do)

    def parts(self) -> tuple[Effect[Any], ...]:
        """The effects it is made of."""
        return ()

    def tell(self, teller: Teller) -> str:
        """Whole sentences that say what it does."""
        raise AssertionError(f"{self.WORD} has no words")

    def walk(self) -> Iterator[Effect[Any]]:
        """This effect and all those within it."""
        yield self
        for part in self.parts():
            yield from part.walk()

    def __repr__(self) -> str:
        return _written(self.WORD, self, self.DEFAULTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Value, Generic[T]):
    """A number to be counted when it is needed."""

    WORD: ClassVar[str] = ""
    DEFAULTS: ClassVar[dict[str, Any]] = {}

    def count(self, table: T, do: Do) -> int:
        """How many there are now."""
        raise AssertionError(f"{self.WORD} does not count")

    def tell(self, teller: Teller) -> str:
        """One of the things counted, as words."""
        raise AssertionError(f"{self.WORD} has no words")

    def __repr__(self) -> str:
        return _written(self.WORD, self, self.DEFAULTS)


def _written(word: str, value: Value, defaults: dict[str, Any]) -> str:
    """The text form: the word, then the fields that are not as usual; plain ones at the end with names."""
    said: list[str] = []
    contents = [getattr(value, field) for field in value.FIELDS]
    for place, field in enumerate(value.FIELDS):
        content = contents[place]
        if isinstance(content, tuple):
            said += [repr(part) for part in content]
        elif field not in defaults or defaults[field] != content:
            text = content if isinstance(content, str) else repr(content)
            named = place > 0 and all(isinstance(later, (int, str)) for later in contents[place:])
            said.append(f"{field}={text}" if named else text)
    return f"{word}({', '.join(said)})"
