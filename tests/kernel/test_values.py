"""Values and states: equal by their fields, packed as plain data and unpacked to the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.kernel.chance import Chance, Quick, Secret
from ziggurat.kernel.step import Step
from ziggurat.kernel.values import Fielded, State, Value, copied, find_kind, kind_name, pack, unpack


class Stone(Value):
    """A value whose fields have the very names that packing uses."""

    FIELDS = ("tuple", "bytes")

    def __init__(self, tuple: Any, bytes: Any) -> None:
        self.tuple = tuple
        self.bytes = bytes


class Heap(State):
    """A state that holds stones."""

    FIELDS = ("stones", "other")

    def __init__(self, stones: list[Any], other: Any) -> None:
        self.stones = stones
        self.other = other


PLAIN = st.none() | st.booleans() | st.integers() | st.text() | st.binary()
THINGS = st.recursive(
    PLAIN,
    lambda things: (
        st.lists(things)
        | st.lists(things).map(tuple)
        | st.builds(Stone, things, things)
        | st.builds(Heap, st.lists(things), things)
    ),
)


@given(THINGS)
def test_what_is_packed_is_unpacked_to_the_same(thing: Any) -> None:
    again = unpack(json.loads(json.dumps(pack(thing))))
    assert again == thing
    assert type(again) is type(thing)
    assert pack(again) == pack(thing)


def test_equal_by_class_and_fields() -> None:
    assert Stone(1, 2) == Stone(1, 2) != Stone(1, 3)
    assert Quick(1, 2) != Heap([], 2)
    assert Stone(1, 2) != (1, 2)
    assert hash(Stone(1, (2,))) == hash(Stone(1, (2,)))
    assert repr(Stone(1, "x")) == "Stone(tuple=1, bytes='x')"


def test_a_state_has_no_hash() -> None:
    with pytest.raises(TypeError, match="Heap changes, so it has no hash"):
        hash(Heap([], None))


def test_a_state_is_copied_through_and_through_and_values_are_shared() -> None:
    stone = Stone(1, 2)
    heap = Heap([[stone], Heap([3], None)], stone)
    other = heap.copy()
    assert other == heap
    assert isinstance(other, Heap)
    other.stones[0].append(4)
    other.stones[1].stones.append(5)
    assert heap == Heap([[stone], Heap([3], None)], stone)
    assert other.other is stone
    assert copied((1, stone)) == (1, stone)


def test_classes_are_named_by_where_they_are() -> None:
    assert kind_name(Secret) == "kernel.chance.Secret"
    assert find_kind("kernel.chance.Secret") is Secret
    assert find_kind(kind_name(Stone)) is Stone
    assert issubclass(find_kind("kernel.step.Step"), Step)
    assert issubclass(Chance, Fielded)


@pytest.mark.parametrize(
    "name", ["os.system", "builtins.print", "kernel.game.Game", "kernel.move.Move", "", "Secret"]
)
def test_only_values_and_states_can_be_named(name: str) -> None:
    with pytest.raises(KeyError, match="which this installation does not have"):
        find_kind(name)


@pytest.mark.parametrize("thing", [{}, {1, 2}, object(), 1j, Stone, print])
def test_other_things_cannot_be_packed(thing: Any) -> None:
    with pytest.raises(TypeError, match="cannot be saved"):
        pack(thing)
