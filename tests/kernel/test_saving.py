"""Snapshots: any moment comes back as it was, and whatever else somebody sends is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toys import event, menu, new, play, reactions, secret

import ziggurat
from ziggurat.kernel.chance import Secret
from ziggurat.kernel.errors import BadRecord, ZigguratError
from ziggurat.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("only_toys")


def snapshot(table: Table) -> Any:
    """A snapshot as it comes out of a file."""
    return json.loads(json.dumps(ziggurat.save(table)))


def raiding() -> Any:
    """A table in the midst of a reaction to an effect within effects."""
    table = new(reactions.GAME, 3)
    table.hands = [[reactions.SHIELD], [reactions.SWORD, reactions.SHIELD], []]
    play(table, "0 raid")
    return table


DATA = snapshot(raiding())


def test_a_snapshot_is_plain_data() -> None:
    assert {field: DATA[field] for field in ("game", "rules", "players", "options", "content")} == {
        "game": "raids",
        "rules": 1,
        "players": 3,
        "options": {},
        "content": {},
    }
    assert list(DATA["state"]) == ["agenda", "chance", "turn", "revealed", "tallies", "gold", "hands", "deck"]
    assert DATA["state"]["agenda"][-1] == {
        "is": "tests.kernel.toys.reactions.Reaction",
        "seat": 1,
        "rival": 0,
        "gold": 2,
    }


def test_a_table_in_the_midst_of_an_effect_comes_back_and_goes_on() -> None:
    table: Any = raiding()
    again: Any = ziggurat.load(DATA)
    assert again == table
    for one in (table, again):
        play(one, "1 strike-back", "0 suffer")
    assert again == table
    assert again.gold == [5, 5, 3]


def test_the_order_in_which_the_fields_come_does_not_matter() -> None:
    turned = json.loads(json.dumps(DATA, sort_keys=True))
    turned["state"] = dict(reversed(turned["state"].items()))
    assert ziggurat.load(turned) == raiding()


def test_tallies_and_secret_chance_and_content_come_back() -> None:
    table = new(menu.GAME, 2)
    play(table, "0 order fish", "0 pay")
    assert ziggurat.load(snapshot(table)).tallies == [1]
    town = ziggurat.new("towns", content={"events": "fair harvest fair fair"})
    again = ziggurat.load(snapshot(town))
    assert (again, again.setting) == (town, town.setting)
    assert isinstance(again.chance, Secret)


def test_a_table_that_is_over_comes_back() -> None:
    table = new(secret.GAME, 2)
    play(table, "0 lay 1", "1 lay 2", "0 lay 2", "1 lay 3", "0 lay 3", "1 lay 4")
    assert ziggurat.load(snapshot(table)).over


def test_equal_states_have_equal_digests() -> None:
    table = raiding()
    assert ziggurat.digest(table) == ziggurat.digest(ziggurat.load(DATA)) == "9fe5406b44444dd3"
    play(table, "1 block")
    assert ziggurat.digest(table) != ziggurat.digest(ziggurat.load(DATA))


def changed(path: str, value: Any) -> Any:
    """The snapshot with something else at a path like ``state.gold``."""
    data = json.loads(json.dumps(DATA))
    *outer, last = path.split(".")
    inner = data
    for key in outer:
        inner = inner[int(key)] if isinstance(inner, list) else inner[key]
    inner[int(last) if isinstance(inner, list) else last] = value
    return data


JUNK: list[Any] = [
    None,
    "x",
    -1.5,
    {},
    {"x": 1},
    {"is": "os.system"},
    {"is": 7},
    {"tuple": 3},
    {"bytes": "xy"},
]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize(
    "path",
    [
        *["game", "players", "options", "content", "state"],
        *[f"state.{field}" for field in DATA["state"]],
        *[
            "state.agenda.0",
            "state.agenda.1",
            "state.agenda.1.is",
            "state.agenda.1.effect",
            "state.agenda.3.seat",
        ],
        *["state.chance.is", "state.chance.state"],
    ],
)
def test_a_snapshot_with_junk_in_it_is_refused(path: str, junk: Any) -> None:
    data = changed(path, junk)
    try:
        table = ziggurat.load(data)
    except BadRecord:
        return
    assert ziggurat.save(table) == data, "what is loaded is at least what was sent"


@pytest.mark.parametrize(
    "data",
    [None, [], {}, 7, "raids", {"game": None}, {"game": []}, {"game": "chess"}, {"game": "raids"}],
    ids=repr,
)
def test_what_is_no_snapshot_is_refused(data: Any) -> None:
    with pytest.raises(BadRecord):
        ziggurat.load(data)


@pytest.mark.parametrize("field", list(DATA["state"]))
def test_a_snapshot_that_lacks_a_field_or_has_another_is_refused(field: str) -> None:
    lacking = json.loads(json.dumps(DATA))
    del lacking["state"][field]
    with pytest.raises(BadRecord, match=f"this is no snapshot of raids: '{field}'"):
        ziggurat.load(lacking)
    with pytest.raises(BadRecord, match="it holds more than a table does"):
        ziggurat.load(changed("state.more", 1))


@pytest.mark.parametrize(
    "wrap",
    [
        lambda inner: [inner],
        lambda inner: {"tuple": [inner]},
        lambda inner: {"is": "kernel.chance.Chance", "used": inner},
    ],
    ids=["list", "tuple", "state"],
)
def test_a_snapshot_that_nests_too_deeply_is_refused(wrap: Callable[[Any], Any]) -> None:
    nested: Any = 7
    for _ in range(50_000):
        nested = wrap(nested)
    for field in DATA["state"]:
        data = {**DATA, "state": {**DATA["state"], field: nested}}
        with pytest.raises(BadRecord, match="nested too deeply"):
            ziggurat.load(data)


def test_a_snapshot_that_waits_for_nobody_or_nothing_is_refused() -> None:
    for seat in (-1, 3, 10**30):
        with pytest.raises(BadRecord):
            ziggurat.load(changed("state.agenda.3.seat", seat))
    with pytest.raises(BadRecord, match="should be of the sort Decision"):
        ziggurat.load(changed("state.agenda", DATA["state"]["agenda"][:1]))


def test_a_snapshot_that_does_not_add_up_is_refused() -> None:
    data = snapshot(ziggurat.new("trading"))
    data["state"]["goods"][0][0] += 1
    with pytest.raises(BadRecord, match="4 wool instead of 3"):
        ziggurat.load(data)


def test_nothing_but_values_and_states_is_ever_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.system", lambda _: pytest.fail("called"))
    for name in (
        "os.system",
        "ziggurat.kernel.registry.find",
        "kernel.game.Game",
        "kernel.values.pack",
        "this",
    ):
        with pytest.raises(BadRecord, match="which this installation does not have"):
            ziggurat.load(changed("state.gold", {"is": name}))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda things: (
        st.lists(things, max_size=3)
        | st.dictionaries(
            st.sampled_from(["is", "tuple", "bytes", "seat", "effect", "x"]), things, max_size=3
        )
        | st.builds(
            lambda name, seat: {"is": name, "seat": seat}, st.sampled_from(["kernel.step.Decision"]), things
        )
    ),
    max_leaves=5,
)


@given(JSON)
def test_any_data_is_a_sound_table_or_refused(junk: Any) -> None:
    for path in (
        "state",
        "state.agenda",
        "state.agenda.3",
        "state.chance",
        "state.turn",
        "state.gold",
        "players",
    ):
        try:
            table = ziggurat.load(changed(path, junk))
        except ZigguratError:
            continue
        assert all(table.moves(seat) for seat in table.deciders)
        table.view(None)


def test_a_rules_version_is_no_hindrance() -> None:
    """A running game goes on from its snapshot after a rule was mended."""
    assert ziggurat.load(changed("rules", 0)) == raiding()


def test_a_towns_snapshot_needs_its_content() -> None:
    data = snapshot(ziggurat.new("towns", content={"events": "fair"}))
    with pytest.raises(BadRecord, match="as an event, 'fare' is not known"):
        ziggurat.load({**data, "content": {"events": "fare"}})
    assert ziggurat.load(data).setting.text("events") == "fair"
    assert event.GAME.name == data["game"]
