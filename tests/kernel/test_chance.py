"""Chance: the same draws for ever, fair, and secret where it must be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ziggurat.kernel.chance import Quick, Secret, chance_of
from ziggurat.kernel.errors import BadOption

if TYPE_CHECKING:
    from ziggurat.kernel.chance import Chance

SEED = "000102030405060708090a0b0c0d0e0f"


def test_quick_draws_are_the_same_for_ever() -> None:
    chance = Quick.seeded(7)
    assert [chance.below(1000) for _ in range(10)] == [965, 83, 641, 205, 741, 941, 721, 515, 334, 641]
    assert (chance.used, chance.state) == (10, 1377347508)


def test_secret_draws_are_the_same_for_ever() -> None:
    chance = Secret(0, bytes.fromhex(SEED))
    assert [chance.below(1000) for _ in range(10)] == [139, 698, 907, 881, 315, 930, 964, 931, 901, 869]
    assert chance.used == 10


@pytest.mark.parametrize("seed", [0, 1, 2, 2**31 - 1, 2**31, -5, 10**30])
def test_any_whole_number_seeds(seed: int) -> None:
    chance = Quick.seeded(seed)
    assert 0 < chance.state < 2**31 - 1
    assert all(0 <= chance.below(6) < 6 for _ in range(100))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    pairs = Counter((Quick.seeded(seed).below(5), Quick.seeded(seed + 1).below(5)) for seed in range(5000))
    assert len(pairs) == 25
    assert all(140 < number < 260 for number in pairs.values())


@pytest.mark.parametrize("chance", [chance_of(3), chance_of(SEED)], ids=["quick", "secret"])
@pytest.mark.parametrize("bound", [2, 6, 10])
def test_numbers_are_equally_likely(chance: Chance, bound: int) -> None:
    drawn = Counter(chance.below(bound) for _ in range(1000 * bound))
    assert set(drawn) == set(range(bound))
    assert all(850 < times < 1150 for times in drawn.values())


@pytest.mark.parametrize("seed", [3, SEED])
def test_orders_are_equally_likely(seed: int | str) -> None:
    chance = chance_of(seed)
    orders: Counter[str] = Counter()
    for _ in range(2400):
        letters = ["a", "b", "c"]
        chance.shuffle(letters)
        orders["".join(letters)] += 1
    assert len(orders) == 6
    assert all(320 < times < 480 for times in orders.values())


def test_large_bounds_are_reached() -> None:
    for chance in (chance_of(1), chance_of(SEED)):
        assert max(chance.below(10**6) for _ in range(3000)) > 998_000


@pytest.mark.parametrize("seed", [3, SEED])
def test_used_counts_the_draws(seed: int | str) -> None:
    chance = chance_of(seed)
    chance.pick(["a", "b"])
    chance.shuffle([1, 2, 3])
    assert chance.used == 3
    chance.branch()
    assert chance.used == 4


@pytest.mark.parametrize("seed", [3, SEED])
def test_a_copy_draws_the_same_and_by_itself(seed: int | str) -> None:
    chance = chance_of(seed)
    chance.below(6)
    copy = chance.copy()
    assert copy == chance
    assert [copy.below(99) for _ in range(5)] == [chance.below(99) for _ in range(5)]
    copy.below(6)
    assert copy != chance


def test_a_branch_is_another_generator() -> None:
    chance = chance_of(3)
    branch = chance.branch()
    assert [branch.below(99) for _ in range(5)] != [chance.below(99) for _ in range(5)]
    assert branch.used == 5


@pytest.mark.parametrize(
    "seed", ["", "0", SEED[:-1], SEED + "0", SEED.upper(), " " + SEED[1:], "g" * 32, "٣" * 32]
)
def test_other_texts_are_no_seeds(seed: str) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number or 32 hexadecimal digits, not"):
        chance_of(seed)
