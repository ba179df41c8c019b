"""The turn: the row, actions, the end of the turn, the ages. Code of Laws, "Your turn"."""

from tests.games.through_the_ages.scenario import Scene, card, civ, given

from ziggurat.games.through_the_ages import GAME
from ziggurat.kernel.chance import Quick

# The first round


def test_in_the_first_round_only_cards_are_taken() -> None:
    table = given(civ(white=2, resources=3), round=1, row="iron pyramids rich_land_a", age=0)
    assert table.refused("build bronze") == "first-turn"
    table.play("take 1 iron", "take 2 pyramids")
    assert (table.hand(0), table.of(0).wonder) == ("iron", card("pyramids"))
    assert table.question == "pause", "with no action left nobody is asked"


def test_the_row_is_not_replenished_in_the_first_round() -> None:
    table = GAME.set_up(GAME.setting({"players": "2"}), Quick.seeded(5))
    table.proceed()
    row = table.row[:]
    table.play(0, table.moves(0)[0])
    assert (table.active, table.row) == (1, row)
    table.play(1, table.moves(1)[0])
    assert (table.round, table.age) == (2, 1), "Age A ends when the row is first replenished"


# The card row


def turn(me: dict[str, object] | None = None, *others: dict[str, object], **more: object) -> Scene:
    return given(me, list(others), at="turn", **more)  # type: ignore[arg-type]  # passed on


def test_the_leftmost_places_are_emptied_and_the_rest_slides() -> None:
    for players, swept in ((2, 3), (3, 2), (4, 1)):
        table = turn(players=players, row="iron coal oil alchemy knights drama", deck="opera " * 30)
        assert table.row().split() == ["iron", "coal", "oil", "alchemy", "knights", "drama"][swept:] + [
            "opera"
        ] * (7 + swept)


def test_only_those_still_playing_count_for_the_sweep() -> None:
    table = turn(civ(), civ(gone=3), civ(), row="iron coal oil alchemy", deck="opera " * 30)
    assert table.row().startswith("alchemy opera")


def test_what_a_card_costs_depends_on_its_place_and_a_wonder_on_those_built() -> None:
    row = "iron coal oil alchemy drama knights opera movies cannon great_wall"
    table = given(civ(wonders="pyramids"), row=row)
    assert table.refused("take 10 great_wall") == ""
    table.play("take 6 knights")
    assert table.of(0).white == 3
    assert table.refused("take 10 great_wall") == "no-civil-actions", "3 and 1 more"


def test_limits_of_taking() -> None:
    table = given(
        civ(hand="iron moses aristotle coal", leader_ages=1, wonder="pyramids", white=4),
        row="oil iron homer colossus",
    )
    assert table.refused("take 1 oil") == "hand-full"
    assert table.refused("take 4 colossus") == "one-wonder"
    few = given(civ(hand="iron", leader_ages=1), row="oil iron homer bronze agriculture")
    assert few.refused("take 2 iron") == "have-it"
    assert few.refused("take 3 homer") == "leader-of-that-age"
    assert few.refused("take 5 agriculture") == "have-it"


# The ages


def test_the_end_of_an_age() -> None:
    me = civ(
        hand="urban_growth_a iron",
        leader="moses",
        wonder="colossus",
        stages=1,
        military="rats spy",
        culture=3,
    )
    table = turn(me, civ(bank=1), age=1, row="iron", deck="drama opera movies")
    assert table.table.age == 2
    place = table.of(0)
    assert (table.hand(0), place.leader, place.wonder, place.cubes) == ("iron", -1, -1, 17)
    assert table.military(0) == "rats spy", "cards of the age that ends stay"
    assert (place.bank, table.of(1).bank) == (16, 0)
    assert len(table.row().split()) == 13


def test_age_a_ends_without_loss() -> None:
    table = turn(age=0, row="iron coal oil alchemy", deck="drama opera")
    assert (table.table.age, table.of(0).bank) == (1, 18)
    assert len(table.row().split()) == 13


def test_age_four_and_the_last_round() -> None:
    for active, last in ((0, 5), (1, 6)):
        table = turn(active=active, age=3, row="iron", deck="drama")
        assert (table.table.age, table.table.last_round) == (4, last)
        assert table.row() == "drama"


# Actions


def test_building_takes_a_worker_resources_and_an_action() -> None:
    table = given(civ(resources=3)).play("build philosophy")
    assert (table.workers(0, "philosophy"), table.of(0).unused, table.resources(0), table.of(0).white) == (
        2,
        0,
        0,
        3,
    )
    assert table.refused("build bronze") == "no-unused-worker"


def test_upgrading_costs_the_difference() -> None:
    table = given(civ(techs="iron", resources=3)).play("upgrade bronze iron")
    assert (table.workers(0, "iron"), table.workers(0, "bronze"), table.resources(0)) == (1, 1, 0)


def test_units_take_military_actions() -> None:
    table = given(civ(resources=6, unused=2, techs="swordsmen", white=1, red=2))
    table.play("build warriors", "upgrade warriors swordsmen")
    assert (table.of(0).red, table.of(0).white, table.resources(0)) == (0, 1, 3)
    assert table.refused("disband warriors") == "no-military-actions"


def test_destroying_and_disbanding_free_a_worker() -> None:
    table = given(civ()).play("destroy philosophy", "disband warriors")
    assert (table.of(0).unused, table.of(0).white, table.of(0).red, table.of(0).strength) == (3, 3, 1, 0)


def test_more_people_cost_food_by_the_bank() -> None:
    for bank, price in ((18, 2), (17, 2), (16, 3), (12, 4), (8, 5), (4, 7), (1, 7)):
        table = given(civ(bank=bank, food=8)).play("grow")
        assert (table.food(0), table.of(0).bank) == (8 - price, bank - 1)
    assert given(civ(bank=0, food=9)).refused("grow") == "no-population"


def test_a_leader_who_replaces_another_gives_the_action_back() -> None:
    table = given(civ(leader="moses", hand="aristotle", white=1)).play("lead aristotle")
    assert (table.of(0).white, table.of(0).leader) == (1, card("aristotle"))
    assert given(civ(hand="aristotle", white=1)).play("lead aristotle").of(0).white == 0


def test_a_special_technology_replaces_the_lower_one_and_its_tokens() -> None:
    table = given(civ(specials="justice_system", hand="civil_service", science=10)).play(
        "develop civil_service"
    )
    assert (table.of(0).specials[0], table.of(0).cubes, table.of(0).white_total) == (
        card("civil_service"),
        16,
        6,
    )
    lower = given(civ(specials="civil_service", hand="justice_system", science=7, leader="albert_einstein"))
    lower.play("develop justice_system")
    assert (lower.of(0).specials[0], lower.culture()[0]) == (card("civil_service"), 3)


def test_a_revolution_takes_all_civil_actions_and_new_ones_are_spent() -> None:
    table = given(civ(hand="monarchy", science=2))
    assert given(civ(hand="monarchy", science=9, white=3)).refused("revolt monarchy") == "all-actions"
    table.play("revolt monarchy")
    assert (table.of(0).white, table.of(0).white_total, table.of(0).red, table.of(0).science) == (0, 5, 3, 0)


def test_a_peaceful_change_gives_its_actions_at_once() -> None:
    table = given(civ(hand="monarchy", science=8)).play("develop monarchy")
    assert (table.of(0).white, table.of(0).red) == (4, 3)


def test_an_action_card_is_not_played_in_the_phase_in_which_it_was_taken() -> None:
    table = given(civ(hand="reserves_i"), row="reserves_i stockpile_a").play(
        "take 1 reserves_i", "take 2 stockpile_a"
    )
    assert table.refused("play stockpile_a") == "fresh"
    assert table.refused("play reserves_i") == "", "there was one before"


def test_a_card_that_cannot_be_carried_out_cannot_be_played() -> None:
    assert (
        given(civ(hand="rich_land_i", unused=0, workers="warriors")).refused("play rich_land_i") == "no-use"
    )


def test_a_tactic_once_a_turn_played_for_one_copied_for_two() -> None:
    table = given(civ(military="legion phalanx", red=2), common="fighting_band")
    assert table.copy().play("adopt fighting_band").of(0).red == 0
    table.play("tactic legion")
    assert (table.of(0).tactic, table.of(0).exclusive, table.of(0).red) == (card("legion"), True, 1)
    assert table.refused("tactic phalanx") == "tactic-done"
    assert table.refused("adopt fighting_band") == "tactic-done"


def test_an_exclusive_tactic_becomes_common_in_the_next_turn() -> None:
    table = turn(civ(tactic="legion", exclusive=True), row="iron", deck="drama " * 30)
    assert (table.table.common, table.of(0).tactic, table.of(0).exclusive) == (
        (card("legion"),),
        card("legion"),
        False,
    )


def test_several_stages_at_once() -> None:
    has = civ(wonder="ocean_liner_service", specials="masonry", resources=6)
    table = given(has).play("stage 2")
    assert (table.of(0).stages, table.resources(0), table.of(0).white) == (2, 0, 3)


# The end of the turn


def test_production_in_its_order() -> None:
    table = given(
        civ(cubes=10, resources=1, food=2, workers="agriculture:2 bronze:3 drama alchemy"), at="production"
    )
    place = table.of(0)
    assert (place.science, place.culture) == (2, 2)
    assert table.resources(0) == 3, "corruption of 2 before the mines: 1 resource"
    assert table.food(0) == 2 - 1 + 2, "and 1 food for the rest; nobody eats yet"


def test_hunger_costs_culture() -> None:
    table = given(civ(bank=8, workers="agriculture", culture=20), at="production")
    assert (table.food(0), table.culture()[0]) == (0, 20 - 4 * 2)


def test_with_few_tokens_the_best_farms_produce_first() -> None:
    table = given(civ(cubes=1, workers="agriculture:2 irrigation:1"), at="production")
    assert (table.tokens(0, "irrigation"), table.tokens(0, "agriculture")) == (1, 0)


def test_an_uprising_skips_production() -> None:
    calm = given(civ(bank=16, unused=1), at="end", deck="iron " * 40)
    assert calm.of(0).science == 1
    uproar = given(civ(bank=16, unused=0), at="end", deck="iron " * 40)
    assert (uproar.of(0).science, uproar.food(0)) == (0, 0)
    assert uproar.happened("uprising")


def test_unused_military_actions_draw_cards_three_at_most() -> None:
    for red, drawn in ((0, 0), (2, 2), (3, 3)):
        table = given(civ(red=red, government="communism"), at="end")
        assert len(table.of(0).military) == drawn
    assert len(given(civ(government="communism"), at="end").of(0).military) == 3
    assert not given(civ(), at="end", age=4, last_round=9, deck="").of(0).military


def test_too_many_military_cards_are_discarded_before() -> None:
    table = given(civ(military="rats spy annex cold_war", red=0), at="end")
    assert table.moves == ["drop rats", "drop cold_war", "drop annex"]
    assert table.refused("drop spy") == "", "listed in the order of their numbers, and dropped in any"
    table.play("drop rats", "drop annex")
    assert table.military(0) == "cold_war spy"


def test_the_discards_of_the_age_become_the_deck() -> None:
    table = given(civ(red=2), at="end", warriors="legion", discards="rats phalanx", deck="drama " * 30)
    assert len(table.of(0).military) == 2
    assert len(table.table.warriors) == 1


def test_actions_come_back_and_what_was_for_the_turn_is_gone() -> None:
    table = given(civ(white=0, red=0, arms=3, lore=2, more_red=1), at="end")
    place = table.of(0)
    assert (place.white, place.red, place.arms, place.lore, place.more_red) == (4, 2, 0, 0, 0)


def test_lost_actions_are_the_spent_ones_first() -> None:
    table = given(civ(wonders="pyramids", white=1), event="ravages_of_time")
    assert (table.of(0).white, table.of(0).white_total) == (1, 4)


def test_churchill_scores_if_nothing_was_chosen() -> None:
    assert given(civ(leader="winston_churchill"), at="end").culture()[0] == 3


# Ratings


def test_happiness_is_between_none_and_eight() -> None:
    assert given(civ(workers="organized_religion:4")).of(0).happiness == 8
    assert given(civ(government="communism")).of(0).happiness == 0
    assert given(civ(government="fundamentalism")).of(0).science_rating == 0, "philosophy gives 1, it takes 2"


def test_the_need_of_happy_faces_by_the_bank() -> None:
    needs = [given(civ(bank=bank)).table.discontent(0) for bank in range(19)]
    assert needs == [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]


def test_a_smaller_limit_destroys_nothing() -> None:
    table = given(
        civ(government="monarchy", workers="philosophy:3", hand="theocracy republic", science=30, unused=1)
    )
    table.play("develop republic")
    assert table.workers(0, "philosophy") == 3


# The end of the game


def test_the_last_events_and_the_ranking() -> None:
    current = "impact_of_colonies cold_war"
    me = civ(colonies="vast_territory_i", culture=10)
    table = given(
        me, [civ(culture=13, science=1)], at="final", age=4, current=current, future="impact_of_government"
    )
    assert table.culture() == [10 + 3 + 10, 13 + 10], "those of Age II do not happen"
    assert table.table.ranking() == [[0, 1]], "a shared victory"


def test_the_first_player_orders_the_last_events_only_where_it_matters() -> None:
    has = civ(bank=4, unused=0)
    table = given(civ(), [has], at="final", age=4, current="impact_of_happiness impact_of_government")
    assert (table.question, table.asked) == ("order", 0)
    table.play("first 1")
    calm = given(civ(), [civ()], at="final", age=4, current="impact_of_happiness impact_of_government")
    assert calm.table.over
