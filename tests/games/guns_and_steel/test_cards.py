# ruff: noqa: N802  # the tests carry the numbers of the cards
"""What each card does: a test by name for every civilization card, on a table where its effect matters.

``test_mutation.py`` runs each of them with the effect replaced by nothing, and it must fail.
"""

from tests.games.guns_and_steel.scenario import Scene, given, seat

RENAISSANCE = "renaissance"


def attacked(card: str, resources: str = "C01 C02", theme: str = "new_world", more: str = "") -> Scene:
    """A table where seat 0 has just attacked with this card and its only opponent answers nothing."""
    table = given(theme=theme, me=seat(hand=card), others=[seat(resources=resources, technologies=more)])
    return table.play("activate", "1: done")


# The starting cards


def test_C01_agriculture() -> None:
    table = given(me=seat(hand="C01", technologies="C02 C04"))
    assert table.play("activate").moves == ["replenish C01", "replenish C02"]
    assert table.play("replenish C02").resources(0) == "C02"


def test_C02_trade() -> None:
    table = given(me=seat(hand="C02"), others=[seat(resources="C03"), seat(resources="C04 C14")])
    table.play("activate")
    assert table.moves == ["trade 1 food", "trade 2 iron", "trade 2 gunpowder"]
    table.play("trade 2 gunpowder")
    assert table.loose(0) == "gunpowder"
    assert table.resources(2) == "C04 C14", "they keep theirs"


def test_C03_barter() -> None:
    table = given(me=seat(hand="C03", resources="C01 C14"))
    table.play("activate", "spend C01", "gain gunpowder")
    assert table.loose(0) == "gunpowder"
    assert table.technologies(0) == "C01 C03"


def test_C04_warrior() -> None:
    assert attacked("C04").play("1: spend C01").resources(1) == "C02"


def test_C05_reinforcement() -> None:
    table = given(me=seat(hand="C05", technologies="C04"), others=[seat(resources="C01 C02")])
    table.play("activate", "1: done", "1: spend C02")
    assert table.resources(1) == "C01"


# New World


def test_C06_domestication() -> None:
    assert given(me=seat(hand="C06")).play("activate").table.areas[0].loose == [0, 0, 1, 0, 0, 0, 0]


def test_C07_currency() -> None:
    table = given(me=seat(hand="C07", resources="C01 C04 C19"))
    table.play("activate")
    assert table.refused("spend C19") == "not-better", "Oil becomes nothing better"
    table.play("spend C01", "spend C04")
    assert table.loose(0) == "iron horse"
    assert table.question == "pause", "two at the most"


def test_C08_metalworking() -> None:
    assert given(me=seat(hand="C08")).play("activate").loose(0) == "iron iron"


def test_C09_code_of_laws() -> None:
    table = given(me=seat(hand="C09", technologies="C10 C13"))
    assert table.play("activate").moves == ["replenish C09", "replenish C10"]
    assert table.play("replenish C09").resources(0) == "C09", "the card just played may be the one"


def test_C10_flank_attack() -> None:
    table = given(me=seat(hand="C10 C04 C08"), others=[seat(resources="C01 C02")])
    table.play("technology C10", "activate", "attack C04", "1: done", "1: spend C01")
    assert table.technologies(0) == "C04 C10"
    assert table.resources(1) == "C02"


def test_C11_chariots() -> None:
    table = attacked("C11", more="C04")
    assert table.play("1: spend C02").resources(1) == "C01", "power 2 defeats power 1"


def test_C12_phalanx() -> None:
    table = given(me=seat(hand="C12", technologies="C04 C11"), others=[seat(resources="C01 C02")], players=3)
    table.play("activate", "wake C11", "1: done", "1: spend C01")
    assert table.resources(1) == "C02"


def test_C13_mining() -> None:
    table = given(me=seat(hand="C13", technologies="C14 C06"))
    assert table.play("activate").moves == ["replenish C13", "replenish C14"]
    assert table.play("replenish C14").resources(0) == "C14"


def test_C14_knights() -> None:
    table = attacked("C14", "C01 C24").play("1: spend C24")
    assert (table.resources(1), table.loose(0)) == ("C01", "information")


def test_C15_charge() -> None:
    table = given(me=seat(hand="C15 C04", technologies="C11"), others=[seat(resources="C01 C02")])
    table.play("technology C15", "activate")
    played = table.copy().play("choose 1", "attack C04", "1: done", "1: spend C01")
    assert (played.technologies(0), played.resources(1)) == ("C04 C11 C15", "C02")
    woken = table.play("choose 2", "1: done", "1: spend C01")
    assert (woken.hand(0), woken.resources(1)) == ("C04", "C02")


def test_C16_printing_press() -> None:
    table = given(me=seat(hand="C16", technologies="C04 C24"))
    assert table.play("activate").moves == ["replenish C04", "replenish C16", "replenish C24"]
    assert table.play("replenish C24").resources(0) == "C24"


def test_C17_musketeers() -> None:
    table = attacked("C17", "C01 C24")
    assert table.moves == ["demand 1 1", "demand 1 2"], "the attacker chooses"
    assert table.play("0: demand 1 2").resources(1) == "C01"


def test_C18_guilds() -> None:
    assert given(me=seat(hand="C18"), players=3).play("activate").loose(0) == "iron horse"


def test_C19_cannon() -> None:
    table = attacked("C19", "C01 C02 C03").play("1: spend C01", "1: spend C03")
    assert table.resources(1) == "C02"


def test_C20_steam_engine() -> None:
    assert given(me=seat(hand="C20")).play("activate").loose(0) == "gunpowder gunpowder"


def test_C21_railroad() -> None:
    table = given(me=seat(hand="C21", technologies="C04 C14 C25 C28"))
    table.play("activate")
    assert table.moves == ["replenish C04", "replenish C14", "replenish C21", "done"]
    table.play("replenish C04", "replenish C21")
    assert table.resources(0) == "C04 C21"
    assert table.question == "pause", "two at the most"


def test_C22_conscription() -> None:
    table = given(me=seat(hand="C22", technologies="C04 C11"), others=[seat(resources="C01 C02 C03")])
    table.play("activate", "wake C04", "1: done", "1: spend C01")
    assert table.moves == ["wake C11", "done"]
    table.play("wake C11", "1: done", "1: spend C02")
    assert table.resources(1) == "C03"


def test_C23_ironclad() -> None:
    table = attacked("C23", "C01 C04").play("1: spend C04")
    assert (table.resources(1), table.loose(0)) == ("C01", "iron")


def test_C24_tank() -> None:
    table = attacked("C24", "C01 C02 C04").play("1: spend C01", "1: spend C04")
    assert table.moves == ["gain food", "gain iron"]
    table.play("0: gain iron")
    assert (table.resources(1), table.loose(0)) == ("C02", "iron")


def test_C25_blitzkrieg() -> None:
    table = given(me=seat(hand="C25 C04 C11 C14"), others=[seat(resources="C01 C02 C03")])
    table.play("technology C25", "activate", "attack C04", "1: done", "1: spend C01")
    assert table.moves == ["attack C11", "attack C14", "done"]
    table.play("attack C11", "1: done", "1: spend C02")
    assert (table.resources(1), table.hand(0)) == ("C03", "C14"), "two at the most"


def test_C26_electricity() -> None:
    assert given(me=seat(hand="C26")).play("activate").loose(0) == "information"


def test_C27_assembly_line() -> None:
    table = given(me=seat(hand="C27", technologies="C01 C04 C14 C19 C24"), players=3)
    table.play("activate")
    assert table.moves == ["replenish C01", "replenish C04", "replenish C14", "replenish C19", "done"]
    assert table.play("replenish C01", "replenish C04", "replenish C19").resources(0) == "C01 C04 C19"


def test_C28_atomic_submarine() -> None:
    table = given(me=seat(hand="C28"), others=[seat(wonders="W05 W06"), seat(wonders="W01")])
    table.play("activate", "1: give W06")
    assert (table.wonders(0), table.wonders(1), table.wonders(2)) == ("W01 W06", "W05", "")


def test_C29_computer() -> None:
    assert given(me=seat(hand="C29"), players=3).play("activate").loose(0) == "information information"


def test_C30_satellite() -> None:
    others = [seat(resources="C01 C02 C03 C04")]
    table = given(me=seat(hand="C30 C04 C11 C19 C23"), others=others)
    table.play("technology C30", "activate", "attack C04", "1: done", "1: spend C01")
    table.play("attack C11", "1: done", "1: spend C02", "attack C19", "1: done")
    assert table.resources(1) == "", "the Cannon takes the last two"
    assert table.hand(0) == "C23", "three at the most"


# Renaissance


def test_C31_calendar() -> None:
    table = given(RENAISSANCE, me=seat(hand="C31"), others=[seat(technologies="C01 C04"), seat()])
    table.play("activate")
    assert table.points(0) == 1
    table.play("1: yes", "1: replenish C04")
    assert table.resources(1) == "C04"
    assert table.question == "pause", "who has nothing to replenish is not asked"


def test_C32_tribute() -> None:
    table = given(RENAISSANCE, me=seat(hand="C32"), others=[seat(resources="C01 C04")])
    table.play("activate", "demand 1 2")
    assert (table.loose(0), table.resources(1), table.points(1)) == ("iron", "C01", 1)


def test_C33_writing() -> None:
    table = given(RENAISSANCE, me=seat(hand="C33", technologies="C02"), others=[seat(technologies="C01 C46")])
    table.play("activate")
    assert table.resources(0) == "C02", "Agriculture was the only card to copy"
    assert table.points(1) == 1


def test_C34_philosophy() -> None:
    table = given(RENAISSANCE, me=seat(hand="C34", technologies="C01 C49", points=1))
    table.play("activate")
    assert table.moves == ["replenish C01", "replenish C34", "done"]
    table.play("replenish C01", "replenish C34")
    assert (table.resources(0), table.points(0)) == ("C01 C34", 0)


def test_C35_triumph() -> None:
    others = [seat(resources="C01", technologies="C04"), seat(technologies="C04 C05")]
    table = given(RENAISSANCE, me=seat(hand="C35"), others=others).play("activate", "1: done")
    assert [table.points(0), table.points(1), table.points(2)] == [1, 0, 1]
    assert table.resources(1) == "C01", "the defeated lose nothing"


def test_C36_scouts() -> None:
    table = given(RENAISSANCE, me=seat(hand="C36 C04 C31"), others=[seat(resources="C01 C02")])
    table.play("technology C36", "activate", "attack C04", "1: done", "1: spend C01")
    assert table.resources(1) == "C02"


def test_C37_aqueduct() -> None:
    table = given(RENAISSANCE, me=seat(hand="C37", technologies="C01 C02 C03 C04"), players=3)
    table.play("activate", "replenish C01", "replenish C03")
    assert table.resources(0) == "C01 C03"


def test_C38_horse_archers() -> None:
    table = attacked("C38", theme=RENAISSANCE, more="C04")
    assert table.play("1: spend C01").resources(1) == "C02"


def test_C39_theology() -> None:
    table = given(RENAISSANCE, me=seat(hand="C39", technologies="C04 C49"), others=[seat(technologies="C01")])
    table.play("activate", "replenish C04", "replenish C49", "1: yes")
    assert (table.resources(0), table.resources(1)) == ("C04 C49", "C01")


def test_C40_patronage() -> None:
    table = given(RENAISSANCE, me=seat(hand="C40", resources="C01 C02 C04 C31")).play("activate", "spend C01")
    assert table.refused("spend C02") == "same-type"
    table.play("spend C04")
    assert (table.points(0), table.resources(0)) == (2, "C02 C31")


def test_C41_siegecraft() -> None:
    table = given(
        RENAISSANCE, me=seat(hand="C41 C35", technologies="C04"), others=[seat(resources="C01 C02")]
    )
    table.play("technology C41", "activate")
    played = table.copy().play("choose 1", "attack C35", "1: done")
    assert (played.technologies(0), played.points(0)) == ("C04 C35 C41", 1)
    assert table.play("choose 2", "1: done", "1: spend C01").resources(1) == "C02"


def test_C42_tournament() -> None:
    others = [seat(technologies="C04"), seat(technologies="C04 C05")]
    table = given(RENAISSANCE, me=seat(hand="C42"), others=others).play("activate")
    assert [table.points(0), table.points(1), table.points(2)] == [2, 0, 2]


def test_C43_navigation() -> None:
    others = [seat(resources="C01"), seat(resources="C04 C31"), seat(resources="C05")]
    table = given(RENAISSANCE, me=seat(hand="C43"), others=others)
    table.play("activate", "trade 1 food")
    assert table.moves == ["trade 2 iron", "trade 2 horse", "trade 3 iron", "done"], "different opponents"
    table.play("trade 2 horse")
    assert (table.loose(0), table.question) == ("food horse", "pause")


def test_C44_galleon() -> None:
    table = attacked("C44", theme=RENAISSANCE).play("1: spend C01")
    assert (table.resources(1), table.points(0)) == ("C02", 1)


def test_C45_banking() -> None:
    table = given(RENAISSANCE, me=seat(hand="C45", points=3)).play("activate")
    assert table.moves == ["forgo 1", "forgo 2"]
    table.play("forgo 2")
    assert (table.loose(0), table.points(0)) == ("oil oil", 1)


def test_C46_scientific_method() -> None:
    table = given(RENAISSANCE, me=seat(hand="C46", technologies="C31 C33 C51"), players=3)
    table.play("activate")
    assert table.moves == ["wake C31", "wake C51"], "none that activates others, and not itself"
    assert table.play("wake C51").points(0) == 4


def test_C47_espionage() -> None:
    others = [seat(resources="C01 C02", technologies="C04"), seat(technologies="C04 C05", resources="C03")]
    table = given(RENAISSANCE, me=seat(hand="C47"), others=others)
    table.play("activate", "copy 1 C04", "1: done", "2: done", "1: spend C01")
    assert (table.resources(1), table.resources(2)) == ("C02", "C03"), "power 2 defeats 1 and not 2"


def test_C48_opera() -> None:
    table = given(RENAISSANCE, me=seat(hand="C48"), players=3).play("activate")
    assert [table.points(0), table.points(1), table.points(2)] == [3, 1, 1]


def test_C49_air_force() -> None:
    table = attacked("C49", "C01 C02 C53", RENAISSANCE).play("1: spend C53")
    assert table.resources(1) == "C01 C02", "one Space counts as two"


def test_C50_propaganda() -> None:
    table = given(RENAISSANCE, me=seat(hand="C50 C04 C35 C42"), others=[seat(resources="C01 C02")])
    table.play("technology C50", "activate", "attack C04", "1: done", "1: spend C01", "attack C35", "1: done")
    assert (table.resources(1), table.points(0), table.hand(0)) == ("C02", 1, "C42")


def test_C51_mass_media() -> None:
    assert given(RENAISSANCE, me=seat(hand="C51", technologies="C01 C04")).play("activate").points(0) == 2
    many = seat(hand="C51", technologies="C01 C02 C03 C31 C34")
    assert given(RENAISSANCE, me=many).play("activate").points(0) == 4, "four at the most"


def test_C52_globalization() -> None:
    others = [seat(resources="C01"), seat(resources="C53"), seat(resources="C04 C31")]
    table = given(RENAISSANCE, me=seat(hand="C52"), others=others)
    table.play("activate", "trade 3 horse")
    assert table.loose(0) == "food horse information", "from each, for a Space an Information"


def test_C53_stealth_bomber() -> None:
    table = given(RENAISSANCE, me=seat(hand="C53"), others=[seat(points=2), seat(points=5)]).play("activate")
    assert [table.points(0), table.points(1), table.points(2)] == [5, 0, 2]


def test_C54_internet() -> None:
    table = given(
        RENAISSANCE, me=seat(hand="C54", technologies="C01 C04 C49"), others=[seat(technologies="C02")]
    )
    table.play("activate", "replenish C01", "replenish C49", "replenish C54", "1: yes")
    assert (table.resources(0), table.resources(1)) == ("C01 C49 C54", "C02")


def test_C55_missile_defense() -> None:
    me = seat(hand="C55 C04", technologies="C35")
    table = given(RENAISSANCE, me=me, others=[seat(resources="C01 C02"), seat()])
    table.play("technology C55", "activate", "attack C04", "1: done", "1: spend C01", "0: yes", "1: done")
    assert (table.resources(1), table.points(0)) == ("C02", 1), "then Triumph was woken"
