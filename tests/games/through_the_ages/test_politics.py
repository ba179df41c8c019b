"""Politics: events, aggressions, wars, pacts, resigning, colonies, and what others see of it all."""

from tests.games.through_the_ages.scenario import Scene, card, civ, given

from ziggurat.games.through_the_ages.catalog import CARD

STRONG = civ(workers="warriors:6", military="spy", red=2)


# Preparing events


def test_a_prepared_event_scores_its_level_and_the_next_one_happens() -> None:
    table = given(civ(military="cold_war"), at="politics", current="development_of_crafts rats")
    table.play("prepare cold_war")
    assert (table.culture()[0], table.resources(0), table.resources(1)) == (2, 2, 2)
    assert [entry & 255 for entry in table.table.future] == [card("cold_war")]
    assert table.table.past == [card("development_of_crafts")]


def test_future_events_become_current_sorted_by_age() -> None:
    table = given(
        civ(military="impact_of_wonders"), at="politics", current="rats", future="cold_war barbarians"
    )
    table.play("prepare impact_of_wonders")
    assert [entry & 255 for entry in reversed(table.table.current)] == [
        card("barbarians"), card("cold_war"), card("impact_of_wonders"),
    ]  # fmt: skip


def test_who_has_prepared_an_event_knows_it_and_nobody_else() -> None:
    table = given(civ(military="cold_war"), at="politics", current="rats crusades").play("prepare cold_war")
    views = [table.table.view(viewer)["future_events"] for viewer in (0, 1, None)]
    assert [view["prepared"] for view in views] == [["cold_war"], [], []]


def test_international_agreement_costs_the_next_political_action_and_may_end_the_age() -> None:
    me = civ(military="rats", workers="warriors:5", leader="moses")
    table = given(
        me, at="politics", age=1, current="international_agreement crusades", row="iron coal", deck="drama"
    )
    table.play("prepare rats", "take 1 iron", "done")
    assert (table.table.age, table.of(0).leader, table.of(0).bank) == (2, -1, 16)
    assert table.of(0).done & 512


def test_development_of_civilization_lets_another_seat_act_in_this_turn() -> None:
    me = civ(military="rats")
    rebel = civ(hand="monarchy", science=1)
    table = given(me, [rebel], at="politics", current="development_of_civilization crusades").play(
        "prepare rats"
    )
    table.play("1: revolt monarchy")
    assert (table.of(1).white, table.of(1).science, table.of(1).government) == (0, 0, card("monarchy"))


# Aggressions


def test_an_aggression_needs_more_strength_and_actions() -> None:
    table = given(civ(military="spy", red=2), at="politics")
    assert table.refused("attack spy 1") == "not-stronger"
    table = given({**STRONG, "red": 0}, at="politics")
    assert table.refused("attack spy 1") == "no-military-actions"


def test_a_defence_is_offered_only_if_it_reaches_equality_and_is_then_completed() -> None:
    has = civ(military="defense_colonization_i rats crusades legion", government="communism")
    table = given(STRONG, [has], at="politics").play("attack spy 1")
    assert table.asked == 1
    assert table.can("yield")
    assert table.can("defend")
    table.play("defend defense_colonization_i")
    assert not table.can("yield")
    assert not table.can("done")
    table.play("ward crusades", "ward rats", "ward legion")
    assert table.happened("repelled")
    assert table.of(0).science == 0


def test_no_more_cards_than_military_actions() -> None:
    has = civ(military="cold_war rats crusades spy")
    table = given(STRONG, [has], at="politics").play("attack spy 1")
    assert table.question == "defence", "others cannot see that it is in vain"
    assert table.moves == ["yield"]


def test_who_has_no_card_is_not_asked() -> None:
    table = given(STRONG, [civ(science=3)], at="politics").play("attack spy 1")
    assert table.of(0).science == 3


def test_a_pact_that_ends_by_the_attack_counts_for_nobody() -> None:
    me = {**STRONG, "workers": "warriors:3", "pact": "military_pact", "partner": 1}
    table = given(me, [civ(science=5), civ()], at="politics", age=3)
    assert table.of(0).strength == 6
    table.play("attack spy 1")
    assert (table.of(0).strength, table.of(0).pact, table.of(0).science) == (3, -1, 5)


def twice(workers: str, **more: object) -> Scene:
    """Two pacts between seats 0 and 1 that both end when one attacks the other."""
    me = civ(workers=workers, pact="military_pact", partner=1, red=4, **more)
    other = civ(workers="warriors:5", pact="promise_of_military_protection", partner=0, science=9, culture=9)
    return given(me, [other, civ()], at="politics", age=3)


def test_both_pacts_of_a_pair_end_by_an_aggression_and_count_for_nobody() -> None:
    assert twice("warriors:3", military="spy").refused("attack spy 1") == "not-stronger"
    table = twice("warriors:6", military="spy").play("attack spy 1")
    assert (table.of(0).pact, table.of(1).pact, table.of(0).strength, table.of(1).strength) == (-1, -1, 6, 5)


def test_both_pacts_of_a_pair_end_by_a_war() -> None:
    table = twice("warriors:3", military="war_over_culture").play("declare war_over_culture 1")
    assert (table.of(0).pact, table.of(1).pact, table.of(0).strength, table.of(1).strength) == (-1, -1, 3, 5)


# Wars


def test_a_war_is_resolved_in_the_next_turn() -> None:
    me = civ(workers="warriors:4", military="war_over_culture", red=3)
    table = given(me, [civ(culture=20)], at="politics", age=3).play("declare war_over_culture 1")
    assert (table.of(0).war, table.of(0).target, table.of(0).red) == (card("war_over_culture"), 1, 0)


def test_a_war_may_be_lost_by_who_declared_it_and_a_tie_does_nothing() -> None:
    weak = civ(war="war_over_culture", target=1, culture=20)
    lost = given(weak, [civ(workers="warriors:3")], at="turn", age=3, deck="oil " * 20)
    assert lost.culture() == [13, 7]
    tied = given(weak, [civ()], at="turn", age=3, deck="oil " * 20)
    assert (tied.culture(), tied.of(0).war) == ([20, 0], -1)


def test_no_war_in_the_last_round() -> None:
    me = civ(workers="warriors:4", military="war_over_culture", red=3)
    table = given(me, at="politics", age=4, last_round=5)
    assert table.refused("declare war_over_culture 1") == "last-round"


# Pacts


def offers(**more: object) -> Scene:
    return given(civ(military="acceptance_of_supremacy", **more), [civ(), civ()], at="politics", age=2)


def test_a_pact_is_offered_with_a_side_and_accepted() -> None:
    table = offers(pact="peace_treaty", partner=2)
    table.play("offer acceptance_of_supremacy 1 b", "1: accept")
    place = table.of(0)
    assert (place.pact, place.partner, place.side) == (card("acceptance_of_supremacy"), 1, 1)
    assert (table.of(1).more_resources, place.more_resources) == (1, -1)
    assert table.of(2).culture_rating == 0, "the one before ended"


def test_who_is_offered_a_pact_is_told_the_side() -> None:
    table = offers().play("offer acceptance_of_supremacy 1 b")
    assert table.table.decision.details(table.table)["side"] == "a"
    assert table.happened("offered")[0]["side"] == "a"
    assert table.play("1: accept").happened("accepted")[0]["side"] == "a"
    same = given(civ(military="peace_treaty"), [civ(), civ()], at="politics", age=3)
    assert same.play("offer peace_treaty 1 a").table.decision.details(same.table)["side"] == "both"


def test_a_refused_pact_comes_back_and_everybody_has_seen_it() -> None:
    table = offers().play("offer acceptance_of_supremacy 1 a", "1: refuse")
    assert table.military(0) == "acceptance_of_supremacy"
    assert table.question != "politics"
    assert table.table.view(2)["civilizations"][0]["shown"] == ["acceptance_of_supremacy"]
    assert table.table.imagine(2, table.table.chance).view(0)["civilizations"][0]["military"] == [
        "acceptance_of_supremacy"
    ]


def test_a_pact_is_cancelled_by_either_side() -> None:
    table = given(civ(), [civ(pact="peace_treaty", partner=0), civ()], at="politics", age=3)
    table.play("cancel 1")
    assert (table.of(1).pact, table.of(0).culture_rating) == (-1, 0)


def test_symmetric_pacts_have_one_side_to_offer() -> None:
    table = given(civ(military="peace_treaty"), [civ(), civ()], at="politics", age=3)
    assert table.can("offer") == ["offer peace_treaty 1 a", "offer peace_treaty 2 a"]


def test_with_two_left_there_are_no_pacts_to_offer_or_cancel() -> None:
    me = civ(military="peace_treaty", pact="military_pact", partner=1)
    table = given(me, [civ(), civ(gone=3)], at="politics", age=3)
    assert (table.can("offer"), table.can("cancel")) == ([], [])


def test_a_shown_pact_stays_known_when_a_card_with_another_back_is_discarded() -> None:
    pact, spy = "acceptance_of_supremacy", "spy"
    for drop, shown in (("rats", [pact]), (spy, [])):
        table = given(civ(military=f"rats {pact} {spy}", shown=pact), at="end", age=2).play(f"drop {drop}")
        assert table.table.view(1)["civilizations"][0]["shown"] == shown


# Resigning


def test_who_resigns_leaves_and_wars_are_paid() -> None:
    attacker = civ(war="war_over_culture", target=0)
    partner = civ(pact="peace_treaty", partner=0)
    table = given(civ(hand="iron", culture=90), [attacker, partner], at="politics", age=3).play("resign")
    assert (table.table.active, table.culture()[1], table.of(2).pact) == (1, 7, -1)
    assert table.table.playing == 2
    assert table.table.ranking()[-1] == [0]


def test_all_cards_of_who_resigns_leave_the_game_once() -> None:
    has = civ(hand="iron", government="monarchy", leader="moses", wonders="pyramids", specials="masonry")
    table = given(has, [civ(), civ()], at="politics").play("resign")
    gone = [CARD.word(there & 255) for there in table.table.removed if there < 256]
    assert {*gone} >= {"iron", "monarchy", "moses", "pyramids", "masonry"}
    place = table.table.civs[0]
    assert (place.hand, place.wonders, place.leader, place.government) == ([], (), -1, card("despotism"))


def test_with_one_left_the_game_is_over() -> None:
    table = given(civ(culture=50), at="politics").play("resign")
    assert table.table.over
    assert table.table.ranking() == [[1], [0]]
    assert given(at="politics", age=4, last_round=9).refused("resign") == "not-offered"


def test_later_decks_are_for_those_who_are_left() -> None:
    table = given(civ(), [civ(), civ(gone=3)], at="turn", age=1, row="iron", deck="drama")
    assert table.table.age == 2
    assert len(table.table.warriors) == 46
    assert len(table.table.deck) + len(table.row().split()) == 44 + 1


# Colonies


def auction(
    me: dict[str, object], *others: dict[str, object], territory: str = "wealthy_territory_i"
) -> Scene:
    return given(me, list(others), event=territory)


def test_the_auction_goes_round_until_all_but_one_have_passed() -> None:
    table = auction(civ(workers="warriors:3"), civ(workers="warriors:3"), civ(workers="warriors:3"))
    table.play("0: bid 1", "1: pass", "2: bid 2", "0: bid 3")
    assert (table.asked, table.question) == (0, "force")
    table.play("send warriors", "send warriors", "send warriors", "done")
    assert (table.workers(0, "warriors"), table.of(0).bank, table.resources(0)) == (0, 21, 5)
    assert table.of(0).cubes + 5 == 16 + 3, "the permanent tokens come first"


def test_nobody_bids_more_than_the_force_there_is_and_one_unit_must_go() -> None:
    table = auction(civ(workers="knights warriors", tactic="medieval_army", specials="cartography"))
    assert table.can("bid")[-1] == "bid 7", "3, an army of 2, the modifier of 2"
    table.play("bid 2")
    assert table.can("done") == []
    table.play("send warriors", "done")
    assert table.workers(0, "knights") == 1
    nobody = auction(
        civ(workers="agriculture", military="defense_colonization_iii"), civ(workers="agriculture")
    )
    assert nobody.question == "pause"
    assert nobody.table.past == [card("wealthy_territory_i")]


def test_what_changes_the_strength_rating_does_not_colonize() -> None:
    table = auction(civ(workers="warriors:2", leader="alexander_the_great", wonders="great_wall"))
    assert table.can("bid")[-1] == "bid 2"


def test_losing_a_colony_takes_its_tokens() -> None:
    me = {**STRONG, "military": "annex"}
    table = given(me, [civ(colonies="vast_territory_i", bank=1)], at="politics", age=2).play("attack annex 1")
    assert (table.of(1).bank, table.of(1).cubes) == (0, 17)
    assert (table.of(0).bank, table.of(0).cubes) == (21, 15)


# What is lost and gained


def test_plunder_gains_what_is_really_lost() -> None:
    me = {**STRONG, "military": "plunder_i"}
    table = given(me, [civ(blue="oil", cubes=0)], at="politics", age=1).play("attack plunder_i 1")
    while table.question == "spread":
        table.play("settle")
    assert (table.resources(1), table.resources(0)) == (1, 4), "3 were asked; one token stays, as Bronze"


def test_the_balance_of_a_civilization_is_never_below_nothing() -> None:
    weak = civ(workers="agriculture", pact="acceptance_of_supremacy", partner=1, side=1, culture=10)
    table = given(weak, [civ(), civ()], event="impact_of_balance", age=3)
    assert table.culture()[0] == 10


def test_an_unfinished_wonder_that_is_infiltrated_is_not_obsolete() -> None:
    me = {**STRONG, "military": "infiltrate", "red": 4}
    table = given(me, [civ(wonder="colossus")], at="politics", age=2).play("attack infiltrate 1")
    assert (table.of(1).wonder, len(table.happened("wonder-lost")), table.happened("obsolete")) == (-1, 1, [])


def test_population_that_is_gained_is_told() -> None:
    table = given(civ(bank=1), event="development_of_settlement")
    assert [told["seat"] for told in table.happened("grew")] == [0, 1]


def test_joan_looks_also_when_the_political_action_is_forfeited() -> None:
    me = civ(leader="joan_of_arc", done=512)
    table = given(me, at="politics", current="rats crusades")
    assert (table.question, len(table.happened("peeked"))) == ("pause", 1)


# What others see


def test_hands_are_hidden_and_civil_hands_are_not() -> None:
    table = given(civ(hand="iron", military="rats spy"), at="politics")
    other = table.table.view(1)["civilizations"][0]
    assert (other["hand"], other["military"], other["military_ages"]) == (["iron"], None, ["I", "II"])
    assert table.table.view(0)["civilizations"][0]["military"] == ["rats", "spy"]


def test_who_might_hold_a_tactic_is_asked() -> None:
    nothing = {"hand": "", "resources": 0, "white": 0, "workers": "agriculture", "unused": 0}
    assert given(civ(**nothing, military="rats", red=2)).question == "action"
    assert given(civ(**nothing, military="rats", red=0)).question == "pause"
    assert given(civ(**nothing, military="", red=2)).question == "pause"
