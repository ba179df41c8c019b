"""Every worked example of the rulebook, on the table that its text describes."""

import pytest
from tests.games.guns_and_steel.scenario import Seat, given, seat

from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.deck import CARD, WONDER
from ziggurat.kernel.chance import Quick

NEXT = seat(hand="C01 C02 C03 C04 C05")
"""Somebody whose turn it is next."""


def test_the_space_station_is_used_where_the_submarine_lies_further_left() -> None:
    """Rulebook, "Setting up", c: its icon is the Submarine, that of the Apollo Project the Computer."""
    used = {}
    for seed in range(20):
        table = GAME.set_up(GAME.setting({"players": "3"}), Quick.seeded(seed))
        row = [CARD.word(card) for card in table.pyramid.row(4)]
        used[row.index("C28") < row.index("C29")] = WONDER.word(table.wonders[4])
    assert used == {True: "W09", False: "W10"}


@pytest.mark.parametrize("card", ["C01", "C09", "C13"])
def test_agriculture_code_of_laws_and_mining_may_replenish_themselves(card: str) -> None:
    """Rulebook, "Society effects": their resources are of the type that is asked for."""
    table = given(me=seat(hand=card)).play("activate")
    assert (table.resources(0), table.technologies(0)) == (card, "")


@pytest.mark.parametrize(("card", "theme"), [("C02", "new_world"), ("C32", "renaissance")])
def test_trade_and_tribute_need_an_opponent_with_a_resource(card: str, theme: str) -> None:
    """Rulebook, "Society effects": one opponent is chosen, who has at least 1 resource."""
    table = given(theme, me=seat(hand=card), others=[seat(), seat(resources="C01 C04")]).play("activate")
    assert {move.split()[1] for move in table.moves} == {"2"}
    nobody = given(theme, me=seat(hand=card), others=[seat(technologies="C01"), seat()])
    assert nobody.question == "pause"


@pytest.mark.parametrize("others", [[seat(), seat()], [seat(resources="C01 C02"), seat(hand="C03")]])
def test_calendar_brings_its_point_though_nobody_can_replenish(others: list[Seat]) -> None:
    """Rulebook, "Society effects": no cards lie there, or all lie resource side up."""
    table = given("renaissance", me=seat(hand="C31"), others=others).play("activate")
    assert (table.points(0), table.question) == (1, "pause")


@pytest.mark.parametrize("others", [[seat(), seat()], [seat(resources="C01 C02"), seat(hand="C03")]])
def test_theology_replenishes_though_nobody_else_can(others: list[Seat]) -> None:
    """Rulebook, "Society effects"."""
    table = given("renaissance", me=seat(hand="C39", technologies="C04"), others=others)
    table.play("activate", "replenish C04", "replenish C39")
    assert (table.resources(0), table.question) == ("C04 C39", "pause")


@pytest.mark.parametrize("card", ["C10", "C25", "C30"])
def test_flank_attack_blitzkrieg_and_satellite_activate_what_they_play(card: str) -> None:
    """Rulebook, "Tactic effects": at least one attack was played, so it must be activated."""
    table = given(me=seat(hand=f"{card} C14 C01"), others=[seat(resources="C01 C02")])
    table.play(f"technology {card}", "activate", "attack C14")
    assert (table.asked, table.question) == (1, "response")
    assert [entry["card"] for entry in table.happened("activated")] == [card, "C14"]


def test_the_atomic_submarine_against_three() -> None:
    """Rulebook, "Attack effects": Kolya has 3, Katya Knights and Charge, Andrey Blitzkrieg and a Tank."""
    kolya = seat(resources="C01", technologies="C23", wonders="W05")
    katya = seat(hand="C14 C15", wonders="W01 W04")
    andrey = seat(hand="C25", resources="C24", wonders="W07")
    table = given(me=seat(hand="C28", technologies="C12"), others=[kolya, katya, andrey])
    table.play("activate")
    assert table.power(0) == 7
    assert table.power(1) == 3
    table.play("1: done", "2: respond C14", "2: respond C15", "3: respond C25", "3: spend C24")
    assert (table.power(2), table.power(3)) == (4, 7)
    assert [entry["seat"] for entry in table.happened("defeated")] == [1, 2]
    assert [entry["seat"] for entry in table.happened("withstood")] == [3], "a tie protects"
    assert (table.asked, table.moves) == (2, ["give W01", "give W04"]), "Kolya's only wonder went already"
    table.play("2: give W01")
    assert [table.wonders(player) for player in range(4)] == ["W01 W05", "", "W04", "W07"]


def test_two_food_become_an_iron_but_an_oil_no_two_gunpowder() -> None:
    """Rulebook, "Purchase phase"."""
    rows = ["C11 -- -- -- -- -- --", "-- -- -- -- -- --", "C19 -- -- -- --"]
    table = given(players=3, me=seat(resources="C01 C02 C04"), pyramid=rows, at="purchase")
    assert "buy C11" in table.moves, "2 Iron: one of them made of 2 Food"
    table = given(players=3, me=seat(resources="C20 C01"), others=[NEXT], pyramid=rows, at="purchase")
    assert table.question == "take-back", "nothing can be bought, the Cannon neither"


CANNON = ["C06 C07 C08 C09 C11 -- --", "-- C15 C16 C17 C18 --", "C19 -- -- -- --"]
"""The card to the lower left of the Cannon has gone; to the lower right is Charge, and two under it."""


def test_the_cannon_with_three_extra_resources() -> None:
    """Rulebook, "Purchase phase": 2 Gunpowder, and 3 for what is linked below; Barter brings a Gunpowder."""
    me = seat(hand="C10 C03", resources="C01 C02 C04 C13")
    table = given(players=3, me=me, others=[NEXT], pyramid=CANNON, at="resource")
    table.play("resource C10", "activate", "spend C01", "gain gunpowder", "buy C19")
    assert table.happened("bought") == [{"card": "C19", "number": 5, "seat": 0}]
    assert table.turn_of == 1, "all went, so nobody was asked how to pay"
    assert (table.resources(0), table.loose(0)) == ("", "")
    assert "C19" in table.hand(0), "taken back with the others"


def test_the_cannon_when_charge_has_gone() -> None:
    """Rulebook, "Purchase phase": nothing is linked below, so it costs 2 Gunpowder."""
    rows = [CANNON[0], "-- -- C16 C17 C18 --", CANNON[2]]
    table = given(players=3, me=seat(resources="C13 C14"), others=[NEXT], pyramid=rows, at="purchase")
    table.play("buy C19")
    assert table.happened("bought") == [{"card": "C19", "number": 2, "seat": 0}]


def test_the_computer_with_metalworking() -> None:
    """Rulebook, "Purchase phase": 2 Iron and 1 Food are an Information, used as Gunpowder."""
    rows = ["-- -- -- -- -- -- --", "-- -- -- -- -- --", "-- -- -- -- --", "-- -- -- --", "C29 C28 --"]
    me = seat(hand="C20 C08", resources="C01 C06 C19")
    table = given(players=3, me=me, others=[NEXT], pyramid=rows, at="resource")
    table.play("resource C20", "activate")
    assert table.loose(0) == "iron iron"
    assert table.moves == ["pass", "buy C29"]
    table.play("buy C29", "pay C19", "pay C20", "combine")
    assert table.happened("bought") == [{"card": "C29", "number": 4, "seat": 0}]
    assert (table.resources(0), table.loose(0)) == ("", ""), "Horse, Iron, Iron and Food went without asking"
    assert table.hand(0) == "C01 C06 C08 C19 C20 C29"


def test_himeji_castle_rather_than_the_hanging_gardens() -> None:
    """Rulebook, "End of turn", New World: both conditions hold, and Himeji is worth more."""
    me = seat(resources="C06 C07", technologies="C05 C10 C15")
    table = given(me=me, others=[NEXT], at="end")
    assert table.moves == ["build W02", "build W06"]
    table.play("build W06")
    assert table.hand(0) == "C05 C10 C15", "all technologies are taken back"
    table.play("done")
    assert (table.wonders(0), table.resources(0), table.turn_of) == ("W06", "C06 C07", 1)
    points = {wonder: table.table.deck.wonders[WONDER.number(wonder)].points for wonder in ("W02", "W06")}
    assert points["W06"] > points["W02"]


def test_the_sydney_opera_house() -> None:
    """Rulebook, "End of turn", Renaissance: cards of 6 points taken back, and it is the third token."""
    me = seat(technologies="C38 C39 C44", resources="C45 C01 C31")
    table = given("renaissance", me=me, others=[NEXT], at="end", wonders="W17 W19", fame={"W17": [2, 1]})
    table.play("take C45", "done")
    assert table.hand(0) == "C38 C39 C44 C45", "2 points of Gunpowder, 4 of Oil"
    assert (table.wonders(0), table.resources(0), table.turn_of) == ("W17", "C01 C31", 1)
    assert [table.table.free_tokens(player) for player in (0, 1)] == [5, 5]


def test_horse_archers_from_the_development_projects() -> None:
    """Rulebook, "Combined themes": with 2 Horse cards left, 1 Iron, 1 Horse and 2 of one's choice."""
    rows = ["-- C06 -- -- C31 --", "C13 C14 C15 C16 C17"]
    me = seat(resources="C04 C07 C01 C02 C24")
    table = given(
        "combined", players=3, me=me, others=[NEXT], pyramid=rows, piles={"gunpowder": "C38"}, at="purchase"
    )
    table.play("buy C38", "pay C07", "pay C04", "pay C01", "pay C02")
    assert table.happened("bought") == [{"card": "C38", "number": 4, "seat": 0}]
    assert table.resources(0) == "C24"
