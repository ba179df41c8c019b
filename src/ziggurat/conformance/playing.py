"""Playing at random, and counting what was seen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ziggurat.kernel.chance import Quick
from ziggurat.kernel.combinators import COMBINATOR_VERBS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.match import Match
    from ziggurat.kernel.move import Move
    from ziggurat.kernel.table import Table

LIMIT: Final = 20_000
"""A game that takes more decisions is taken for one that does not end."""


def random_move(table: Table, roll: Callable[[], float]) -> tuple[int, Move]:
    """A seat that is waited for, now and then one that may act, and one of its moves.

    As people do, it sometimes chooses equal things out of their order.
    """
    deciders, eager = table.deciders, table.may_act
    seat = deciders[int(roll() * len(deciders))]
    if eager and roll() < 0.3:
        other = eager[int(roll() * len(eager))]
        seat = other if table.moves(other) else seat
    moves = table.choices(seat) if table.question(seat).ORDERED and roll() < 0.3 else table.moves(seat)
    assert moves, f"{where(table)}: seat {seat} must choose, and there is nothing to choose"
    return seat, moves[int(roll() * len(moves))]


def play_on(table: Table, roll: Callable[[], float], most: int = LIMIT) -> None:
    """Play at random to the end, or as far as ``most`` decisions."""
    made = 0
    while not table.over and made < most:
        table.apply(*random_move(table, roll))
        made += 1
    assert table.over or most < LIMIT, f"{where(table)}: no end after {made} decisions"


def walk(match: Match, roll: Callable[[], float]) -> Iterator[tuple[int, Move]]:
    """A whole random match, audited all the way. It stops at each decision before it makes the move."""
    match.game.audit(match.table)
    assert not match.over, f"{match.game.name}: is over before it begins"
    while not match.over:
        assert len(match.entries) < LIMIT, f"{where(match.table)}: no end after {LIMIT} decisions"
        seat, move = random_move(match.table, roll)
        yield seat, move
        match.play(seat, move)
        match.game.audit(match.table)


def where(table: Table) -> str:
    """Where a game is, for messages."""
    return f"{table.game.name}, turn {table.turn}, {table.agenda[-1] if table.agenda else 'the end'}"


class Census:
    """What random games have seen: how long they took, how they ended, what was asked and what was played."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.shortest = LIMIT
        self.longest = 0
        self.endings: Counter[str] = Counter()
        self.winners: Counter[int] = Counter()
        self.asked: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    @property
    def verbs(self) -> Counter[str]:
        """How often each verb was played."""
        verbs: Counter[str] = Counter()
        for move, times in self.played.items():
            verbs[move.split()[0]] += times
        return verbs

    def unplayed(self, game: Game) -> list[str]:
        """The game's own verbs that were never played."""
        verbs = self.verbs
        return [verb.word for verb in game.verbs if verb not in COMBINATOR_VERBS and not verbs[verb.word]]

    def add(self, other: Census) -> Census:
        """This census with another one (of another process, say) added to it."""
        self.games += other.games
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.winners += other.winners
        self.asked += other.asked
        self.played += other.played
        return self

    def __str__(self) -> str:
        mean = self.decisions / max(self.games, 1)
        lines = [
            f"{self.games:,} games of {self.shortest} to {self.longest} decisions, {mean:.1f} on average"
        ]
        counters: dict[str, Counter[Any]] = {
            "endings": self.endings,
            "winning seats": self.winners,
            "questions": self.asked,
            "verbs": self.verbs,
            f"the rarest of {len(self.played)} moves": Counter(dict(self.played.most_common()[:-9:-1])),
        }
        for name, counter in counters.items():
            lines.append(f"{name}: " + ", ".join(f"{key} {times:,}" for key, times in counter.most_common()))
        return "\n".join(lines)


def census(game: Game, setting: Setting, seeds: Iterable[int]) -> Census:
    """Random games played to the end by the rules and counted; nothing else, so that it is fast."""
    counted = Census()
    asked, played = counted.asked, counted.played
    for seed in seeds:
        roll = Random(seed).random
        table = game.set_up(setting, Quick.seeded(seed))
        table.proceed()
        made = 0
        while not table.over:
            seat, move = random_move(table, roll)
            asked[table.question(seat).ASK] += 1
            played[move.text] += 1
            table.apply(seat, move)
            made += 1
            assert made < LIMIT, f"{where(table)}, seed {seed}: no end after {made} decisions"
        counted.games += 1
        counted.decisions += made
        counted.shortest = min(counted.shortest, made)
        counted.longest = max(counted.longest, made)
        counted.endings[game.ending(table)] += 1
        counted.winners.update(table.ranking()[0])
    return counted
