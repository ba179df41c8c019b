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


def shuffled(teams: bool = False) -> Scene:
    """The building deck has just been made of the discard pile, and seat 0 has drawn from it."""
    others = [seat(hand="caral osirion"), seat(hand="byblos moron")]
    table = given(me=seat(hand="petra"), others=others[::-1] if teams else others, teams=teams, at="turn")
    table.table.discard, table.table.pile = table.table.pile, []
    return table


def test_what_lay_in_a_hand_is_not_in_the_deck_that_is_shuffled_then() -> None:
    """The discard pile is open."""
    table = shuffled()
    assert -1 not in holders(table, "caral", 0), "nothing lies in the deck at all"
    table.play("search", "search")
    assert holders(table, "caral", 0) == {1, 2}
    assert holders(table, "petra", 1) == {0, 2}


def test_what_is_drawn_later_was_in_that_deck() -> None:
    table = shuffled().play("search", "search", "search", "search")
    drawn = table.table.areas[1].hand[-1]
    for seed in range(30):
        world = table.table.imagine(0, Quick.seeded(seed))
        assert isinstance(world, AncientTable)
        old = {CARD.number(card) for card in ("caral", "osirion", "byblos", "moron")}
        assert [len(old & set(area.hand)) for area in world.areas] == [0, 2, 2]
    assert holders(table, CARD.word(drawn), 0) >= {1, -1}


def test_who_could_not_see_which_card_passed_imagines_either() -> None:
    """An exchange of partners who hold cards from before a shuffle and from after it."""
    table = given(others=[seat(), seat(hand="caral"), seat(hand="byblos")], teams=True, at="turn")
    table.table.discard, table.table.pile = table.table.pile, []
    table.play("0: search", "0: search", "1: search", "1: search")
    table.play("2: search", "2: search", "3: search", "3: search")
    table.play("2: offer caral", f"3: give {CARD.word(table.table.areas[3].hand[-1])}")
    numbers = set()
    for seed in range(40):
        world = table.table.imagine(0, Quick.seeded(seed))
        assert isinstance(world, AncientTable)
        old = {CARD.number("caral"), CARD.number("byblos")}
        numbers.add(len(old & set(world.areas[2].hand)))
    assert numbers == {0, 1, 2}
