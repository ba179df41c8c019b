"""What every game must do, done by this one with each number of players."""

from collections.abc import Callable

import pytest

from ziggurat.build import compiled
from ziggurat.conformance import CHECKS, Census, census
from ziggurat.games.through_the_ages import GAME
from ziggurat.games.through_the_ages.catalog import CARD, CIVIL_CARDS
from ziggurat.games.through_the_ages.news import ENDINGS
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.game import Game, Setting

SETTINGS = [
    GAME.setting({"players": str(players), "resigning": resigning})
    for players in (2, 3, 4)
    for resigning in ("no", "yes")
]
PAIRS = [
    pytest.param(check, setting, id=f"{check.__name__[6:]}-{setting.players}-{setting.option('resigning')}")
    for first, check in enumerate(CHECKS)
    for second, setting in enumerate(SETTINGS)
    if compiled() or second == 2 * (first % 3)
]
"""Every check in every setting where the rules are fast; else each check with one number of players."""


@pytest.mark.parametrize(("check", "setting"), PAIRS)
def test_conformance(check: Callable[[Game, Setting, int], None], setting: Setting) -> None:
    check(GAME, setting, 11)


def test_random_games_end_by_the_rules_and_see_nearly_everything() -> None:
    """All endings, all seats win, and all kinds of moves but those that luck rarely brings about."""
    seen = Census()
    for setting in SETTINGS:
        games = census(GAME, setting, range(200 if compiled() else 40))
        assert set(games.winners) == set(range(setting.players))
        seen.add(games)
    assert set(seen.endings) == set(ENDINGS)
    rare = {
        "tuck",
        "transform",
        "seize",
        "annex",
        "explore",
        "speak",
        "trade",
        "welcome",
        "spare",
        "ruin",
        "shed",
        "enlist",
    }
    assert set(seen.unplayed(GAME)) <= rare


def test_random_games_see_the_civil_cards() -> None:
    played = Census()
    for setting in SETTINGS[::2]:
        played.add(census(GAME, setting, range(60)))
    taken = {move.split()[2] for move in played.played if move.startswith("take ")}
    assert {CARD.word(card) for card in range(CIVIL_CARDS) if card not in PRINTED} <= taken


PRINTED = [
    CARD.number(word) for word in ["agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"]
]


def lose_a_card(table: AgesTable) -> None:
    table.removed.clear()


def lose_yellow(table: AgesTable) -> None:
    table.civs[0].bank -= 1


def lose_blue(table: AgesTable) -> None:
    table.civs[1].cubes += 1


def lose_white(table: AgesTable) -> None:
    table.civs[0].white_total += 1


def below_nothing(table: AgesTable) -> None:
    table.civs[0].science = -1


def stale(table: AgesTable) -> None:
    table.rated(0).culture_rating += 1


@pytest.mark.parametrize("harm", [lose_a_card, lose_yellow, lose_blue, lose_white, below_nothing, stale])
def test_the_audit_notices_what_is_wrong(harm: Callable[[AgesTable], None]) -> None:
    table = GAME.set_up(SETTINGS[0], Quick.seeded(1))
    table.proceed()
    GAME.audit(table)
    harm(table)
    with pytest.raises(AssertionError):
        GAME.audit(table)
