"""A table: one game in progress, all of its state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from ziggurat.kernel.errors import Refused, Unforeseen
from ziggurat.kernel.happening import Happening
from ziggurat.kernel.move import GAME_OVER, NOT_ASKED, NOT_OFFERED, OUT_OF_ORDER, Move, read_move
from ziggurat.kernel.step import NOBODY, Decision, OpenDecision, Step
from ziggurat.kernel.values import State, copied

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.happening import News
    from ziggurat.kernel.move import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The state every game has. A game's own table adds its fields behind these."""

    FIELDS: ClassVar[tuple[str, ...]] = ("agenda", "chance", "turn", "revealed", "tallies")

    def __init__(
        self,
        game: Game,
        setting: Setting,
        agenda: list[Step[Any]],
        chance: Chance,
        turn: int,
        revealed: int,
        tallies: list[int],
    ) -> None:
        self.game = game
        self.setting = setting
        self.players = setting.players
        self.agenda = agenda
        self.chance = chance
        self.turn = turn
        self.revealed = revealed
        self.tallies = tallies
        self.happenings: list[Happening] | None = None
        self.shown = 0
        self.foreseer = -1  # the seat for which this table is only foreseen
        self._listed: list[Move] | None = None
        self._listed_for = -1

    def copy(self) -> Table:
        """A table of its own in the same state; happenings are switched off."""
        kind: Any = type(self)
        fields = [copied(getattr(self, field)) for field in self.FIELDS]
        return cast("Table", kind(self.game, self.setting, *fields))

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Table:
        return self.copy()

    def __reduce__(self) -> Any:
        """It travels to another process as a snapshot, if its game is known there by name."""
        from ziggurat.kernel.registry import load
        from ziggurat.kernel.saving import save

        return load, (save(self),)

    def redeal(self, seat: int | None) -> None:
        """Deal anew, with this table's chance, all that a seat (None: a spectator) cannot know."""

    def imagine(self, seat: int | None, chance: Chance) -> Table:
        """A table that may be this one, as far as the seat knows; it says nothing of the truth.

        Only who can answer is asked: a deal in which somebody else could not is no possible one.
        """
        return self.dealt_anew(seat, chance.branch())

    def dealt_anew(self, seat: int | None, chance: Chance) -> Table:
        """The table with another chance, and with all that the seat cannot know dealt by it."""
        while True:
            other = self.copy()
            other.chance = chance
            other.redeal(seat)
            if all(other.moves(decider) for decider in self.deciders if decider != seat):
                return other

    # Who chooses, and what

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    @property
    def decision(self) -> Decision[Any]:
        """The decision that waits; there is one unless the game is over."""
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    def question(self, seat: int | None) -> Decision[Any]:
        """The decision that a seat is asked, or (None) a spectator sees asked."""
        return self.decision.asks(self, seat)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that are waited for; nobody once the game is over."""
        return self.decision.deciders(self) if self.agenda else NOBODY

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may act but are not waited for."""
        return self.decision.may_act(self) if self.agenda else NOBODY

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat, in canonical order; none if it is not its turn to choose.

        Of equal things those are left out that would only make the same choice in another order.
        """
        return self.listed(seat)[:]

    def choices(self, seat: int) -> list[Move]:
        """The same with those that were left out behind them: all that a person may choose from."""
        moves = self.moves(seat)
        return moves + self.decision.passed_over(self, seat) if moves else moves

    def listed(self, seat: int) -> list[Move]:
        """The same as the table itself keeps them: to be read, never changed."""
        if self._listed is not None and self._listed_for == seat:
            return self._listed
        moves: list[Move] = []
        if self.agenda and (seat in self.deciders or seat in self.may_act):
            moves = self.decision.moves(self, seat)
        self._listed = moves
        self._listed_for = seat
        return moves

    def unlist(self) -> None:
        """Forget the moves that are kept: what waits has changed."""
        self._listed = None

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why a seat may not make a move now; None if it may, listed or only out of order."""
        if not self.agenda:
            return GAME_OVER
        if seat not in self.deciders and seat not in self.may_act:
            return NOT_ASKED
        decision = self.decision
        if move not in decision.candidates(self, seat):
            return NOT_OFFERED
        refusal = decision.refusal(self, seat, move)
        return None if refusal is OUT_OF_ORDER else refusal

    def read(self, text: str) -> Move:
        """The move that a text says."""
        return read_move(text, self.game.verbs)

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move; ``Refused`` or ``Unreadable`` if it is none, and then nothing has changed."""
        chosen = self.read(move) if isinstance(move, str) else move
        if self._listed_for != seat or not is_listed(self._listed, chosen):
            refusal = self.refusal(seat, chosen)
            if refusal is not None:
                raise Refused(self.game.explain(self, seat, chosen, refusal), refusal)
            offered = self.decision.candidates(self, seat)
            chosen = offered[offered.index(chosen)]  # rules tell moves apart by the verbs they are made of
        self.apply(seat, chosen)

    def apply(self, seat: int, move: Move) -> None:
        """Make a move that is known to be legal."""
        self._listed = None
        decision = self.agenda.pop()
        assert isinstance(decision, Decision)
        decision.choose(self, seat, move)
        self.proceed()

    def proceed(self) -> None:
        """Let happen what happens by itself, up to the next decision that somebody must be asked."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Decision):
                seat = step.deciders(self)[0]
                move = step.forced(self)
                if move is not None:
                    self.show(seat)
                elif isinstance(step, OpenDecision):
                    moves = step.moves(self, seat)
                    if len(moves) == 1 and not step.passed_over(self, seat):
                        move = moves[0]
                    else:
                        self._listed = moves
                        self._listed_for = seat
                if move is None:
                    return
                agenda.pop()
                step.choose(self, seat, move)
            else:
                agenda.pop()
                step.run(self)

    # What steps and effects say

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, to happen in this order before all that was there."""
        for step in steps[::-1]:
            self.agenda.append(step)

    def clockwise(self, seat: int) -> list[int]:
        """The other seats, in turn order after this one."""
        return [(seat + further) % self.players for further in range(1, self.players)]

    def opponents(self, seat: int) -> list[int]:
        """Those whom effects on opponents befall, in turn order; a game with teams leaves out the partner."""
        return self.clockwise(seat)

    def reveal(self) -> None:
        """Something hidden was shown to a seat that chooses: what was done before cannot be undone freely."""
        if self.foreseer >= 0:
            raise Unforeseen("reveal")
        self.revealed += 1

    def show(self, seat: int = -1) -> None:
        """A seat shows what it alone knew, by a move that did not name it: worlds that looked alike may part.

        No part of the state and, unlike ``revealed``, no bar to undo: the seat that chose learned nothing.
        But nobody foresees it of another seat; where it is not said whose it is, of none.
        """
        if self.foreseer >= 0 and seat != self.foreseer:
            raise Unforeseen("reveal")
        self.shown += 1

    def tell(
        self, news: News, seat: int, first: int = 0, second: int = 0, third: int = 0, knowers: int = 0
    ) -> None:
        """Report what happened, if anybody listens."""
        if self.happenings is not None:
            facts = zip(news.fields, (first, second, third), strict=False)
            named = tuple([(field, kind.word(fact) if kind.words else fact) for (field, kind), fact in facts])
            knows = knowers | 1 << seat if seat >= 0 else knowers
            self.happenings.append(Happening(news.name, seat, named, news.secret, knows))

    # What the game says of it

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What a viewer (None: a spectator) may know, as plain data."""
        return self.game.view(self, viewer)

    def scores(self) -> list[int]:
        """The points of each seat as the table stands."""
        return self.game.scores(self)

    def ranking(self) -> list[list[int]]:
        """The seats, best first; those who share a place stand together."""
        return self.game.ranking(self)


def is_listed(moves: list[Move] | None, chosen: Move) -> bool:
    """Whether a move is one of those listed: the same object, as moves from their verbs are."""
    if moves is not None:
        for move in moves:
            if move is chosen:
                return True
    return False
