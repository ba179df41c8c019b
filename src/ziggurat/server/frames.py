"""What a viewer gets of a table: built for this viewer alone, and without words of any language.

All that leaves a table passes through here, so this is the place to look for what may be seen:
a view made for the viewer, happenings as the viewer may know them, the viewer's own moves and refusals,
and what everybody may know. The moves of others are never told, only what came of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.foresight import foresee
from ziggurat.kernel.telling import Teller
from ziggurat.kernel.texts import LANGUAGES
from ziggurat.server.wire import Foreseen, Frame, Group, Log, Question, Reason, Result, Sitter, UndoState

if TYPE_CHECKING:
    from ziggurat.kernel.effects import Effect
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.move import Move, Refusal
    from ziggurat.kernel.table import Table
    from ziggurat.server.course import Note
    from ziggurat.server.live import LiveTable

SETTINGS_KEPT: Final = 64
EFFECTS_KEPT: Final = 4096


class Telling:
    """Tells effects in all languages, once each."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self._tellers = [Teller(game.texts(setting, lang)) for lang in LANGUAGES]
        self._told: dict[Effect[Any], list[str]] = {}

    def told(self, effects: list[Effect[Any]]) -> dict[str, list[str]]:
        """What effects do, by language."""
        each = [self._in_all(effect) for effect in effects]
        return {lang: [told[number] for told in each] for number, lang in enumerate(LANGUAGES)}

    def _in_all(self, effect: Effect[Any]) -> list[str]:
        if effect not in self._told:
            if len(self._told) >= EFFECTS_KEPT:
                self._told.clear()
            self._told[effect] = [teller.tell(effect) for teller in self._tellers]
        return self._told[effect]


@lru_cache(maxsize=SETTINGS_KEPT)
def telling_of(game: Game, setting: Setting) -> Telling:
    """How the effects of a setting are told; tables of one setting share it."""
    return Telling(game, setting)


# The parts of a frame


def question_of(table: Table, telling: Telling, seat: int | None = None) -> Question | None:
    """What a seat sees asked, as far as everybody may know it."""
    if table.over:
        return None
    decision = table.question(seat)
    details = decision.details(table)
    effects = details.pop("effects", None)
    return Question(decision.ASK, details, telling.told(effects) if effects else {})


def reason(refusal: Refusal) -> Reason:
    """Why something may not be, as plain data."""
    return Reason(refusal.code, dict(refusal.args))


def barred(table: Table, seat: int, moves: list[Move]) -> dict[str, Reason]:
    """The candidates that a seat may not choose now, and why; of its own decision only."""
    decision = table.question(seat)
    if seat not in table.deciders and seat not in table.may_act:
        return {}
    legal = {move.text for move in moves}
    refused: dict[str, Reason] = {}
    for move in decision.candidates(table, seat):
        if move.text not in legal:
            refusal = decision.refusal(table, seat, move)
            if refusal is not None:
                refused[move.text] = reason(refusal)
    return refused


def group(note: Note, viewer: int | None) -> Group:
    """What came of an entry, as a viewer may know it."""
    return Group(note.entry, note.kind, note.seat, [each.seen_by(viewer) for each in note.happened])


def log(live: LiveTable, viewer: int | None, start: int) -> Log:
    """The log from a number on. Before hidden things were dealt anew, all see what a spectator saw."""
    assert live.course is not None
    public = 0 if live.over else live.course.open_before
    return Log(
        start,
        [
            group(note, None if number < public else viewer)
            for number, note in enumerate(live.course.notes[start:], start)
        ],
    )


def sitters(live: LiveTable, user_id: int | None) -> list[Sitter]:
    """Who sits where, as a user sees it."""
    resigned = live.course.match.resigned if live.course else []
    return [
        Sitter(
            chair.kind,
            chair.name,
            chair.bot if chair.kind == "bot" else None,
            chair.user_id in live.present if chair.user_id is not None else False,
            seat in resigned,
            chair.user_id is not None and chair.user_id == user_id,
        )
        for seat, chair in enumerate(live.chairs)
    ]


def undo_state(live: LiveTable, seat: int) -> UndoState:
    """What a seat can take back."""
    course = live.course
    assert course is not None
    refusal = course.undo_refusal(seat)
    undone = course.match.undone
    proposal = live.proposal
    return UndoState(
        refusal is None,
        None if refusal is None else reason(refusal),
        refusal is not None and course.reach(seat) > 0,
        bool(undone) and undone[-1][0] == seat,
        None if proposal is None else proposal.seat,
        [] if proposal is None else sorted(proposal.agreed),
    )


# Frames


def frame(live: LiveTable, user_id: int | None, seat: int | None, start: int | None) -> Frame:
    """All that a viewer may know now, looking from a seat; the log from ``start`` on, None: no log."""
    kept, course = live.kept, live.course
    made = Frame(
        table=kept.id,
        version=live.version,
        step=course.step if course else 0,
        status=kept.status,
        seat=seat,
        seats=sitters(live, user_id),
        view=None,
        deciders=[],
        may_act=[],
        question=None,
        decision=None,
        moves=[],
        barred={},
        usual=None,
        undo=None,
        log=None if start is None or course is None else log(live, seat, start),
        result=None if kept.result is None else Result(**kept.result),
        origin=kept.origin,
        host=user_id is not None and kept.host == user_id,
    )
    if course is None:
        return made
    table = course.match.table
    made.view = live.view(seat)
    if live.over:
        return made
    made.deciders = list(course.deciders)
    made.may_act = list(course.may_act)
    made.question = live.question(seat)
    if seat is None or not live.plays(user_id, seat):
        return made
    made.undo = undo_state(live, seat)
    asked = course.asked.get(seat)
    if asked is not None:
        made.decision = asked.since
        made.moves = [move.text for move in asked.moves]
        made.barred = barred(table, seat, asked.moves)
        usual = table.question(seat).usual(table)
        made.usual = usual.text if usual is not None and usual.text in made.moves else None
    return made


def step_frame(live: LiveTable, user_id: int | None, seat: int | None, step: int) -> dict[str, Any]:
    """The table as a viewer might see it after so many moves, and what the last of them did."""
    course = live.course
    assert course is not None
    played = course.match.played
    last = step == len(played)
    made = frame(live, user_id, seat, None)
    if not last:
        table = played[step].before
        made.view = table.view(seat)
        made.deciders, made.may_act = list(table.deciders), list(table.may_act)
        made.question = question_of(table, live.telling, seat)
        made.result = None
    made.step = step
    made.decision, made.moves, made.barred, made.usual, made.undo = None, [], {}, None, None
    if step:
        happened = [each.seen_by(seat) for each in played[step - 1].happened]
    else:
        viewer = None if course.open_before and not live.over else seat
        happened = [each.seen_by(viewer) for each in course.match.opening]
    fields = {name: getattr(made, name) for name in made.__struct_fields__ if name != "log"}
    return {"type": "frame", **fields, "happened": happened}


def foreseen(live: LiveTable, seat: int, moves: list[str], id: str) -> Foreseen:
    """What moves of a seat would do, as this seat would see it."""
    assert live.course is not None
    table = live.course.match.table
    ahead = foresee(table, seat, [table.read(text) for text in moves])
    happenings = [each.seen_by(seat) for each in ahead.happenings]
    reached = ahead.table
    return Foreseen(
        id,
        happenings,
        ahead.stopped or None,
        None if reached is None else reached.view(seat),
        [] if reached is None else list(reached.deciders),
        None if reached is None else question_of(reached, live.telling, seat),
    )
