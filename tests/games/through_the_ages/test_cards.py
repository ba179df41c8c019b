"""Every card does what it should; and the check of each fails when the card does nothing."""

import pytest
from tests.games.through_the_ages.card_checks import CHECKS
from tests.games.through_the_ages.scenario import doing_nothing

from ziggurat.games.through_the_ages.catalog import IDS


@pytest.mark.parametrize("card", IDS)
def test_card(card: str) -> None:
    CHECKS[card]()


@pytest.mark.parametrize("card", IDS)
def test_a_card_that_does_nothing_is_noticed(card: str) -> None:
    with doing_nothing(card):
        try:
            CHECKS[card]()
        except Exception:
            return
    raise AssertionError(f"the check of {card} passes, whatever the card does")


def test_there_is_a_check_for_each_card_and_no_other() -> None:
    assert set(CHECKS) == set(IDS)
