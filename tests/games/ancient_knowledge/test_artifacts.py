"""What each artifact does: a test by name for every card, on a table where its effect matters.

``test_mutation.py`` runs each of them with the effect replaced by nothing, and it must fail.
"""

from typing import Any

from tests.games.ancient_knowledge.scenario import Scene, created, entered, given, seat

PURE = ["", "", "thoth phoenician_alphabet golden_mean"]
"""An ancient, a writing and a secret technology that do nothing when they are learned."""

TOP = "merchants_table"
"""The card on top of the building deck."""


def working(artifact: str, **me: Any) -> Scene:
    """A table in the Timeline phase of seat 0, who has this artifact, perhaps others too."""
    artifacts = f"{artifact} {me.pop('artifacts', '')}"
    return given(me=seat(artifacts=artifacts, **me), pile=TOP, at="timeline")


def learned(card: str, artifact: str, timeline: str = "") -> Scene:
    """A table where seat 0, with this artifact, has just learned one of the three technologies above."""
    me = seat(artifacts=artifact, timeline=timeline, lost=15, past="osirion byblos atlantis")
    return given(me=me, boards=PURE, pile=TOP).play(f"learn {card}")


def excavated(number: int, artifact: str) -> Scene:
    """A table where seat 0, with this artifact, has just rotated so many monuments."""
    me = seat(artifacts=artifact, past="osirion byblos atlantis babylon")
    return given(me=me).play(f"excavate {number}")


def drawn(table: Scene) -> int:
    """How many cards seat 0 holds."""
    return len(table.hand(0).split())


# Timeline


def test_disk_of_sabu() -> None:
    four = "stonehenge moron hagar_qim ggantija"
    assert working("disk_of_sabu", past=four, lost=2).lost(0) == 1
    assert working("disk_of_sabu", past=four, lost=0).lost(0) == 0
    assert working("disk_of_sabu", past="stonehenge moron hagar_qim petra", lost=2).lost(0) == 2


def test_sarcophagus_of_saqqara() -> None:
    table = working("sarcophagus_of_saqqara", timeline="2:osirion:1 2:byblos:0 3:babylon:9")
    assert table.moves == ["return osirion", "return babylon"], "one must"
    assert table.hand(0) == "", "the card is drawn afterwards"
    table.play("return babylon")
    assert (table.knowledge("babylon"), table.hand(0)) == (8, TOP)
    bare = working("sarcophagus_of_saqqara", timeline="2:osirion:0 2:byblos:0 3:babylon:0")
    assert bare.hand(0) == TOP, "with nothing to return one draws all the same"
    two = working("sarcophagus_of_saqqara", timeline="2:osirion:1 2:caral:0 3:babylon:9", past="inwa")
    assert (two.hand(0), two.question) == ("", "pause")


def test_planetary_stone() -> None:
    timeline = "3:atlantis:9 4:osirion:3"
    table = working("planetary_stone", hand="inwa stonehenge nazca_lines", timeline=timeline)
    assert table.copy().play("done").hand(0) == "inwa stonehenge nazca_lines"
    table.play("discard nazca_lines")
    assert table.refused("done") == "must-go-on", "two or none"
    table.play("discard inwa", "return atlantis", "return osirion")
    assert table.copy().play("done").timeline(0) == "3:atlantis:8 4:osirion:2", "up to three"
    table.play("return osirion")
    assert (table.timeline(0), table.question) == ("3:atlantis:8 4:osirion:1", "pause")
    assert table.hand(0) == "stonehenge"
    assert working("planetary_stone", hand="moron", timeline=timeline).question == "pause"


def test_disks_of_bayan_kara_ula() -> None:
    artifact = "disks_of_bayan_kara_ula"
    table = working(artifact, timeline="2:osirion:1 3:stonehenge:4 3:caral:0")
    assert table.moves == ["return osirion", "return stonehenge"], "one must"
    assert table.play("return stonehenge").timeline(0) == "2:osirion:1 3:stonehenge:3 3:caral:0"
    two_types = "2:osirion:1 3:stonehenge:4 3:moron:0"
    assert working(artifact, timeline=two_types, past="caral").question == "pause"


def test_ica_stones() -> None:
    assert working("ica_stones", artifacts="nazca_lines olmec_heads").hand(0) == TOP
    assert working("ica_stones", artifacts="nazca_lines", hand="olmec_heads").hand(0) == "olmec_heads"


def test_antikythera_mechanism() -> None:
    artifact = "antikythera_mechanism"
    table = working(artifact, timeline="1:babylon:4 1:moron:3 3:caral:2")
    assert table.timeline(0) == "1:moron:3 3:caral:2 3:babylon:4", (
        "with its knowledge; the one above drops down"
    )
    three = "1:babylon:3 2:atlantis:9"
    assert working(artifact, timeline=three).timeline(0) == three, "four, and in slot 1"
    full = "1:babylon:4 3:caral:2 3:osirion:1"
    assert working(artifact, timeline=full).timeline(0) == full
    both = working(artifact, timeline="1:babylon:4 1:atlantis:9")
    assert both.moves == ["move babylon 3", "move atlantis 3"], "one must"
    assert both.play("move atlantis 3").timeline(0) == "1:babylon:4 3:atlantis:9", "and no second one"
    assert both.question == "pause"


def test_moai_statue() -> None:
    table = working("moai_statue", hand="nazca_lines olmec_heads ica_stones osirion")
    assert table.refused("discard osirion") == "not-of-kind"
    assert drawn(table.copy().play("done")) == 4
    table.play("discard nazca_lines")
    assert table.refused("done") == "must-go-on", "two or none"
    table.play("discard ica_stones")
    assert (drawn(table), table.discard) == (2 + 4, "ica_stones nazca_lines")
    on_board = working("moai_statue", hand="nazca_lines osirion", artifacts="olmec_heads")
    assert on_board.moves == ["done"], "artifacts of the hand only"


def test_la_mana_pyramid() -> None:
    table = working("la_mana_pyramid", hand="osirion nazca_lines")
    assert table.copy().play("done").hand(0) == "osirion nazca_lines"
    assert table.copy().play("discard osirion").hand(0) == f"{TOP} nazca_lines"
    table.play("discard nazca_lines")
    assert (table.hand(0), table.discard, table.question) == (f"osirion {TOP}", "nazca_lines", "pause")
    assert working("la_mana_pyramid").hand(0) == "", "a card for a card"


def test_tzolkin() -> None:
    def table(past: str, lost: int) -> Scene:
        return working("tzolkin", timeline="3:babylon:9 4:osirion:2", past=past, lost=lost)

    returning = table("caral", 3)
    assert returning.moves == ["return babylon", "return osirion", "done"], "one may"
    assert returning.copy().play("done").timeline(0) == "3:babylon:9 4:osirion:2"
    assert returning.play("return osirion").timeline(0) == "3:babylon:9 4:osirion:1"
    assert returning.question == "pause"
    assert table("moron", 3).question == "return"
    assert table("caral", 4).question == "pause"
    assert table("", 0).question == "pause", "the Past holds none"


def test_incahuasi_quipus() -> None:
    for past in ("petra", "moron", "caral"):
        assert working("incahuasi_quipus", past=past, lost=3).hand(0) == TOP
    assert working("incahuasi_quipus", past="caral", lost=4).hand(0) == ""
    assert working("incahuasi_quipus").hand(0) == "", "the Past holds none"


def test_paracas_candelabra() -> None:
    table = working("paracas_candelabra", timeline="2:palenque:1 3:caral:0 3:calakmul:0 4:babylon:9")
    assert table.moves == ["return palenque", "return babylon", "done"]
    assert table.copy().play("done").knowledge("palenque") == 1
    table.play("return palenque", "return babylon")
    assert table.timeline(0) == "2:palenque:0 3:caral:0 3:calakmul:0 4:babylon:8"
    assert table.question == "pause", "up to two"
    two = working("paracas_candelabra", timeline="2:palenque:1 3:caral:0 4:babylon:9", past="uxmal")
    assert two.question == "pause"


def test_pachamama_monolith() -> None:
    def table(past: str) -> Scene:
        me = seat(artifacts="pachamama_monolith", past=past, lost=2)
        return given(me=me, boards=["anaximenes mercury thales"], at="timeline")

    learning = table("caral uxmal tonina palenque calakmul")
    assert learning.refused("learn anaximenes") == "requirement"
    assert learning.copy().play("done").collection(0) == ""
    assert learning.play("learn mercury").collection(0) == "mercury"
    assert learning.question == "pause"
    assert table("caral uxmal tonina palenque petra").question == "pause"


def test_piri_reis_map() -> None:
    table = working("piri_reis_map", timeline="2:teotihuacan:0 2:osirion:3 4:babylon:9 4:caral:0")
    assert all("osirion" not in move and "babylon" not in move for move in table.moves), "without knowledge"
    assert "move teotihuacan 4" not in table.moves, "that is full"
    assert "move caral 4" not in table.moves, "that is where it stands"
    assert table.copy().play("done").question == "pause"
    table.play("move teotihuacan 1")
    assert table.timeline(0) == "1:teotihuacan:0 2:osirion:3 4:babylon:9 4:caral:0", (
        "the one above drops down"
    )
    assert working("piri_reis_map", timeline="4:babylon:1").question == "pause"


def test_klerksdorp_spheres() -> None:
    assert working("klerksdorp_spheres", lost=5).hand(0) == TOP
    assert working("klerksdorp_spheres", lost=4).hand(0) == ""


def test_luddite_flute() -> None:
    past = "osirion byblos atlantis babylon stonehenge moron"
    table = working("luddite_flute", past=past, rotated=5)
    kept = table.copy().play("no")
    assert (kept.artifacts(0), kept.rotated(0)) == ("luddite_flute", 5)
    table.play("yes")
    assert (table.artifacts(0), table.discard) == ("", "luddite_flute")
    assert table.moves == [f"straighten {number}" for number in range(5)], "up to four"
    assert table.play("straighten 4").rotated(0) == 1


def test_baghdad_battery() -> None:
    table = working("baghdad_battery", timeline="3:atlantis:9 4:osirion:3")
    assert table.copy().play("no").artifacts(0) == "baghdad_battery"
    table.play("yes")
    assert (table.artifacts(0), table.discard) == ("", "baghdad_battery")
    table.play("return atlantis", "return atlantis", "return osirion")
    assert table.copy().play("done").timeline(0) == "3:atlantis:7 4:osirion:2", "up to four"
    assert table.play("return osirion").timeline(0) == "3:atlantis:7 4:osirion:1"
    assert table.question == "pause"


def test_iron_pillar_of_delhi() -> None:
    table = working("iron_pillar_of_delhi", timeline="1:osirion:1 1:moron:0 3:babylon:9")
    assert table.moves == ["return osirion", "return babylon"], "one must"
    table.play("return babylon")
    assert (table.knowledge("babylon"), table.hand(0)) == (8, TOP)
    assert working("iron_pillar_of_delhi", timeline="1:osirion:0 1:moron:0").hand(0) == TOP
    one = working("iron_pillar_of_delhi", timeline="1:osirion:1 2:moron:0 2:babylon:9")
    assert (one.question, one.hand(0)) == ("pause", "")


def test_saqqara_vases() -> None:
    table = working("saqqara_vases", timeline="2:teotihuacan:2 2:osirion:3")
    kept = table.copy().play("no")
    assert (kept.artifacts(0), kept.timeline(0)) == ("saqqara_vases", "2:teotihuacan:2 2:osirion:3")
    table.play("yes")
    assert (table.artifacts(0), table.discard) == ("", "saqqara_vases")
    assert "done" not in table.moves, "who discards it must move"
    assert table.play("move teotihuacan 4").timeline(0) == "2:osirion:3 4:teotihuacan:2"


def test_michaux_stone() -> None:
    def table(lost: int) -> Scene:
        me = seat(artifacts="michaux_stone", lost=lost)
        return given(me=me, boards=["anaximenes mercury thales"], at="timeline")

    learning = table(17)
    assert learning.refused("learn anaximenes") == "requirement"
    assert learning.copy().play("done").collection(0) == ""
    assert learning.play("learn mercury").collection(0) == "mercury"
    assert learning.question == "pause"
    assert table(16).question == "pause"


def test_assurbanipals_tablet() -> None:
    assert working("assurbanipals_tablet").hand(0) == TOP
    assert working("assurbanipals_tablet", hand="osirion").hand(0) == f"osirion {TOP}"
    assert working("assurbanipals_tablet", hand="osirion byblos").hand(0) == "osirion byblos"


# When something is learned


def test_glozel_artifacts() -> None:
    assert drawn(learned("phoenician_alphabet", "glozel_artifacts")) == 2
    for other in ("thoth", "golden_mean"):
        assert drawn(learned(other, "glozel_artifacts")) == 0, "writing only"


def test_dogon_mythology() -> None:
    assert drawn(learned("thoth", "dogon_mythology")) == 2
    for other in ("phoenician_alphabet", "golden_mean"):
        assert drawn(learned(other, "dogon_mythology")) == 0, "ancient ones only"


def test_voynich_manuscript() -> None:
    assert drawn(learned("golden_mean", "voynich_manuscript")) == 2
    for other in ("thoth", "phoenician_alphabet"):
        assert drawn(learned(other, "voynich_manuscript")) == 0, "secret ones only"


def test_sumerian_tablets() -> None:
    for card in ("thoth", "phoenician_alphabet", "golden_mean"):
        assert drawn(learned(card, "sumerian_tablets")) == 1


def test_nimrud_lens() -> None:
    for card in ("thoth", "phoenician_alphabet", "golden_mean"):
        table = learned(card, "nimrud_lens", timeline="3:moron:4 4:stonehenge:2")
        assert table.moves == ["return moron", "return stonehenge", "done"], "one may"
        assert table.copy().play("done").timeline(0) == "3:moron:4 4:stonehenge:2"
        assert table.play("return stonehenge").timeline(0) == "3:moron:4 4:stonehenge:1"
        assert table.question == "pause"


# When monuments are rotated


def test_crystal_skull() -> None:
    def table(number: int, boards: str) -> Scene:
        me = seat(artifacts="crystal_skull", past="osirion byblos atlantis babylon", lost=2)
        return given(me=me, boards=[boards, "", ""], pile=TOP).play(f"excavate {number}")

    for number in (3, 4):
        learning = table(number, "ptolemy mercury thales")
        assert drawn(learning) == 2 * number
        assert learning.refused("learn ptolemy") == "requirement", "the cards have been drawn before"
        assert learning.refused("done") == "must-go-on", "one must"
        assert learning.play("learn mercury").collection(0) == "mercury"
    assert table(2, "ptolemy mercury thales").question == "pause"
    assert table(3, "ptolemy anaximenes arabic_numerals").question == "pause", "no requirement is met"


def test_kensington_runestone() -> None:
    me = seat(artifacts="kensington_runestone", past="petra bagan inwa", timeline="3:atlantis:9 4:osirion:2")
    table = given(me=me)
    drawing = table.copy().play("excavate 2", "no")
    assert (drawn(drawing), drawing.timeline(0)) == (4, "3:atlantis:9 4:osirion:2")
    for number in (1, 3):
        assert drawn(table.copy().play(f"excavate {number}")) == 2 * number, "with exactly two only"
    table.play("excavate 2", "yes", *["return atlantis"] * 5)
    assert table.copy().play("done").knowledge("atlantis") == 4, "up to six"
    table.play("return osirion")
    assert (table.timeline(0), table.question) == ("3:atlantis:4 4:osirion:1", "pause")
    assert (table.hand(0), table.rotated(0)) == ("", 2), "instead of the draw"


def test_phaistos_disc() -> None:
    assert drawn(excavated(1, "phaistos_disc")) == 3
    assert drawn(excavated(2, "phaistos_disc")) == 6
    assert drawn(excavated(4, "phaistos_disc")) == 10, "the hand holds no more"


def test_oronce_fines_map() -> None:
    def table(number: int) -> Scene:
        me = seat(artifacts="oronce_fines_map", past="osirion byblos atlantis babylon")
        others = [seat(hand="moron stonehenge ggantija"), seat(hand="hagar_qim"), seat()]
        return given(me=me, others=others).play(f"excavate {number}")

    three = table(3)
    assert three.refused("done", 1) != "", "they must"
    three.play("1: discard stonehenge", "1: discard moron")
    assert (three.hand(1), three.hand(2)) == ("ggantija", ""), "the whole hand, if smaller"
    assert drawn(three) == 6, "the owner loses none"
    for number in (2, 4):
        assert table(number).question == "pause", "with exactly three only"


# When something is created


def test_nazca_lines() -> None:
    assert drawn(created("caral", 4, artifacts="nazca_lines")) == 1
    assert drawn(created("atlantis", 3, artifacts="nazca_lines")) == 0
    assert drawn(created("caral", 4, [seat(artifacts="nazca_lines")])) == 0


def test_olmec_heads() -> None:
    assert drawn(created("hagar_qim", 2, artifacts="olmec_heads")) == 1
    assert drawn(created("caral", 4, artifacts="olmec_heads")) == 0
    assert drawn(created("hagar_qim", 2, [seat(artifacts="olmec_heads")])) == 0


def test_genetic_disk() -> None:
    mine: dict[str, Any] = {
        "artifacts": "genetic_disk",
        "timeline": "3:babylon:9",
        "hand": "osirion byblos moron",
    }
    table = created("caral", 5, **mine)
    assert table.moves == ["return babylon", "return caral", "done"], "the new one too"
    assert table.copy().play("done").timeline(0) == "3:babylon:9 5:caral:2"
    table.play("return babylon", "return caral")
    assert (table.timeline(0), table.question) == ("3:babylon:8 5:caral:1", "pause"), "up to two"
    assert created("caral", 6, **mine).question == "return"
    assert created("easter_island", 5, **mine).question == "return"
    assert created("caral", 4, **mine).question == "pause"
    assert created("easter_island", 4, **mine).question == "pause", "where it lands is what counts"
    moved = working("genetic_disk", artifacts="piri_reis_map", timeline="3:babylon:9 4:caral:0")
    assert moved.play("move caral 5").question == "pause", "moving is not creating"


def test_nebra_sky_disc() -> None:
    table = created("hagar_qim", 2, artifacts="nebra_sky_disc", timeline="3:moron:4")
    assert table.timeline(0) == "2:hagar_qim:2 3:moron:4", "one of three; not those that stand"
    assert entered("caral", 4, artifacts="nebra_sky_disc") == 2, "megaliths only"
    helped = created("ggantija", 2, artifacts="nebra_sky_disc", timeline="5:colossi_of_memnon:0")
    assert helped.knowledge("ggantija") == 0, "never below nothing"
    of_another = created("hagar_qim", 2, [seat(artifacts="nebra_sky_disc")])
    assert of_another.knowledge("hagar_qim") == 3


def test_dogu_figurines() -> None:
    table = created("inwa", 2, artifacts="dogu_figurines", timeline="3:babylon:4")
    assert table.timeline(0) == "2:inwa:5 3:babylon:4", "one of six; not those that stand"
    assert entered("caral", 4, artifacts="dogu_figurines") == 2, "cities only"
    helped = created("petra", 4, artifacts="dogu_figurines", timeline="5:sneferus_pyramid:0")
    assert helped.knowledge("petra") == 0, "never below nothing"
    assert created("inwa", 2, [seat(artifacts="dogu_figurines")]).knowledge("inwa") == 6


def test_khufus_solar_barque() -> None:
    table = created("caral", 4, artifacts="khufus_solar_barque", timeline="3:palenque:4")
    assert table.timeline(0) == "3:palenque:4 4:caral:1", "one of two; not those that stand"
    assert entered("inwa", 2, artifacts="khufus_solar_barque") == 6, "pyramids only"
    assert created("caral", 4, [seat(artifacts="khufus_solar_barque")]).knowledge("caral") == 2


# When all declines are over


def test_elongated_skulls() -> None:
    def drawn_for(timeline: str) -> int:
        table = given(me=seat(artifacts="elongated_skulls", timeline=timeline), at="decline")
        return drawn(table if table.question == "pause" else table.play(table.moves[0]))

    assert drawn_for("1:petra:2") == 0
    assert drawn_for("1:petra:3") == 2
    assert drawn_for("1:petra:5") == 2
    assert drawn_for("1:petra:4 1:bagan:3") == 4, "two cards for each full three of both together"
    assert drawn_for("1:atlantis:10") == 0, "it is discarded, its knowledge is not lost"
