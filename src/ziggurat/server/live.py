"""A live table: one match in the memory of this process, those who play it and those who watch.

All that changes a table goes through its lock, one thing after the other: it is done in memory, stored, and
only when it is committed acknowledged and shown. While a commit is under way nobody else gets a turn. If
anything goes wrong between, what memory holds is not trusted any more and is loaded anew from the rows.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw, Struct

from ziggurat.server.database import Conflict
from ziggurat.server.frames import Telling, frame, question_of, step_frame, telling_of
from ziggurat.server.metrics import MOVES
from ziggurat.server.problems import Trouble
from ziggurat.server.schema import now
from ziggurat.server.storing import (
    END_TABLE,
    SNAPSHOT_EVERY,
    START_TABLE,
    Found,
    entry_rows,
    fetch,
    rebuild,
    result_of,
    seat_change,
    snapshot_row,
    written,
)
from ziggurat.server.thinking import USUAL, play_on
from ziggurat.server.wire import Done, Said, SaidBefore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from ziggurat.bots import Bot
    from ziggurat.kernel.game import Game, Setting
    from ziggurat.server.accounts import User
    from ziggurat.server.course import Course
    from ziggurat.server.database import Statement
    from ziggurat.server.deeds import Proposal
    from ziggurat.server.house import House
    from ziggurat.server.watching import Watcher
    from ziggurat.server.wire import Frame, Question

    Built = tuple[Game, Setting, Course | None]

ENCODE: Final = msgspec.json.Encoder().encode
MOST_STEPS: Final = 50
"""So many steps of a replay are told at once."""


def built(found: Found) -> Built:
    """The course of a table, and the words it will need; takes a while, so it is done off the event loop."""
    game, setting, course = rebuild(found)
    telling_of(game, setting)
    return game, setting, course


class Steps(Struct):
    """Some steps of a replay, of ``total`` that there are: step k is the table after k moves.

    Each is a frame without its log, and with ``happened``: what the last of these moves did.
    """

    total: int
    steps: list[dict[str, Any]]


class LiveTable:
    """One table in memory."""

    def __init__(self, house: House, found: Found, built: Built) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.present: Counter[int] = Counter()
        """How many sockets each user has at this table."""
        self.used = monotonic()
        self._runner: asyncio.Task[None] | None = None
        self._take(found, built)

    def _take(self, found: Found, built: Built) -> None:
        self.kept = found.kept
        self.chairs = found.chairs
        self.game, self.setting, self.course = built
        self.stored = self.version
        self.stale = False
        self.gone = False
        self.proposal: Proposal | None = None
        self.said: list[tuple[int | None, Said]] = [
            (row["user_id"], Said(row["number"], row["seat"], row["name"], row["text"], row["at"]))
            for row in found.said
            if row["text"]  # words of somebody who has left for good are gone
        ]
        """The last that was said, and by which user."""
        self.chatted = found.said[-1]["number"] if found.said else 0
        self.done = {
            (each.user_id, each.submission): each.number for each in found.entered if each.submission
        }
        self.lately: deque[tuple[int, str]] = deque(
            [(row["user_id"], row["submission"]) for row in found.said if row["user_id"] is not None],
            maxlen=200,
        )
        """Messages that were answered and left no entry."""
        self.minds: dict[int, Bot] = {}
        self._views: dict[int | None, Raw] = {}
        self._question: Question | None = None

    # What it is

    @property
    def version(self) -> int:
        """The number of entries."""
        return self.course.version if self.course else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that everybody may know everything."""
        return self.kept.status == "over"

    @property
    def telling(self) -> Telling:
        """How its effects are told."""
        return telling_of(self.game, self.setting)

    def view(self, seat: int | None) -> Any:
        """What a viewer may know now, ready to be sent; made once for all who look from there.

        It is kept as text: the hundred small things that it is made of would keep the garbage collector
        busy.
        """
        assert self.course is not None
        if seat not in self._views:
            self._views[seat] = Raw(ENCODE(self.course.match.table.view(seat)))
        return self._views[seat]

    def question(self, seat: int | None = None) -> Question | None:
        """What a seat sees asked now; all see the same unless several decisions wait at once."""
        assert self.course is not None
        table = self.course.match.table
        if not table.over and table.question(seat) is not table.decision:
            return question_of(table, self.telling, seat)
        if self._question is None and not self.course.match.over:
            self._question = question_of(self.course.match.table, self.telling)
        return self._question

    def seats_of(self, user_id: int | None) -> list[int]:
        """The seats that a user holds."""
        if user_id is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.user_id == user_id]

    def plays(self, user_id: int | None, seat: int) -> bool:
        """Whether a user plays a seat: holds it, and has not resigned."""
        held = user_id is not None and seat < len(self.chairs) and self.chairs[seat].user_id == user_id
        return held and not (self.course and seat in self.course.match.resigned)

    def bots(self) -> dict[int, str]:
        """The seats that bots play, and which."""
        resigned = self.course.match.resigned if self.course else []
        return {
            seat: chair.bot or USUAL
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "bot" or seat in resigned
        }

    def viewpoint(self, user_id: int | None, asked: int | None) -> int | None:
        """The seat from which a user looks who asks for one. ``Trouble`` if it is not theirs to look from."""
        if asked is None:
            return None
        if asked >= len(self.chairs):
            raise Trouble("not-found", f"this table has the seats 0 to {len(self.chairs) - 1}")
        if not self.over and asked not in self.seats_of(user_id):
            raise Trouble("foreign", f"seat {asked} is not yours to look from before the end")
        return asked

    def own_viewpoint(self, user_id: int | None) -> int | None:
        """Where a user looks from who does not say: their seat if they have one, else as a spectator."""
        seats = self.seats_of(user_id)
        return seats[0] if len(seats) == 1 else None

    # Turns

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The right to look at the table and to change it, while nobody else does."""
        async with self.lock:
            self.used = monotonic()
            if self.stale:
                await self.reload()
            if self.gone:
                raise Trouble("not-found", "this table is not there any more")
            try:
                yield
            except Conflict:
                await self.reload()
                raise Trouble("late", "the table went on meanwhile; look at it again") from None

    async def reload(self) -> None:
        """Take the rows for the truth, and show them to all."""
        self.stale = True
        found = await fetch(self.house.database, self.kept.id)
        if found is None:
            self.vanish()
            return
        self._take(found, await asyncio.to_thread(built, found))
        self.show(0)
        self.wake_bots()

    async def begin(self) -> None:
        """Start; whoever calls this has the turn, and sees to it that nobody is missing."""
        self.kept.started = now()
        await self.write(
            *[seat_change(self.kept.id, seat, chair) for seat, chair in enumerate(self.chairs)],
            (START_TABLE, {"of_table": self.kept.id, "started": self.kept.started}),
        )
        await self.reload()
        await self.keep_snapshot()

    async def keep_snapshot(self) -> None:
        """Keep how it stands: by this it goes on if the rules change."""
        if self.course is not None:
            await self.write(snapshot_row(self.kept.id, self.version, self.course.match.table))

    async def store(self, user_id: int | None, submission: str | None, *more: Statement) -> None:
        """Keep the entries that are new, and what goes with them."""
        course = self.course
        assert course is not None
        at = now()
        rows = entry_rows(self.kept.id, course, self.stored, at, user_id, submission)
        version, ended = course.version, course.match.over and not self.over
        if ended or version // SNAPSHOT_EVERY != self.stored // SNAPSHOT_EVERY:
            rows.append(snapshot_row(self.kept.id, version, course.match.table))
        result = result_of(course) if ended else None
        if ended:
            rows.append((END_TABLE, {"of_table": self.kept.id, "ended": at, "result": written(result)}))
        await self.write(*rows, *more)
        MOVES.inc(version - self.stored)
        self.stored = version
        self.proposal = None
        if submission is not None and user_id is not None:
            self.done[user_id, submission] = version
        if ended:
            self.kept.status, self.kept.ended, self.kept.result = "over", at, result

    async def write(self, *rows: Statement) -> None:
        """Write rows; if that goes wrong, what memory holds is not trusted."""
        try:
            await self.house.database.write(*rows)
        except BaseException:
            self.stale = True
            raise

    async def finish(self, first: int, user: User, id: str | None, *more: Statement) -> Done:
        """Store what was done, show it, and let the bots go on."""
        await self.store(user.id, id, *more)
        self.show(first)
        self.wake_bots()
        return Done(id or "", self.version)

    def wake_bots(self) -> None:
        """Let the bots play on, if one may move."""
        if self.bot_may_move and (self._runner is None or self._runner.done()):
            self._runner = self.house.start(play_on(self))

    @property
    def bot_may_move(self) -> bool:
        """Whether a bot is asked something."""
        course = self.course
        return course is not None and not self.over and bool(self.bots().keys() & course.asked.keys())

    # Those who look

    async def frame(self, user_id: int | None, seat: int | None) -> Frame:
        """All that a viewer may know now, with the whole log."""
        async with self.turn():
            return frame(self, user_id, self.viewpoint(user_id, seat), 0)

    async def steps(self, user_id: int | None, seat: int | None, first: int, count: int) -> Steps:
        """The table after so many moves each, as a viewer might see it."""
        async with self.turn():
            viewer = self.viewpoint(user_id, seat)
            total = self.course.step + 1 if self.course else 0
            last = min(first + min(count, MOST_STEPS), total)
            return Steps(total, [step_frame(self, user_id, viewer, step) for step in range(first, last)])

    async def join(self, watcher: Watcher) -> None:
        """Somebody opens a socket, and gets a frame and what was said before."""
        async with self.turn():
            watcher.seat = self.viewpoint(watcher.user_id, watcher.seat)
            self.watchers.add(watcher)
            if watcher.user_id is not None:
                self.present[watcher.user_id] += 1
            newcomer = watcher.user_id is not None and self.present[watcher.user_id] == 1
            self.show(only=None if newcomer and self.seats_of(watcher.user_id) else [watcher])
            watcher.tell(ENCODE(SaidBefore([said for _, said in self.said])).decode())

    def part(self, watcher: Watcher) -> None:
        """Somebody's socket is closed."""
        if watcher not in self.watchers:
            return
        self.watchers.remove(watcher)
        if watcher.user_id is not None:
            self.present[watcher.user_id] -= 1
            if not self.present[watcher.user_id]:
                del self.present[watcher.user_id]
                if self.seats_of(watcher.user_id) and self.watchers:
                    self.house.start(self.show_again())

    async def show_again(self) -> None:
        """Send everybody a frame: not the table has changed, but who is there."""
        with suppress(Trouble):
            async with self.turn():
                self.show()

    async def look(self, watcher: Watcher, seat: int | None) -> None:
        """Somebody looks from another seat: that is another log, too."""
        async with self.turn():
            watcher.seat = self.viewpoint(watcher.user_id, seat)
            watcher.known = 0
            self.show(only=[watcher])

    async def catch_up(self, watcher: Watcher) -> None:
        """Send a whole frame."""
        async with self.turn():
            watcher.behind = False
            watcher.known = 0
            self.show(only=[watcher])

    def show(self, first: int | None = None, only: Iterable[Watcher] | None = None) -> None:
        """Send frames to all, or to some. With ``first`` the table has changed, and the log from there on.

        A frame is made once for all who look from one place and know as much.
        """
        course = self.course
        notes = len(course.notes) if course else 0
        if first is not None:
            self._views.clear()
            self._question = None
        made: dict[tuple[int | None, int | None, int], str] = {}
        for watcher in self.watchers if only is None else only:
            if first is not None and watcher.known > first:
                watcher.known = first
            if watcher.behind:
                continue
            own = watcher.user_id if self._is_known(watcher.user_id) else None
            place = (watcher.seat, own, watcher.known)
            if place not in made:
                made[place] = ENCODE(frame(self, own, watcher.seat, watcher.known)).decode()
            watcher.show(made[place], notes)

    def _is_known(self, user_id: int | None) -> bool:
        return user_id is not None and (user_id == self.kept.host or bool(self.seats_of(user_id)))

    def tell(self, said: Said) -> None:
        """Send to all what somebody said."""
        line = ENCODE(said).decode()
        for watcher in self.watchers:
            watcher.tell(line)

    def vanish(self) -> None:
        """It is no more: sockets are closed."""
        self.gone = True
        for watcher in self.watchers:
            watcher.close()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self._runner is not None and not self._runner.done()
        return not self.watchers and not busy and not self.lock.locked()

    def review(self) -> None:
        """Seats have changed hands: who looked from one that is no longer theirs, looks on as others do."""
        for watcher in self.watchers:
            if (
                watcher.seat is not None
                and not self.over
                and watcher.seat not in self.seats_of(watcher.user_id)
            ):
                watcher.seat = None
                watcher.known = 0
