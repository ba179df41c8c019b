"""The books of a table: every card is somewhere, and tokens are what there was and what the box gave."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ziggurat.games.through_the_ages.catalog import (
    CARDS,
    CATEGORY,
    EVENT,
    HOMER,
    LAST_AGE,
    LEVEL,
    NONE,
    STAGES,
    copies_for,
    is_technology,
)
from ziggurat.games.through_the_ages.science import PRINTED
from ziggurat.games.through_the_ages.set_up import BLUE_BANK

if TYPE_CHECKING:
    from ziggurat.games.through_the_ages.civ import Civ
    from ziggurat.games.through_the_ages.table import AgesTable

YELLOW = 25


def audit(table: AgesTable) -> None:
    """``AssertionError`` if anything is not accounted for."""
    _cards(table)
    for seat, civ in enumerate(table.civs):
        if not civ.gone:
            _tokens(table, seat, civ)
    for pile in (table.current, table.future):
        for entry in pile:
            assert CATEGORY[entry & 255] == EVENT or CATEGORY[entry & 255] == EVENT + 1, (
                "no event among events"
            )


def _cards(table: AgesTable) -> None:
    found: Counter[int] = Counter()
    found.update(card for card in table.row if card != NONE)
    for pile in (
        table.deck, table.warriors, table.discards, table.removed, table.current, table.future, table.past,
        table.common,
    ):  # fmt: skip
        found.update(card & 255 for card in pile)
    for civ in table.civs:
        found.update(civ.hand)
        found.update(civ.military)
        lying = [
            *civ.techs,
            civ.government,
            *civ.specials,
            *civ.wonders,
            civ.leader,
            civ.wonder,
            civ.war,
            civ.pact,
        ]
        found.update(card for card in lying if card != NONE and card not in PRINTED)
        found.update(civ.colonies)
        if civ.exclusive:
            found[civ.tactic] += 1
        if civ.homer != NONE:
            found[HOMER] += 1
    expected: Counter[int] = Counter()
    for card in range(CARDS):
        printed = card in PRINTED
        if LEVEL[card] <= min(table.age, LAST_AGE - 1) and not printed:
            expected[card] = copies_for(card, table.decks_for[LEVEL[card]])
    # cards that are being played are on their way: in the agenda, and nowhere else
    for card, number in found.items():
        assert number <= expected[card], f"card {card} is there {number} times"
    missing = sum(expected.values()) - sum(found.values())
    assert 0 <= missing <= len(table.agenda), f"{missing} cards are lost"


def _tokens(table: AgesTable, seat: int, civ: Civ) -> None:
    yellow = civ.bank + civ.unused + sum(civ.workers)
    assert yellow == YELLOW + civ.yellow_box, f"seat {seat} has {yellow} yellow tokens"
    blue = civ.cubes + sum(civ.blue) + civ.stages
    assert blue == BLUE_BANK + civ.blue_box, f"seat {seat} has {blue} blue tokens"
    rated = table.rated(seat)
    assert civ.white_total == rated.civil_symbols, f"seat {seat} has {civ.white_total} white tokens"
    assert civ.red_total == rated.military_symbols, f"seat {seat} has {civ.red_total} red tokens"
    assert 0 <= civ.white <= civ.white_total, f"seat {seat} has {civ.white} civil actions"
    assert 0 <= civ.red <= civ.red_total, f"seat {seat} has {civ.red} military actions"
    small = (
        civ.bank,
        civ.unused,
        civ.cubes,
        civ.science,
        civ.culture,
        civ.more_white,
        civ.more_red,
        civ.arms,
        civ.lore,
    )
    assert min(*small, *civ.spare, *civ.workers, *civ.blue) >= 0, (
        f"seat {seat} has less than nothing: {small}"
    )
    assert civ.wonder == NONE or civ.stages < len(STAGES[civ.wonder]) or table.agenda, (
        "a wonder was not completed"
    )
    techs = [card for card in civ.hand if is_technology(card)]
    assert len(techs) == len(set(techs)), f"seat {seat} has a technology twice in hand"
    rating = [rated.science_rating, rated.culture_rating, rated.strength, rated.happiness]
    civ.stale = True
    again = table.rated(seat)
    assert rating == [again.science_rating, again.culture_rating, again.strength, again.happiness], (
        f"seat {seat}: the ratings {rating} were not up to date"
    )
