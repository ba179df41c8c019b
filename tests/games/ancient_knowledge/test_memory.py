"""What seats have lawfully seen of hidden cards stays known to them, and no more than that."""

from tests.games.ancient_knowledge.scenario import Scene, given, seat

from ziggurat.games.ancient_knowledge.deck import CARD
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.kernel.chance import Quick


def exchange() -> Scene:
    """Seat 0 knows one card of seat 2, who is about to exchange with seat 3."""
    table = given(
        others=[seat(), seat(hand="caral osirion"), seat(hand="byblos moron")], teams=True, at="turn"
    )
    return table.show("caral", viewer=0)


def holders(table: Scene, card: str, viewer: int) -> set[int]:
    """Who holds a card in the tables that a viewer imagines."""
    number, found = CARD.number(card), set()
    for seed in range(40):
        world = table.table.imagine(viewer, Quick.seeded(seed))
        assert isinstance(world, AncientTable)
        found |= {owner for owner, area in enumerate(world.areas) if number in area.hand}
        if not any(number in area.hand for area in world.areas):
            found.add(-1)
    return found


def test_a_card_that_was_seen_is_known_until_it_is_played() -> None:
    table = exchange()
    assert (table.seen(0, 2), holders(table, "caral", 0)) == ("caral", {2})
    assert table.seen(1, 2) == "", "the partner was not shown it"


def test_after_an_exchange_it_may_be_in_either_hand() -> None:
    for given_away in ("caral", "osirion"):
        table = exchange().play(f"2: offer {given_away}", "3: give moron")
        assert table.seen(0, 2) == table.seen(0, 3) == ""
        areas = table.table.view(0)["areas"]
        assert areas[2]["maybe"] == areas[3]["maybe"] == ["caral"]
        assert holders(table, "caral", 0) == {2, 3}


def test_whoever_shows_it_settles_where_it_was() -> None:
    table = given(
        others=[seat(), seat(hand="caral osirion petra"), seat(hand="byblos moron tulum")],
        teams=True,
        at="turn",
    )
    table.show("caral", viewer=0).show("osirion", viewer=0)
    table.play("2: offer caral", "3: give moron")
    table.play("0: search", "0: search", "1: search", "1: search", "3: create caral 4")
    areas = table.table.view(0)["areas"]
    assert (areas[2]["seen"], areas[2]["maybe"]) == (["osirion"], []), "so the other one has not passed"


def test_no_card_is_exchanged_while_the_hand_is_looked_at() -> None:
    table = given(
        me=seat(timeline="1:menhir_of_kerloas:0"),
        others=[seat(), seat(hand="caral osirion"), seat(hand="byblos moron")],
        teams=True,
        at="turn",
    )
    table.play("0: search", "0: search", "0: rob 2")
    assert table.refused("offer caral", 2) == "hand-shown"
    assert table.play("0: take caral").refused("offer osirion", 2) == ""
