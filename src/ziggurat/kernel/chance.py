"""Chance: a table's own generator, part of its state.

``Secret`` serves real games: draws come from a 128-bit seed by keyed counter, so nobody can work the seed
out from what they see. ``Quick`` serves simulation and search: one int, the same pure and compiled.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ziggurat.kernel.errors import BadOption, short
from ziggurat.kernel.values import State

MODULUS: Final = 2_147_483_647
MULTIPLIER: Final = 48_271


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(State):
    """Draws numbers and shuffles; ``used`` counts the draws."""

    FIELDS: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, used: int) -> None:
        self.used = used

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        raise AssertionError("a kind of chance draws")

    def copy(self) -> Chance:
        """The same generator at the same point."""
        raise AssertionError("a kind of chance copies")

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, items: list[Any]) -> Any:
        """One of the items."""
        return items[self.below(len(items))]

    def branch(self) -> Quick:
        """A generator of its own for a search, which learns nothing about what this one will draw."""
        return Quick.seeded(self.below(MODULUS))


class Quick(Chance):
    """The generator of simulations: one int below 2**31 (a multiplicative congruential generator)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("used", "state")

    def __init__(self, used: int, state: int) -> None:
        super().__init__(used)
        if not 0 < state < MODULUS:
            raise ValueError(f"a quick generator is never at {state}")
        self.state = state

    @staticmethod
    def seeded(seed: int | str) -> Quick:
        """A generator for this seed. Generators of any two seeds, neighbours too, have nothing in common."""
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        return Quick(0, int.from_bytes(digest, "big") % (MODULUS - 1) + 1)

    def below(self, bound: int) -> int:
        self.used += 1
        self.state = self.state * MULTIPLIER % MODULUS
        return (self.state - 1) * bound // (MODULUS - 1)

    def copy(self) -> Chance:
        return Quick(self.used, self.state)


class Secret(Chance):
    """The generator of real games: BLAKE2b of a counter, keyed by a secret seed of 16 bytes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("used", "seed")

    def __init__(self, used: int, seed: bytes) -> None:
        super().__init__(used)
        self.seed = seed

    def below(self, bound: int) -> int:
        fair = 2**64 - 2**64 % bound
        while True:
            digest = blake2b(self.used.to_bytes(8, "big"), key=self.seed, digest_size=8).digest()
            self.used += 1
            number = int.from_bytes(digest, "big")
            if number < fair:
                return number % bound

    def copy(self) -> Chance:
        return Secret(self.used, self.seed)

    def __repr__(self) -> str:
        return f"Secret(used={self.used})"


def chance_of(seed: int | str) -> Chance:
    """The generator for a seed: an int is quick and repeatable, 32 hexadecimal digits are secret."""
    if type(seed) is int:
        return Quick.seeded(seed)
    if not isinstance(seed, str) or len(seed) != 32 or not set(seed) <= set("0123456789abcdef"):
        raise BadOption(f"a seed is a whole number or 32 hexadecimal digits, not {short(repr(seed))}")
    return Secret(0, bytes.fromhex(seed))
