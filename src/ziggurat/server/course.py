"""The course of a match, as the service follows it: its log entry by entry, and what each seat is asked.

It knows no rows, no sockets and no users. Everything in it is the truth; who may see what of it is said
in ``frames.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ziggurat.kernel.errors import NoUndo
from ziggurat.kernel.match import NO_MOVE
from ziggurat.kernel.move import GAME_OVER

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.match import Match
    from ziggurat.kernel.move import Move, Refusal
    from ziggurat.kernel.table import Table


class Note:
    """What came of one entry. A move that was taken back stays in the log, with a note that it was."""

    __slots__ = ("entry", "happened", "kind", "seat")

    def __init__(self, entry: int, kind: str, seat: int | None, happened: list[Happening]) -> None:
        self.entry = entry
        self.kind = kind
        self.seat = seat
        self.happened = happened


class Asked:
    """What a seat is asked, since which version, and its legal moves."""

    __slots__ = ("moves", "question", "since")

    def __init__(self, question: str, moves: list[Move], since: int) -> None:
        self.question = question
        self.moves = moves
        self.since = since


class Course:
    """A match, its log, and what is asked of whom since when."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.notes = [Note(0, "opening", None, match.opening)]
        self.open_before = 0
        """Notes before this number are shown to everybody as a spectator sees them."""
        self.asked: dict[int, Asked] = {}
        self._made: list[
            Note
        ] = []  # the notes of the moves that can be taken back, in step with match.played
        self._followed = len(match.entries)
        self._ask(set())

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.match.entries)

    @property
    def step(self) -> int:
        """How many moves were made and not taken back."""
        return len(self.match.played)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Who is waited for; nobody once the match is over, also by resignation."""
        return () if self.match.over else self.match.table.deciders

    @property
    def may_act(self) -> tuple[int, ...]:
        """Who may act meanwhile."""
        return () if self.match.over else self.match.table.may_act

    def before(self, step: int) -> Table:
        """The table as it stood after so many moves."""
        played = self.match.played
        return played[step].before if step < len(played) else self.match.table

    # What is done

    def play(self, seat: int, moves: Sequence[str | Move]) -> int:
        """Make moves of a seat, all or none; the number of the first note that is new."""
        self.match.play_all(seat, moves)
        return self.follow()

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat cannot take back its last move without asking the others; None if it can."""
        return GAME_OVER if self.match.over else self.match.undo_refusal(seat)

    def reach(self, seat: int) -> int:
        """How many moves have to be taken back to undo the last one of a seat; 0 if there is none."""
        if self.match.over or seat in self.match.resigned:
            return 0
        for back, played in enumerate(reversed(self.match.played), 1):
            if played.seat == seat:
                return back
        return 0

    def undo(self, seat: int, agreed: tuple[int, ...] = ()) -> int:
        """Take back the last move of a seat, and those that were made since if all agree."""
        reach = self.reach(seat)
        if not reach:
            raise NoUndo(
                "this seat has made no move that could be taken back", self.undo_refusal(seat) or NO_MOVE
            )
        for _ in range(reach):
            self.match.undo(seat, agreed)
        return self.follow()

    def redo(self, seat: int) -> int:
        """Make again what was taken back last."""
        self.match.redo(seat)
        return self.follow()

    def resign(self, seat: int) -> int:
        """Give up a seat."""
        self.match.resign(seat)
        return self.follow()

    def enter(self, entries: Sequence[dict[str, Any]]) -> None:
        """Do again what the stored entries of one submission say."""
        match = self.match
        for entry in entries:
            if "move" in entry:
                match.play(entry["seat"], entry["move"])
            elif "undo" in entry:
                match.undo(entry["undo"], tuple(entry.get("agreed", ())))
            elif "redo" in entry:
                match.redo(entry["redo"])
            elif "anew" in entry:
                match.deal_anew(entry["anew"])
            else:
                match.resign(entry["resign"])
        self.follow()

    # What came of it

    def follow(self) -> int:
        """Note what the new entries have brought; the number of the first note that is not as it was."""
        match = self.match
        first, new = len(self.notes), 0
        fresh = match.entries[self._followed :]
        for number, entry in enumerate(fresh, self._followed + 1):
            if "move" in entry:
                self._made.append(self._noted(number, "move", entry["seat"]))
                new += 1
            elif "redo" in entry:
                self._made.append(self._noted(number, "redo", entry["redo"]))
                new += 1
            elif "undo" in entry:
                self._made.pop()
                new = max(new - 1, 0)
                self._noted(number, "undo", entry["undo"])
            elif "anew" in entry:
                self._noted(number, "anew", None)
                self._made, new = [], 0
                self.open_before, first = len(self.notes), 0
            else:
                self._noted(number, "resign", entry["resign"])
        if new:
            for note, played in zip(self._made[-new:], match.played[-new:], strict=True):
                note.happened = played.happened
        self._followed = len(match.entries)
        self._ask({seat for entry in fresh for seat in entry.values() if isinstance(seat, int)})
        return first

    def _noted(self, number: int, kind: str, seat: int | None) -> Note:
        note = Note(number, kind, seat, [])
        self.notes.append(note)
        return note

    def _ask(self, movers: Iterable[int]) -> None:
        """Who is asked now, and since when: a question that stays the same while others move stays one."""
        match, asked = self.match, self.asked
        self.asked = {}
        if match.over:
            return
        table = match.table
        for seat in (*table.deciders, *table.may_act):
            decision = table.question(seat)
            question = f"{decision.ASK} {decision.details(table)!r}"
            moves = table.moves(seat)
            before = asked.get(seat)
            same = before is not None and seat not in movers and before.question == question
            if before is not None and same and before.moves == moves:
                self.asked[seat] = before
            elif moves:
                self.asked[seat] = Asked(question, moves, len(match.entries))
