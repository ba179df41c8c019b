"""The best armies, against all ways to form them."""

from functools import cache
from random import Random

import pytest

from ziggurat.games.through_the_ages import GAME
from ziggurat.games.through_the_ages.catalog import ARMY, CATEGORY, IDS, LEVEL, TACTIC
from ziggurat.games.through_the_ages.strength import army_strength

assert GAME.version  # with the game come its cards
TACTICS = [number for number in range(len(IDS)) if CATEGORY[number] == TACTIC]


@cache
def brute(units: tuple[int, ...], air: int, tactic: int, genghis: bool) -> int:
    """The best of all ways to form one army more: units are fresh and old infantry, cavalry, artillery."""
    foot, horse, guns, strength, obsolete = ARMY[tactic]
    best = 0
    for old_foot in range(foot + 1):
        for old_horse in range(horse + 1):
            for old_guns in range(guns + 1):
                for riding in range((horse - old_horse + 1) if genghis else 1):
                    for old_riding in range((old_horse + 1) if genghis else 1):
                        used = (
                            foot - old_foot + riding,
                            old_foot + old_riding,
                            horse - old_horse - riding,
                            old_horse - old_riding,
                            guns - old_guns,
                            old_guns,
                        )
                        left = tuple(have - use for have, use in zip(units, used, strict=True))
                        if min(left) < 0:
                            continue
                        is_old = old_foot or old_horse or old_guns
                        worth = obsolete if is_old else strength
                        best = max(best, worth + brute(left, air, tactic, genghis))
                        if air:
                            best = max(best, 2 * worth + brute(left, air - 1, tactic, genghis))
    return best


@pytest.mark.parametrize("genghis", [False, True])
@pytest.mark.parametrize("tactic", TACTICS, ids=lambda tactic: IDS[tactic])
def test_the_best_armies_are_found(tactic: int, genghis: bool) -> None:
    roll = Random(tactic)
    for _ in range(60):
        fresh = [roll.randint(0, 4) for _ in range(3)]
        old = [roll.randint(0, 3) if LEVEL[tactic] > 1 else 0 for _ in range(3)]
        units = (fresh[0], old[0], fresh[1], old[1], fresh[2], old[2])
        air = roll.randint(0, 2)
        whole = (fresh[0] + old[0], fresh[1] + old[1], fresh[2] + old[2])
        found = army_strength(whole, (old[0], old[1], old[2]), air, tactic, genghis)
        assert found == brute(units, air, tactic, genghis), (units, air)


def test_an_army_with_air_counts_twice_an_obsolete_one_its_lower_strength() -> None:
    conquistadors = IDS.index("conquistadors")
    assert army_strength((1, 2, 0), (0, 0, 0), 1, conquistadors, False) == 10
    assert army_strength((1, 2, 0), (1, 0, 0), 1, conquistadors, False) == 6
