"""What a card costs, and what can pay for it. Rulebook, "Purchase phase" and "Combined themes"."""

from itertools import combinations_with_replacement

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as some
from tests.games.guns_and_steel.brute import ways
from tests.games.guns_and_steel.scenario import Scene, given, seat

from ziggurat.games.guns_and_steel.deck import CARD
from ziggurat.games.guns_and_steel.prices import WORTH, cheapest, payable, shortfall
from ziggurat.games.guns_and_steel.pyramid import GONE, LARGE, SMALL, Pyramid, linked

HORSES = "C06 C07 C08 C09 C10 C11 C12"
GUNPOWDERS = "C13 C14 C15 C16 C17 C18"
OILS = "C19 C20 C21 C22 C23"


def extra(table: Scene, card: str) -> int:
    """The resources of any type that a card costs beside its base cost."""
    return dict(table.table.pyramid.offers)[CARD.number(card)]


RICH = seat(resources="C01", loose="food iron horse gunpowder oil information " * 9)


# The pyramid


def test_a_card_of_the_lowest_row_costs_its_base_cost() -> None:
    """Rulebook, "Purchase phase": the full base cost is always paid."""
    table = given(players=3, at="purchase", me=seat(resources="C01 C02"))
    assert extra(table, "C06") == 0
    assert table.moves == ["pass", "buy C06"], "2 Food buy Domestication, and nothing else"


def test_each_card_linked_below_costs_one_resource_of_any_type() -> None:
    """Rulebook, "Purchase phase": one extra resource for each linked card, through several rows."""
    table = given(players=3)
    assert [extra(table, card) for card in ("C13", "C18")] == [2, 2]
    assert [extra(table, card) for card in ("C19", "C23")] == [2 + 3, 2 + 3]
    assert extra(table, "C24") == 2 + 3 + 4
    assert extra(table, "C30") == 2 + 3 + 4 + 5


def test_a_card_that_has_gone_costs_nothing() -> None:
    table = given(players=3, pyramid=["-- C07 C08 C09 C10 C11 C12", GUNPOWDERS])
    assert [extra(table, card) for card in ("C13", "C14")] == [1, 2]


def test_a_card_that_has_gone_breaks_the_link() -> None:
    """Rulebook, "Purchase phase": what is reached only through it no longer counts."""
    table = given(players=3, pyramid=[HORSES, "-- C14 C15 C16 C17 C18", OILS])
    assert extra(table, "C19") == 1 + 2, "C14 and the two under it"
    table = given(players=3, pyramid=[HORSES, "-- -- C15 C16 C17 C18", OILS])
    assert extra(table, "C19") == 0
    assert extra(table, "C20") == 1 + 2


def test_a_card_reached_by_two_links_counts_once() -> None:
    table = given(players=3, pyramid=["-- C07 -- -- -- -- --", "C13 C14 -- -- -- --", OILS])
    assert extra(table, "C19") == 3, "C13, C14, and C07 under both"


def test_any_card_of_the_pyramid_may_be_bought() -> None:
    """Rulebook, "Purchase phase": 1 card from the pyramid; none is closed, however much lies under it."""
    table = given(players=3, me=RICH, at="purchase")
    assert len(table.moves) == 1 + 25


def test_with_a_card_bought_the_next_ones_are_cheaper() -> None:
    table = given(players=3, me=RICH, at="purchase")
    assert extra(table, "C13") == 2
    table.play("buy C06", "settle")
    assert extra(table, "C13") == 1


@for_all(some.sampled_from([LARGE, SMALL]), some.integers(0, 2**25 - 1))
def test_links_as_counted_from_card_to_card(rows: tuple[int, ...], there: int) -> None:
    places = [(row, place) for row, length in enumerate(rows) for place in range(length)]
    standing = {place for number, place in enumerate(places) if there >> number & 1}

    def below(row: int, place: int) -> set[tuple[int, int]]:
        feet = {(row - 1, place), (row - 1, place + 1)} & standing
        return feet.union(*[below(*foot) for foot in feet])

    cards = tuple([number if place in standing else GONE for number, place in enumerate(places)])
    assert linked(rows, cards) == [len(below(*place)) for place in places]


# The development piles


def test_a_card_of_a_pile_costs_one_resource_for_each_earlier_card_in_the_pyramid() -> None:
    """Rulebook, "Combined themes": base cost, and 1 for each card of earlier ages left in the pyramid."""
    piles = {"horse": "C06", "gunpowder": "C38", "oil": "C44", "space": "C53"}
    rows = ["-- -- C08 C09 -- --", "C13 -- C15 C16 C17", "C19 C20 C21 C22", "C24 C25 C26", "C28 C29"]
    table = given("combined", players=3, pyramid=rows, piles=piles)
    assert [extra(table, card) for card in ("C06", "C38", "C44", "C53")] == [0, 2, 2 + 4, 2 + 4 + 4 + 3]


def test_only_the_open_card_of_a_pile_may_be_bought() -> None:
    """Rulebook, "Combined themes": the top card of a pile, instead of one from the pyramid."""
    table = given("combined", players=3, piles={"horse": "C31 C32 C33"}, me=seat(resources="C01"), at="end")
    offers = [CARD.word(card) for card, _extra in table.table.pyramid.offers]
    assert "C33" in offers
    assert not {"C31", "C32"} & set(offers)


def test_the_card_below_lies_open_when_the_top_card_has_been_bought() -> None:
    table = given("combined", players=3, piles={"horse": "C31 C32"}, me=RICH, at="purchase")
    table.play("buy C32", "settle")
    assert table.hand(0) == "C32", "taken back at the end of the turn"
    assert table.table.pyramid.piles[0] == (CARD.number("C31"),)
    assert table.happened("pile-opened")[0]["card"] == "C31"


def test_a_pile_is_no_part_of_the_pyramid() -> None:
    """Rulebook, "Combined themes": what is left in the pyramid is counted, not the piles."""
    empty = ["-- -- -- -- -- --", "-- -- -- -- --", "-- -- -- --", "-- -- --", "C28 --"]
    table = given("combined", players=3, pyramid=empty, piles={"horse": "C31 C32", "gunpowder": "C38"})
    assert extra(table, "C38") == 0
    assert Pyramid(SMALL, table.table.pyramid.cards, table.table.pyramid.piles).left_before(4) == 0


# What can pay


def counts(kinds: int, most: int) -> some.SearchStrategy[list[int]]:
    """So many of each type, not more than ``most`` together."""
    drawn = some.lists(some.integers(0, kinds - 1), max_size=most)
    return drawn.map(lambda found: [found.count(kind) for kind in range(kinds)])


CARDS = counts(7, 6)
LOOSE = counts(6, 3).map(lambda found: [*found, 0])
TYPED = [0, 1, 2, 3, 4] * 3 + [5, 6, 7, 7, 7]
DUES = some.lists(some.sampled_from(TYPED), min_size=1, max_size=5).map(
    lambda found: tuple([found.count(kind) for kind in range(8)])
)


@settings(max_examples=400)
@for_all(DUES, CARDS, LOOSE)
def test_payable_as_found_by_trying_everything(
    due: tuple[int, ...], cards: list[int], loose: list[int]
) -> None:
    stock = [card + more for card, more in zip(cards, loose, strict=True)]
    assert payable(due, stock) == bool(ways(due, cards, loose))


@settings(max_examples=400)
@for_all(DUES, CARDS, LOOSE)
def test_the_cheapest_way_keeps_the_most(due: tuple[int, ...], cards: list[int], loose: list[int]) -> None:
    found = {
        sum(number * worth for number, worth in zip(way, WORTH, strict=True)): way
        for way in ways(due, cards, loose)
    }
    plan = cheapest(due, cards, loose)
    assert (plan is None) == (not found)
    if plan is not None:
        assert plan.worth == min(found)
        assert plan.worth == sum(number * worth for number, worth in zip(plan.cards, WORTH, strict=True))
        assert plan.cards in ways(due, cards, list(plan.loose)), "and it pays with what it says"
        assert all(used <= there for used, there in zip(plan.loose, loose, strict=True))


def can(due: str, stock: str) -> bool:
    """Whether resources, named by their first letters, can pay what is due; ``*`` is one of any type."""
    return payable(
        tuple([due.count(letter) for letter in "fihgons*"]), [stock.count(letter) for letter in "fihgons"]
    )


def test_two_equal_ones_are_one_of_the_next_type() -> None:
    """Rulebook, "Purchase phase": 2 equal resources for 1 more valuable one. Rulings: the next type."""
    for cheap, dear in zip("fihgo", "ihgon", strict=True):
        assert can(dear, cheap * 2)
    assert not can("h", "ff"), "not a type further up"
    assert not can("o", "hh")


def test_nothing_is_exchanged_downwards() -> None:
    """Rulebook, "Purchase phase": not in the opposite direction; so 1 Oil is not 2 Gunpowder."""
    for cheap, dear in zip("fihgo", "ihgon", strict=True):
        if dear != "n":
            assert not can(cheap, dear)
    assert not can("gg", "o")


def test_what_was_exchanged_may_be_exchanged_again() -> None:
    assert can("h", "ffff")
    assert can("h", "ffi")
    assert not can("h", "ff")
    assert can("g", "ffffff"), "three Food are an Information, three more are to spare"


def test_any_three_are_one_information() -> None:
    """Rulebook, "Purchase phase": any 3 resources for 1 Information, which is used as any other."""
    assert can("o", "fih")
    assert can("n", "fff")
    assert not can("o", "fi")


def test_two_oil_are_one_information_and_that_is_anything() -> None:
    """Rulebook, "Resource side": Information can be used as any other resource, also an exchanged one."""
    assert can("n", "oo")
    assert can("f", "oo")
    assert not can("f", "gg")


def test_information_stands_for_any_one_and_space_for_any_two() -> None:
    """Rulebook, "Resource side": 1 Space is 2 Information, used for two of one type or of two types."""
    assert can("o", "n")
    assert can("oo", "s")
    assert can("fg", "s")
    assert not can("fgo", "s")
    assert can("fgo", "ns")


def test_nothing_stands_for_a_space() -> None:
    """Rulings: a Space is on no chart. Only a corrected card could ask for one."""
    assert can("s", "s")
    assert not can("s", "nnnn")
    assert not can("so", "s")
    assert can("so", "ss")


@for_all(DUES, CARDS)
def test_what_is_lacking_is_the_fewest_resources_that_would_do(
    due: tuple[int, ...], cards: list[int]
) -> None:
    """What the refusal tells. Nothing does better than Information, and than Space where Space is due."""
    lacking = shortfall(due, cards)
    assert (lacking == 0) == payable(due, cards)
    space = max(due[6] - cards[6], 0)

    def with_more(kinds: tuple[int, ...]) -> list[int]:
        return [number + kinds.count(kind) + space * (kind == 6) for kind, number in enumerate(cards)]

    assert payable(due, with_more((5,) * (lacking - space)))
    fewer = lacking - space - 1
    assert fewer < 0 or not any(
        payable(due, with_more(kinds)) for kinds in combinations_with_replacement(range(6), fewer)
    )
