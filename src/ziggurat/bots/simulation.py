"""Bots among themselves: many games, counted."""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from ziggurat.bots.playing import play_on
from ziggurat.bots.randomly import Randomly
from ziggurat.bots.seats import seat_bots
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.match import Match
from ziggurat.kernel.playout import Count, random_playout
from ziggurat.kernel.registry import find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ziggurat.kernel.game import Setting
    from ziggurat.kernel.move import Move

MOST: Final = 50_000
"""A game of so many moves has failed: it does not end by its rules."""
APART: Final = 1_000_003
"""How far the seeds of two simulations lie apart."""
SHARE: Final = 50
"""How many games are played in one go, at most."""


class Endless(Exception):
    """A game that does not end."""


class Plan:
    """What is to be simulated: a game in its setting, the bots by seat, and the seed."""

    def __init__(
        self, game: str, setting: Setting, bots: list[str], seed: int, record: bool = False, most: int = MOST
    ) -> None:
        self.game = game
        self.setting = setting
        self.bots = bots
        self.seed = seed
        self.record = record
        self.most = most

    def seed_of(self, number: int) -> int:
        """The seed of one of the games: of its table, and from it those of its bots."""
        return self.seed * APART + number


class Tally:
    """What came of it. A shared victory counts in full for each who shares it."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.count = Count()
        self.wins = [0] * players
        self.shared = 0
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.endings: Counter[str] = Counter()
        self.failures: dict[int, str] = {}
        self.records: dict[int, str] = {}

    def add(self, other: Tally) -> None:
        """Count the games of another tally as well."""
        self.games += other.games
        self.count.moves += other.count.moves
        self.count.decisions += other.count.decisions
        self.shared += other.shared
        self.endings += other.endings
        self.failures |= other.failures
        self.records |= other.records
        for seat, (wins, scores) in enumerate(zip(other.wins, other.scores, strict=True)):
            self.wins[seat] += wins
            self.scores[seat] += scores


def simulate(plan: Plan, games: int, jobs: int, seen: Callable[[Tally], object]) -> tuple[Tally, float]:
    """Play so many games, in this process or in several; the results are the same. And how long it took.

    ``seen`` gets each share of the games when it is done, and may take its records, before it is counted.
    """
    total = Tally(plan.setting.players)
    started = time.perf_counter()
    for share in _shares(plan, games, jobs):
        seen(share)
        total.add(share)
    return total, time.perf_counter() - started


def _shares(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    size = max(min(games // (20 * jobs), SHARE), 1)
    shares = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if min(jobs, len(shares)) == 1:
        yield from map(partial(_play_share, plan), shares)
    else:
        with ProcessPoolExecutor(min(jobs, len(shares))) as pool:
            yield from pool.map(partial(_play_share, plan), shares)


def _play_share(plan: Plan, numbers: range) -> Tally:
    tally = Tally(plan.setting.players)
    for number in numbers:
        tally.games += 1
        try:
            _play_game(plan, number, tally)
        except Exception as problem:
            tally.failures[number] = f"{type(problem).__name__}: {problem}"
            with suppress(Exception):  # a game that cannot even begin, or not twice alike, has no record
                tally.records[number] = _record_of_failure(plan, number)
    return tally


def _play_game(plan: Plan, number: int, tally: Tally) -> None:
    game = find(plan.game)
    bots = seat_bots(plan.bots, plan.seed_of(number))
    if plan.record:
        match = _match(plan, number)
        table = match.table
        ended = play_on(table, dict(enumerate(bots)), match.play, tally.count, plan.most)
        tally.records[number] = match.record().write()
    else:
        table = game.set_up(plan.setting, Quick.seeded(plan.seed_of(number)))
        table.proceed()
        if all(type(bot) is Randomly for bot in bots):
            ended = random_playout(table, [bot.chance for bot in bots], tally.count, plan.most)
        else:
            ended = play_on(table, dict(enumerate(bots)), table.play, tally.count, plan.most)
    if not ended:
        raise Endless(f"no end after {plan.most} moves")
    tally.endings[game.ending(table)] += 1
    winners = table.ranking()[0]
    tally.shared += len(winners) > 1
    for seat in winners:
        tally.wins[seat] += 1
    for seat, score in enumerate(table.scores()):
        tally.scores[seat].append(score)


def _match(plan: Plan, number: int) -> Match:
    seated = [f"bot:{name}" for name in plan.bots]
    return Match(find(plan.game), plan.setting, plan.seed_of(number), seated)


def _record_of_failure(plan: Plan, number: int) -> str:
    """The record of a game up to where it failed: the same seed fails again."""
    match = _match(plan, number)
    good = 0

    def play(seat: int, move: Move) -> None:
        nonlocal good
        match.play(seat, move)
        good += 1

    try:
        bots = seat_bots(plan.bots, plan.seed_of(number))
        play_on(match.table, dict(enumerate(bots)), play, Count(), plan.most)
    except Exception:  # this is what it is all about; the table is not to be trusted any more
        entries = match.entries[:good]
        match = _match(plan, number)
        for entry in entries:
            match.play(entry["seat"], entry["move"])
    return match.record().write()
