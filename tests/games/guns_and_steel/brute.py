"""Paying, tried out in all ways: slow, and plain enough to be believed. The rules are measured by it.

Rulebook, "Purchase phase" and "Resource side". What is paid with is a heap of units: so many of each type,
Food to Information. Two equal units become one of the next dearer type, any three become one Information; an
Information stands for any one unit, also while it is exchanged. A Space is two Information, of which one may
be lost; only where a Space itself is asked for it is a Space.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final

Heap = tuple[int, ...]
"""How many of each type, Food to Information."""

INFORMATION: Final = 5
SPACE: Final = 6
ANY: Final = 7
THREES: Final = tuple(combinations_with_replacement(range(6), 3))


def ways(due: tuple[int, ...], cards: list[int], loose: list[int]) -> set[tuple[int, ...]]:
    """All heaps of cards, by type from Food to Space, that can be spent to pay exactly what is due."""
    found: set[tuple[int, ...]] = set()
    for spent in product(*[range(number + 1) for number in cards]):
        if spent not in found and any(
            _pays_with(due, spent, used) for used in product(*[range(number + 1) for number in loose])
        ):
            found.add(spent)
    return found


def _pays_with(due: tuple[int, ...], spent: tuple[int, ...], used: tuple[int, ...]) -> bool:
    """Whether just these cards and these resources of this turn pay, no one of them for nothing."""
    spaces = spent[SPACE] - due[SPACE]
    if spaces < 0:
        return False
    heap = [spent[kind] + used[kind] for kind in range(6)]
    rest = (*due[:SPACE], due[ANY])
    for lost in range(spaces + 1):
        units = heap[:]
        units[INFORMATION] += 2 * spaces - lost
        if pays(rest, tuple(units)):
            return True
    return False


@lru_cache(maxsize=300_000)
def pays(due: tuple[int, ...], heap: Heap) -> bool:
    """Whether a heap pays exactly, exchanged or not. ``due`` is by type, and last those of any type."""
    if sum(heap) <= sum(due):
        return sum(heap) == sum(due) and _fits(due, heap)
    return any(pays(due, less) for less in _exchanged(heap))


def _fits(due: tuple[int, ...], heap: Heap) -> bool:
    lacking = sum(max(due[kind] - heap[kind], 0) for kind in range(INFORMATION))
    return lacking + due[INFORMATION] <= heap[INFORMATION]


@lru_cache(maxsize=100_000)
def _exchanged(heap: Heap) -> tuple[Heap, ...]:
    """The heaps that one exchange makes of a heap."""
    made: set[Heap] = set()
    for kind in range(INFORMATION):
        for pair in ((kind, kind), (kind, INFORMATION), (INFORMATION, INFORMATION)):
            made |= _with(heap, pair, kind + 1)
    for three in THREES:
        made |= _with(heap, three, INFORMATION)
    return tuple(made)


def _with(heap: Heap, given: tuple[int, ...], got: int) -> set[Heap]:
    units = list(heap)
    for kind in given:
        units[kind] -= 1
    if min(units) < 0:
        return set()
    units[got] += 1
    return {tuple(units)}
