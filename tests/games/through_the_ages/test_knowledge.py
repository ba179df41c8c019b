"""What a seat has lawfully seen stays known to it, in views and imagined tables; the rest is dealt anew."""

from collections import Counter

from tests.games.through_the_ages.scenario import card

from ziggurat.games.through_the_ages import GAME
from ziggurat.games.through_the_ages.catalog import CATEGORY, EVENT, LEVEL, TERRITORY
from ziggurat.games.through_the_ages.colonies import Bidding
from ziggurat.games.through_the_ages.row import begin_age, military_faces
from ziggurat.games.through_the_ages.table import AgesTable
from ziggurat.kernel.chance import Quick


def dealt() -> AgesTable:
    """A table of Age I with cards in hands, prepared events and discards."""
    table = GAME.set_up(GAME.setting({"players": "3"}), Quick.seeded(4))
    table.proceed()
    begin_age(table, 1)
    for seat in range(3):
        table.draw(seat, 6)
    for seat in (0, 1):
        held = table.civs[seat].military
        event = next(there for there in held if CATEGORY[there] in (EVENT, TERRITORY))
        held.remove(event)
        table.future.append(event | (1 << seat) << 8)
        table.discard(seat, held[0], seen=False)
    return table


def military(table: AgesTable) -> Counter[int]:
    """All military cards of Age I, wherever they are."""
    piles = (table.warriors, table.discards, table.removed, table.current, table.future)
    found = Counter(entry & 255 for pile in piles for entry in pile if LEVEL[entry & 255] == 1)
    for civ in table.civs:
        found.update(civ.military)
    return Counter({there: number for there, number in found.items() if CATEGORY[there] >= EVENT})


def test_what_a_seat_knows_stays_and_everything_else_may_differ() -> None:
    table = dealt()
    hands: set[tuple[int, ...]] = set()
    prepared: set[int] = set()
    discarded: set[int] = set()
    for chance in range(40):
        other = table.imagine(0, Quick.seeded(chance))
        assert isinstance(other, AgesTable)
        assert other.civs[0].military == table.civs[0].military
        assert other.future[0] == table.future[0], "what it prepared itself"
        assert other.discards[0] == table.discards[0], "what it discarded itself"
        assert military(other) == military(table) == Counter(military_faces(table, 1))
        hands.add(tuple(other.civs[1].military))
        prepared.add(other.future[1] & 255)
        discarded.add(other.discards[1] & 255)
        assert CATEGORY[other.future[1] & 255] in (EVENT, TERRITORY)
        assert [LEVEL[held] for held in other.civs[1].military] == [1] * 4
    assert min(len(hands), len(prepared), len(discarded)) > 5


def test_a_spectator_knows_no_hand() -> None:
    table = dealt()
    hands = {tuple(table.imagine(None, Quick.seeded(chance)).civs[0].military) for chance in range(10)}  # type: ignore[attr-defined]
    assert len(hands) > 5


def test_who_looked_at_the_next_event_still_knows_it() -> None:
    table = dealt()
    table.peeked = 1 << 2
    tops = {
        seat: {table.imagine(seat, Quick.seeded(chance)).current[-1] & 255 for chance in range(30)}  # type: ignore[attr-defined]
        for seat in (0, 2)
    }
    assert tops[2] == {table.current[-1] & 255}
    assert len(tops[0]) > 3
    assert table.view(2)["current_events"]["next"] is not None
    assert table.view(0)["current_events"]["next"] is None


def test_who_bids_holds_what_the_bid_needs() -> None:
    """One warrior has bid 4, so that all of its three cards of the age are bonus cards."""
    table = dealt()
    bonus = card("defense_colonization_i")
    territory = next(there for there in table.warriors if CATEGORY[there] == TERRITORY)
    table.warriors.remove(territory)
    bidder = table.civs[1]
    table.warriors += bidder.military
    for _ in range(3):
        table.warriors.remove(bonus)
    bidder.military = [bonus] * 3
    table.agenda = [Bidding(0, territory, (0, 1), 4)]
    for chance in range(20):
        other = table.imagine(0, Quick.seeded(chance))
        assert isinstance(other, AgesTable)
        assert other.civs[1].military == [bonus] * 3


def test_views_show_discards_to_who_knows_them() -> None:
    table = dealt()
    shown = [[there is not None for there in table.view(viewer)["discards"]] for viewer in (0, 1, 2, None)]
    assert shown == [[True, False], [False, True], [False, False], [False, False]]
