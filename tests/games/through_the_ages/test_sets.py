"""Several equal things chosen one by one, in whatever order somebody likes: nothing is lost by it."""

from tests.games.through_the_ages.scenario import Scene, card, civ, given

CITY = civ(workers="philosophy alchemy drama opera", techs="theology")
STRONG = civ(workers="warriors:9", red=4)


def raid(*moves: str) -> Scene:
    table = given({**STRONG, "military": "raid_iii"}, [CITY], at="politics", age=3)
    return table.play("attack raid_iii 1", *moves)


def test_the_buildings_of_a_raid_are_destroyed_in_any_order() -> None:
    there = raid("raze alchemy", "raze opera")
    back = raid("raze opera", "raze alchemy")
    for table in (there, back):
        assert (table.workers(1, "alchemy"), table.workers(1, "opera")) == (0, 0)
    assert there.resources(0) == back.resources(0) > 0


def test_a_raid_is_not_over_while_a_building_was_passed_over() -> None:
    table = raid("raze opera")
    assert table.question == "raid"
    assert table.moves == ["done"]
    assert {move.text for move in table.table.choices(0)} >= {"raze philosophy", "raze alchemy", "done"}
    table.play("done")
    assert (table.workers(1, "alchemy"), table.question == "raid") == (1, False)


def war() -> Scene:
    rival = civ(specials="code_of_laws cartography warfare", science=20)
    me = civ(workers="warriors:20", war="war_over_technology", target=1)
    return given(me, [rival], at="turn", age=2, deck="oil " * 20)


def test_technologies_are_seized_in_any_order() -> None:
    for words in ("code_of_laws cartography warfare", "warfare cartography code_of_laws"):
        table = war().play(*[f"seize {word}" for word in words.split()])
        assert [card(word) in table.of(0).specials for word in words.split()] == [True] * 3
        assert table.of(1).specials == (-1,) * 4


def defence(government: str) -> Scene:
    has = civ(military="defense_colonization_i defense_colonization_ii rats", government=government)
    table = given({**STRONG, "workers": "warriors:7", "military": "spy"}, [has], at="politics", age=2)
    return table.play("attack spy 1")


def test_bonus_cards_defend_in_any_order() -> None:
    table = defence("despotism")
    assert table.table.decision.details(table.table)["number"] == 6
    assert table.can("defend") == ["defend defense_colonization_i"], "then II can follow in order"
    for first, second in (("i", "ii"), ("ii", "i")):
        table = defence("despotism").play(f"defend defense_colonization_{first}")
        assert not table.can("yield")
        table.play(f"defend defense_colonization_{second}")
        assert table.happened("repelled")


def test_a_card_face_down_may_go_first_if_the_rest_can_still_complete_the_defence() -> None:
    table = defence("communism")
    assert table.refused("ward rats") == ""
    assert table.refused("ward defense_colonization_ii") == "not-offered", "2 and 1 and 1 are too few"
    table.play("ward rats")
    table.play("defend defense_colonization_ii", "defend defense_colonization_i")
    assert table.happened("repelled")


def test_a_force_is_sent_in_any_order() -> None:
    me = civ(
        workers="warriors swordsmen", military="rats defense_colonization_i spy", leader="james_cook", red=2
    )
    orders = [
        "send warriors, send swordsmen, bonus defense_colonization_i, spare rats, spare spy",
        "spare spy, send swordsmen, bonus defense_colonization_i, spare rats, send warriors",
        "bonus defense_colonization_i, spare spy, spare rats, send swordsmen, send warriors",
    ]
    for order in orders:
        table = given(me, [civ(workers="agriculture")], event="wealthy_territory_i")
        most = len(table.can("bid"))
        assert most == 6, "1 and 2, a bonus of 1, 2 cards for Cook"
        table.play(f"bid {most}", *order.split(", "), "done")
        assert (table.military(0), table.workers(0, "warriors"), table.workers(0, "swordsmen")) == ("", 0, 0)
        assert table.of(0).colonies == (card("wealthy_territory_i"),)


def test_what_a_bid_needs_is_not_given_away_for_less() -> None:
    me = civ(workers="warriors", military="defense_colonization_ii", leader="james_cook")
    table = given(me, [civ(workers="agriculture")], event="wealthy_territory_i", age=2).play("bid 3")
    assert table.refused("spare defense_colonization_ii") == "not-offered"
    table.play("bonus defense_colonization_ii", "send warriors", "done")
    assert table.of(0).colonies


def test_cards_are_discarded_in_any_order() -> None:
    for order in ("drop rats, drop spy", "drop spy, drop rats"):
        table = given(civ(military="rats spy annex cold_war", red=0), at="end")
        table.play(*order.split(", "))
        assert table.military(0) == "cold_war annex"
