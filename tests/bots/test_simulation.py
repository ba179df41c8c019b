"""Many games: the same whoever counts them, and those that fail are told and kept."""

from __future__ import annotations

import pytest
from tests.kernel.toys import TOYS, menu

import ziggurat
from ziggurat.bots import Bot, Randomly, play_on, seat_bots, simulation
from ziggurat.bots.simulation import Plan, Tally, simulate
from ziggurat.kernel.chance import Chance, Quick
from ziggurat.kernel.game import Game, Setting
from ziggurat.kernel.playout import Count, random_playout
from ziggurat.kernel.registry import read_spec, resume

SPEC = "guns_and_steel:players=3"
GAMES = 6


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {toy.name: toy for toy in TOYS})


def plan(bots: str = "random", *, record: bool = False, most: int = 50_000) -> Plan:
    game, setting = read_spec(SPEC)
    named = bots.split(",") if "," in bots else [bots] * setting.players
    return Plan(game.name, setting, named, 7, record, most)


def facts(tally: Tally) -> object:
    count = tally.count
    return (
        tally.games, count.moves, count.decisions, tally.wins, tally.shared, tally.scores,
        tally.endings, tally.failures,
    )  # fmt: skip


def test_records_and_processes_change_no_game() -> None:
    seen: list[Tally] = []
    plain, seconds = simulate(plan(), GAMES, 1, seen.append)
    recorded, _ = simulate(plan(record=True), GAMES, 1, seen.append)
    shared, _ = simulate(plan(), GAMES, 2, seen.append)
    assert facts(plain) == facts(recorded) == facts(shared)
    assert seconds > 0
    assert sum(share.games for share in seen) == 3 * GAMES
    assert plain.count.moves > plain.count.decisions > 100
    assert sum(plain.wins) == GAMES + plain.shared
    assert not plain.records


def test_every_record_verifies_and_says_who_played() -> None:
    recorded, _ = simulate(plan(record=True), 2, 1, lambda _: None)
    for number, text in recorded.records.items():
        match = resume(text)
        assert match.over
        assert match.seated == ["bot:random"] * 3
        assert match.seed == plan().seed_of(number)
        assert match.table.scores() == [scores[number] for scores in recorded.scores]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_the_bare_loop_plays_the_games_that_random_bots_play(game: Game) -> None:
    setting = game.setting({})
    tables = [game.set_up(setting, Quick.seeded(3)) for _ in range(2)]
    counts = [Count(), Count()]
    for table in tables:
        table.proceed()
    bots = seat_bots(["random"] * setting.players, 3)
    assert play_on(tables[0], dict(enumerate(bots)), tables[0].play, counts[0], 1000)
    chances = [bot.chance for bot in seat_bots(["random"] * setting.players, 3)]
    assert random_playout(tables[1], chances, counts[1], 1000)
    assert ziggurat.digest(tables[0]) == ziggurat.digest(tables[1])
    assert vars_of(counts[0]) == vars_of(counts[1])


def vars_of(count: Count) -> tuple[int, int]:
    return count.moves, count.decisions


def test_a_game_without_end_fails_and_is_kept() -> None:
    tally, _ = simulate(plan(most=40), 2, 1, lambda _: None)
    assert tally.games == 2
    assert tally.failures == dict.fromkeys(range(2), "Endless: no end after 40 moves")
    assert [len(resume(text).entries) for text in tally.records.values()] == [40, 40]


@pytest.fixture
def _failing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling(Randomly):
        """Breaks down in the middle of a game."""

        def choose(self, glimpse: ziggurat.Glimpse) -> ziggurat.Move:
            if glimpse.view()["turn"] > 12:
                raise RuntimeError("stumbled")
            return super().choose(glimpse)

    bots: dict[str, type[Bot]] = {"stumbling": Stumbling, "random": Randomly}
    monkeypatch.setattr("ziggurat.bots.seats.BOTS", bots)


@pytest.mark.usefixtures("_failing")
def test_a_game_that_breaks_down_does_not_stop_the_others_and_its_record_leads_there() -> None:
    tally, _ = simulate(plan("stumbling"), 3, 1, lambda _: None)
    assert tally.games == 3
    assert tally.failures == dict.fromkeys(range(3), "RuntimeError: stumbled")
    for text in tally.records.values():
        match = resume(text)
        assert not match.over
        assert match.table.turn > 12


def test_a_game_that_cannot_begin_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up = menu.GAME.set_up

    def broken(setting: Setting, chance: Chance) -> ziggurat.Table:
        if chance.copy().below(2):
            raise ZeroDivisionError("the till")
        return set_up(setting, chance)

    monkeypatch.setattr(menu.GAME, "set_up", broken)
    tally, _ = simulate(Plan("menu", menu.GAME.setting({}), ["random"] * 2, 1), 8, 1, lambda _: None)
    assert tally.games == 8
    assert 0 < len(tally.failures) < 8
    assert set(tally.failures.values()) == {"ZeroDivisionError: the till"}
    assert not tally.records


def test_no_more_processes_are_begun_than_there_are_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "ProcessPoolExecutor", None)
    tally, _ = simulate(plan(), 1, 64, lambda _: None)
    assert tally.games == 1


def test_a_rule_that_breaks_down_leaves_a_record_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_praise: object, table: menu.MenuTable, _do: object) -> None:
        if table.turn > 3:
            raise ZeroDivisionError("the till")

    monkeypatch.setattr(menu.Praise, "run", broken)
    tally, _ = simulate(Plan("menu", menu.GAME.setting({}), ["random"] * 2, 1), 8, 1, lambda _: None)
    assert tally.games == 8
    assert tally.failures
    for number, problem in tally.failures.items():
        assert problem == "ZeroDivisionError: the till"
        assert resume(tally.records[number]).entries
