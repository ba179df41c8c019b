"""A match: a table with its record, its log, and taking moves back.

Undo is free until something hidden was revealed, chance was used or another seat chose; further back only
when all others agree. The end of the turn is no bar: it needs no confirming, so one wrong click may have
brought it about, and nobody has learnt anything by it. Undo and redo are entries of the record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.chance import chance_of
from ziggurat.kernel.errors import BadOption, BadRecord, NoUndo, ZigguratError, short
from ziggurat.kernel.move import GAME_OVER, Move, Refusal
from ziggurat.kernel.record import Record, canonical
from ziggurat.kernel.saving import digest, setting_data, setting_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.table import Table

LONGEST_NAME: Final = 99
NO_MOVE: Final = Refusal("undo-no-move")
REVEALED: Final = Refusal("undo-revealed")
CHANCE_USED: Final = Refusal("undo-chance-used")
NOT_PLAYING: Final = Refusal("undo-not-playing")
NONE_UNDONE: Final = Refusal("redo-nothing")


class Played:
    """A move that was made: by whom, from which table, and what happened."""

    def __init__(self, seat: int, move: Move, before: Table, happened: list[Happening]) -> None:
        self.seat = seat
        self.move = move
        self.before = before
        self.happened = happened


class Match:
    """One game being played and recorded. ``seated`` may say who sits where; the record keeps it."""

    def __init__(self, game: Game, setting: Setting, seed: int | str, seated: Sequence[str] = ()) -> None:
        self.game = game
        self.setting = setting
        self.seed = seed
        self.seated = _seated(list(seated), setting)
        self.entries: list[dict[str, Any]] = []
        self.played: list[Played] = []
        self.undone: list[tuple[int, Move]] = []
        self.resigned: list[int] = []
        self.table = game.set_up(setting, chance_of(seed))
        self.opening: list[Happening] = []
        self.table.happenings = self.opening
        self.table.proceed()

    # Playing

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move and record it; an illegal one changes nothing."""
        chosen = self.table.read(move) if isinstance(move, str) else move
        self._play(_seat(seat), chosen)
        self.undone = []
        self.entries.append({"seat": seat, "move": chosen.text})

    def play_all(self, seat: int, moves: Sequence[Move | str]) -> None:
        """Make moves, all or none: with one that is refused, those before it have not been made either."""
        played, entries, undone = len(self.played), len(self.entries), self.undone
        try:
            for move in moves:
                self.play(seat, move)
        except Exception:
            if len(self.played) > played:
                self.table = self.played[played].before
                del self.played[played:], self.entries[entries:]
            self.undone = undone
            raise

    def _play(self, seat: int, move: Move) -> None:
        if self.over:
            raise ZigguratError("the game is over; no move can be made")
        before = self.table.copy()
        happened: list[Happening] = []
        self.table.happenings = happened
        try:
            self.table.play(seat, move)
        except Exception:  # refused, or a rule broke down: the table is as it was, not half-way
            self.table = before
            raise
        self.played.append(Played(seat, move, before, happened))

    @property
    def over(self) -> bool:
        """Whether the game has ended: by its rules, or because one player is left who has not resigned."""
        return self.table.over or len(self.resigned) >= max(self.setting.players - 1, 1)

    def ranking(self) -> list[list[int]]:
        """The seats, best first; who resigned is last, the first to resign behind the later."""
        stayed = [[seat for seat in place if seat not in self.resigned] for place in self.table.ranking()]
        return [place for place in stayed if place] + [[seat] for seat in reversed(self.resigned)]

    def log(self) -> list[Happening]:
        """All that happened and was not taken back."""
        return self.opening + [happening for played in self.played for happening in played.happened]

    # Taking back

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat may not take back the last move without asking; None if it may."""
        if not self.played:
            return NO_MOVE
        if self.over:
            return GAME_OVER
        return _undo_refusal(seat, self.played[-1], self.table)

    def undo(self, seat: int, agreed: tuple[int, ...] = ()) -> None:
        """Take back the last move: freely if the policy allows it, else if all others still playing agree."""
        playing = {other for other in range(self.setting.players) if other not in self.resigned}
        if _seat(seat) not in playing:
            raise NoUndo(f"seat {seat} does not play", NOT_PLAYING)
        refusal = self.undo_refusal(seat)
        others = playing - {seat}
        askable = bool(self.played) and (bool(others) or not self.resigned)
        if refusal is not None and not (askable and others <= set(agreed)):
            consent = " (all others may agree)" if askable else ""
            raise NoUndo(f"this cannot be taken back: {self._told(refusal)}{consent}", refusal)
        last = self.played.pop()
        self.table = last.before
        self.undone.append((last.seat, last.move))
        entry: dict[str, Any] = {"undo": seat}
        self.entries.append(entry if refusal is None else {**entry, "agreed": sorted(others)})

    def redo(self, seat: int) -> None:
        """Make again the move that was taken back last; only the seat that made it can."""
        if not self.undone:
            raise NoUndo(self._told(NONE_UNDONE), NONE_UNDONE)
        mover, move = self.undone[-1]
        if mover != seat:
            refusal = Refusal("redo-other-moved", (("seat", mover),))
            raise NoUndo(self._told(refusal), refusal)
        self._play(mover, move)
        self.undone.pop()
        self.entries.append({"redo": seat})

    def _told(self, refusal: Refusal) -> str:
        return self.game.texts(self.setting, "en").refusal(refusal)

    def resign(self, seat: int) -> None:
        """Give up: the seat ranks last and is played on by a bot; with one player left the game ends."""
        if self.over or _seat(seat) in self.resigned or not 0 <= seat < self.setting.players:
            raise ZigguratError(f"seat {seat} cannot resign now")
        self.resigned.append(seat)
        self.undone = []
        self.entries.append({"resign": seat})

    # Going on from elsewhere

    def deal_anew(self, seed: str) -> None:
        """Go on with fresh chance, and all that is hidden dealt anew; nothing before can be taken back.

        So a finished game, which everybody has seen, is continued from any step as another one.
        """
        if self.table.over:
            raise ZigguratError("the game is over; nothing can be dealt anew")
        self.table = self.table.dealt_anew(None, chance_of(seed))
        self.opening = self.log()
        self.played = []
        self.undone = []
        self.resigned = []
        self.entries.append({"anew": seed})

    @staticmethod
    def resumed(table: Table, seed: int | str, seated: Sequence[str], entries: list[dict[str, Any]]) -> Match:
        """A match that goes on from a snapshot by the rules of today, where its moves were made by others.

        They stay in its entries, and can be neither taken back nor played again.
        """
        match = Match(table.game, table.setting, seed, seated)
        match.table = table
        match.opening = []
        match.entries = entries[:]
        for entry in entries:
            match.resigned = [] if "anew" in entry else match.resigned
            match.resigned += [entry["resign"]] if "resign" in entry else []
        return match

    # Recording

    def record(self) -> Record:
        """The record as it stands."""
        header = {
            "game": self.game.name,
            "rules": self.game.version,
            **setting_data(self.setting),
            "seed": self.seed,
            **({"seated": self.seated} if self.seated else {}),
        }
        closing = {
            "over": self.over,
            "ending": self.game.ending(self.table) if self.table.over else None,
            "scores": self.table.scores(),
            "ranking": self.ranking(),
            "state": digest(self.table),
        }
        return Record(header, list(self.entries), closing)


def _undo_refusal(seat: int, last: Played, after: Table) -> Refusal | None:
    """Why a seat may not freely take back a move that led to a table."""
    if last.seat != seat:
        return Refusal("undo-other-moved", (("seat", last.seat),))
    if after.revealed != last.before.revealed:
        return REVEALED
    if after.chance.used != last.before.chance.used:
        return CHANCE_USED
    return None


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """Play a record again, whole or its first entries, and verify that it says what happened."""
    if upto is not None and upto < 0:
        raise BadRecord(f"a record has no entry number {upto}")
    try:
        return _replay(game, record, upto)
    except RecursionError:
        raise BadRecord("a line of the record is nested too deeply") from None


def _replay(game: Game, record: Record, upto: int | None) -> Match:
    match = _begin(game, record.header)
    for number, entry in enumerate(record.entries[:upto], 2):
        try:
            _enter(match, entry)
        except (ZigguratError, KeyError, TypeError) as problem:
            raise BadRecord(f"line {number} of the record cannot be played: {problem}") from problem
        if canonical(match.entries[-1]) != canonical(entry):
            raise BadRecord(f"line {number} of the record should say {match.entries[-1]}")
    if upto is None or upto >= len(record.entries):
        _compare(len(record.entries) + 2, record.closing, match.record().closing)
    return match


def _begin(game: Game, header: dict[str, Any]) -> Match:
    try:
        if header["rules"] != game.version:
            raise BadRecord(
                f"its rules are of version {short(repr(header['rules']))}; here is version {game.version}"
            )
        setting = setting_from(game, header)
        match = Match(game, setting, header["seed"], _seated(header.get("seated", []), setting))
    except (ZigguratError, KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadRecord(f"line 1 of the record does not fit {game.name}: {problem}") from problem
    _compare(1, header, match.record().header)
    return match


def _enter(match: Match, entry: dict[str, Any]) -> None:
    if "move" in entry:
        move = entry["move"]
        if not isinstance(move, str):
            raise TypeError("a move is a text")
        match.play(_seat(entry["seat"]), move)
    elif "undo" in entry:
        match.undo(_seat(entry["undo"]), tuple(entry.get("agreed", ())))
    elif "redo" in entry:
        match.redo(_seat(entry["redo"]))
    elif "anew" in entry:
        match.deal_anew(entry["anew"])
    else:
        match.resign(_seat(entry["resign"]))


def _seated(said: Any, setting: Setting) -> list[str]:
    if not isinstance(said, list) or not all(
        isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME for name in said
    ):
        raise BadOption(
            f"who sits where is told by a list of texts, a line of {LONGEST_NAME} characters each"
        )
    if len(said) not in (0, setting.players):
        raise BadOption(f"{len(said)} are seated, but there are {setting.players} seats")
    return said


def _seat(said: Any) -> int:
    if type(said) is not int:
        raise BadOption(f"a seat is a whole number, not {short(repr(said))}")
    return said


def _compare(line: int, said: dict[str, Any], made: dict[str, Any]) -> None:
    for field in {**made, **said}:
        there, here = [canonical(lines[field]) if field in lines else "nothing" for lines in (said, made)]
        if there != here:
            raise BadRecord(
                f"line {line} of the record has {short(there)} as {short(field)}, but playing it gives {here}"
            )
