"""What each card does: a test by name for every card, on a table where its effect matters.

``test_mutation.py`` runs each of them with the effect replaced by nothing, and it must fail.
"""

from tests.games.ancient_knowledge.scenario import Scene, given, seat

ANCIENTS = "anaximenes aristotle thales mercury ptolemy"


def created(card: str, slot: int, **me: str) -> Scene:
    """A table where seat 0 has just created this card, which costs no discards; it stays what it was else."""
    hand = f"{card} {me.pop('hand', '')}"
    return given(me=seat(hand=hand, **me)).play(f"create {card} {slot}")  # type: ignore[arg-type]  # all are texts


def declined(card: str, knowledge: int = 0, **me: str | int) -> Scene:
    """A table where this card, alone in slot 1, has begun to decline."""
    return given(me=seat(timeline=f"1:{card}:{knowledge}", **me), at="decline")  # type: ignore[arg-type]  # as the card needs


# Cities


def test_osirion() -> None:
    for number, points in ((2, 0), (3, 4), (4, 4), (5, 7)):
        collection = " ".join(ANCIENTS.split()[:number])
        assert given(me=seat(past="osirion", collection=collection)).points(0, "effects") == points


def test_ollantaytambo() -> None:
    timeline = "2:ollantaytambo:0 2:bagan:2 1:byblos:1 3:stonehenge:3 4:osirion:4"
    table = given(me=seat(timeline=timeline), at="timeline")
    assert table.timeline(0) == "1:byblos:0 2:ollantaytambo:0 2:bagan:1 3:stonehenge:3 4:osirion:4"


def test_parthenon() -> None:
    table = given(me=seat(timeline="3:parthenon:4 4:atlantis:7"), at="timeline")
    assert table.moves == ["return parthenon", "return atlantis", "done"]
    table.play("return parthenon", "return atlantis")
    assert table.timeline(0) == "3:parthenon:3 4:atlantis:6"
    assert given(me=seat(timeline="3:parthenon:4 4:atlantis:6"), at="timeline").question == "pause"


def test_warangal() -> None:
    table = given(
        me=seat(timeline="5:warangal:2"), boards=["mummification mercury thales"], pile="petra", at="action"
    )
    table.play("learn mummification", "resolve warangal")
    assert table.timeline(0) == "5:warangal:1"
    assert table.hand(0) == "petra"


def test_bagan() -> None:
    table = created("bagan", 5, timeline="2:petra:1 3:osirion:4")
    assert table.moves == ["swap bagan petra", "swap bagan osirion"]
    assert table.play("swap bagan petra").timeline(0) == "2:bagan:2 3:osirion:4 5:petra:1"


def test_heracleion() -> None:
    assert len(declined("heracleion").hand(0).split()) == 4


def test_angkor_wat() -> None:
    with_city = given(me=seat(hand="petra", timeline="6:angkor_wat:2", past="bagan")).play("create petra 4")
    assert with_city.knowledge("petra") == 0
    without = given(me=seat(hand="petra", timeline="6:angkor_wat:2", past="hagar_qim")).play("create petra 4")
    assert without.knowledge("petra") == 1


def test_llaqtapata() -> None:
    table = declined("llaqtapata", 1)
    assert (table.past(0), table.discard, table.lost(0)) == ("", "llaqtapata", 0)
    assert declined("llaqtapata").past(0) == "llaqtapata"


def test_potala_palace() -> None:
    table = given(me=seat(hand="potala_palace", timeline="1:petra:1"), at="turn")
    table.play("create potala_palace 3", "search")
    assert table.timeline(0) == "1:petra:1 3:potala_palace:3", "nothing declines, nothing slides"
    assert table.asked == 1


# Megaliths


def test_aramu_muru() -> None:
    table = given(
        me=seat(timeline="1:aramu_muru:0"),
        others=[seat(hand="petra bagan byblos"), seat(hand="tulum")],
        at="decline",
    )
    assert table.play("1: discard petra", "1: discard byblos").hand(1) == "bagan"
    assert table.hand(2) == "", "all there is, if fewer"


def test_menhir_of_kerloas() -> None:
    table = given(
        me=seat(timeline="1:menhir_of_kerloas:0"),
        others=[seat(hand="petra bagan"), seat(hand="tulum")],
        at="decline",
    )
    table.play("rob 1", "take petra")
    assert (table.hand(0), table.hand(1)) == ("petra", "bagan")
    assert table.seen(0, 1) == "bagan", "what was lawfully seen stays known"
    assert table.seen(1, 0) == "petra", "the owner knows what was taken"
    assert table.seen(2, 0) == ""


def test_barabar_caves() -> None:
    table = given(
        me=seat(timeline="1:barabar_caves:0", lost=5),
        others=[seat(timeline="2:petra:1 3:bagan:0")],
        at="decline",
    )
    assert table.moves == ["burden petra", "burden bagan"]
    assert table.play("burden bagan").knowledge("bagan") == 3
    assert table.lost(0) == 2


def test_great_sphinx_of_giza() -> None:
    table = given(
        me=seat(hand="great_sphinx_of_giza"),
        others=[seat(timeline="2:petra:1 3:bagan:0"), seat(), seat(timeline="4:tulum:0")],
    )
    table.play("create great_sphinx_of_giza 2", "burden bagan")
    assert (table.knowledge("bagan"), table.knowledge("petra"), table.knowledge("tulum")) == (2, 1, 2)


def test_poulnabrone_dolmen() -> None:
    past = "osirion abu_gorab gobekli_tepe byblos ellora_caves ollantaytambo stonehenge moron palenque uxmal"
    table = given(me=seat(hand="bagan petra tulum", timeline="6:poulnabrone_dolmen:0", past=f"{past} caral"))
    table.play("create petra 4")
    assert "create tulum 4" in table.moves
    assert table.play("create tulum 4").question == "pause", "the second creation is not doubled again"


# Pyramids


def test_pyramid_of_the_niches() -> None:
    deck = "imhotep plato thoth pythagoras akhenaten golden_mean royal_cubit"
    table = given(
        me=seat(timeline="1:pyramid_of_the_niches:0", lost=9), technologies=("", deck), at="decline"
    )
    assert table.moves == ["learn thoth"], "the only one whose requirement is met"
    table.play("learn thoth")
    assert table.collection(0) == "thoth"
    table.play("bury plato", "bury imhotep", "bury pythagoras", "bury akhenaten", "bury golden_mean")
    assert table.under(2) == "royal_cubit"
    assert table.table.view(0)["technology_decks"][1]["lowest"][0] == "royal_cubit"
    assert table.table.view(1)["technology_decks"][1]["lowest"][0] is None


def test_yonaguni() -> None:
    table = created("yonaguni", 4, artifacts="nazca_lines ica_stones nebra_sky_disc")
    table.play("resolve yonaguni", "discard ica_stones", "discard nebra_sky_disc", "done")
    assert table.knowledge("yonaguni") == 6
    assert table.artifacts(0) == "nazca_lines"


def test_candi_sukuh() -> None:
    me = seat(timeline="4:candi_sukuh:0", past="bagan petra")
    table = given(me=me, boards=["thales mercury anaximander", "", "golden_mean ari_kat astrology"])
    assert "learn golden_mean" in table.moves, "two cities instead of three"
    assert table.refused("learn ari_kat") == "requirement"


def test_calakmul() -> None:
    pile = "stonehenge petra uxmal bagan tulum"
    table = given(me=seat(timeline="1:calakmul:0"), pile=pile, at="decline")
    assert (table.hand(0), table.discard) == ("petra bagan", "stonehenge uxmal")
    assert table.seen(1, 0) == "petra bagan", "all have seen what was taken"


# Artifacts


def test_planetary_stone() -> None:
    me = seat(hand="petra bagan tulum", artifacts="planetary_stone", timeline="3:atlantis:9")
    table = given(me=me, at="timeline")
    table.play("discard petra")
    assert table.refused("done") == "must-go-on"
    table.play("discard bagan", "return atlantis", "return atlantis", "done")
    assert (table.hand(0), table.knowledge("atlantis")) == ("tulum", 7)


def test_kensington_runestone() -> None:
    me = seat(artifacts="kensington_runestone", past="petra bagan", timeline="3:atlantis:9")
    table = given(me=me).play("excavate 2", "yes", *["return atlantis"] * 6)
    assert (table.hand(0), table.knowledge("atlantis"), table.rotated(0)) == ("", 3, 2)


def test_elongated_skulls() -> None:
    me = seat(artifacts="elongated_skulls", timeline="1:petra:4 1:bagan:3")
    table = given(me=me, at="decline").play("decline petra")
    assert (table.lost(0), len(table.hand(0).split())) == (7, 4), "two cards for each full three"


# Technologies


def test_hermes_trismegistus() -> None:
    table = given(
        boards=["hermes_trismegistus thales mercury"],
        others=[seat()],
        pile="petra bagan tulum uxmal caral",
    )
    table.play("learn hermes_trismegistus", "0: take petra", "1: take caral", "0: take uxmal")
    assert (table.hand(0), table.hand(1), table.discard) == ("petra uxmal", "caral", "bagan tulum")
    assert table.seen(None, 0) == "petra uxmal"


def test_ancient_greek() -> None:
    table = given(
        me=seat(hand="petra"),
        boards=["ancient_greek thales mercury"],
        pile="bagan tulum uxmal caral osirion byblos nazca_lines nimrud_lens michaux_stone moron",
    )
    table.play("learn ancient_greek")
    assert table.moves == ["create nazca_lines board", "create nimrud_lens board"], "the third is too dear"
    table.play("create nimrud_lens board")
    assert (table.artifacts(0), table.hand(0)) == ("nimrud_lens", "")
    assert len(table.discard.split()) == 10


def test_latin_alphabet() -> None:
    past = "osirion abu_gorab byblos stonehenge uxmal"
    table = given(me=seat(past=past), boards=["latin_alphabet thales mercury", "", "imhotep plato thoth"])
    table.play("learn latin_alphabet")
    assert table.moves == ["bury imhotep", "bury plato", "bury thoth"]
    assert table.play("bury plato").under(2) == "plato"
    assert table.board(3) == "imhotep thoth"


def test_imhotep() -> None:
    assert given(me=seat(collection="imhotep")).points(0, "technologies") == 3
