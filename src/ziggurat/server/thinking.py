"""Bots at a live table. They think in threads of their own, on a copy, and only ever get glimpses of it.

A bot that fails, or never comes to an end, does not hold the others up: then a legal move is made by lot.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from secrets import choice, randbelow
from typing import TYPE_CHECKING, Final

import structlog

from ziggurat.bots import next_move, seat_bot
from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.database import Unstored
from ziggurat.server.problems import Trouble

if TYPE_CHECKING:
    from ziggurat.bots import Bot
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table
    from ziggurat.server.live import LiveTable

PATIENCE: Final = 20.0
"""How many seconds a bot may take for one go ..."""
LONGEST_WAIT: Final = 60.0
"""... and how many it may wait for a thread."""
LONGEST_GO: Final = 60
USUAL: Final = "greedy"
"""The bot that plays on for those who resign, and that sits down where nobody says which."""

log = structlog.get_logger("ziggurat.bots")

Go = tuple[int, list["Move"]]
"""What a bot does at one go: a move, and the rest of what it began."""


def go(table: Table, bots: dict[int, Bot]) -> Go | None:
    """What one bot does now, at a table that may be played with; None if none moves."""
    chosen = next_move(table, bots)
    if chosen is None:
        return None
    seat, move = chosen
    moves = [move]
    table.play(seat, move)
    while len(moves) < LONGEST_GO and seat in table.deciders and table.question(seat).CONTINUES:
        chosen = next_move(table, {seat: bots[seat]})
        if chosen is None:
            break
        moves.append(chosen[1])
        table.play(*chosen)
    return seat, moves


def by_lot(table: Table, seats: set[int]) -> Go | None:
    """A legal move of a bot that is waited for."""
    for seat in table.deciders:
        if seat in seats:
            return seat, [choice(table.moves(seat))]
    return None


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")

    async def go(self, table: Table, bots: dict[int, Bot], names: dict[int, str]) -> Go | None:
        """What a bot does now; ``bots`` keeps their minds from go to go, and loses those that fail."""
        for seat in [*bots]:
            if seat not in names:
                del bots[seat]
        loop = asyncio.get_running_loop()
        try:
            for seat, name in names.items():
                if seat not in bots:
                    bots[seat] = seat_bot(name, randbelow(2**31), seat)
            begun = asyncio.Event()

            def think(table: Table, bots: dict[int, Bot]) -> Go | None:
                loop.call_soon_threadsafe(begun.set)
                return go(table, bots)

            thinking = loop.run_in_executor(self._threads, think, table.copy(), dict(bots))
            try:  # that no thread is free is not this bot's fault, but may last for ever
                await asyncio.wait_for(begun.wait(), LONGEST_WAIT)
            except TimeoutError:
                thinking.cancel()
                raise
            return await asyncio.wait_for(thinking, PATIENCE)
        except Exception as problem:  # bots come from other packages too
            # What the error says may be about hidden things, so only its kind is told.
            log.error(
                "bot failed", game=table.game.name, bots=[*names.values()], problem=type(problem).__name__
            )
            bots.clear()
            return by_lot(table, {*names})

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)


async def play_on(live: LiveTable) -> None:
    """Let the bots of a table move until none does."""
    while True:
        try:
            async with live.turn():
                if not live.bot_may_move or live.course is None:
                    return
                table, version, names = live.course.match.table.copy(), live.version, live.bots()
            await asyncio.sleep(live.house.settings.bot_pause)
            chosen = await live.house.thinkers.go(table, live.minds, names)
            async with live.turn():
                if live.version != version:
                    continue
                if chosen is None:
                    return
                await _make(live, table, chosen, names)
        except Unstored:
            await asyncio.sleep(1)
        except Trouble:
            if live.gone:
                return


async def _make(live: LiveTable, table: Table, chosen: Go, names: dict[int, str]) -> None:
    course = live.course
    assert course is not None
    try:
        first = course.play(*chosen)
    except Exception as problem:  # a refusal, or a rule that broke down half-way
        log.error(
            "bot made an illegal move",
            game=table.game.name,
            bot=names[chosen[0]],
            problem=type(problem).__name__,
        )
        if not isinstance(problem, ZigguratError):
            await live.reload()
            course = live.course
        instead = by_lot(table, {*names})
        if instead is None or course is None:
            return
        try:
            first = course.play(*instead)
        except BaseException:
            live.stale = True
            raise
    await live.store(None, None)
    live.show(first)
