"""What each technology requires and does: a test by name for every card, on a table where it matters.

``test_mutation.py`` runs each of them with the effect replaced by nothing, and it must fail.
"""

from typing import Any

from tests.games.ancient_knowledge.scenario import Scene, Seat, given, seat, some

from ziggurat.games.ancient_knowledge.cards import STANDARD

TOP = "merchants_table leshan_giant_buddha colossi_of_memnon derinkuyu"
"""The top of the building deck, four cards."""

CITIES = "osirion petra bagan tulum atlantis babylon cyrene"
MEGALITHS = "stonehenge moron hagar_qim ggantija aramu_muru fort_samaipata masuda_iwafune"
PYRAMIDS = "caral uxmal tonina palenque calakmul yonaguni gunung_padang"


def offered(card: str, others: list[Seat] | None = None, pile: str = TOP, **me: Any) -> Scene:
    """A table where this technology lies face up, and seat 0 is to act."""
    (level,) = [other.level for other in STANDARD.technologies if other.id == card]
    taken = f"{card} {me.get('collection', '')}".split()
    alike = [other.id for other in STANDARD.technologies if other.level == level and other.id not in taken]
    board = f"{card} {' '.join(alike[-2:])}"
    return given(me=seat(**me), others=others, pile=pile, boards=["", "", board] if level else [board])


def learned(card: str, others: list[Seat] | None = None, pile: str = TOP, **me: Any) -> Scene:
    """A table where seat 0 has just learned this technology."""
    table = offered(card, others, pile, **me).play(f"learn {card}")
    assert card in table.collection(0).split()
    return table


def refused(card: str, others: list[Seat] | None = None, **me: Any) -> bool:
    """Whether what seat 0 has falls short of what this technology requires."""
    return offered(card, others, **me).refused(f"learn {card}") == "requirement"


def drawn(card: str, **me: Any) -> int:
    """How many cards learning this technology brings."""
    return len(learned(card, **me).happened("drew"))


def worth(card: str, **me: Any) -> int:
    """The points for having learned this technology, together with no other that scores."""
    return learned(card, **me).points(0, "technologies")


# Level I, ancient


def test_anaximenes() -> None:
    assert drawn("anaximenes", artifacts="nazca_lines olmec_heads ica_stones") == 3
    assert refused("anaximenes", artifacts="nazca_lines olmec_heads", hand="ica_stones")


def test_aristotle() -> None:
    assert drawn("aristotle", past=some(2, PYRAMIDS)) == 3
    assert drawn("aristotle", past=some(2, PYRAMIDS), rotated=2) == 3, "rotated ones count"
    assert refused("aristotle", past=f"{CITIES} {some(1, PYRAMIDS)}")
    assert refused("aristotle", timeline="1:caral:0 1:palenque:0"), "those of the Past"


def test_hermes_trismegistus() -> None:
    table = learned("hermes_trismegistus", pile="petra bagan tulum uxmal caral stonehenge")
    assert len(table.moves) == 5
    table.play("0: take petra", "1: take caral", "0: take uxmal")
    assert (table.hand(0), table.hand(1), table.discard) == ("petra uxmal", "caral", "bagan tulum")
    assert table.seen(None, 0) == "petra uxmal", "all have seen what was taken"
    full = seat(hand=f"{CITIES} {some(3, MEGALITHS)}")
    three = learned("hermes_trismegistus", [full, seat()], "inwa baalbek uxmal caral byblos")
    three.play("0: take inwa", "2: take caral", "0: take uxmal")
    assert (three.hand(2), three.discard) == ("caral", "byblos baalbek"), "with ten cards one takes none"


def test_thales() -> None:
    pile = "petra bagan tulum stonehenge moron caral uxmal nazca_lines"
    table = learned("thales", pile=f"{pile} palenque")
    assert table.moves == [f"take {card}" for card in pile.split()], "the ninth is not looked at"
    table.play("take caral")
    assert (table.hand(0), table.discard) == ("caral", pile.replace("caral ", ""))
    assert table.seen(1, 0) == "", "the learner alone has looked"
    full = learned("thales", hand=f"{CITIES} {some(3, MEGALITHS)}")
    assert (full.question, full.discard) == ("pause", ""), "with ten cards nobody looks"


def test_nicolas_flammel() -> None:
    table = learned("nicolas_flammel", lost=3)
    assert (table.lost(0), table.hand(0)) == (2, "merchants_table")
    assert drawn("nicolas_flammel", lost=0) == 1, "with nothing to return too"


def test_anaximander() -> None:
    opponent = seat(timeline="4:palenque:4")
    table = learned("anaximander", [opponent], timeline="1:caral:0 2:uxmal:1 4:babylon:9 4:tonina:4")
    assert table.timeline(0) == "1:caral:0 2:uxmal:0 4:babylon:9 4:tonina:3", "each pyramid, wherever"
    assert table.knowledge("palenque") == 4


def test_melchizedek() -> None:
    assert drawn("melchizedek", past="petra moron caral") == 4
    for past in ("petra moron", "petra caral", "moron caral", ""):
        assert refused("melchizedek", past=past)
    seven = "osirion bagan tulum atlantis babylon cyrene uxmal"
    assert drawn("melchizedek", past="petra moron caral", hand=seven) == 3, "the hand holds no more"


def test_ptolemy() -> None:
    assert drawn("ptolemy", hand="") == 3
    assert drawn("ptolemy", hand="petra") == 3
    assert refused("ptolemy", hand="petra bagan")


def test_mercury() -> None:
    assert learned("mercury", lost=3).lost(0) == 1
    assert learned("mercury", lost=1).lost(0) == 0


# Level I, secret


def test_planetary_grid() -> None:
    table = learned("planetary_grid", timeline="2:teotihuacan:2 2:osirion:3 4:babylon:9 4:caral:0")
    assert "done" not in table.moves, "one must"
    assert "move osirion 4" not in table.moves, "that is full"
    assert "move osirion 2" not in table.moves, "that is where it stands"
    table.play("move teotihuacan 6")
    assert table.timeline(0) == "2:osirion:3 4:babylon:9 4:caral:0 6:teotihuacan:2", "locks do not matter"
    assert learned("planetary_grid").question == "pause"


def test_the_number_pi() -> None:
    opponent = seat(timeline="4:osirion:4")
    table = learned("the_number_pi", [opponent], timeline="1:petra:0 2:bagan:1 4:caral:2 4:babylon:9")
    assert table.timeline(0) == "1:petra:0 2:bagan:0 4:caral:2 4:babylon:8"
    assert table.knowledge("osirion") == 4


def test_mummification() -> None:
    me: dict[str, Any] = {"artifacts": "nazca_lines olmec_heads", "timeline": "2:bagan:2 4:babylon:9"}
    table = learned("mummification", **me)
    assert "done" not in table.moves, "one must"
    split = table.copy().play("return bagan", "return babylon")
    assert (split.timeline(0), split.question) == ("2:bagan:1 4:babylon:8", "pause")
    assert table.play("return babylon", "return babylon").timeline(0) == "2:bagan:2 4:babylon:7"
    rich = seat(artifacts="ica_stones")
    assert learned("mummification", [rich], timeline="2:bagan:2").knowledge("bagan") == 2, (
        "one's own artifacts"
    )


def test_mystery_school() -> None:
    assert drawn("mystery_school", timeline="1:petra:0 1:bagan:2 4:caral:2") == 2
    assert drawn("mystery_school", timeline="4:caral:2", past=CITIES) == 0, "cities of the Timeline"


def test_language_of_the_birds() -> None:
    table = learned("language_of_the_birds", timeline="2:bagan:4 4:babylon:9 5:moron:5")
    assert table.moves == ["return babylon", "return moron"], "from five on; one must"
    assert table.play("return moron").timeline(0) == "2:bagan:4 4:babylon:9 5:moron:2", "all from one"
    assert table.question == "pause"
    assert learned("language_of_the_birds", timeline="2:bagan:4").knowledge("bagan") == 4


def test_flower_of_life() -> None:
    assert drawn("flower_of_life", past=some(2, CITIES)) == 3
    assert refused("flower_of_life", past=f"{some(1, CITIES)} {PYRAMIDS}")


def test_sator_square() -> None:
    table = learned("sator_square", timeline="2:teotihuacan:2 2:osirion:3 4:babylon:9")
    pairs = ("teotihuacan osirion", "teotihuacan babylon", "osirion babylon")
    assert table.moves == [f"swap {pair}" for pair in pairs], "any two, and one must"
    assert table.play("swap osirion babylon").timeline(0) == "2:teotihuacan:2 2:babylon:9 4:osirion:3"
    assert learned("sator_square", timeline="2:osirion:3").question == "pause"


def test_earthquake_engineering() -> None:
    table = learned("earthquake_engineering", hand="petra bagan caral uxmal")
    none = table.copy().play("done")
    assert (none.hand(0), none.discard) == ("petra bagan caral uxmal", "")
    table.play("discard petra", "discard uxmal")
    two = table.copy().play("done")
    assert (two.discard, len(two.happened("drew"))) == ("petra uxmal", 2)
    assert len(two.hand(0).split()) == 4
    table.play("discard bagan")
    assert (len(table.happened("drew")), table.question) == (3, "pause"), "three at most"


def test_astronomy() -> None:
    assert drawn("astronomy", past="petra caral") == 3
    assert refused("astronomy", past=f"{CITIES} {MEGALITHS}")
    assert refused("astronomy", past=f"{PYRAMIDS} {MEGALITHS}")


# Level I, writing


def test_runic_alphabet() -> None:
    assert learned("runic_alphabet", past=CITIES, rotated=3).rotated(0) == 1
    assert learned("runic_alphabet", past=CITIES, rotated=1).rotated(0) == 0


def test_rongorongo_glyphs() -> None:
    opponent = seat(timeline="3:moron:4")
    timeline = "1:hagar_qim:0 2:ggantija:1 4:caral:2 4:stonehenge:4"
    table = learned("rongorongo_glyphs", [opponent], timeline=timeline)
    assert table.timeline(0) == "1:hagar_qim:0 2:ggantija:0 4:caral:2 4:stonehenge:3"
    assert table.knowledge("moron") == 4


def test_ancient_hebrew() -> None:
    opponents = [seat(timeline="2:petra:1 3:bagan:0"), seat(), seat(timeline="4:tulum:0")]
    table = learned("ancient_hebrew", opponents, timeline="5:caral:2")
    assert table.moves == ["burden petra", "burden bagan"]
    assert table.hand(0) == "", "the card is drawn afterwards"
    table.play("burden bagan")
    assert [table.timeline(seat) for seat in (1, 2, 3)] == ["2:petra:1 3:bagan:1", "", "4:tulum:1"]
    assert (table.timeline(0), table.hand(0)) == ("5:caral:2", "merchants_table")
    assert drawn("ancient_hebrew", timeline="5:caral:2") == 1


def test_ancient_greek() -> None:
    pile = "bagan tulum uxmal caral osirion byblos nazca_lines nimrud_lens michaux_stone moron"
    table = learned("ancient_greek", hand="petra", pile=f"{pile} ica_stones")
    assert table.moves == ["create nazca_lines board", "create nimrud_lens board"], "the third is too dear"
    table.play("create nimrud_lens board")
    assert (table.artifacts(0), table.hand(0)) == ("nimrud_lens", "")
    assert len(table.discard.split()) == 10, "nine of the ten, and the price"
    full = "nebra_sky_disc ica_stones dogu_figurines phaistos_disc moai_statue"
    none = learned("ancient_greek", artifacts=full, pile=pile)
    assert (none.question, len(none.discard.split())) == ("pause", 10)


def test_arabic_numerals() -> None:
    assert learned("arabic_numerals", lost=5).lost(0) == 2
    assert refused("arabic_numerals", lost=4)


def test_proto_writing() -> None:
    assert drawn("proto_writing", past="petra bagan moron caral") == 3
    assert refused("proto_writing", past="petra bagan moron", timeline="1:caral:0")


def test_coptic_alphabet() -> None:
    assert drawn("coptic_alphabet", past=some(2, MEGALITHS)) == 3
    assert refused("coptic_alphabet", past=f"{some(1, MEGALITHS)} {CITIES}")


def test_cretan_hieroglyphs() -> None:
    opponents = [seat(hand="petra bagan caral"), seat(), seat(hand="tulum")]
    table = learned("cretan_hieroglyphs", opponents, hand="uxmal moron")
    assert table.refused("done", 1) != "", "each must"
    table.play("1: discard bagan")
    assert [table.hand(seat) for seat in range(4)] == ["moron uxmal", "petra caral", "", ""]


def test_latin_alphabet() -> None:
    me = seat(past="petra bagan moron ggantija caral")
    table = given(me=me, boards=["latin_alphabet thales mercury", "", "imhotep plato thoth"])
    table.play("learn latin_alphabet")
    assert table.moves == ["bury imhotep", "bury plato", "bury thoth"], "level II only"
    assert table.play("bury plato").under(2) == "plato"
    assert table.board(3) == "imhotep thoth"
    assert table.question == "pause"
    last = given(me=me, boards=["latin_alphabet thales mercury", "", "imhotep plato"])
    last.play("learn latin_alphabet", "bury plato")
    assert len(last.board(3).split()) == 3, "one was left: a new three"
    assert refused("latin_alphabet", past=some(4, CITIES))


# Level II, ancient


def test_imhotep() -> None:
    four = "nazca_lines olmec_heads ica_stones moai_statue"
    assert worth("imhotep", artifacts=four) == 3
    assert refused("imhotep", artifacts=some(3, four), hand="moai_statue")


def test_plato() -> None:
    for kind in (CITIES, MEGALITHS, PYRAMIDS):
        assert worth("plato", past=kind) == 4
    assert refused("plato", past=f"{some(6, CITIES)} {some(6, MEGALITHS)} {some(6, PYRAMIDS)}")


def test_thoth() -> None:
    assert worth("thoth", lost=9) == 2
    assert refused("thoth", lost=8, timeline="3:babylon:9")


def test_pythagoras() -> None:
    assert worth("pythagoras", past="osirion stonehenge palenque") == 3
    assert refused("pythagoras", past="osirion stonehenge petra caral", timeline="1:palenque:0")


def test_akhenaten() -> None:
    assert worth("akhenaten", past=some(4, PYRAMIDS)) == 3
    assert refused("akhenaten", past=f"{some(3, PYRAMIDS)} {CITIES}")


def test_pliny_the_elder() -> None:
    assert worth("pliny_the_elder", collection="thales mercury anaximenes") == 2
    assert refused("pliny_the_elder", collection="thales mercury mummification"), "it is not one of the three"


# Level II, secret


def test_golden_mean() -> None:
    assert worth("golden_mean", past=some(3, CITIES)) == 2
    assert refused("golden_mean", past=f"{some(2, CITIES)} {MEGALITHS}")


def test_royal_cubit() -> None:
    assert worth("royal_cubit", collection="mummification planetary_grid astronomy") == 2
    assert refused("royal_cubit", collection="mummification planetary_grid thales"), (
        "it is not one of the three"
    )


def test_astrology() -> None:
    assert worth("astrology", hand=f"{CITIES} {some(3, MEGALITHS)}") == 2
    assert refused("astrology", hand=f"{CITIES} {some(2, MEGALITHS)}")


def test_alchemy() -> None:
    past = f"{some(4, CITIES)} {some(3, MEGALITHS)}"
    assert worth("alchemy", past=past, lost=3) == 4
    assert refused("alchemy", past=past, lost=4)
    assert refused("alchemy", past=f"{some(4, CITIES)} {some(2, MEGALITHS)}", lost=0)


def test_hermeticism() -> None:
    assert worth("hermeticism", past=some(5, CITIES)) == 3
    assert refused("hermeticism", past=f"{some(4, CITIES)} {MEGALITHS}")


def test_ari_kat() -> None:
    def past(cities: int, megaliths: int, pyramids: int) -> str:
        return f"{some(cities, CITIES)} {some(megaliths, MEGALITHS)} {some(pyramids, PYRAMIDS)}"

    assert worth("ari_kat", past=past(3, 3, 3)) == 5
    for numbers in ((2, 7, 7), (7, 2, 7), (7, 7, 2)):
        assert refused("ari_kat", past=past(*numbers))


# Level II, writing


def test_chinese_alphabet() -> None:
    assert worth("chinese_alphabet", past=some(3, MEGALITHS)) == 2
    assert refused("chinese_alphabet", past=f"{some(2, MEGALITHS)} {CITIES}")


def test_emerald_tablet() -> None:
    assert worth("emerald_tablet", collection="proto_writing ancient_greek runic_alphabet") == 2
    assert refused("emerald_tablet", collection="proto_writing ancient_greek thales"), (
        "it is not one of the three"
    )


def test_sumerian_cuneiforms() -> None:
    six = "proto_writing ancient_greek thales mercury mummification astronomy"
    assert worth("sumerian_cuneiforms", collection=six) == 2
    assert refused("sumerian_cuneiforms", collection=some(5, six)), "it is not one of the six"


def test_maya_script() -> None:
    assert worth("maya_script", past=f"{some(4, CITIES)} {some(3, MEGALITHS)} {some(3, PYRAMIDS)}") == 2
    nine = f"{some(3, CITIES)} {some(3, MEGALITHS)} {some(3, PYRAMIDS)}"
    assert refused("maya_script", past=nine, timeline="1:babylon:0")


def test_phoenician_alphabet() -> None:
    assert worth("phoenician_alphabet", lost=15) == 4
    assert refused("phoenician_alphabet", lost=14, timeline="3:babylon:9")


def test_hieroglyphs() -> None:
    assert worth("hieroglyphs", past=some(5, MEGALITHS)) == 4
    assert refused("hieroglyphs", past=f"{some(4, MEGALITHS)} {CITIES}")
    rich = seat(past=MEGALITHS)
    assert refused("hieroglyphs", [rich], past=CITIES), "one's own Past"
