"""What the Code of Laws says of single cards, and how docs/rulings/through_the_ages.md reads what it leaves
open."""

from tests.games.through_the_ages.scenario import card, civ, given

STRONG = civ(workers="warriors:6")


def test_hammurabi_does_not_help_to_pay_for_a_revolution() -> None:
    table = given(civ(leader="hammurabi", hand="monarchy", science=9, white=3)).play("exchange")
    assert table.of(0).more_white == 1
    assert table.refused("revolt monarchy") == "all-actions"


def test_patriotism_does_not_help_robespierre() -> None:
    has = civ(leader="maximilien_robespierre", hand="monarchy patriotism_ii", science=9, red=2)
    table = given(has).play("play patriotism_ii")
    assert table.refused("revolt monarchy") == "all-actions"


def test_homers_resource_is_gone_with_him() -> None:
    table = given(civ(leader="homer", hand="joan_of_arc", resources=1, unused=1))
    assert table.refused("build warriors") == ""
    table.play("lead joan_of_arc")
    assert table.refused("build warriors") == "too-few-resources"


def test_a_tucked_homer_stays_with_a_ruin() -> None:
    has = civ(wonders="hanging_gardens", homer="hanging_gardens", leader="michelangelo")
    table = given(has, event="ravages_of_time")
    place = table.of(0)
    assert (place.ruins, place.happiness, place.culture_rating) == ((card("hanging_gardens"),), 1, 2 + 1)


def test_a_ruin_still_costs_an_action_more() -> None:
    table = given(civ(wonders="pyramids", ruins="pyramids"), row="great_wall")
    assert table.play("take 1 great_wall").of(0).white == 2


def test_basilica_and_homer_on_one_wonder() -> None:
    table = given(civ(wonders="hanging_gardens st_peters_basilica", homer="hanging_gardens"))
    assert table.of(0).happiness == 1 + (2 + 1 + 1)


def test_iconoclasm_in_age_four_removes_every_leader() -> None:
    table = given(civ(leader="bill_gates", workers="computers"), event="iconoclasm", age=4)
    assert (table.of(0).leader, table.culture()[0]) == (-1, 3), "and Gates scores when he leaves"


def test_infiltrate_lets_gates_score_for_his_owner() -> None:
    me = {**STRONG, "military": "infiltrate", "red": 2}
    table = given(me, [civ(leader="bill_gates", workers="computers")], at="politics", age=3)
    table.play("attack infiltrate 1")
    assert table.culture() == [9, 3]


def test_choices_in_an_event_are_made_in_turn_order() -> None:
    table = given(civ(), [civ(), civ()], event="development_of_markets", active=1)
    table.play("1: choose 1", "2: choose 2", "0: choose 1")
    assert (table.food(1), table.resources(2), table.food(0)) == (2, 2, 2)


def test_of_equals_the_current_player_then_the_next_counts_as_higher() -> None:
    table = given(civ(), [civ(), civ(), civ()], event="foray", active=2)
    table.play("2: split 0", "3: split 0")
    assert table.question == "pause"
    weakest = given(civ(unused=1), [civ(), civ()], event="reign_of_terror", active=1)
    assert [weakest.of(seat).unused for seat in range(3)] == [0, 1, 1]


def test_the_strongest_may_take_cards_in_anothers_turn_and_skips_the_next_politics() -> None:
    deck = "drama " * 40
    table = given(
        civ(military="rats"), [STRONG], at="politics", current="international_agreement crusades", row="iron",
        deck=deck,
    )  # fmt: skip
    table.play("prepare rats", "1: take 1 iron")
    assert table.hand(1) == "iron"
    assert table.of(1).white == 4, "no action of its own is spent"
    later = given(civ(done=512), at="turn", row="iron", deck=deck)
    assert later.question == "action"
    assert not later.of(0).done & 512


def test_the_agreement_not_used_costs_nothing() -> None:
    table = given(STRONG, event="international_agreement", row="iron", deck="drama " * 40).play("done")
    assert (table.of(0).done, table.row()) == (0, "iron")


def test_breakthrough_by_revolution_costs_no_action_for_the_card() -> None:
    has = civ(hand="breakthrough_i monarchy", science=2, leader="maximilien_robespierre", white=0)
    table = given(has).play("play breakthrough_i")
    assert (table.of(0).government, table.of(0).science, table.of(0).red) == (card("monarchy"), 2, 0)


def test_a_pact_that_ends_at_the_end_of_an_age() -> None:
    has = civ(pact="open_borders_agreement", partner=1)
    table = given(has, [civ(), civ()], at="turn", age=2, row="iron", deck="drama")
    assert (table.of(0).pact, table.of(0).red_total, table.of(1).red_total) == (-1, 2, 2)


def test_what_is_in_play_does_not_become_obsolete() -> None:
    has = civ(wonders="pyramids", tactic="legion", colonies="vast_territory_i", specials="masonry", bank=18)
    table = given(has, at="turn", age=2, row="iron", deck="drama")
    place = table.of(0)
    assert (len(place.wonders), place.tactic, len(place.colonies)) == (1, card("legion"), 1)
    assert place.specials[3] == card("masonry")


def test_gandhi_doubles_the_price_of_wars_too() -> None:
    has = civ(military="war_over_culture", red=3, government="communism")
    table = given(has, [civ(leader="mahatma_gandhi")], at="politics", age=3)
    assert table.refused("declare war_over_culture 1") == "no-military-actions"


def test_columbus_and_alexander_use_up_the_political_action() -> None:
    table = given(civ(leader="alexander_the_great", military="rats"), at="politics").play("expand")
    assert table.question == "pause"


def test_joan_does_not_look_for_others() -> None:
    table = given(civ(), [civ(leader="joan_of_arc")], at="politics", current="rats crusades")
    assert table.table.peeked == 0


def test_free_population_of_a_territory() -> None:
    table = given(civ(leader="christopher_columbus", military="inhabited_territory_ii"), at="politics")
    table.play("explore inhabited_territory_ii")
    assert (table.of(0).unused, table.food(0), table.of(0).bank) == (3, 0, 18 + 3 - 2)


def test_overfull_civil_hands_are_kept() -> None:
    table = given(
        civ(wonders="pyramids", hand="iron coal oil alchemy drama"), event="ravages_of_time", row="opera"
    )
    assert (table.of(0).white_total, len(table.of(0).hand)) == (4, 5)


def test_uncertain_borders_takes_from_the_bank_alone() -> None:
    table = given(STRONG, [civ(bank=0, workers="warriors")], event="uncertain_borders")
    assert (table.of(0).bank, table.of(1).bank) == (18, 0)


def test_losing_yellow_tokens_takes_no_workers() -> None:
    table = given(civ(bank=1), at="turn", age=2, row="iron", deck="drama")
    assert (table.of(0).bank, table.of(0).unused) == (0, 1)
