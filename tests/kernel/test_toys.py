"""The toys keep their rules, and all of them pass the conformance run."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.kernel.toys import (
    TOYS,
    auction,
    event,
    menu,
    new,
    ordering,
    play,
    reactions,
    secret,
    sorting,
    standing,
    trading,
)

from ziggurat.conformance import CHECKS, check_game
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.errors import Refused
from ziggurat.kernel.happening import Happening

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.kernel.game import Game, Setting

SETTINGS = [(toy, players) for toy in TOYS for players in range(toy.seats[0], toy.seats[1] + 1)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("toy", "players"), SETTINGS, ids=[f"{toy.name}-{number}" for toy, number in SETTINGS]
)
def test_conformance(check: Callable[[Game, Setting, int], None], toy: Game, players: int) -> None:
    for seed in range(2):
        check(toy, toy.setting({"players": str(players)}), seed)


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)
def test_random_games_play_every_verb(toy: Game) -> None:
    seen = check_game(toy, toy.setting({}), games=3)
    assert seen.games == 3
    assert sum(seen.endings.values()) == 3
    assert not seen.unplayed(toy)


def moves(table: Any, seat: int) -> list[str]:
    return [move.text for move in table.moves(seat)]


def refused(table: Any, seat: int, move: str) -> str:
    with pytest.raises(Refused) as refusal:
        table.play(seat, move)
    return refusal.value.refusal.code


# Auction


def test_the_top_bidder_pays_and_has_the_lot() -> None:
    table = new(auction.GAME, 3)
    lot = table.decision.lot
    play(table, "0 bid 2", "1 bid 5", "2 pass", "0 pass")
    assert table.coins == [10, 5, 10]
    assert table.points == [0, lot, 0]
    assert table.deciders == (1,), "the next seat opens the next lot"


def test_bidding_goes_round_until_all_others_have_passed() -> None:
    table = new(auction.GAME, 3)
    play(table, "0 bid 1", "1 bid 2", "2 bid 3", "0 pass", "1 bid 4", "2 bid 5", "1 pass")
    assert table.coins == [10, 10, 5]


def test_a_bid_must_be_higher_and_payable() -> None:
    table = new(auction.GAME, 2)
    play(table, "0 bid 4")
    assert refused(table, 1, "bid 4") == "bid-low"
    assert moves(table, 1) == ["pass", *[f"bid {coins}" for coins in range(5, 11)]]
    play(table, "1 pass")
    play(table, "1 bid 6")
    assert refused(table, 0, "bid 7") == "bid-poor"


def test_who_cannot_outbid_is_not_asked() -> None:
    table = new(auction.GAME, 3)
    play(table, "0 bid 10")
    assert table.coins == [0, 10, 10], "all others can only pass"


def test_a_lot_that_nobody_wants_is_gone() -> None:
    table = new(auction.GAME, 2)
    play(table, "0 pass", "1 pass")
    assert table.points == [0, 0]
    assert len(table.lots) == 4


# Reactions


def raid(*hands: list[int]) -> Any:
    """A table where the seats have these hands and seat 0 raids."""
    table = new(reactions.GAME, len(hands))
    table.hands = [*hands]
    play(table, "0 raid")
    return table


def test_a_raid_hits_each_opponent_in_turn_order_and_then_goes_on() -> None:
    table = raid([], [reactions.SHIELD], [reactions.SHIELD])
    assert (table.deciders, table.gold) == ((1,), [6, 5, 5]), "the first gold is looted, seat 1 is hit first"
    play(table, "1 suffer")
    assert (table.deciders, table.gold) == ((2,), [6, 3, 5])
    play(table, "2 block")
    assert table.gold == [7, 3, 5], "after all reactions the second gold is looted"


def test_a_reaction_calls_for_a_reaction() -> None:
    table = raid([reactions.SWORD], [reactions.SWORD, reactions.SHIELD])
    play(table, "1 strike-back")
    assert table.deciders == (0,), "the raider is hit in the midst of the raid"
    play(table, "0 strike-back")
    assert table.deciders == (1,)
    play(table, "1 suffer")
    assert (table.gold, table.hands) == ([7, 3], [[], [reactions.SHIELD]])


def test_who_has_no_card_is_not_asked_who_has_useless_ones_is() -> None:
    assert raid([], [], []).gold == [7, 3, 3]
    table = raid([], [reactions.SWORD])
    assert refused(table, 1, "block") == "no-card"


def test_a_reaction_in_the_midst_of_effects_is_copied() -> None:
    table = raid([reactions.SHIELD], [reactions.SWORD], [])
    play(table, "1 strike-back")
    copy = table.copy()
    play(copy, "0 suffer")
    play(table, "0 block")
    assert copy.gold == [5, 5, 3]
    assert table.gold == [7, 5, 3]


def test_hands_are_hidden_and_imagined() -> None:
    table = new(reactions.GAME, 3)
    assert [table.view(viewer)["hand"] for viewer in (0, None)] == [
        [reactions.CARD.word(table.hands[0][0])],
        [],
    ]
    imagined = [table.imagine(0, Quick.seeded(seed)) for seed in range(30)]
    assert {other.hands[0][0] for other in imagined} == {table.hands[0][0]}
    assert {other.hands[1][0] for other in imagined} == {reactions.SHIELD, reactions.SWORD}


# Secret


def test_all_choose_at_once_in_any_order() -> None:
    table = new(secret.GAME, 3)
    assert table.deciders == (0, 1, 2)
    play(table, "1 lay 4")
    assert table.deciders == (0, 2)
    assert refused(table, 1, "lay 3") == "not-asked"
    play(table, "2 lay 4", "0 lay 2")
    assert table.won == [1, 0, 0], "two fours cancel out"
    assert table.deciders == (0, 1, 2)


def test_a_laid_card_is_secret_until_all_are_laid() -> None:
    table = new(secret.GAME, 3)
    table.happenings = told = list[Happening]()
    play(table, "1 lay 4")
    assert [table.view(viewer)["own"] for viewer in (0, 1, 2, None)] == [0, 4, 0, None]
    assert [told[0].seen_by(viewer)["card"] for viewer in (0, 1, 2, None)] == [None, 4, None, None]
    play(table, "0 lay 1", "2 lay 2")
    assert [happening.seen_by(None)["card"] for happening in told[3:6]] == [1, 4, 2]


def test_others_imagine_any_card_the_owner_its_own() -> None:
    table = new(secret.GAME, 2)
    play(table, "1 lay 4")
    imagined = {
        seat: Counter(table.imagine(seat, Quick.seeded(n)).laid[1] for n in range(40)) for seat in (0, 1)
    }
    assert set(imagined[0]) == {1, 2, 3, 4}
    assert set(imagined[1]) == {4}


def test_the_last_card_is_laid_by_itself() -> None:
    table = new(secret.GAME, 2)
    play(table, "0 lay 1", "1 lay 2", "0 lay 2", "1 lay 3", "0 lay 3", "1 lay 4")
    assert table.over
    assert table.won == [1, 3], "the last round was four against one"


# Trading


def test_any_seat_may_offer_but_only_one_is_waited_for() -> None:
    table = new(trading.GAME, 3)
    assert table.deciders == (0,)
    assert table.may_act == (1, 2)
    play(table, "2 offer 0 salt wool")
    assert table.deciders == (0,)
    assert moves(table, 0) == ["accept", "decline"]
    play(table, "0 accept")
    assert table.goods == [[2, 0, 1], [0, 3, 0], [1, 0, 2]]
    play(table, "0 end")
    assert table.deciders == (1,)


def test_offers_are_bounded() -> None:
    table = new(trading.GAME, 3)
    for _ in range(2):
        play(table, "1 offer 0 iron wool", "0 decline")
    assert table.may_act == (2,)
    assert refused(table, 1, "offer 0 iron wool") == "not-asked"


def test_an_offer_needs_two_different_goods_that_are_there() -> None:
    table = new(trading.GAME, 3)
    assert refused(table, 1, "offer 0 iron iron") == "same-good"
    assert refused(table, 1, "offer 0 iron salt") == "no-good"
    assert refused(table, 1, "offer 2 iron salt") == "not-offered", "the others trade with the active seat"


# Ordering


def dawns(*cards: str) -> Any:
    """A table where seat 0 has these cards, and it dawns."""
    table = new(ordering.GAME, 1)
    table.cards[0] = [ordering.CARD.number(card) for card in cards[:-1]]
    play(table, f"0 take {cards[-1]}")
    return table


def test_the_player_orders_what_happens_at_once() -> None:
    table = dawns("field", "mill")
    assert moves(table, 0) == ["first 1", "first 2"]
    other = table.copy()
    play(table, "0 first 1")
    play(other, "0 first 2")
    assert (table.grain, other.grain) == ([4], [2])


def test_an_order_within_an_order() -> None:
    table = dawns("orchard", "mill")
    play(table, "0 first 1")
    assert moves(table, 0) == ["first 1", "first 2"], "now the parts of the orchard"
    play(table, "0 first 1")
    assert table.grain == [4], "one, doubled by the orchard, doubled by the mill"


def test_nobody_is_asked_when_the_order_cannot_matter() -> None:
    assert dawns("field").grain == [2]
    assert dawns("twins").grain == [2]


# Event


def test_an_event_lets_another_seat_build_at_a_discount() -> None:
    table = event.GAME.set_up(event.GAME.setting({}), Quick.seeded(1))
    table.events[-1] = event.FAIR
    table.coins = [2, 3, 1]
    table.proceed()
    assert table.deciders == (2,), "the poorest of the others acts in the turn of seat 0"
    assert moves(table, 2) == ["build hut", "build house", "skip"], "at three coins less"
    play(table, "2 build house")
    assert (table.coins, table.deciders) == ([4, 3, 0], (0,))
    assert moves(table, 0) == ["build hut", "build house", "skip"], "at the full price"


def test_a_refusal_says_what_is_lacking() -> None:
    table = event.GAME.set_up(event.GAME.setting({}), Quick.seeded(1))
    table.events[-1] = event.HARVEST
    table.proceed()
    with pytest.raises(
        Refused, match=r"'build palace': you lack 2 coins\. Possible here: build hut, build house, skip"
    ):
        table.play(0, "build palace")


# Standing


def crafts(*cards: str) -> Any:
    """A table where seat 0 has these cards and much money."""
    table = new(standing.GAME, 2)
    table.cards[0] = [standing.CARD.number(card) for card in cards]
    table.coins[0] = 20
    return table


def test_cards_change_what_other_cards_cost() -> None:
    table = crafts("guild")
    play(table, "0 buy museum")
    assert table.coins[0] == 20 - 4


def test_cards_change_what_other_cards_give() -> None:
    table = crafts("bank")
    play(table, "0 buy market")
    assert table.coins[0] == 20 - 4 + 3 + 2


def test_cards_wait_for_an_event() -> None:
    table = crafts("smithy")
    play(table, "0 buy guild")
    assert table.coins[0] == 20 - 3 + 1
    assert crafts().scores() == [0, 0]


def test_two_cards_that_wait_for_the_same_are_ordered_by_the_player() -> None:
    table = crafts("smithy", "charter", "guild")
    play(table, "0 buy bank")
    assert moves(table, 0) == ["first 1", "first 2"]
    play(table, "0 first 2")
    assert table.coins[0] == 20 - 2 + (2 + 1) + (1 + 1), "the bank counts at once"


def test_cards_score() -> None:
    assert crafts("museum", "bank").scores() == [2 + 2 * 2, 0]
    assert crafts("bank").scores() == [1, 0]


# Menu


def dines(dish: str, coins: int = 3) -> Any:
    """A table where seat 0 has some coins and has ordered a dish; seat 1 has three coins."""
    table = new(menu.GAME, 2)
    table.coins[0] = coins
    play(table, f"0 order {dish}")
    return table


def test_one_of() -> None:
    table = dines("soup")
    assert moves(table, 0) == ["choose 1", "choose 2"]
    assert refused(table, 0, "choose 3") == "no-use"
    play(table, "0 choose 2")
    assert (table.coins[0], table.points[0]) == (3, 1)


def test_may() -> None:
    table = dines("salad")
    play(table, "0 yes")
    assert (table.coins[0], table.points[0]) == (1, 2)
    table = dines("salad")
    play(table, "0 no")
    assert (table.coins[0], table.points[0]) == (3, 0)
    assert dines("salad", coins=1).deciders == (1,), "nobody is asked for what cannot be done"


def test_per_counts_when_it_is_reached() -> None:
    assert dines("bread", coins=4).coins[0] == 8
    table = dines("cheese")
    play(table, "0 first 1")
    assert table.coins[0] == 8, "one is earned, then four more"
    table = dines("cheese")
    play(table, "0 first 2")
    assert table.coins[0] == 7


def test_tally_repeats_for_each_thing_found() -> None:
    table = dines("fish")
    play(table, "0 pay", "0 pay", "0 enough")
    assert (table.coins[0], table.points[0], table.tallies) == (1, 2, [])


def test_a_tally_counts_what_others_do() -> None:
    table = dines("tea")
    assert table.deciders == (1,)
    play(table, "1 pay", "1 pay", "1 pay")
    assert table.coins == [6, 0]


def test_a_tally_within_a_tally() -> None:
    table = dines("wine", coins=5)
    assert table.coins[0] == 5 - 2 - 2, "two are lost, and one more for each"
    assert table.points[0] == 2, "the outer tally counts what the second part of the inner one finds"


def test_if_at_least() -> None:
    assert dines("roast", coins=3).points[0] == 0
    assert dines("roast", coins=4).points[0] == 2


def test_for_rival_gives_to_the_other_side() -> None:
    assert dines("cake").coins == [4, 2]


# Sorting


def test_a_set_of_two_is_listed_in_one_order_and_may_be_given_in_any() -> None:
    table = new(sorting.GAME, 1)
    assert moves(table, 0) == ["give one", "give two", "give three", "give four"]
    assert table.choices(0)[-1].text == "give five", "behind it none would be left for the second"
    other = table.copy()
    play(table, "0 give two")
    assert moves(table, 0) == ["give three", "give four", "give five"]
    play(table, "0 give one")
    play(other, "0 give one", "0 give two")
    assert table == other


def test_what_was_passed_over_is_still_to_be_had() -> None:
    table = new(sorting.GAME, 1)
    play(table, "0 give one", "0 give two", "0 give five")
    assert moves(table, 0) == ["enough"], "with the others nothing new could be chosen in their order"
    assert [move.text for move in table.choices(0)] == ["enough", "give three", "give four"]
    play(table, "0 give four")
    assert moves(table, 0) == ["give three", "enough"], "the order starts anew"
    play(table, "0 give three")
    assert table.over, "only enough is left, which nobody need say"
