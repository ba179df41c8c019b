"""What every game must do, done by this one in all its settings."""

from collections.abc import Callable

import pytest

from ziggurat.build import compiled
from ziggurat.conformance import CHECKS, Census, census
from ziggurat.games.ancient_knowledge import GAME
from ziggurat.games.ancient_knowledge.index import BUILDINGS, NAMES
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.game import Game, Setting
from ziggurat.kernel.registry import read_spec

SETTINGS = [read_spec(spec)[1] for spec in GAME.specs()]
PAIRS = [
    pytest.param(check, setting, id=f"{check.__name__[6:]}-{number}")
    for first, check in enumerate(CHECKS)
    for number, setting in enumerate(SETTINGS)
    if compiled() or setting.option("starting_sets") == "no" or (first + number) % len(SETTINGS) == 0
]
"""Every check in every setting where the rules are fast; else with starting sets each setting by one."""


@pytest.mark.parametrize(("check", "setting"), PAIRS)
def test_conformance(check: Callable[[Game, Setting, int], None], setting: Setting) -> None:
    check(GAME, setting, 11)


def test_every_check_is_made_for_two_three_and_four_and_for_teams() -> None:
    made = {(pair.values[0], pair.values[1]) for pair in PAIRS}
    for players, teams in ((2, "no"), (3, "no"), (4, "no"), (4, "yes")):
        setting = GAME.setting({"players": str(players), "teams": teams})
        assert all((check, setting) in made for check in CHECKS)


def test_random_games_end_by_the_rules_and_see_everything() -> None:
    """In every setting; all kinds of moves and all cards, created and learned."""
    seen = Census()
    for setting in SETTINGS:
        games = census(GAME, setting, range(40))
        assert set(games.endings) == {"fourteen_in_the_past"}
        assert set(games.winners) == set(range(setting.players))
        seen.add(games)
    assert seen.unplayed(GAME) == []
    created = {move.split()[1] for move in seen.played if move.startswith("create ")}
    learned = {move.split()[1] for move in seen.played if move.startswith("learn ")}
    assert created == set(NAMES[:BUILDINGS])
    assert learned == set(NAMES[BUILDINGS:])


def test_the_audit_notices_what_was_lost() -> None:
    table = GAME.set_up(SETTINGS[0], Quick.seeded(1))
    GAME.audit(table)

    def lose_card(other: AncientTable) -> None:
        other.areas[0].hand.pop()

    def double_card(other: AncientTable) -> None:
        other.discard.append(other.pile[0])

    def miscount(other: AncientTable) -> None:
        other.areas[1].past_of[0] = 1

    def misplace_knowledge(other: AncientTable) -> None:
        other.areas[1].knowledge[3] = 1

    def remember_wrongly(other: AncientTable) -> None:
        other.memories = ((other.pile[0], 1),)

    for spoil in (lose_card, double_card, miscount, misplace_knowledge, remember_wrongly):
        other = table.copy()
        spoil(other)
        with pytest.raises(AssertionError):
            GAME.audit(other)
