"""The facts of the cards: what is printed on them, and how many there are, against a list of its own."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ziggurat.games.through_the_ages import GAME
from ziggurat.games.through_the_ages.catalog import CATEGORIES
from ziggurat.games.through_the_ages.set_up import set_up
from ziggurat.kernel.chance import Quick

PRINTED = [json.loads(line) for line in Path(__file__).with_name("facts.jsonl").read_text().splitlines()]
CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card["facts"] for card in GAME.cards(GAME.setting({"players": "4"}), "en")
}


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed["id"])
def test_a_card_costs_what_is_printed_on_it(printed: dict[str, Any]) -> None:
    facts = CARDS[printed["id"]]
    assert {name: facts[name] for name in printed if name != "id"} == {
        name: what for name, what in printed.items() if name != "id"
    }


def test_there_are_the_cards_of_the_box_and_no_others() -> None:
    assert len(PRINTED) == len(CARDS) == 236
    assert sum(card["copies"][2] for card in PRINTED) == 179 + 150
    assert {card["category"] for card in PRINTED} == set(CATEGORIES)


@pytest.mark.parametrize(
    ("players", "civil", "military"), [(2, 44, (43, 46, 41)), (3, 50, (45, 50, 45)), (4, 53, (45, 50, 45))]
)
def test_decks_have_the_right_size(players: int, civil: int, military: tuple[int, ...]) -> None:
    from ziggurat.games.through_the_ages.row import civil_deck, military_faces

    table = set_up(GAME, GAME.setting({"players": str(players)}), Quick.seeded(1))
    assert len(table.deck) + len(table.row) == 20
    assert len(table.current) == players + 2
    assert len(military_faces(table, 0)) == 10
    for age in (1, 2, 3):
        assert len(civil_deck(table, age)) == civil
        assert len(military_faces(table, age)) == military[age - 1]


def test_the_beginning_is_that_of_the_rulebook() -> None:
    table = GAME.set_up(GAME.setting({"players": "4"}), Quick.seeded(2))
    assert [civ.white for civ in table.civs] == [1, 2, 3, 4]
    for seat in range(4):
        civ = table.rated(seat)
        assert (civ.bank, civ.cubes, civ.unused, sum(civ.workers)) == (18, 16, 1, 6)
        assert (civ.science_rating, civ.culture_rating, civ.strength, civ.happiness) == (1, 0, 1, 0)
        assert (civ.white_total, civ.red_total, civ.red) == (4, 2, 0)
    assert Counter(table.row).most_common(1)[0][1] <= 2
