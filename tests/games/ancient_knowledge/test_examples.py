"""Every worked example of the rulebook, as it stands there."""

from tests.games.ancient_knowledge.scenario import given, seat


def test_heracleion_is_created_nearer_to_the_past() -> None:
    """«СОЗДАНИЕ»: two discards for the card, one more for slot 1 instead of 2, and two knowledge on it."""
    table = given(me=seat(hand="heracleion petra bagan tulum caral"))
    table.play("create heracleion 1", "discard petra", "discard bagan", "discard tulum")
    assert (table.timeline(0), table.hand(0)) == ("1:heracleion:2", "caral")
    assert table.discard == "petra bagan tulum"


def test_astronomy_is_refused_and_aristotle_learned() -> None:
    """«ИЗУЧЕНИЕ»: one monument is lacking for the one; the other brings three cards."""
    table = given(me=seat(past="caral uxmal"), boards=["astronomy aristotle thales"])
    assert table.refused("learn astronomy") == "requirement"
    table.play("learn aristotle")
    assert (table.collection(0), len(table.hand(0).split())) == ("aristotle", 3)


def test_a_technology_that_requires_three_artifacts() -> None:
    """«ИЗУЧЕНИЕ»: only with three of them on the board."""
    boards = ["anaximenes aristotle thales"]
    assert given(me=seat(artifacts="ica_stones tzolkin"), boards=boards).refused("learn anaximenes")
    three = given(me=seat(artifacts="ica_stones tzolkin nimrud_lens"), boards=boards)
    assert not three.refused("learn anaximenes")


def test_four_cards_are_archived() -> None:
    """«ПЕРЕДАЧА ЗНАНИЙ»: three knowledge leave one monument, one leaves another."""
    table = given(me=seat(hand="tulum caral osirion byblos", timeline="3:petra:5 5:bagan:4"))
    table.play("archive", *[f"discard {card}" for card in ("tulum", "caral", "osirion", "byblos")])
    table.play("return petra", "return petra", "return petra", "return bagan")
    assert (table.knowledge("petra"), table.knowledge("bagan")) == (2, 3)
    assert table.lost(0) == 0, "what is returned goes to the reserve"


def test_two_monuments_are_excavated() -> None:
    """«РАСКОПКИ»: four cards for two rotated monuments."""
    table = given(me=seat(past="petra bagan tulum"), pile="caral osirion byblos uxmal moron")
    table.play("excavate 2")
    assert (table.rotated(0), table.hand(0)) == (2, "osirion byblos caral uxmal")


def test_nobody_holds_more_than_ten_cards() -> None:
    """«ПРЕДЕЛ РУКИ»: with eight in hand, the three of the Coptic alphabet are two."""
    eight = "petra bagan tulum inwa osirion byblos baalbek cyrene"
    table = given(
        me=seat(hand=eight, past="hagar_qim ggantija"), boards=["coptic_alphabet"], pile="caral uxmal moron"
    )
    table.play("learn coptic_alphabet")
    hand = table.hand(0).split()
    assert (len(hand), "caral" in hand, "uxmal" in hand, "moron" in hand) == (10, True, True, False)


def test_mycenae_and_yonaguni_decline() -> None:
    """«УПАДОК»: Mycenae first; its effect spares seven knowledge of Yonaguni; then the others slide."""
    table = given(me=seat(timeline="1:yonaguni:9 1:mycenae:1 2:petra:0 4:bagan:2"), at="decline")
    table.play("decline mycenae", *["return yonaguni"] * 7)
    assert table.lost(0) == 1 + 2
    assert table.past(0) == "mycenae yonaguni"
    assert table.timeline(0) == "1:petra:0 3:bagan:2"


def test_calakmul_costs_a_point_and_brings_one() -> None:
    """A hint of the rulebook: lost knowledge and points may make up for each other."""
    pile = "moron petra uxmal bagan tulum"
    table = given(me=seat(timeline="1:calakmul:1"), pile=pile, at="decline")
    assert (table.points(0, "past"), table.points(0, "lost"), table.points(0)) == (1, -1, 0)
    assert (table.hand(0), table.discard) == ("petra bagan", "moron uxmal"), "its effect comes on top"


def test_turns_of_two_teams() -> None:
    """«ПРИМЕР ХОДА»: Andrej and Zhanna (0 and 1) play against Rodion and Ella (2 and 3)."""
    table = given(
        me=seat(hand="inwa", timeline="3:jericho:0", past="osirion timbuktu bagan"),
        others=[
            seat(hand="cyrene", timeline="4:abu_gorab:0", past="caral uxmal tonina palenque calakmul"),
            seat(hand="great_sphinx_of_giza moron"),
            seat(hand="byblos", timeline="5:philae:0"),
        ],
        teams=True,
        boards=["latin_alphabet mercury anaximander", "thales the_number_pi mummification", "thoth plato"],
        technologies=("", "golden_mean maya_script hermeticism"),
        at="turn",
    )
    assert table.table.deciders == (0, 1), "1: partners act at the same time"
    table.play("2: offer moron", "3: give byblos")
    assert (table.hand(2), table.hand(3)) == ("byblos great_sphinx_of_giza", "moron"), "2"
    table.play("0: search", "1: search", "0: search", "1: search", "3: learn mercury")
    assert "learn mercury" not in table.moves_of(2), "3: only one of the two can have it"
    table.play("2: create great_sphinx_of_giza 2")
    assert [table.knowledge(card) for card in ("jericho", "abu_gorab", "philae")] == [2, 2, 0], "4"
    table.play("1: offer cyrene", "0: give inwa")
    assert ("cyrene" in table.hand(0), "inwa" in table.hand(1)) == (True, True), "5"
    table.play("2: search", "3: search", "1: learn latin_alphabet", "1: bury plato")
    assert table.board(3) == "golden_mean maya_script hermeticism"
    table.play("0: learn golden_mean")
    assert table.collection(0) == "golden_mean", "6: what one has turned up the other learns"
    assert table.table.may_act == (2, 3), "7: they may exchange a card, and do not"


def test_the_table_of_points() -> None:
    """«ФИНАЛЬНЫЙ ПОДСЧЁТ»: 43, 40 and 35 points, as the notepad has them."""
    roman = seat(
        past="atlantis babylon karnak_temple yonaguni heracleion dolmen_of_fontanaccia",
        collection="ari_kat plato thoth",
        timeline="2:petra:3 4:bagan:0 4:tulum:1",
        lost=15,
    )
    victoria = seat(
        past="moron ellora_caves machu_picchu llaqtapata tikal_temple_i aramu_muru",
        collection="alchemy phoenician_alphabet hieroglyphs imhotep pythagoras akhenaten",
        lost=5,
    )
    andrej = seat(
        past="potala_palace luxor_temple sacsayhuaman",
        collection="pliny_the_elder golden_mean royal_cubit astrology chinese_alphabet emerald_tablet "
        "sumerian_cuneiforms",
        timeline="1:osirion:4 6:abu_gorab:0",
        lost=2,
        rotated=1,
    )
    boards = ["mercury thales ptolemy", "melchizedek aristotle anaximenes", "hermeticism maya_script"]
    table = given(me=roman, others=[victoria, andrej], boards=boards)
    parts = ("past", "effects", "technologies", "timeline", "lost")
    assert [[table.points(number, part) for part in parts] for number in range(3)] == [
        [40, 4, 11, 3, -15],
        [17, 7, 21, 0, -5],
        [21, 0, 14, 2, -2],
    ]
    assert [table.points(number) for number in range(3)] == [43, 40, 35]
    assert table.table.ranking() == [[0], [1], [2]]
