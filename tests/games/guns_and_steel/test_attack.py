"""Attacks: responses, defeat, and what it costs. Rulebook, "Attack effects"."""

from tests.games.guns_and_steel.scenario import Scene, Seat, given, seat


def attack(card: str, others: list[Seat], theme: str = "new_world") -> Scene:
    """Seat 0 has just attacked with this card."""
    return given(theme, me=seat(hand=card), others=others).play("activate")


# Military power


def test_power_is_what_shows_on_all_technologies() -> None:
    """Rulebook, "Attack effects": all icons on the cards lying technology side up; resources do not count."""
    table = given(me=seat(hand="C19", technologies="C04 C05 C12 C01", resources="C24 C28"))
    table.play("rest")
    assert table.power(0) == 3 + 1 + 1 + 2


def test_the_attacking_card_counts() -> None:
    table = attack("C11", [seat(resources="C01", technologies="C04")])
    assert table.table.decision.details(table.table) == {
        "attack": "C11", "attacker": 0, "power": 2, "own": 1, "standing": [[1, 1, 1]]
    }  # fmt: skip


# Who is attacked, and who answers


def test_all_opponents_are_attacked_at_once() -> None:
    """Rulebook, "Attack effects": you attack *all* opponents."""
    table = attack("C11", [seat(resources="C01 C02"), seat(resources="C04 C05"), seat(resources="C03 C06")])
    table.play("1: done", "2: done", "3: done", "1: spend C01", "2: spend C05", "3: spend C06")
    assert [table.resources(opponent) for opponent in (1, 2, 3)] == ["C02", "C04", "C03"]


def test_they_respond_in_turn_order_from_the_attacker() -> None:
    """Rulebook, "Attack effects": one after the other, clockwise from the attacker."""
    people = [seat(resources="C01 C02") for _ in range(4)]
    people[2] = seat(hand="C11")
    table = given(me=people[0], others=people[1:], active=2).play("2: activate")
    table.play("3: done", "0: done", "1: done", "3: spend C01", "0: spend C01", "1: spend C01")
    assert table.question == "pause"


def test_all_respond_before_powers_are_compared() -> None:
    """Rulebook, "Attack effects": only after all have settled on their responses."""
    table = attack("C11", [seat(resources="C01 C02"), seat(resources="C04 C05")])
    table.play("1: done")
    assert (table.asked, table.question) == (2, "response")
    assert table.resources(1) == "C01 C02", "nothing was lost yet"


# Responses


def test_a_card_with_the_response_icon_may_be_played_from_hand() -> None:
    """Rulebook, "Attack effects", a; others may not."""
    table = attack("C11", [seat(hand="C01 C04 C05 C12")])
    assert table.moves == ["done", "respond C05", "respond C12"]
    assert table.refused("respond C04") == "no-response-icon"
    table.play("1: respond C12")
    assert (table.hand(1), table.technologies(1), table.power(1)) == ("C01 C04 C05", "C12", 2)


def test_any_resource_may_be_spent_to_turn_it_up() -> None:
    """Rulebook, "Attack effects", b: with or without the icon."""
    table = attack("C11", [seat(resources="C01 C04 C14 C24")])
    assert table.moves == ["done", "spend C01", "spend C04", "spend C14", "spend C24"]
    table.play("1: spend C24")
    assert (table.technologies(1), table.power(1)) == ("C24", 4)


def test_both_ways_may_be_used_and_several_times() -> None:
    table = attack("C19", [seat(hand="C05 C10", resources="C04 C14")])
    table.play("1: respond C05", "1: respond C10", "1: spend C04", "1: spend C14")
    assert table.power(1) == 1 + 1 + 1 + 2
    assert table.question == "pause", "nothing is left to respond with"


def test_responses_are_listed_in_the_order_of_the_cards_those_from_hand_first() -> None:
    table = attack("C19", [seat(hand="C05 C10", resources="C04 C14")])
    table.play("1: respond C10", "1: spend C14")
    assert table.moves == ["done"]
    assert table.passed_over == ["respond C05", "spend C04"]
    table.play("1: respond C05")
    assert table.moves == ["done", "spend C04"], "the order starts anew"


def test_a_response_may_be_pointless() -> None:
    """Rulebook, "Attack effects", a: though one is stronger already, or loses all the same."""
    stronger = attack("C04", [seat(hand="C05", technologies="C19")])
    assert "respond C05" in stronger.moves
    weaker = attack("C28", [seat(hand="C05")])
    assert "respond C05" in weaker.moves


def test_effects_of_responding_cards_are_not_activated() -> None:
    """Rulebook, "Attack effects": opponents do not activate the effects of these cards."""
    table = attack("C04", [seat(hand="C14 C12", technologies="C11", resources="C13")])
    table.play("1: respond C12", "1: respond C14", "1: spend C13")
    assert table.question == "pause"
    assert [entry["card"] for entry in table.happened("activated")] == ["C04"]


def test_cards_that_responded_lie_there_as_technologies() -> None:
    table = attack("C28", [seat(hand="C05 C01", resources="C04")])
    table.play("1: respond C05", "1: done", "0: done")
    assert table.technologies(1) == "C05"


# When nobody is asked


def test_who_visibly_cannot_respond_is_not_asked() -> None:
    """Without a resource in the area, all know the hand: it is what a player owns and does not show."""
    table = attack("C11", [seat(hand="C01 C02 C04"), seat(hand="C01 C02", technologies="C05")])
    assert table.question == "pause"
    assert [entry["seat"] for entry in table.happened("defeated")] == [1, 2]


def test_who_holds_a_response_is_asked() -> None:
    assert attack("C11", [seat(hand="C05")]).moves == ["done", "respond C05"]


def test_who_has_a_resource_is_asked() -> None:
    table = attack("C11", [seat(hand="C01", resources="C02")])
    assert table.moves == ["done", "spend C02"]


def test_with_a_hidden_resource_who_cannot_respond_from_hand_is_asked_all_the_same() -> None:
    table = attack("C11", [seat(hand="C04", resources="C05?")])
    assert table.moves == ["done", "spend C05"]
    assert table.refused("respond C04") == "no-response-icon"


# Comparing


def test_only_the_stronger_attacker_defeats() -> None:
    """Rulebook, "Attack effects": an opponent with equal or greater power is not defeated."""
    others = [seat(resources="C01", technologies=held) for held in ("C04", "C12", "C19")]
    table = attack("C11", others).play("1: done", "2: done", "3: done")
    assert [entry["seat"] for entry in table.happened("defeated")] == [1]
    assert [entry["seat"] for entry in table.happened("withstood")] == [2, 3]
    assert [table.resources(opponent) for opponent in (1, 2, 3)] == ["", "C01", "C01"]


def test_nothing_happens_to_the_undefeated_nor_to_a_weaker_attacker() -> None:
    """Rulebook, "Attack effects": neither to them nor to you."""
    table = attack("C04", [seat(resources="C01", technologies="C24")]).play("1: done")
    assert (table.resources(1), table.technologies(0), table.question) == ("C01", "C04", "pause")


def test_a_response_can_turn_the_outcome() -> None:
    table = attack("C11", [seat(hand="C05 C12", resources="C01")])
    lost = table.copy().play("1: respond C05", "1: done")
    assert lost.resources(1) == "", "power 1 against 2"
    assert table.play("1: respond C12", "1: done").resources(1) == "C01", "power 2 against 2"


def test_each_opponent_is_compared_by_itself() -> None:
    """Rulebook, "Attack effects": their powers do not add up."""
    others = [seat(resources="C01", technologies="C04"), seat(resources="C02", technologies="C05")]
    table = attack("C11", others).play("1: done", "2: done")
    assert [entry["seat"] for entry in table.happened("defeated")] == [1, 2]


# What the defeated lose


def test_the_loser_chooses_what_to_spend() -> None:
    table = attack("C11", [seat(resources="C01 C24 C28")]).play("1: done")
    assert (table.asked, table.moves) == (1, ["spend C01", "spend C24", "spend C28"])
    assert table.play("1: spend C28").technologies(1) == "C28", "a Space goes whole"


def test_two_resources_are_lost_one_after_the_other() -> None:
    table = attack("C19", [seat(resources="C01 C02 C04")]).play("1: done", "1: spend C01")
    assert table.moves == ["spend C02", "spend C04"]
    assert table.play("1: spend C04").resources(1) == "C02"


def test_losses_are_listed_in_the_order_of_the_cards_and_so_that_enough_are_left() -> None:
    table = attack("C19", [seat(resources="C01 C02 C04 C05")]).play("1: done")
    assert table.moves == ["spend C01", "spend C02", "spend C04"]
    assert table.passed_over == ["spend C05"], "behind it too few would be left"
    after = table.copy().play("1: spend C02")
    assert (after.moves, after.passed_over) == (["spend C04", "spend C05"], ["spend C01"])
    after = table.play("1: spend C05")
    assert after.moves == ["spend C01", "spend C02", "spend C04"], "the order starts anew"


def test_one_space_goes_for_two() -> None:
    """Rulebook, "Attack effects": who must lose 2 may spend 1 Space, which counts as 2 Information."""
    table = attack("C19", [seat(resources="C01 C02 C28")]).play("1: done")
    assert table.moves == ["spend C01", "spend C02", "spend C28"]
    assert table.play("1: spend C28").resources(1) == "C01 C02"


def test_or_a_space_and_another_if_one_likes() -> None:
    table = attack("C19", [seat(resources="C01 C02 C28")]).play("1: done", "1: spend C01", "1: spend C28")
    assert table.resources(1) == "C02"


def test_who_has_fewer_gives_what_there_is() -> None:
    table = attack("C19", [seat(resources="C01"), seat(), seat(resources="C28")])
    table.play("1: done", "3: done")
    assert table.question == "pause", "nobody had a choice"
    assert [table.resources(opponent) for opponent in (1, 2, 3)] == ["", "", ""]


def test_spending_in_response_leaves_less_to_lose() -> None:
    table = attack("C28", [seat(resources="C01 C02", wonders="W05")]).play("1: spend C01", "1: done")
    assert (table.wonders(0), table.resources(1)) == ("W05", "C02")


def test_the_attacker_chooses_where_the_card_says_so_by_place() -> None:
    """Rulings: a resource chosen by another is named by its place, since only its resource side is seen."""
    table = attack("C17", [seat(hand="C02", resources="C04 C01? C24")]).play("1: done")
    assert (table.asked, table.moves) == (0, ["demand 1 1", "demand 1 2", "demand 1 3"])
    before = table.table.revealed
    table.play("0: demand 1 2")
    assert (table.resources(1), table.technologies(1)) == ("C04 C24", "C01")
    assert table.table.revealed > before, "what it was had not been seen"


# Plunder


def test_plunder_is_of_the_type_that_was_spent() -> None:
    table = attack("C14", [seat(resources="C01 C19"), seat(resources="C04")])
    table.play("1: done", "2: done", "1: spend C19")
    assert table.loose(0) == "iron oil", "one from each"


def test_a_plundered_space_is_one_information() -> None:
    assert attack("C14", [seat(resources="C28")]).play("1: done").loose(0) == "information"


def test_with_two_types_spent_the_attacker_chooses() -> None:
    table = attack("C24", [seat(resources="C01 C04"), seat(resources="C02 C03")])
    table.play("1: done", "2: done")
    assert (table.asked, table.moves) == (0, ["gain food", "gain iron"])
    assert table.play("0: gain iron").loose(0) == "food iron", "two alike leave no choice"


def test_who_has_nothing_yields_nothing() -> None:
    assert attack("C14", [seat()]).loose(0) == ""


# Wonders


def test_each_loser_gives_a_wonder_of_its_own_choice() -> None:
    """Rulebook, "Attack effects": the owner chooses; the attacker has one from each."""
    others = [
        seat(wonders="W01 W05"),
        seat(wonders="W03"),
        seat(),
        seat(wonders="W07", technologies="C24 C05"),
    ]
    table = attack("C28", others[:3])
    assert (table.asked, table.moves) == (1, ["give W01", "give W05"])
    table.play("1: give W05")
    assert [table.wonders(player) for player in range(4)] == ["W03 W05", "W01", "", ""]


def test_the_undefeated_keep_their_wonders() -> None:
    table = attack("C28", [seat(wonders="W07", technologies="C24 C05")])
    assert (table.wonders(0), table.wonders(1)) == ("", "W07")


def test_a_wonder_that_changes_hands_is_not_taken_from_the_pyramid() -> None:
    """Rulings: it does not end the game."""
    table = given(me=seat(hand="C28"), others=[seat(hand="C01 C02", wonders="W05")], wonders="W01")
    table.play("activate", "done")
    assert (table.wonders(0), table.table.over) == ("W05", False)


# Points


def test_glory_is_for_the_attacker_whatever_happens_and_for_the_undefeated() -> None:
    """Rulebook, "Attack effects": undefeated players have the points as well."""
    others = [seat(technologies="C04"), seat(technologies="C24"), seat(technologies="C05 C12")]
    table = attack("C42", others, "combined")
    assert [table.points(player) for player in range(4)] == [2, 0, 2, 2]
    table = attack("C42", [seat(technologies="C24")], "combined")
    assert [table.points(player) for player in range(2)] == [2, 2], "even if nobody is defeated"


def test_points_below_nothing_are_not_lost() -> None:
    """Rulebook, "Attack effects": nobody has fewer than 0; so the attacker gains only what was there."""
    table = attack("C53", [seat(points=1), seat(points=9), seat()], "renaissance")
    assert [table.points(player) for player in range(4)] == [4, 0, 6, 0]


def test_points_for_each_defeated() -> None:
    others = [seat(resources="C01"), seat(), seat(technologies="C24")]
    table = attack("C44", others, "combined").play("1: done")
    assert table.points(0) == 2


# Several attacks


def test_each_attack_of_a_turn_has_its_own_responses() -> None:
    """Rulings: one after the other; what responded to the first still lies there."""
    table = given(me=seat(hand="C25 C04 C11"), others=[seat(hand="C05 C12", resources="C01 C02")])
    table.play("technology C25", "activate", "attack C04", "1: respond C05", "1: done")
    assert table.happened("defeated") == [{"number": 1, "rival": 0, "power": 4, "seat": 1}]
    table.play("1: spend C01", "0: attack C11")
    assert table.moves == ["done", "respond C12", "spend C02"], "asked anew"
    assert table.table.decision.details(table.table)["own"] == 1


def test_an_attack_played_later_adds_its_power() -> None:
    table = given(me=seat(hand="C25 C04 C11"), others=[seat(resources="C01 C02", technologies="C24")])
    table.play("technology C25", "activate", "attack C04", "1: done")
    assert [entry["number"] for entry in table.happened("attacked")] == [3 + 1]
    table.play("attack C11", "1: done", "1: spend C02")
    assert [entry["number"] for entry in table.happened("attacked")] == [3 + 1, 3 + 1 + 2]
    assert table.resources(1) == "C01", "4 was not enough, 6 is"


def test_a_space_goes_last_whatever_its_number() -> None:
    """In the combined game a Space of New World may have a lower number than cheaper cards of Renaissance."""
    table = given("combined", me=seat(hand="C19"), others=[seat(resources="C31 C32 C28")])
    table.play("activate", "1: done", "1: spend C31")
    assert table.moves == ["spend C28", "spend C32"]


# What is foreseen and taken back


def test_who_would_be_defeated_is_told_before_responding() -> None:
    table = attack("C11", [seat(hand="C12", technologies="C04"), seat(hand="C01", technologies="C19")])
    assert table.table.decision.details(table.table)["standing"] == [[1, 1, 1], [2, 3, 0]]


def test_a_response_can_be_taken_back_and_an_unchosen_loss_cannot() -> None:
    """Who responds learns nothing; whoever loses the last card unasked shows it to the attacker."""
    other = seat(hand="C02 C05", resources="C01?")
    assert attack("C11", [other]).play("1: spend C01").table.revealed == 0
    assert attack("C11", [other]).play("1: done").table.revealed == 1, "lost without being asked"
