"""The house: all tables. Those in play are in its memory, the others wait in their rows."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import structlog

from ziggurat.kernel.errors import BadContent, BadOption, ZigguratError
from ziggurat.kernel.registry import find, names
from ziggurat.kernel.saving import setting_data
from ziggurat.kernel.texts import LANGUAGES
from ziggurat.server.database import Unstored
from ziggurat.server.deeds import give_up
from ziggurat.server.limits import Allowance
from ziggurat.server.listing import count_hosted, tables_of, tables_with_bots_waiting
from ziggurat.server.live import LiveTable, built
from ziggurat.server.logs import told
from ziggurat.server.metrics import LIVE_TABLES
from ziggurat.server.problems import Trouble
from ziggurat.server.schema import now
from ziggurat.server.seating import Continued, NewTable, chairs_for, remove
from ziggurat.server.storing import (
    INSERT_TABLE,
    Chair,
    Kept,
    entry_rows,
    fetch,
    fresh_id,
    result_of,
    seat_change,
    seat_rows,
    snapshot_row,
    table_row,
)
from ziggurat.server.thinking import Thinkers
from ziggurat.server.uploading import continued, uploaded

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from ziggurat.kernel.game import Setting
    from ziggurat.server.accounts import User
    from ziggurat.server.course import Course
    from ziggurat.server.database import Database, Statement
    from ziggurat.server.settings import Settings

IDLE: Final = 600.0
"""After so many seconds that nobody looks at a table, it leaves the memory."""
SWEPT_EVERY: Final = 30.0
MOST_HOSTED: Final = 200
"""So many tables that are not over may be of one maker."""

log = structlog.get_logger("ziggurat.house")


class House:
    """Makes, finds and forgets tables."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.thinkers = Thinkers()
        self.talk = Allowance(8, 0.5)
        """How much one may say."""
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to keep house; bots whose move it was go on."""
        await asyncio.to_thread(_warm_up)
        self.start(self._sweep())
        self.start(self._wake())

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is stored already."""
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        for live in self.tables.values():
            live.vanish()
        self.tables.clear()
        LIVE_TABLES.set(0)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside all else; what goes wrong with it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a task failed", **told(problem))

    # Tables

    async def find(self, id: str) -> LiveTable:
        """The table of that id, in memory from now on."""
        live = self.tables.get(id)
        if live is not None and not live.gone:
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda task: self._loaded(id, task))
        return await asyncio.shield(self._loading[id])

    async def attempt(self, id: str) -> LiveTable | None:
        """The same for those who look at many: None for a table that is not there or cannot be rebuilt."""
        try:
            return await self.find(id)
        except Unstored:
            raise
        except Trouble:
            return None
        except Exception as problem:  # its game is not installed, say, or its rules break down
            log.error("a table cannot be rebuilt", table=id, **told(problem))
            return None

    def _loaded(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(id, None)
        if not task.cancelled():
            task.exception()  # whoever waits is told; if nobody waits any more, nobody is

    async def _load(self, id: str) -> LiveTable:
        found = await fetch(self.database, id)
        if found is None:
            raise Trouble("not-found", "there is no table of that id")
        live = LiveTable(self, found, await asyncio.to_thread(built, found))
        self.tables[id] = live
        LIVE_TABLES.set(len(self.tables))
        live.wake_bots()
        return live

    async def create(self, user: User, asked: NewTable) -> str:
        """Make a table. If all its seats are taken, the game begins at once."""
        game = find(asked.game)
        if asked.seed is not None and not self.settings.open_seeds:
            raise BadOption("a seed that its maker knows is no secret: this service takes none")
        chairs = chairs_for(asked.seats, asked.players, user)
        await self._check_number(user)
        words = {**asked.options, "players": str(asked.players)}
        if asked.options.keys() & {"players"}:
            raise BadOption("the number of players is no option here, but has a field of its own")
        setting = await asyncio.to_thread(game.setting, words, asked.content)
        seed = token_hex(16) if asked.seed is None else asked.seed
        kept = self._fresh(user, setting, game.name, game.version, seed, asked.private)
        return await self._add(kept, chairs, None)

    async def carry_on(self, user: User, id: str, asked: Continued) -> str:
        """Go on with a finished game from a step, as a new table: by fresh chance, the hidden dealt anew."""
        live = await self.find(id)
        async with live.turn():
            if not live.over or live.course is None:
                raise Trouble("late", "only a finished game can be gone on with elsewhere")
            chairs = chairs_for(asked.seats, live.setting.players, user)
            await self._check_number(user)
            course = await asyncio.to_thread(continued, live.kept, live.course, asked.step, chairs)
            kept = self._fresh(
                user, live.setting, live.game.name, live.game.version, live.kept.seed, asked.private
            )
        kept.origin = {"table": id, "step": asked.step}
        return await self._add(kept, chairs, course)

    async def upload(self, user: User, text: str) -> str:
        """Verify a record and keep it as a table that can be watched; who has the link may see all of it."""
        await self._check_number(user)
        match, chairs, course = await asyncio.to_thread(uploaded, text)
        kept = self._fresh(user, match.setting, match.game.name, match.game.version, match.seed, private=True)
        kept.status, kept.uploaded, kept.result = "over", True, result_of(course)
        kept.started = kept.ended = kept.created
        return await self._add(kept, chairs, course)

    def _fresh(
        self, user: User, setting: Setting, game: str, rules: int, seed: int | str, private: bool
    ) -> Kept:
        return Kept(
            id=fresh_id(),
            game=game,
            rules=rules,
            setting=setting_data(setting),
            seed=seed,
            host=user.id,
            private=private,
            status="open",
            uploaded=False,
            origin=None,
            result=None,
            created=now(),
            started=None,
            ended=None,
        )

    async def _add(self, kept: Kept, chairs: list[Chair], course: Course | None) -> str:
        begins = kept.status == "open" and all(chair.kind != "open" for chair in chairs)
        rows: list[Statement] = [(INSERT_TABLE, table_row(kept)), *seat_rows(kept.id, chairs)]
        if course is not None:
            rows += entry_rows(kept.id, course, 0, kept.created)
        if course is not None and kept.status == "over":
            rows.append(snapshot_row(kept.id, course.version, course.match.table))
        await self.database.write(*rows)
        if begins:
            live = await self.find(kept.id)
            async with live.turn():
                await live.begin()
        return kept.id

    async def _check_number(self, user: User) -> None:
        if await count_hosted(self.database, user.id) >= MOST_HOSTED:
            raise Trouble("too-many", f"more than {MOST_HOSTED} tables of one maker are not over yet")

    # Those who come and go

    async def became(self, before: User, after: User) -> None:
        """A guest is an account now: tables in memory follow."""
        await self._settled()
        for live in self.tables.values():
            mine = live.seats_of(before.id)
            for seat in mine:
                chair = live.chairs[seat]
                chair.user_id, chair.name = after.id, chair.name or after.name
            if live.kept.host == before.id:
                live.kept.host = after.id
            live.done = {
                (after.id if user_id == before.id else user_id, name): version
                for (user_id, name), version in live.done.items()
            }
            live.lately = deque(
                [(after.id if user_id == before.id else user_id, name) for user_id, name in live.lately],
                live.lately.maxlen,
            )
            live.said = [(after.id if speaker == before.id else speaker, said) for speaker, said in live.said]
            for watcher in live.watchers:
                if watcher.user_id == before.id:
                    watcher.user_id, watcher.name = after.id, after.name
            if (sockets := live.present.pop(before.id, 0)) > 0:
                live.present[after.id] += sockets
            if mine:
                self.start(live.show_again())

    async def leave(self, user: User) -> None:
        """Somebody leaves for good: bots play their running games on, open seats are free again."""
        for table in await tables_of(self.database, user.id):
            live = await self.attempt(table)
            if live is not None:
                await self._leave_table(live, user)
        await self._settled()
        for live in self.tables.values():
            live.said = [(speaker, said) for speaker, said in live.said if speaker != user.id]
            if live.kept.host == user.id:
                live.kept.host = None
            seats = live.seats_of(user.id)
            for seat in seats:
                live.chairs[seat].user_id = live.chairs[seat].name = None
            if seats:
                live.review()
                self.start(live.show_again())

    async def _leave_table(self, live: LiveTable, user: User) -> None:
        try:
            if live.kept.status == "open" and live.kept.host == user.id:
                await remove(live, user)
                return
            async with live.turn():
                await self._give_up_seats(live, user)
        except Unstored:
            raise
        except (Trouble, ZigguratError):
            pass  # it went on or was taken back meanwhile
        except Exception as problem:  # whoever wants to leave may, whatever is wrong with a table
            log.error("a table cannot be left in order", table=live.kept.id, **told(problem))

    async def _give_up_seats(self, live: LiveTable, user: User) -> None:
        for seat in live.seats_of(user.id):
            if live.kept.status == "open":
                await live.write(seat_change(live.kept.id, seat, Chair()))
                live.chairs[seat] = Chair()
            elif live.plays(user.id, seat) and not live.over:
                await give_up(live, user, seat, fresh_id())

    async def _settled(self) -> None:
        """Tables that are being loaded may hold what was true a moment ago."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    # Housekeeping

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEPT_EVERY)
            for live in [*self.tables.values()]:
                if live.gone or (live.idle and monotonic() - live.used > IDLE):
                    del self.tables[live.kept.id]
            LIVE_TABLES.set(len(self.tables))

    async def _wake(self) -> None:
        """Bring back the tables where bots were to move when the service ended."""
        while True:
            try:
                for table in await tables_with_bots_waiting(self.database):
                    await self.attempt(table)
            except Unstored:
                await asyncio.sleep(1)
            else:
                return


def _warm_up() -> None:
    """Read the words of all games, which takes longer than anybody should wait for a move."""
    for name in names():
        with suppress(BadContent, ZigguratError, LookupError):
            game = find(name)
            for lang in LANGUAGES:
                game.texts(game.setting({}), lang)
