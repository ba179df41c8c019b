"""Steps: what is still to happen at a table. A step runs by itself, or is a decision that waits for seats.

Steps are immutable and hold data only, never a function, so an agenda is copied as a list and saved as text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ziggurat.kernel.move import OUT_OF_ORDER
from ziggurat.kernel.values import Value

if TYPE_CHECKING:
    from ziggurat.kernel.move import Move, Refusal
    from ziggurat.kernel.table import Table

T = TypeVar("T", bound="Table")

ONE_SEAT: Final = [(seat,) for seat in range(32)]
NOBODY: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[T]):
    """Something still to happen. It is taken off the agenda, then run; it may put further steps there."""

    def run(self, table: T) -> None:
        """Let it happen."""
        raise AssertionError(f"{type(self).__name__} does not say what happens")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """A step that waits for a choice. It is off the agenda when ``choose`` runs; to wait on, put it back."""

    ASK: ClassVar[str] = ""
    """The message ``ask-<ASK>`` that says in one sentence what is asked."""

    CONTINUES: ClassVar[bool] = False
    """Whether it is a further part of a compound move that the same seat has begun."""

    ORDERED: ClassVar[bool] = False
    """Whether it chooses one of several equal things, of which further ones may be chosen after it.

    Which come first makes no difference, so each set of them is listed in one order only: whatever stands
    elsewhere in it is refused by ``out_of_order``. Bots need not try it; who chooses it all the same (a
    person who clicks cards as they like) is let by ``Table.play``, and the order starts anew: see
    ``floor_after``. So no choice is missing, and none is there twice.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, table: T) -> tuple[int, ...]:
        """The seats that are waited for."""
        return ONE_SEAT[self.seat]

    def may_act(self, table: T) -> tuple[int, ...]:
        """Seats that may act meanwhile but are not waited for; their moves must be bounded."""
        return NOBODY

    def asks(self, table: T, seat: int | None) -> Decision[Any]:
        """What a seat (None: a spectator) sees asked: this, unless several decisions wait at once."""
        return self

    def candidates(self, table: T, seat: int) -> list[Move]:
        """All moves worth mentioning to this seat, the impossible ones too, in canonical order."""
        raise AssertionError(f"{type(self).__name__} does not say what may be chosen")

    def refusal(self, table: T, seat: int, move: Move) -> Refusal | None:
        """Why this candidate may not be chosen now; None if it may. Legality is decided here alone."""
        return None

    def moves(self, table: T, seat: int) -> list[Move]:
        """The candidates that are not refused."""
        return [move for move in self.candidates(table, seat) if self.refusal(table, seat, move) is None]

    def passed_over(self, table: T, seat: int) -> list[Move]:
        """The candidates that may be made although they are not listed: they are only out of order."""
        if not self.ORDERED:
            return []
        candidates = self.candidates(table, seat)
        return [move for move in candidates if self.refusal(table, seat, move) is OUT_OF_ORDER]

    def floor_after(self, table: T, seat: int, move: Move, place: int) -> int:
        """Where the order goes on behind a move, asked before it happens: at its place, else anew."""
        return place if self.refusal(table, seat, move) is None else 0

    def forced(self, table: T) -> Move | None:
        """The one possible move, if what everybody knows shows that it is the only one: nobody is asked.

        Where all moves are plain to see, an ``OpenDecision`` says so once and for all.
        """
        return None

    def usual(self, table: T) -> Move | None:
        """The move by which the program does the rest of a compound choice ("pay for me"), if any."""
        return None

    def choose(self, table: T, seat: int, move: Move) -> None:
        """Let the chosen move happen."""
        raise AssertionError(f"{type(self).__name__} does not say what a choice does")

    def details(self, table: T) -> dict[str, Any]:
        """Arguments of the question, as far as everybody may know them."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenDecision(Decision[T]):
    """A decision whose moves everybody can see: where there is only one, it is made without asking.

    None that was passed over may be left then either.
    """
