"""What players do at a live table. Each deed takes the table's turn, and is answered when it is stored.

A message that was answered already is answered again, and changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat.kernel.errors import NoUndo, ZigguratError
from ziggurat.server.frames import foreseen
from ziggurat.server.problems import Trouble
from ziggurat.server.schema import now
from ziggurat.server.storing import CHAT_SHOWN, INSERT_CHAT, seat_change
from ziggurat.server.thinking import USUAL
from ziggurat.server.wire import (
    Answer,
    Chat,
    Done,
    Foresee,
    Foreseen,
    Play,
    Redo,
    Resign,
    Said,
    Undo,
)

if TYPE_CHECKING:
    from ziggurat.server.accounts import User
    from ziggurat.server.course import Course
    from ziggurat.server.live import LiveTable

Deed = Play | Undo | Redo | Answer | Resign | Chat
MOST_SAID: Final = 5_000
"""So much may be said at one table."""


async def do(live: LiveTable, user: User, sent: Deed, seat: int | None = None) -> Done:
    """Do what a user's message says; ``seat`` is from where they look, for what they say."""
    try:
        async with live.turn():
            before = _answered(live, user, sent)
            if before is not None:
                return before
            try:
                return await _done(live, user, sent, seat)
            except (Trouble, ZigguratError):
                raise
            except BaseException:  # a rule broke down, say, with half of several moves made
                live.stale = True
                raise
    except Trouble:
        # Somebody else wrote first: this very message, perhaps, by another way
        before = _answered(live, user, sent)
        if before is None:
            raise
        return before


async def look_ahead(live: LiveTable, user: User, sent: Foresee) -> Foreseen:
    """What moves would do; changes nothing."""
    async with live.turn():
        _check_asked(_playing(live, user, sent.seat), sent.seat, sent.decision)
        return foreseen(live, sent.seat, sent.moves, sent.id)


def _answered(live: LiveTable, user: User, sent: Deed) -> Done | None:
    """The answer to a message that was answered already."""
    if (user.id, sent.id) in live.done:
        return Done(sent.id, live.done[user.id, sent.id])
    return Done(sent.id, live.version) if (user.id, sent.id) in live.lately else None


async def _done(live: LiveTable, user: User, sent: Deed, seat: int | None) -> Done:
    match sent:
        case Chat():
            return await _say(live, user, sent, seat)
        case Play():
            return await _play(live, user, sent)
        case Resign():
            return await give_up(live, user, sent.seat, sent.id)
    course = _playing(live, user, sent.seat)
    if sent.version != live.version:
        raise Trouble("late", f"the table went on meanwhile; now it is at version {live.version}")
    match sent:
        case Undo():
            return await _undo(live, course, user, sent)
        case Answer():
            return await _answer(live, course, user, sent)
        case Redo():
            return await live.finish(course.redo(sent.seat), user, sent.id)


def _playing(live: LiveTable, user: User, seat: int) -> Course:
    """The course of a running table, for whoever plays a seat of it."""
    if seat not in live.seats_of(user.id):
        raise Trouble("foreign", f"seat {seat} is not yours")
    if live.course is None:
        raise Trouble("not-started", "this table has not been started")
    if live.over:
        raise Trouble("over", "the game is over")
    if seat in live.course.match.resigned:
        raise Trouble("forbidden", f"seat {seat} has resigned; a bot plays it on")
    return live.course


def _check_asked(course: Course, seat: int, decision: int) -> None:
    asked = course.asked.get(seat)
    if asked is None:
        raise Trouble("late", "this seat is not asked now")
    if asked.since != decision:
        raise Trouble("late", f"that decision was answered or has changed; now it is {asked.since}")


async def _play(live: LiveTable, user: User, sent: Play) -> Done:
    """Make moves of a seat, all or none."""
    course = _playing(live, user, sent.seat)
    _check_asked(course, sent.seat, sent.decision)
    if sent.version > live.version:
        raise Trouble("late", f"the table is only at version {live.version}")
    return await live.finish(course.play(sent.seat, sent.moves), user, sent.id)


async def give_up(live: LiveTable, user: User, seat: int, id: str | None) -> Done:
    """Resign; a bot plays on. Whoever calls this has the turn."""
    course = _playing(live, user, seat)
    first = course.resign(seat)
    live.chairs[seat].bot = USUAL
    return await live.finish(first, user, id, seat_change(live.kept.id, seat, live.chairs[seat]))


# Taking back


class Proposal:
    """That a seat asks to take back its last move, and who agrees."""

    def __init__(self, seat: int, agreed: set[int]) -> None:
        self.seat = seat
        self.agreed = agreed


async def _undo(live: LiveTable, course: Course, user: User, sent: Undo) -> Done:
    """Take back the last move of a seat: at once if that is free or nobody has to be asked."""
    refusal = course.undo_refusal(sent.seat)
    if refusal is not None and not course.reach(sent.seat):
        why = live.game.texts(live.setting, "en").refusal(refusal)
        raise NoUndo(f"this cannot be taken back: {why}", refusal)
    willing = _willing(live, user.id)
    if refusal is None or len(willing) == len(live.chairs):
        return await live.finish(course.undo(sent.seat, _others(live, sent.seat)), user, sent.id)
    if live.proposal is not None:
        raise Trouble("late", "the others are being asked already")
    live.proposal = Proposal(sent.seat, willing)
    return _shown(live, user, sent.id)


async def _answer(live: LiveTable, course: Course, user: User, sent: Answer) -> Done:
    """Agree, or not, that a move is taken back."""
    proposal = live.proposal
    if proposal is None or sent.seat in proposal.agreed:
        raise Trouble("late", "nobody asks this seat now")
    if not sent.yes:
        live.proposal = None
    elif len(agreed := proposal.agreed | {*live.seats_of(user.id)}) == len(live.chairs):
        first = course.undo(proposal.seat, _others(live, proposal.seat))
        return await live.finish(first, user, sent.id)
    else:
        proposal.agreed = agreed
    return _shown(live, user, sent.id)


def _shown(live: LiveTable, user: User, id: str) -> Done:
    """Something that leaves no entry was done."""
    live.lately.append((user.id, id))
    live.show()
    return Done(id, live.version)


def _willing(live: LiveTable, user_id: int) -> set[int]:
    """The seats that need not be asked: a user's own, those of bots, and those that have gone."""
    bots = live.bots()
    return {
        seat
        for seat, chair in enumerate(live.chairs)
        if seat in bots or chair.user_id is None or chair.user_id == user_id
    }


def _others(live: LiveTable, seat: int) -> tuple[int, ...]:
    return tuple([other for other in range(len(live.chairs)) if other != seat])


# Talk


async def _say(live: LiveTable, user: User, sent: Chat, seat: int | None) -> Done:
    """Say something to all at the table."""
    text = " ".join("".join([sign if sign.isprintable() else " " for sign in sent.text]).split())
    if not text:
        raise Trouble("invalid", "there are no words in it")
    seats = live.seats_of(user.id)
    if not seats and live.kept.host != user.id:
        raise Trouble("forbidden", "only those at the table may speak")
    if live.chatted >= MOST_SAID:
        raise Trouble("too-many", "enough was said at this table")
    live.house.talk.take(str(user.id))
    seat = seat if seat in seats else seats[0] if seats else None
    name = user.name if seat is None else live.chairs[seat].name or user.name
    said = Said(live.chatted + 1, seat, name, text, now())
    row = {
        "table_id": live.kept.id,
        "user_id": user.id,
        "submission": sent.id,
        **msgspec.structs.asdict(said),
    }
    await live.write((INSERT_CHAT, row))
    live.chatted += 1
    live.said = [*live.said[1 - CHAT_SHOWN :], (user.id, said)]
    live.lately.append((user.id, sent.id))
    live.tell(said)
    return Done(sent.id, live.version)
