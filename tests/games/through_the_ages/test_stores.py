"""Paying and gaining: every distribution of blue tokens that the rules allow can be chosen, and no other."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.games.through_the_ages.scenario import Scene, card, civ, given

from ziggurat.games.through_the_ages.catalog import PHILOSOPHY, value
from ziggurat.games.through_the_ages.production import corruption
from ziggurat.games.through_the_ages.stores import FOOD, RESOURCES, alter, slots

MINES = "bronze iron coal oil"
FARMS = "agriculture irrigation selective_breeding mechanized_agriculture"


def brute(old: dict[int, int], bank: int, change: int) -> set[tuple[tuple[int, int], ...]]:
    """All distributions by the letter of the rules: tried one by one."""
    names = sorted(old)
    whole = sum(number * value(name) for name, number in old.items())
    tokens = sum(old.values()) + bank
    every: list[dict[int, int]] = []
    for numbers in product(
        *[range(min(tokens, (whole + max(change, 0)) // value(name)) + 1) for name in names]
    ):
        new = dict(zip(names, numbers, strict=True))
        if sum(numbers) > tokens:
            continue
        if change > 0:
            if all(new[name] >= old[name] for name in names):
                every.append(new)
        elif all(
            sum(number * value(name) for name, number in new.items() if value(name) >= least)
            <= sum(number * value(name) for name, number in old.items() if value(name) >= least)
            for least in (1, 2, 3, 5)
        ):
            every.append(new)

    def worth(new: dict[int, int]) -> int:
        return sum(number * value(name) for name, number in new.items())

    if change > 0:
        most = max(worth(new) for new in every if worth(new) <= whole + change)
        fit = [new for new in every if worth(new) == most]
    else:
        fit = [new for new in every if worth(new) == whole + change]
        if not fit:
            fit = [new for new in every if worth(new) < whole + change and sum(new.values()) == tokens]
    return {tuple(sorted(new.items())) for new in fit}


def reached(table: Scene, goods: int) -> set[tuple[tuple[int, int], ...]]:
    """All distributions that can be chosen, step by step."""
    if table.question != "spread":
        place = table.of(0)
        return {tuple(sorted((name, place.blue[name]) for name in slots(place, goods)))}
    found: set[tuple[tuple[int, int], ...]] = set()
    for move in table.can("leave"):
        found |= reached(table.copy().play(move), goods)
    settled = table.copy().play("settle")
    assert settled.question != "spread"
    assert reached(settled, goods) <= found, "what is paid for me could have been chosen"
    return found


@pytest.mark.parametrize("seed", range(60))
def test_every_distribution_can_be_chosen(seed: int) -> None:
    roll = Random(seed)
    goods = roll.choice((FOOD, RESOURCES))
    names = (FARMS if goods == FOOD else MINES).split()
    names = names[:1] + roll.sample(names[1:], roll.randint(0, 3))
    has = {card(name): roll.randint(0, 3) for name in names}
    whole = sum(number * value(name) for name, number in has.items())
    change = roll.randint(1, 7) if roll.random() < 0.4 or not whole else -roll.randint(1, whole)
    bank = roll.choice((0, 0, 1, 2, 5, 9))
    blue = " ".join(f"{name}:{has[card(name)]}" for name in names)
    table = given(civ(blue=blue, cubes=bank), at="nothing")
    if change > 0 and not bank:
        return
    alter(table.table, 0, goods, change)
    table.proceed()
    assert reached(table, goods) == brute(has, bank, change)


def test_paying_for_me_fills_the_bank() -> None:
    table = given(civ(blue="bronze:2 iron:2 coal:1", techs="iron coal", unused=1))
    table.play("build bronze")
    assert table.question == "spread"
    assert table.table.decision.usual(table.table) is not None
    table.play("settle")
    assert [table.tokens(0, mine) for mine in ("bronze", "iron", "coal")] == [0, 2, 1]


def test_one_distribution_is_not_asked_for() -> None:
    assert given(civ(blue="bronze:3", unused=1)).play("build bronze").question == "action"


def test_overpaying_only_if_the_bank_is_empty_afterwards() -> None:
    table = given(civ(blue="coal:1", cubes=0, food=0, unused=1, techs="printing_press"), at="nothing")
    alter(table.table, 0, RESOURCES, -1)
    table.proceed()
    assert table.of(0).cubes == 0
    assert table.resources(0) == 1, "1 is owed, 2 are paid: there is one token for the change"


def test_labs_keep_resources_when_gates_has_gone() -> None:
    table = given(civ(blue="bronze:1 computers:1", workers="computers"), at="nothing")
    place = table.of(0)
    assert place.blue[PHILOSOPHY + 3] == 1
    alter(table.table, 0, RESOURCES, -1)
    table.proceed().play("settle")
    assert table.tokens(0, "computers") == 1
    alter(table.table, 0, RESOURCES, -3)
    table.proceed()
    assert (table.resources(0), table.of(0).cubes) == (0, 18)


def test_resources_of_this_turn_are_spent_first() -> None:
    table = given(civ(resources=2, unused=1, arms=1)).play("build warriors")
    assert (table.resources(0), table.of(0).arms) == (1, 0)


def test_losing_blue_tokens_from_cards_of_ones_choice() -> None:
    table = given(civ(food=2, resources=3, cubes=0), at="nothing")
    table.table.tokens(0, 0, -2)
    table.proceed()
    assert table.moves == ["shed agriculture", "shed bronze"]
    table.play("shed bronze", "shed agriculture")
    assert (table.food(0), table.resources(0), table.of(0).cubes) == (1, 2, 0)


def test_a_wonder_is_covered_from_cards_when_the_bank_is_empty() -> None:
    has = civ(food=2, resources=3, cubes=0, wonder="pyramids", hand="engineering_genius_iii")
    table = given(has).play("play engineering_genius_iii")
    table.play("shed agriculture")
    assert (table.food(0), table.resources(0), table.of(0).stages) == (1, 3, 1)


def test_a_gain_is_cut_by_an_empty_bank() -> None:
    table = given(civ(cubes=1, hand="reserves_iii")).play("play reserves_iii", "choose 2")
    assert (table.resources(0), table.of(0).cubes) == (1, 0)


def test_corruption_takes_the_resources_first_so_that_there_is_change_for_the_food() -> None:
    me = civ(cubes=0, blue="bronze:5 mechanized_agriculture")
    table = given(me, at="nothing")
    corruption(table.table, 0)
    table.proceed()
    assert (table.resources(0), table.food(0), table.tokens(0, "agriculture")) == (0, 4, 4), "6 in all"


def test_barbarossa_pays_the_food_before_the_resources() -> None:
    me = civ(leader="frederick_barbarossa", blue="agriculture:3 irrigation:3 iron:2 bronze:2", red=1)
    table = given(me).play("enlist warriors")
    goods = []
    while table.question == "spread":
        goods.append(table.table.decision.details(table.table)["goods"])
        table.play("settle")
    assert goods[:1] == ["food"]
    assert sorted(goods) == goods
    assert table.workers(0, "warriors") == 2


def test_a_gain_is_told_as_it_is() -> None:
    table = given(civ(cubes=1), event="development_of_crafts")
    assert [told["number"] for told in table.happened("gained") if told["seat"] == 0] == [1]
