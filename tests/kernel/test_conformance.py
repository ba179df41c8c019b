"""The conformance run notices what is broken: each toy here has one fault, and a check names it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.kernel.toys import auction, event, menu, reactions, secret, trading

from ziggurat.conformance import CHECKS, Census, census, check_game
from ziggurat.conformance.choosing import check_choices, check_texts
from ziggurat.conformance.keeping import check_copies, check_records, check_saves, check_undo
from ziggurat.conformance.knowing import check_imagining, check_secrecy, check_views
from ziggurat.kernel.effects import NO_SOURCE, Do
from ziggurat.kernel.move import Kind, Refusal, Verb

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.kernel.game import Game, Setting

Patch = pytest.MonkeyPatch


def fault(check: Callable[[Game, Setting, int], object], game: Game) -> str:
    """What a check has against a game."""
    for seed in range(20):
        try:
            check(game, game.setting({}), seed)
        except AssertionError as found:
            return str(found)
    return "nothing"


# Choices


def test_a_candidate_that_is_there_twice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(reactions.Acting, "candidates", lambda *_: [reactions.RAID(), reactions.RAID()])
    assert "candidates are there twice: ['raid']" in fault(check_choices, reactions.GAME)


def test_a_move_that_is_read_back_as_another(monkeypatch: Patch) -> None:
    monkeypatch.setattr(reactions.Acting, "candidates", lambda *_: [Verb("raid")(), reactions.REST()])
    assert "'raid' is read back as another move" in fault(check_choices, reactions.GAME)


def test_moves_that_are_not_the_candidates_that_are_not_refused(monkeypatch: Patch) -> None:
    monkeypatch.setattr(reactions.Acting, "moves", lambda *_: [reactions.REST()])
    assert "the moves [<rest>] are not the candidates" in fault(check_choices, reactions.GAME)


def test_a_decision_that_leaves_no_choice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Bidding, "refusal", lambda *_: Refusal("bid-low"))
    assert "must choose, and there is nothing to choose" in fault(check_choices, auction.GAME)


def test_a_seat_that_does_not_exist(monkeypatch: Patch) -> None:
    monkeypatch.setattr(trading.Trading, "may_act", lambda *_: (7,))
    monkeypatch.setattr(trading.Trading, "candidates", lambda *_: [trading.END()])
    assert "are not all seats" in fault(check_choices, trading.GAME)


def test_two_verbs_of_one_word() -> None:
    verbs = (auction.BID, auction.PASS, Verb("yes"))
    double = auction.Auction("double", auction.GAME.package, 1, (2, 2), 2, (auction.COINS,), verbs)
    assert "two verbs share a word: yes" in fault(check_choices, double)


def test_a_refusal_that_changes_something(monkeypatch: Patch) -> None:
    def refusal(_: Any, table: Any, seat: int, move: Any) -> Refusal | None:
        table.points[seat] += 1
        return Refusal("bid-low", (("high", 0),)) if move.verb is auction.BID else None

    monkeypatch.setattr(auction.Bidding, "refusal", refusal)
    assert "a refusal changed it" in fault(check_choices, auction.GAME)


def test_a_ranking_that_forgets_somebody(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Auction, "ranking", lambda *_: [[0]])
    assert "the ranking is [[0]]" in fault(check_choices, auction.GAME)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_tokens_that_are_lost_are_missed_by_any_check(check: Callable[..., None], monkeypatch: Patch) -> None:
    def give_away(answering: Any, table: Any, seat: int, _: Any) -> None:
        table.goods[seat][answering.take] -= 1

    monkeypatch.setattr(trading.Answering, "choose", give_away)
    assert "instead of" in fault(check, trading.GAME)


def test_a_game_that_does_not_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr("ziggurat.conformance.playing.LIMIT", 100)
    monkeypatch.setattr(trading, "ROUNDS", 10**6)
    assert "no end after 100 decisions" in fault(check_choices, trading.GAME)
    assert "no end after 100 decisions" in fault(
        lambda game, setting, seed: census(game, setting, [seed]), trading.GAME
    )


# Texts


def test_a_question_without_words(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Bidding, "ASK", "bet")
    assert "en cannot tell ('bet', 'points', 'high'): en has no message ask-bet" in fault(
        check_texts, auction.GAME
    )


def test_a_question_that_lacks_what_it_names(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Bidding, "details", lambda *_: {})
    assert "message ask-bid: Unknown external: points" in fault(check_texts, auction.GAME)


def test_a_refusal_without_words(monkeypatch: Patch) -> None:
    monkeypatch.setattr(secret, "NOT_IN_HAND", Refusal("gone"))
    assert "en has no message refusal-gone" in fault(check_texts, secret.GAME)


def test_a_name_without_words() -> None:
    kinds = (trading.GOOD, Kind("good", ("wool", "gold")))
    lacking = trading.Trade("lacking", trading.GAME.package, 1, (2, 2), 2, (), trading.GAME.verbs[:4], kinds)
    assert "en cannot tell ('good', 'gold')" in fault(check_texts, lacking)


# Copies, snapshots, records, undo


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    kept = auction.AuctionTable.copy

    def copy(table: auction.AuctionTable) -> auction.AuctionTable:
        other = kept(table)
        other.coins = table.coins
        return other

    monkeypatch.setattr(auction.AuctionTable, "copy", copy)
    assert "playing on a copy changed it" in fault(check_copies, auction.GAME)


def test_a_copy_that_forgets_a_field(monkeypatch: Patch) -> None:
    kept = auction.AuctionTable.copy

    def copy(table: auction.AuctionTable) -> auction.AuctionTable:
        other = kept(table)
        other.points = [0 for _ in table.points]
        return other

    monkeypatch.setattr(auction.AuctionTable, "copy", copy)
    assert "the copy has points [0, 0, 0]" in fault(check_copies, auction.GAME)
    assert "taken back to another state" in fault(check_undo, auction.GAME)


def test_a_step_that_holds_what_can_change(monkeypatch: Patch) -> None:
    def run(turn: Any, table: Any) -> None:
        table.then(reactions.Acting(turn.seat), reactions.Turn([turn.seat]))  # type: ignore[arg-type]

    monkeypatch.setattr(reactions.Turn, "run", run)
    assert "Turn(seat=[0]) on the agenda holds what can change" in fault(check_copies, reactions.GAME)


def test_a_field_that_is_not_named(monkeypatch: Patch) -> None:
    def choose(spending: Any, table: Any, seat: int, _: Any) -> None:
        table.spent = getattr(table, "spent", 0) + 1
        if table.spent % 3:
            table.then(spending)
        else:
            table.points[seat] += 1

    monkeypatch.setattr(menu.Spending, "choose", choose)
    assert "has gone another way" in fault(check_saves, menu.GAME)


def test_a_die_of_ones_own(monkeypatch: Patch) -> None:
    dice = Random(1)

    def run(_: Any, table: Any) -> None:
        table.coins[0] = dice.randrange(9)

    monkeypatch.setattr(event.Income, "run", run)
    assert "a good record is refused" in fault(check_records, event.GAME)


# What a seat may know


def test_a_view_that_is_not_plain(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Auction, "view", lambda _, table, __: {"coins": tuple(table.coins)})
    assert "is not plain data: it holds tuples" in fault(check_views, auction.GAME)
    monkeypatch.setattr(auction.Auction, "view", lambda *_: {"lot": Do})
    assert "is not plain data: Object of type" in fault(check_views, auction.GAME)


def test_a_view_that_is_the_table_itself(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Auction, "view", lambda _, table, __: {"coins": table.coins})
    assert "a view shares its lists with the table" in fault(check_views, auction.GAME)


def test_a_view_that_holds_the_seed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Auction, "view", lambda _, table, __: {"x": table.chance.seed.hex()})
    assert "the view of 0 holds" in fault(check_views, auction.GAME)


def test_a_view_that_shows_what_is_hidden(monkeypatch: Patch) -> None:
    monkeypatch.setattr(secret.Secret, "view", lambda _, table, __: {"laid": table.laid[:]})
    assert "view differs" in fault(check_imagining, secret.GAME)
    assert "tells viewer" in fault(check_secrecy, secret.GAME)


def test_a_redeal_that_changes_what_is_known(monkeypatch: Patch) -> None:
    def redeal(table: Any, _: int | None) -> None:
        table.events = table.events[1:]

    monkeypatch.setattr(event.TownTable, "redeal", redeal)
    assert "view differs" in fault(check_imagining, event.GAME)


def test_a_redeal_that_deals_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.AuctionTable, "redeal", lambda *_: None)
    assert "whoever imagines, it is always the same table" in fault(check_imagining, auction.GAME)


def test_a_redeal_that_draws_from_elsewhere(monkeypatch: Patch) -> None:
    dice = Random(1)
    monkeypatch.setattr(auction.AuctionTable, "redeal", lambda table, _: dice.shuffle(table.lots))
    assert "the same chance deals in different ways" in fault(check_imagining, auction.GAME)


def test_a_card_turned_up_that_nobody_calls_revealed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.AuctionTable, "reveal", lambda _: None)
    assert "tells viewer 0 what is hidden" in fault(check_secrecy, auction.GAME)


def test_what_is_told_before_it_is_revealed_and_so_foreseen(monkeypatch: Patch) -> None:
    def run(step: Any, table: Any) -> None:
        if table.lots:
            table.tell(auction.OFFERED, -1, table.lots[-1])
            whole(step, table)

    whole = auction.NextLot.run
    monkeypatch.setattr(auction.NextLot, "run", run)
    assert "what is foreseen of it tells what is hidden" in fault(check_secrecy, auction.GAME)


def test_a_happening_that_tells_too_much(monkeypatch: Patch) -> None:
    def choose(laying: Any, table: Any, seat: int, move: Any) -> None:
        table.laid[seat] = move.arg
        table.tell(secret.TURNED, seat, max(table.laid))
        if laying.deciders(table):
            table.then(laying)

    monkeypatch.setattr(secret.Laying, "choose", choose)
    assert "what is hidden: happenings differs" in fault(check_secrecy, secret.GAME)


def test_a_decision_that_is_skipped_for_what_others_cannot_know(monkeypatch: Patch) -> None:
    def forced(laying: Any, table: Any) -> Any:
        last, *others = laying.deciders(table)
        return secret.LAY(table.hands[last][0]) if not others and 4 in table.laid else None

    monkeypatch.setattr(secret.Laying, "forced", forced)
    assert "tells viewer" in fault(check_secrecy, secret.GAME)


def test_moves_that_depend_on_what_the_seat_cannot_know(monkeypatch: Patch) -> None:
    def refusal(_: Any, table: Any, seat: int, move: Any) -> Refusal | None:
        hand = table.hands[seat]
        others = [card for card in hand if card not in table.laid] or hand
        return None if move.arg in others else secret.NOT_IN_HAND

    monkeypatch.setattr(secret.Laying, "refusal", refusal)
    assert "candidates differs" in fault(check_imagining, secret.GAME)
    found = fault(check_secrecy, secret.GAME)
    assert "tells viewer" in found or "cannot tell from this one" in found


# All together


def test_a_fault_is_reported_with_its_place(monkeypatch: Patch) -> None:
    monkeypatch.setattr(auction.Auction, "ranking", lambda *_: [[0]])
    with pytest.raises(AssertionError) as found:
        check_game(auction.GAME, auction.GAME.setting({}))
    assert found.value.__notes__ == [
        "check_choices of auction, seed 0, Setting(players=3, options=(('coins', '10'),), content=())"
    ]


def test_a_census_counts_and_adds_up() -> None:
    setting = menu.GAME.setting({})
    one, two = (census(menu.GAME, setting, seeds) for seeds in (range(10), range(10, 30)))
    assert one.games == 10
    assert one.decisions == sum(one.asked.values()) == sum(one.played.values()) == sum(one.verbs.values())
    assert one.verbs["order"] == 9 * 10
    assert one.endings == Counter(dishes=10)
    whole = Census().add(one).add(two)
    assert str(whole) == str(census(menu.GAME, setting, range(30)))
    assert str(whole).startswith(f"30 games of {whole.shortest} to {whole.longest} decisions, ")
    assert whole.unplayed(menu.GAME) == []
    assert census(menu.GAME, setting, []).unplayed(menu.GAME) == ["order", "pay", "enough"]
    assert str(Census()).startswith("0 games")


def test_a_do_is_known_by_what_it_does() -> None:
    """What lies on an agenda is equal when it says the same, so that states can be compared."""
    effect = reactions.RAIDING
    assert Do(effect, 0, 1, NO_SOURCE) == Do(effect, 0, 1, NO_SOURCE) != Do(effect, 1, 0, NO_SOURCE)
