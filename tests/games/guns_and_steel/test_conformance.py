"""What every game must do, done by this one in all its settings; and that nothing is ever lost."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from ziggurat.build import compiled
from ziggurat.conformance import CHECKS, Census, census
from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.deck import CARD, WONDER
from ziggurat.games.guns_and_steel.news import ENDINGS
from ziggurat.games.guns_and_steel.pyramid import GONE
from ziggurat.games.guns_and_steel.table import NO_WONDER, GunsTable
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.game import Game, Setting

SETTINGS = [
    GAME.setting({"theme": theme, "players": str(players)})
    for theme in ("new_world", "renaissance", "combined")
    for players in (2, 3, 4)
]
PAIRS = [
    pytest.param(check, setting, id=f"{check.__name__[6:]}-{setting.option('theme')}-{setting.players}")
    for first, check in enumerate(CHECKS)
    for second, setting in enumerate(SETTINGS)
    if compiled() or (first + second) % len(SETTINGS) == 0
]
"""Every check in every setting where the rules are fast; else each check in one and each setting by one."""


@pytest.mark.parametrize(("check", "setting"), PAIRS)
def test_conformance(check: Callable[[Game, Setting, int], None], setting: Setting) -> None:
    check(GAME, setting, 11)


def test_random_games_end_by_the_rules_and_see_everything() -> None:
    """In every setting; all endings, all kinds of moves and all cards, by every use that there is of them."""
    seen = Census()
    for setting in SETTINGS:
        games = census(GAME, setting, range(100))
        theme = setting.option("theme")
        assert set(games.endings) <= set(ENDINGS if theme != "new_world" else ENDINGS[:2])
        assert set(games.winners) == set(range(setting.players))
        seen.add(games)
    assert set(seen.endings) == set(ENDINGS)
    assert seen.unplayed(GAME) == []
    for verb in ("resource", "technology", "take"):
        assert {f"{verb} {card}" for card in CARD.words} <= set(seen.played)
    for verb in ("buy", "pay", "spend"):
        assert {f"{verb} {card}" for card in CARD.words if verb != "buy" or card > "C05"} <= set(seen.played)


@pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda setting: f"{setting.option('theme')}-{setting.players}"
)
def test_no_card_wonder_or_token_is_ever_lost(setting: Setting) -> None:
    """Counted at every decision: what was there at the beginning is there, once."""
    table = GAME.set_up(setting, Quick.seeded(3))
    cards, wonders = all_cards(table), all_wonders(table)
    table.proceed()
    roll = Random(3)
    while not table.over:
        assert all_cards(table) == cards
        assert all_wonders(table) == wonders
        for seat, area in enumerate(table.areas):
            placed = sum(table.fame[seat :: table.players])
            assert 0 <= placed <= 5
            assert table.free_tokens(seat) == 5 - placed
            assert area.points >= 0
            assert min(area.loose) >= 0
            assert seat == table.active or not any(area.loose), "what lapses at the end of the turn"
        seat = table.deciders[0]
        table.apply(seat, roll.choice(table.moves(seat)))


def all_cards(table: GunsTable) -> Counter[str]:
    there = [card for card in table.pyramid.cards if card != GONE]
    for pile in table.pyramid.piles:
        there += pile
    for area in table.areas:
        there += [*area.hand, *area.resources, *area.technologies]
    return Counter(CARD.word(card) for card in there)


def all_wonders(table: GunsTable) -> Counter[str]:
    there = [wonder for wonder in table.wonders if wonder != NO_WONDER]
    for area in table.areas:
        there += area.wonders
    return Counter(WONDER.word(wonder) for wonder in there)


def test_the_audit_notices_what_was_lost() -> None:
    table = GAME.set_up(SETTINGS[0], Quick.seeded(1))
    GAME.audit(table)
    for lose in (
        lambda other: other.areas[0].hand.pop(),
        lambda other: other.areas[1].resources.append(0),
        lambda other: other.wonders.__setitem__(0, NO_WONDER),
        lambda other: other.fame.__setitem__(1, 6),
        lambda other: other.areas[1].loose.__setitem__(0, -1),
        lambda other: setattr(other.areas[0], "points", -1),
    ):
        other = table.copy()
        lose(other)
        with pytest.raises(AssertionError):
            GAME.audit(other)
