"""Tactics, and other cards that make cards act. Rulebook, "Tactic effects"."""

from copy import copy
from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as some
from tests.games.guns_and_steel.scenario import given, seat, with_deck

from ziggurat.games.guns_and_steel.corrections import STANDARD
from ziggurat.games.guns_and_steel.deck import ATTACK, CARD, SOCIETY, TACTIC, Deck
from ziggurat.games.guns_and_steel.vocabulary import WORDS
from ziggurat.kernel.telling import read_effect

# Attacks from hand


def test_who_holds_an_attack_must_play_it() -> None:
    """Rulebook, "Tactic effects": you must both play and activate."""
    table = given(me=seat(hand="C10 C04 C01")).play("technology C10", "activate")
    assert table.refused("done") == "must-go-on"
    assert table.moves == ["attack C04"]


def test_only_attacks_are_played() -> None:
    table = given(me=seat(hand="C25 C04 C05 C06 C11")).play("technology C25", "activate")
    assert table.moves == ["attack C04", "attack C11"]


def test_who_holds_none_plays_none() -> None:
    """Rulings: who holds no attack may activate all the same, since the others cannot know."""
    table = given(me=seat(hand="C10 C05 C06")).play("technology C10", "activate")
    assert table.moves == ["done"]
    assert table.play("done").question == "pause"


@pytest.mark.parametrize(("card", "most"), [("C10", 1), ("C25", 2), ("C30", 3)])
def test_up_to_so_many_attacks(card: str, most: int) -> None:
    """Rulebook, "Tactic effects": after the first one may stop."""
    hand = ["C04", "C11", "C14", "C17"]
    table = given(me=seat(hand=f"{card} {' '.join(hand)}"))
    table.play(f"technology {card}", "activate")
    for number, attack in enumerate(hand[:most]):
        assert ("done" in table.moves) == (number > 0)
        table.play(f"attack {attack}")
    assert table.question == "pause"
    assert [entry["card"] for entry in table.happened("attacked")] == hand[:most]


def test_an_attack_that_is_played_must_be_activated() -> None:
    """Rulebook, "Tactic effects": with Flank Attack, Blitzkrieg or Satellite it attacks at once."""
    table = given(me=seat(hand="C10 C04 C01"), others=[seat(resources="C01 C02")])
    table.play("technology C10", "activate", "attack C04")
    assert (table.asked, table.question) == (1, "response")


def test_the_attack_comes_from_the_hand_into_the_area() -> None:
    table = given(me=seat(hand="C10 C04 C01")).play("technology C10", "activate", "attack C04")
    assert (table.hand(0), table.technologies(0)) == ("C01", "C04 C10")


def test_the_next_attack_waits_for_the_end_of_the_one_before() -> None:
    table = given(me=seat(hand="C25 C04 C11"), others=[seat(resources="C01 C02 C03")])
    table.play("technology C25", "activate", "attack C04")
    table.play("1: done", "1: spend C03")
    assert (table.asked, table.moves) == (0, ["attack C11", "done"])


def test_with_an_empty_hand_nobody_is_asked_for_more() -> None:
    table = given(me=seat(hand="C25 C04")).play("technology C25", "activate", "attack C04")
    assert table.question == "pause"


# Attacks that lie in the area


def test_an_activated_tactic_must_wake_an_attack() -> None:
    table = given(me=seat(hand="C05", technologies="C04 C11")).play("activate")
    assert table.moves == ["wake C04", "wake C11"]


def test_only_attacks_that_lie_as_technologies_are_woken() -> None:
    """Rulebook, "Tactic effects": those lying in your area."""
    table = given(me=seat(hand="C12 C01", technologies="C04 C06 C10", resources="C11", points=0))
    table.play("technology C12", "activate")
    assert [entry["card"] for entry in table.happened("attacked")] == ["C04"], "it was the only one"


def test_up_to_two_different_attacks_are_woken() -> None:
    table = given(me=seat(hand="C22", technologies="C04 C11 C14")).play("activate", "wake C11")
    assert table.moves == ["wake C04", "wake C14", "done"]
    table.play("wake C04")
    assert table.question == "pause"


def test_one_of_two_ways_must_be_of_use() -> None:
    """Charge with no attack in the area: only playing one is left, and without a hand only waking."""
    table = given(me=seat(hand="C15 C04 C01")).play("technology C15", "activate")
    assert table.moves == ["attack C04"], "nothing to choose between"
    table = given(me=seat(hand="C15", technologies="C04")).play("activate")
    assert [entry["card"] for entry in table.happened("attacked")] == ["C04"]


# Once in a technology phase


def test_what_was_just_played_cannot_be_woken_again() -> None:
    """Rulings: a card acts at most once in a technology phase."""
    table = given("combined", me=seat(hand="C55 C04 C01", technologies="C11"))
    table.play("technology C55", "activate", "attack C04", "yes")
    assert [entry["card"] for entry in table.happened("attacked")] == ["C04", "C11"]
    table = given("combined", me=seat(hand="C55 C04 C01"))
    table.play("technology C55", "activate", "attack C04")
    assert table.question == "pause", "Missile Defense has no other to wake"


def test_in_the_next_turn_it_can() -> None:
    table = given(me=seat(hand="C05 C01 C02", technologies="C04"), others=[seat(hand="C01 C02 C03 C08")])
    table.play("technology C05", "activate", "done", "1: resource C01", "1: technology C08", "1: rest")
    table.table.areas[0].technologies.remove(CARD.number("C05"))
    table.table.areas[0].hand.append(CARD.number("C05"))
    table.play("0: resource C01", "0: technology C05", "0: activate")
    assert [entry["card"] for entry in table.happened("attacked")] == ["C04", "C04"]


def test_starting_cards_of_several_players_are_different_cards() -> None:
    """Warrior lies in two areas: copied from one, it can be copied from the other by another card."""
    me = seat(hand="C47 C01", technologies="C04")
    table = given("renaissance", me=me, others=[seat(technologies="C04"), seat(technologies="C04")])
    table.play("technology C47", "activate")
    assert table.moves == ["copy 1 C04", "copy 2 C04"], "one's own is not an opponent's"


# Copies


def test_a_copied_effect_is_carried_out_as_if_it_were_ones_own() -> None:
    """Rulings: with the copier's area and the copier's opponents; the owner is one of them."""
    others = [seat(technologies="C44", resources="C01"), seat(resources="C02")]
    table = given("renaissance", me=seat(hand="C47", technologies="C42"), others=others)
    table.play("activate", "1: done", "2: done")
    assert table.happened("copied") == [{"card": "C44", "rival": 1, "seat": 0}]
    assert table.happened("attacked") == [{"card": "C44", "number": 2 + 2, "seat": 0}]
    assert (table.points(0), table.resources(1), table.resources(2)) == (2, "", "")


def test_a_copied_card_stays_where_it_is() -> None:
    table = given("renaissance", me=seat(hand="C33"), others=[seat(technologies="C31")]).play("activate")
    assert (table.technologies(0), table.technologies(1)) == ("C33", "C31")
    assert (table.points(0), table.points(1)) == (1, 1), "1 of Calendar; 1 for its owner"


def test_society_cards_that_activate_others_cannot_be_copied_or_woken() -> None:
    table = given("renaissance", me=seat(hand="C33"), others=[seat(technologies="C33 C46"[4:])])
    assert table.question == "pause"
    table = given("renaissance", me=seat(hand="C46", technologies="C33"), others=[seat(technologies="C31")])
    assert table.question == "pause"


def test_what_would_be_of_no_use_cannot_be_copied() -> None:
    table = given("renaissance", me=seat(hand="C33"), others=[seat(technologies="C01 C45")])
    assert table.question == "pause", "no Food to replenish, no points to pay with"


# No loops


LOOPS = (
    "wake(attack)",
    "wake(attack, up_to=2)",
    "wake(society)",
    "wake(tactic, up_to=2)",
    "launch(1)",
    "launch(3)",
    "copy(attack)",
    "copy(society, points=1)",
    "copy(tactic)",
    "sequence(wake(attack), copy(attack))",
    "sequence(attack(), wake(attack, up_to=2))",
    "sequence(launch(1), wake(attack), copy(attack))",
    "one_of(copy(attack), wake(attack))",
    "tally(spend(2), wake(attack))",
    "sequence(points(1), wake(society))",
)


def looping(effects: list[str], type: int) -> Deck:
    """A deck whose cards, all of one type but the starting ones, have these effects in turn."""
    cards = [copy(card) for card in STANDARD.cards]
    for number, card in enumerate(cards):
        card.effect = read_effect(effects[number % len(effects)], WORDS)
        card.type = type if card.theme != "start" else card.type
    return Deck(cards, STANDARD.wonders)


def test_an_attack_that_activates_others_cannot_be_woken() -> None:
    """Only a corrected deck has such attacks. They can be played, but not woken or copied, by each other."""
    with with_deck(looping(["sequence(attack(), wake(attack))", "attack()"], ATTACK)):
        table = given(me=seat(hand="C15", technologies="C17 C19 C18 C20")).play("activate")
    assert table.moves == ["wake C18", "wake C20"]


def test_cards_that_copy_each_other_across_players_do_nothing() -> None:
    with with_deck(looping(["copy(attack)"], ATTACK)):
        others = [seat(technologies="C17 C19"), seat(technologies="C11 C23")]
        assert given(me=seat(hand="C14"), others=others).question == "pause"


@for_all(
    some.lists(some.sampled_from(LOOPS), min_size=1, max_size=4),
    some.sampled_from([SOCIETY, TACTIC, ATTACK]),
    some.integers(0, 1000),
)
def test_whatever_wakes_whatever_comes_to_an_end(effects: list[str], type: int, seed: int) -> None:
    """Rulings: no cards can wake each other for ever, not even across players."""
    with with_deck(looping(effects, type)):
        others = [seat(technologies="C04 C05 C17 C19", resources="C01"), seat(technologies="C04 C11 C23 C24")]
        me = seat(hand="C14 C04 C20 C22", technologies="C05 C15 C25", resources="C01 C02 C06")
        table = given(me=me, others=others).play("technology C14")
    roll = Random(seed)
    for _ in range(200):
        if table.question == "pause":
            break
        moves = table.moves
        table.play("activate" if "activate" in moves else roll.choice(moves))
    assert table.question == "pause"
    acted = [(entry["seat"], entry["card"]) for entry in table.happened("activated")]
    copied = [(entry["rival"], entry["card"]) for entry in table.happened("copied")]
    assert len(set(acted + copied)) == len(acted + copied)
