"""Paying by small moves: what each due is paid with is the player's choice. Rulebook, "Purchase phase"."""

from itertools import combinations

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as some
from tests.games.guns_and_steel.brute import ways
from tests.games.guns_and_steel.scenario import Scene, cards, given, paying, seat, words

from ziggurat.games.guns_and_steel.corrections import STANDARD
from ziggurat.games.guns_and_steel.deck import RESOURCES
from ziggurat.games.guns_and_steel.payment import Payment


def due(table: Scene) -> dict[str, int]:
    """What is still to be paid."""
    found: dict[str, int] = table.table.decision.details(table.table)["due"]
    return found


NEXT = seat(hand="C01 C02")
"""Somebody whose turn it is next."""


# Cards and resources of this turn


def test_a_due_is_paid_with_a_card_of_its_type() -> None:
    """Rulebook, "Resource side", a: to spend a card is to turn it over."""
    table = paying(seat(resources="C01 C06 C07 C13"), horse=1)
    table.play("pay C07")
    assert (table.resources(0), table.technologies(0)) == ("C01 C06 C13", "C07")
    assert table.question == "pause", "and all is paid"


def test_the_dearest_due_is_paid_first_and_those_of_any_type_last() -> None:
    table = paying(seat(resources="C01 C02 C04 C13 C14"), food=1, gunpowder=1, any=1)
    asked = []
    while table.question == "payment":
        asked.append(table.table.decision.details(table.table)["next"])
        table.play(table.moves[1])
    assert asked == ["gunpowder", "food", "any"]


def test_another_type_does_not_pay() -> None:
    table = paying(seat(resources="C01 C04 C06 C13 C19"), iron=1)
    assert [table.refused(f"pay {card}") for card in ("C01", "C04", "C06", "C13", "C19")] == [
        "wrong-type", "", "wrong-type", "wrong-type", "wrong-type"
    ]  # fmt: skip


def test_a_due_of_any_type_is_paid_with_any_card() -> None:
    """Rulebook, "Purchase phase": the extra resources are of one's own choice."""
    table = paying(seat(resources="C01 C04 C19 C24 C28"), any=1)
    assert [move for move in table.moves if move.startswith("pay")] == [
        "pay C01", "pay C04", "pay C19", "pay C24", "pay C28"
    ]  # fmt: skip


def test_equal_dues_are_paid_in_the_order_of_the_cards() -> None:
    table = paying(seat(resources="C06 C07 C08"), horse=2)
    assert table.passed_over == ["pay C08"]
    table.play("pay C07")
    assert table.passed_over == ["pay C06"]
    assert table.copy().play("pay C06").resources(0) == "C08"
    assert table.play("pay C08").resources(0) == "C06"


def test_resources_of_this_turn_pay_too() -> None:
    """Rulebook, "Purchase phase": with those received in the technology phase, and those that lie there."""
    table = paying(seat(resources="C04", loose="iron iron"), iron=2)
    table.play("use iron", "use iron")
    assert (table.resources(0), table.loose(0)) == ("C04", "")


def test_one_may_also_keep_them_and_pay_with_cards() -> None:
    table = paying(seat(resources="C04 C05", loose="iron"), iron=1)
    table.play("pay C05")
    assert (table.resources(0), table.loose(0)) == ("C04", "iron")


def test_no_move_is_offered_that_could_not_be_completed() -> None:
    table = paying(seat(resources="C06 C24", loose="food"), horse=1, gunpowder=1)
    assert table.refused("combine") == "too-little-left", "three of anything, and then no Horse"
    assert table.refused("convert horse") == "too-little-left"
    table.play("pay C24")
    assert due(table) == {"horse": 1}


# Wild resources


def test_information_stands_for_any_type() -> None:
    """Rulebook, "Resource side": Information can be used as any other, even if that lies there too."""
    for kind in RESOURCES[:6]:
        table = paying(seat(resources="C01 C04 C06 C13 C19 C24 C25"), **{kind: 1})
        table.play("pay C25")
        assert table.technologies(0) == "C25"
        assert table.question == "pause"


def test_a_space_stands_for_two() -> None:
    """Rulebook, "Resource side": 1 Space is 2 others of one's choice, alike or different."""
    table = paying(seat(resources="C01 C04 C13 C28"), gunpowder=1, iron=1)
    table.play("pay C28", "spare")
    assert table.resources(0) == "C01 C04 C13"


def test_both_halves_of_a_space_may_go_for_dues_of_any_type() -> None:
    table = paying(seat(resources="C01 C28 C04"), any=2)
    table.play("pay C28", "spare")
    assert table.resources(0) == "C01 C04"


def test_the_odd_half_of_a_space_is_lost() -> None:
    """Rulings: a half that nothing needs is lost."""
    table = paying(seat(resources="C01 C28"), food=1).play("pay C28")
    assert (table.resources(0), table.loose(0), table.question) == ("C01", "", "pause")


def test_a_half_may_wait_while_cards_pay() -> None:
    table = paying(seat(resources="C04 C13 C14 C28"), gunpowder=3).play("pay C14", "pay C28")
    assert table.refused("spare") == ""
    assert "pay C13" in table.passed_over
    assert table.play("spare").resources(0) == "C04 C13"


# Conversions


def test_two_equal_ones_become_one_of_the_next_type() -> None:
    """Rulebook, "Purchase phase": 2 Food for 1 Iron."""
    table = paying(seat(resources="C01 C02 C03 C04"), iron=1)
    table.play("convert food")
    assert due(table) == {"food": 2}
    assert table.play("pay C01", "pay C03").resources(0) == "C02 C04"


def test_not_of_another_type() -> None:
    table = paying(seat(resources="C01 C02 C03 C06"), horse=1)
    assert table.refused("convert food") == "not-offered"
    assert table.refused("convert iron") == "too-little-left"


def test_what_was_converted_may_be_converted_again() -> None:
    """Rulings: four Food are two Iron are one Horse."""
    table = paying(seat(resources="C01 C02 C06", loose="food food"), horse=1)
    table.play("convert iron", "convert food", "convert food", "pay C01", "pay C02", "use food", "use food")
    assert table.resources(0) == "C06"


def test_three_of_any_type_become_one_information() -> None:
    """Rulebook, "Purchase phase": any 3 resources for 1 Information, here used as Oil."""
    table = paying(seat(resources="C01 C04 C06 C07 C19"), oil=1)
    table.play("combine")
    assert due(table) == {"any": 3}
    assert table.play("pay C01", "pay C04", "pay C07").resources(0) == "C06 C19"


def test_information_may_stand_for_one_of_two_that_are_converted() -> None:
    table = paying(seat(resources="C04 C13 C24", loose="gunpowder"), oil=1)
    table.play("convert gunpowder", "pay C13", "pay C24")
    assert (table.resources(0), table.loose(0)) == ("C04", "gunpowder")


def test_two_oil_become_an_information_that_stands_for_anything() -> None:
    table = paying(seat(resources="C01 C19 C20"), food=1)
    assert table.play("convert oil", "pay C19", "pay C20").resources(0) == "C01"
    table = given(players=3, at="purchase", me=seat(resources="C19 C20 C01"))
    assert "buy C06" in table.moves, "2 Food: one lies there, the other is two Oil"


def test_oil_may_be_paid_by_what_two_oil_become() -> None:
    table = paying(seat(resources="C19 C20 C21"), oil=1)
    assert table.play("convert oil", "pay C19", "pay C21").resources(0) == "C20"


def test_one_may_pay_more_than_needed_by_converting() -> None:
    """Rulings: what is due can be met by converted resources although a plain one lies there."""
    table = paying(seat(resources="C01 C02 C04"), any=1)
    assert table.play("convert food", "pay C01", "pay C02").resources(0) == "C04"
    table = paying(seat(resources="C01 C02 C04 C06"), food=1)
    assert table.play("combine", "pay C02", "pay C04", "pay C06").resources(0) == "C01"


# Pay for me


def test_pay_for_me_takes_what_cannot_be_kept_first() -> None:
    table = paying(seat(resources="C01 C02 C04", loose="iron"), any=2).play("settle")
    assert (table.resources(0), table.loose(0)) == ("C02 C04", "")


def test_pay_for_me_takes_the_cheapest_and_of_these_what_was_laid_first() -> None:
    table = paying(seat(resources="C24 C19 C02 C01 C07 C06"), horse=1, any=1).play("settle")
    assert table.resources(0) == "C01 C06 C19 C24"


def test_pay_for_me_does_not_add_to_a_space_that_is_enough() -> None:
    assert paying(seat(resources="C01 C28"), iron=1, any=1).play("settle").resources(0) == "C01"


def test_pay_for_me_completes_what_was_begun() -> None:
    table = paying(seat(resources="C01 C02 C19 C24"), oil=1, food=1)
    table.play("pay C24", "settle")
    assert table.resources(0) == "C02 C19"


def test_where_all_is_needed_nobody_is_asked() -> None:
    """Whatever stands for what, the outcome is one; and everybody can see it."""
    table = paying(seat(resources="C01 C28", loose="iron"), any=4)
    assert (table.question, table.resources(0), table.loose(0)) == ("pause", "", "")


def test_where_something_stays_the_player_is_asked() -> None:
    assert paying(seat(resources="C01 C02"), food=1).question == "payment"


# The purchase


def test_the_bought_card_lies_as_a_technology_and_is_not_activated() -> None:
    """Rulebook, "Purchase phase"; it lies in the area, and counts there."""
    me = seat(hand="C01 C08", resources="C02 C04 C05 C06", technologies="C03")
    table = given(players=3, me=me, others=[NEXT], at="purchase", pyramid=["-- C07", "C14 C17"])
    table.play("buy C14", "pay C06", "pay C04", "pay C05")
    assert table.turn_of == 1, "with two cards in hand the turn is over"
    assert table.technologies(0) == "C03 C04 C05 C06 C14"
    assert table.power(0) == 1 + 1 + 2
    assert "C14" not in table.offered
    assert table.happened("bought") == [{"card": "C14", "number": 3, "seat": 0}]


def test_one_card_a_turn_or_none() -> None:
    """Rulebook, "Purchase phase": you may buy 1 card."""
    me = seat(hand="C04 C05", resources="C01 C02 C03", loose="food food")
    table = given(players=3, me=me, others=[NEXT], at="purchase")
    assert table.copy().play("pass").turn_of == 1
    assert table.play("buy C06", "use food", "use food").turn_of == 1


def test_who_cannot_pay_is_not_asked() -> None:
    me = seat(hand="C04 C05", resources="C01")
    assert given(players=3, me=me, others=[NEXT], at="purchase").turn_of == 1


def test_too_dear_says_how_much_is_lacking() -> None:
    table = given(players=3, me=seat(resources="C01 C02"), at="purchase")
    assert table.refused("buy C09") == "too-dear"
    assert table.refused("buy C30") == "too-dear"


# All ways


def by_type(resource: int) -> list[int]:
    """Some cards of a type, of all numbers that it has."""
    return [card.index for card in STANDARD.cards if card.resource == resource][:3]


STOCKS = some.lists(some.sampled_from([0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6]), min_size=1, max_size=5)
LOOSE = some.lists(some.sampled_from(RESOURCES[:6]), max_size=1)
DUES = some.lists(some.sampled_from([0, 1, 2, 3, 4, 7, 7]), min_size=1, max_size=3)


@settings(max_examples=150)
@for_all(STOCKS, LOOSE, DUES)
def test_small_moves_reach_every_payment_and_never_get_stuck(
    stock: list[int], loose: list[str], owed: list[int]
) -> None:
    """Each set of cards that can pay, deliberately dear ones too, is reached; and nothing else."""
    lying = [card for kind in range(7) for card in by_type(kind)[: stock.count(kind)]]
    counted = [len(by_type(kind)[: stock.count(kind)]) for kind in range(7)]
    price = tuple([owed.count(kind) for kind in range(8)])
    possible = {
        frozenset(spent)
        for way in ways(price, counted, [loose.count(kind) for kind in RESOURCES])
        for spent in choices(lying, way)
    }
    if not possible:
        return
    names = (*RESOURCES, "any")
    table = paying(
        seat(resources=words(lying), loose=" ".join(loose)),
        **{name: number for name, number in zip(names, price, strict=True) if number},
    )
    assert outcomes(table) == possible


def choices(lying: list[int], way: tuple[int, ...]) -> list[list[int]]:
    """All cards that can be meant by so many of each type."""
    chosen: list[list[int]] = [[]]
    for kind, number in enumerate(way):
        alike = [card for card in lying if STANDARD.resource[card] == kind]
        chosen = [[*before, *more] for before in chosen for more in combinations(alike, number)]
    return chosen


def outcomes(table: Scene) -> set[frozenset[int]]:
    """The sets of cards that are spent on all paths of small moves from here."""
    found: set[frozenset[int]] = set()
    seen: set[tuple[str, str, str]] = set()
    left = [table]
    while left:
        here = left.pop()
        if here.question == "pause":
            found.add(frozenset(cards(here.technologies(0))))
            continue
        place = (repr(here.table.decision), here.resources(0), here.loose(0))
        if place in seen:
            continue
        seen.add(place)
        assert isinstance(here.table.decision, Payment)
        moves = here.moves
        assert moves[0] == "settle"
        assert len(moves) > 1, f"{place} can be completed by no small move"
        left += [here.copy().play(move) for move in moves[1:]]
        settled = here.copy().play("settle")
        assert settled.question == "pause"
    return found
