"""Bots see glimpses only, are found by name, and the greedy one plays better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import ziggurat
from ziggurat.bots import Bot, Greedy, Planner, Randomly, bot_names, find, names, next_move, seat_bots
from ziggurat.bots.simulation import Plan, simulate
from ziggurat.kernel.chance import Chance, Quick
from ziggurat.kernel.errors import BadOption
from ziggurat.kernel.glimpse import Glimpse
from ziggurat.kernel.table import Table

MIDDLE = 60


class Curtain:
    """What a bot may use of a glimpse, and no way to the table behind it."""

    def __init__(self, glimpse: Glimpse, bot: Bot) -> None:
        self.seat = glimpse.seat
        self.moves = glimpse.moves
        self.lifted = 0
        self._imagine = glimpse.imagine
        self._bot = bot

    def imagine(self, chance: Chance) -> Table:
        assert chance is self._bot.chance
        self.lifted += 1
        return self._imagine(chance)

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a bot looks behind the curtain, at {name}")


def table_in_the_middle(spec: str, seed: int) -> Table:
    table = ziggurat.new(spec, seed)
    chooser = Quick.seeded(seed)
    while table.turn < 20 or len(table.moves(table.deciders[0])) < 3:
        seat = table.deciders[0]
        table.play(seat, chooser.pick(table.moves(seat)))
    return table


@pytest.mark.parametrize("kind", [Randomly, Greedy, Planner])
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_never_looks_at_the_truth(kind: type[Bot], seed: int) -> None:
    table = table_in_the_middle("guns_and_steel:theme=combined,players=3", seed)
    seat = table.deciders[0]
    bot = kind(Quick.seeded(seed))
    before = ziggurat.digest(table)
    curtain: Any = Curtain(Glimpse(table, seat), bot)
    move = bot.choose(curtain)
    assert move in table.moves(seat)
    assert ziggurat.digest(table) == before
    assert curtain.lifted == (kind is not Randomly)


def test_the_same_chance_chooses_the_same_move() -> None:
    table = table_in_the_middle("guns_and_steel", 5)
    seat = table.deciders[0]
    moves = {Greedy(Quick.seeded(7)).choose(Glimpse(table, seat)).text for _ in range(3)}
    assert len(moves) == 1


def test_a_partner_who_acts_beside_it_does_not_cut_its_compound_move_short() -> None:
    table = ziggurat.new("ancient_knowledge:players=4,teams=yes", 3)
    bots = dict(enumerate(seat_bots(["random"] * 4, 1)))
    judged = 0
    while judged < 40:
        for seat in table.deciders if len(table.deciders) > 1 else ():
            for move in table.moves(seat):
                after = table.copy()
                Greedy(Quick.seeded(1)).after(after, seat, move, 1)
                assert seat not in after.deciders or not after.question(seat).CONTINUES
                begun = table.copy()
                begun.play(seat, move)
                judged += seat in begun.deciders and begun.question(seat).CONTINUES
        chosen = next_move(table, bots)
        assert chosen is not None
        table.play(*chosen)


@pytest.mark.parametrize("theme", ["new_world", "renaissance", "combined"])
def test_greedy_beats_random_even_in_a_hurry(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.bots.greedy.BUDGET", 100)
    game, setting = ziggurat.read_spec(f"guns_and_steel:theme={theme}")
    first, _ = simulate(Plan(game.name, setting, ["greedy", "random"], 1), 2, 1, lambda _: None)
    second, _ = simulate(Plan(game.name, setting, ["random", "greedy"], 2), 2, 1, lambda _: None)
    assert first.wins == [2, 0]
    assert second.wins == [0, 2]


def test_bots_are_found_by_name() -> None:
    assert names()[:3] == ["random", "greedy", "planner"]
    assert find("greedy") is Greedy
    with pytest.raises(BadOption, match=r"as a bot, 'greddy' is not known\. Did you mean 'greedy'\?"):
        find("greddy")


def test_one_name_is_for_all_seats_and_several_are_for_one_each() -> None:
    assert bot_names("greedy", 3) == ["greedy"] * 3
    assert bot_names("greedy, random", 2) == ["greedy", "random"]
    with pytest.raises(BadOption, match="names 2 bots; name one for all 3 seats, or one for each"):
        bot_names("greedy,random", 3)
    with pytest.raises(BadOption, match="names 0 bots"):
        bot_names("", 2)


class Entry:
    """An entry point of another package."""

    def __init__(self, name: str, thing: object) -> None:
        self.name = name
        self.value = f"elsewhere:{name}"
        self._thing = thing

    def load(self) -> object:
        return self._thing


def test_other_packages_add_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cautious(Randomly):
        pass

    entries = [Entry("cautious", Cautious), Entry("broken", 7)]
    monkeypatch.setattr("ziggurat.bots.seats.entry_points", lambda group: entries if group else [])
    assert names() == ["random", "greedy", "planner", "broken", "cautious"]
    assert find("cautious") is Cautious
    with pytest.raises(BadOption, match="elsewhere:broken is registered as the bot 'broken' and is not"):
        find("broken")


def test_only_the_seats_of_bots_are_moved() -> None:
    table = ziggurat.new("guns_and_steel", 1)  # the second seat begins
    bots = dict(enumerate(seat_bots(["random", "random"], 1)))
    chosen = next_move(table, bots)
    assert chosen is not None
    assert chosen[0] == 1
    assert next_move(table, {0: bots[0]}) is None
