"""What each pyramid does: a test by name for every card, on a table where its effect matters.

``test_mutation.py`` runs each of them with the effect replaced by nothing, and it must fail.
"""

from tests.games.ancient_knowledge.scenario import (
    Scene,
    after_timeline_phase,
    created,
    declined,
    entered,
    final,
    given,
    in_timeline_phase,
    seat,
    some,
)

from ziggurat.games.ancient_knowledge.index import TECHNOLOGY_NAMES

SECRETS = "planetary_grid the_number_pi mummification mystery_school flower_of_life"
WRITINGS = "runic_alphabet rongorongo_glyphs ancient_hebrew ancient_greek proto_writing"

PURE = ["", "", "thoth phoenician_alphabet golden_mean"]
"""An ancient, a writing and a secret technology that do nothing when they are learned."""

HAND = "osirion abu_gorab byblos stonehenge moron caral uxmal tonina palenque"
"""Nine cards."""


# Final


def test_pyramid_of_khafre() -> None:
    for number, points in ((7, 0), (8, 5), (11, 5), (12, 12)):
        assert final("pyramid_of_khafre", collection=" ".join(TECHNOLOGY_NAMES[:number])) == points
    twelve = " ".join(TECHNOLOGY_NAMES[:12])
    assert final("", collection=twelve, timeline="1:pyramid_of_khafre:0") == 0, "not from the Timeline"


def test_pyramid_of_pepi_ii() -> None:
    cities = "petra bagan tulum atlantis babylon cyrene inwa"
    assert final(f"pyramid_of_pepi_ii {cities}") == 6
    assert final(f"pyramid_of_pepi_ii {some(6, cities)} caral uxmal") == 0


def test_meidum_pyramid() -> None:
    for number, points in ((2, 0), (3, 4), (4, 4), (5, 7)):
        assert final("meidum_pyramid", collection=some(number, SECRETS)) == points
    assert final("meidum_pyramid", collection=WRITINGS) == 0


def test_palenque() -> None:
    for number, points in ((2, 0), (3, 4), (4, 4), (5, 7)):
        assert final("palenque", collection=some(number, WRITINGS)) == points
    assert final("palenque", collection=SECRETS) == 0


def test_cahuachi_pyramids() -> None:
    two_of_two = "thales mercury proto_writing ancient_greek"
    assert final("cahuachi_pyramids", collection=two_of_two) == 0
    assert final("cahuachi_pyramids", collection=f"{two_of_two} mummification") == 2
    assert final("cahuachi_pyramids", collection=f"{two_of_two} mummification planetary_grid") == 4


def test_great_ziggurat_of_ur() -> None:
    assert final("great_ziggurat_of_ur petra hagar_qim") == 2, "it counts itself as a pyramid"
    assert final("great_ziggurat_of_ur petra bagan hagar_qim ggantija") == 2
    assert final("great_ziggurat_of_ur caral petra bagan hagar_qim ggantija") == 4
    assert final("great_ziggurat_of_ur caral petra bagan") == 0


def test_comalcalco_temple() -> None:
    assert final("comalcalco_temple petra caral") == 1, "it counts itself"
    assert final("comalcalco_temple osirion palenque petra") == 3, "all with the sign, worth anything or not"
    assert final("comalcalco_temple", collection="imhotep", timeline="4:osirion:2") == 1, "of the Past only"


def test_janggun_chong() -> None:
    assert final("janggun_chong", timeline="1:petra:0 1:stonehenge:3 6:caral:0") == 6
    assert final("janggun_chong bagan", timeline="1:petra:0 1:stonehenge:3") == 0
    assert final("", timeline="1:petra:0 1:stonehenge:3 6:janggun_chong:0") == 0


# Decline


def test_pyramid_of_the_niches() -> None:
    top = "imhotep plato thoth pythagoras akhenaten golden_mean royal_cubit"
    table = given(
        me=seat(timeline="1:pyramid_of_the_niches:0", lost=15),
        technologies=("", f"{top} phoenician_alphabet"),
        at="decline",
    )
    assert table.moves == ["learn thoth"], "its requirement is met; so is that of the eighth card, not seen"
    assert table.refused("done") == "must-go-on"
    table.play("learn thoth")
    assert table.collection(0) == "thoth"
    table.play("bury plato", "bury imhotep", "bury pythagoras", "bury akhenaten", "bury golden_mean")
    assert table.under(2) == "royal_cubit"
    assert table.table.view(0)["technology_decks"][1]["lowest"][0] == "royal_cubit"
    assert table.table.view(1)["technology_decks"][1]["lowest"][0] is None
    none = given(me=seat(timeline="1:pyramid_of_the_niches:0"), technologies=("", top), at="decline")
    none.play("done", *[f"bury {card}" for card in top.split()[:-1]])
    assert (none.collection(0), none.under(2)) == ("", "royal_cubit"), "all seven go under the deck"


def test_pyramid_of_userkaf() -> None:
    opponents = [seat(artifacts="nazca_lines ica_stones"), seat(artifacts="olmec_heads"), seat()]
    table = declined("pyramid_of_userkaf", 0, opponents, artifacts="moai_statue")
    assert sorted(table.moves_of(1)) == ["discard ica_stones", "discard nazca_lines"], "its owner chooses"
    table.play("1: discard ica_stones")
    assert (table.artifacts(1), table.artifacts(2), table.artifacts(0)) == ("nazca_lines", "", "moai_statue")
    assert table.discard == "ica_stones olmec_heads"


def test_caral() -> None:
    table = given(
        me=seat(timeline="1:caral:0", past="uxmal", lost=2),
        boards=["aristotle mercury thales"],
        at="decline",
    )
    assert table.refused("learn aristotle") == "requirement", "two pyramids: it is not in the Past yet"
    assert table.copy().play("done").collection(0) == ""
    table.play("learn mercury")
    assert (table.collection(0), table.lost(0), table.past(0)) == ("mercury", 0, "caral uxmal")
    assert table.question == "pause", "one only"


def test_teotihuacan() -> None:
    table = given(
        me=seat(timeline="1:teotihuacan:0", collection="anaximenes aristotle"),
        boards=["mercury nicolas_flammel ptolemy", "", "pliny_the_elder plato thoth"],
        at="decline",
    )
    assert table.refused("learn pliny_the_elder") == "requirement"
    assert table.copy().play("done").question == "pause"
    table.play("learn mercury")
    assert table.copy().play("done").question == "pause", "one is enough"
    table.play("learn pliny_the_elder")
    assert table.collection(0) == "anaximenes aristotle mercury pliny_the_elder", "the first made it three"
    assert table.question == "pause", "two at most"


def test_pyramid_of_coba() -> None:
    table = declined("pyramid_of_coba", past="stonehenge moron hagar_qim", lost=6)
    assert table.moves == [f"return-lost {number}" for number in range(5)]
    assert table.copy().play("return-lost 0").lost(0) == 6
    assert table.play("return-lost 4").lost(0) == 2
    fewer = declined("pyramid_of_coba", past="stonehenge moron hagar_qim", lost=2)
    assert fewer.moves[-1] == "return-lost 2"
    assert declined("pyramid_of_coba", past="stonehenge moron petra", lost=6).question == "pause"


def test_gunung_padang() -> None:
    table = declined("gunung_padang", timeline="3:petra:1 4:teotihuacan:2 4:caral:3 5:moron:0 5:uxmal:0")
    assert "done" not in table.moves, "it must be"
    assert not any("gunung_padang" in move for move in table.moves)
    assert "move petra 3" not in table.moves, "that is where it stands"
    assert "move petra 5" not in table.moves, "that is full"
    table.play("move teotihuacan 3")
    after_sliding = "2:petra:1 2:teotihuacan:2 3:caral:3 4:moron:0 4:uxmal:0"
    assert table.timeline(0) == after_sliding, "it lands above, though locked; the one above it drops down"
    assert declined("gunung_padang").past(0) == "gunung_padang", "nothing else to move"


def test_calakmul() -> None:
    pile = "stonehenge petra uxmal bagan tulum"
    table = given(me=seat(timeline="1:calakmul:0"), pile=pile, at="decline")
    assert (table.hand(0), table.discard) == ("petra bagan", "stonehenge uxmal")
    assert table.seen(1, 0) == "petra bagan", "all have seen what was taken"
    pile = "ggantija petra chichen_itza bagan"
    nine = given(me=seat(hand=HAND, timeline="1:calakmul:0"), pile=pile, at="decline")
    assert (nine.discard, "petra" in nine.hand(0), "bagan" in nine.hand(0)) == ("ggantija", True, False)
    ten = given(me=seat(hand=f"{HAND} tulum", timeline="1:calakmul:0"), pile=pile, at="decline")
    assert (ten.discard, "petra" in ten.hand(0)) == ("", False), "with ten cards nothing is revealed"


def test_pyramids_of_plaine_magnien() -> None:
    pile = "petra bagan tulum stonehenge moron caral uxmal nazca_lines"
    me = seat(timeline="1:pyramids_of_plaine_magnien:0")
    table = given(me=me, pile=f"{pile} palenque", at="decline")
    assert table.moves == [f"take {card}" for card in pile.split()], "the ninth is not looked at"
    table.play("take caral")
    assert (table.hand(0), table.discard) == ("caral", pile.replace("caral ", ""))
    assert table.seen(1, 0) == "", "the owner alone has looked"
    me = seat(hand=f"{HAND} tulum", timeline="1:pyramids_of_plaine_magnien:0")
    assert given(me=me, at="decline").discard == "", "with ten cards nobody looks"


# Immediate


def test_yonaguni() -> None:
    artifacts = "nebra_sky_disc ica_stones dogu_figurines phaistos_disc"
    table = created("yonaguni", 4, timeline="3:babylon:9", artifacts=artifacts)
    assert table.copy().play("done").knowledge("yonaguni") == 14
    two = table.copy().play("discard ica_stones", "discard nebra_sky_disc", "done")
    assert (two.knowledge("yonaguni"), two.knowledge("babylon")) == (6, 9), "from this card only"
    assert two.artifacts(0) == "dogu_figurines phaistos_disc"
    table.play(*[f"discard {artifact}" for artifact in artifacts.split()])
    assert table.knowledge("yonaguni") == 0, "four times four, but no more than there is"


def test_tikal_temple_i() -> None:
    table = given(
        me=seat(hand="tikal_temple_i", lost=2, past="caral"),
        boards=["aristotle mercury thales"],
    ).play("create tikal_temple_i 3")
    assert table.refused("learn aristotle") == "requirement", "two pyramids: it is not in the Past yet"
    assert table.copy().play("done").collection(0) == ""
    table.play("learn mercury")
    assert (table.collection(0), table.lost(0), table.question) == ("mercury", 0, "pause")


def test_xixia_wangling() -> None:
    timeline = "1:moron:1 3:babylon:9 3:atlantis:8 4:bagan:2"
    table = created("xixia_wangling", 2, timeline=timeline)
    assert table.moves == ["return moron", "return babylon", "done"], "its neighbours, the weak one too"
    assert table.copy().play("done").question == "pause"
    weak = table.copy().play("return moron")
    assert (weak.knowledge("moron"), weak.question) == (0, "pause"), "all from one monument"
    table.play("return babylon", "return babylon")
    assert table.copy().play("done").knowledge("babylon") == 7, "less than three will do"
    assert table.play("return babylon").knowledge("babylon") == 6
    assert table.question == "pause"
    alone = created("xixia_wangling", 2, timeline="1:petra:0 4:babylon:9")
    assert alone.question == "pause", "no neighbour holds any; itself is none"


def test_nubian_pyramids() -> None:
    table = created("nubian_pyramids", 2, hand="nimrud_lens pachamama_monolith bagan")
    assert table.refused("create pachamama_monolith board") == "too-few-cards", "its cost is to be paid"
    assert table.refused("create bagan 5") == "not-of-kind"
    assert table.copy().play("done").artifacts(0) == ""
    table.play("create nimrud_lens board", "discard bagan")
    assert (table.artifacts(0), table.hand(0)) == ("nimrud_lens", "pachamama_monolith")
    assert table.question == "pause", "one only"
    full = "nebra_sky_disc ica_stones dogu_figurines phaistos_disc moai_statue"
    assert created("nubian_pyramids", 2, hand="nimrud_lens bagan", artifacts=full).question == "pause"


def test_the_queens_pyramids() -> None:
    for past, knowledge in (("petra stonehenge", 5), ("caral uxmal petra", 3)):
        assert entered("the_queens_pyramids", 3, past=past) == knowledge
    six = "caral uxmal tonina palenque calakmul yonaguni"
    assert entered("the_queens_pyramids", 3, past=six) == 0
    both = created("the_queens_pyramids", 3, past="caral", artifacts="khufus_solar_barque")
    assert both.knowledge("the_queens_pyramids") == 3, "it adds up with what other cards take off"


def test_pyramid_of_nice() -> None:
    table = created("pyramid_of_nice", 1, timeline="3:babylon:9 4:petra:0")
    assert table.moves == ["return pyramid_of_nice", "return babylon"], "one must, this one if one likes"
    table.play("return babylon")
    assert (table.knowledge("babylon"), table.knowledge("pyramid_of_nice")) == (8, 2)
    assert created("pyramid_of_nice", 1).knowledge("pyramid_of_nice") == 1


def test_pyramids_of_xian() -> None:
    table = created("pyramids_of_xian", 4, timeline="1:babylon:4 2:caral:1 2:teotihuacan:2")
    assert table.moves == [f"swap pyramids_of_xian {other}" for other in ("babylon", "caral", "teotihuacan")]
    table.play("swap pyramids_of_xian teotihuacan")
    after = "1:babylon:4 2:caral:1 2:pyramids_of_xian:1 4:teotihuacan:2"
    assert table.timeline(0) == after, "slot and row, and the lock does not matter"
    assert created("pyramids_of_xian", 4).question == "pause"


def test_candi_kethek() -> None:
    table = given(
        me=seat(hand="candi_kethek"),
        boards=["thales mercury ptolemy", "anaximander aristotle planetary_grid", "imhotep plato thoth"],
        technologies=("nicolas_flammel melchizedek mummification", ""),
    ).play("create candi_kethek 2")
    assert len(table.moves) == 9
    assert "done" not in table.moves
    of_two_levels = table.copy().play("bury plato", "bury mercury")
    assert (of_two_levels.under(2), of_two_levels.under(1)) == ("plato", "mercury")
    assert (of_two_levels.board(3), of_two_levels.question) == ("imhotep thoth", "pause")
    table.play("bury thales", "bury mercury")
    assert table.under(1) == "mercury"
    assert table.board(1) == "nicolas_flammel melchizedek mummification", "one was left: a new three"


# Permanent


def test_candi_sukuh() -> None:
    def refused(card: str, past: str, hand: str = "", timeline: str = "4:candi_sukuh:0") -> str:
        me = seat(hand=hand, timeline=timeline, past=past)
        boards = ["melchizedek ptolemy thales", "", "golden_mean ari_kat astrology"]
        return given(me=me, boards=boards).refused(f"learn {card}")

    assert refused("golden_mean", "bagan petra") == "", "two cities instead of three"
    assert refused("golden_mean", "bagan") == "requirement", "by one only"
    assert refused("golden_mean", "bagan petra candi_sukuh", timeline="") == "requirement"
    assert refused("melchizedek", "bagan moron") == "", "one of the three may be missing"
    assert refused("melchizedek", "bagan") == "requirement", "one number only"
    past = "bagan petra stonehenge moron caral uxmal"
    assert refused("ari_kat", f"{past} hagar_qim tonina") == ""
    assert refused("ari_kat", f"{past} hagar_qim") == "requirement"
    assert refused("ptolemy", "", hand="osirion") == "", "an upper limit is made no stricter"
    assert refused("ptolemy", "", hand="osirion tulum") == "requirement", "and no softer"


def test_borobudur_temple() -> None:
    def table(timeline: str, past: str = "") -> Scene:
        return given(
            me=seat(hand="nazca_lines osirion byblos moron ggantija", timeline=timeline, past=past, lost=2),
            boards=["aristotle mercury thales"],
        )

    learning = table("3:borobudur_temple:4").play("create nazca_lines board")
    assert learning.refused("learn aristotle") == "requirement"
    assert learning.copy().play("done").collection(0) == ""
    assert learning.play("learn mercury").collection(0) == "mercury"
    assert learning.question == "pause"
    assert table("3:borobudur_temple:4").play("create ggantija 2").question == "pause", "artifacts only"
    assert table("", past="borobudur_temple").play("create nazca_lines board").question == "pause"


def test_phimeanakas() -> None:
    def learned(card: str) -> Scene:
        me = seat(timeline="3:babylon:9 5:phimeanakas:2", lost=15, past="petra bagan tulum")
        return given(me=me, boards=PURE, pile="caral").play(f"learn {card}")

    table = learned("thoth")
    assert table.moves == ["return babylon", "return phimeanakas"]
    assert table.hand(0) == "", "the card is drawn afterwards"
    table.play("return phimeanakas")
    assert (table.knowledge("phimeanakas"), table.hand(0)) == (1, "caral")
    for other in ("phoenician_alphabet", "golden_mean"):
        assert (learned(other).question, learned(other).hand(0)) == ("pause", ""), "ancient ones only"


def test_sneferus_pyramid() -> None:
    mine = "3:babylon:4 5:sneferus_pyramid:3"
    after = "2:inwa:5 3:babylon:4 5:sneferus_pyramid:3"
    assert created("inwa", 2, timeline=mine).timeline(0) == after, "one of six; not those that stand"
    assert entered("caral", 4, timeline=mine) == 2, "cities only"
    helped = created("petra", 4, timeline=mine, artifacts="dogu_figurines")
    assert helped.knowledge("petra") == 0, "never below nothing"
    assert entered("petra", 4, past="sneferus_pyramid") == 1
    assert created("petra", 4, [seat(timeline=mine)]).knowledge("petra") == 1


# Timeline


def test_pyramid_of_tazumal() -> None:
    table = in_timeline_phase("3:pyramid_of_tazumal:4 4:babylon:7")
    assert table.moves == ["return pyramid_of_tazumal", "return babylon", "done"]
    assert table.copy().play("done").timeline(0) == "3:pyramid_of_tazumal:4 4:babylon:7"
    table.play("return pyramid_of_tazumal")
    assert "done" in table.moves
    assert table.play("return babylon").timeline(0) == "3:pyramid_of_tazumal:3 4:babylon:6"
    assert table.question == "pause"
    assert in_timeline_phase("3:pyramid_of_tazumal:4 4:babylon:6").question == "pause"


def test_chichen_itza() -> None:
    around = "2:stonehenge:2 3:chichen_itza:2 3:moron:1 4:merchants_table:3 4:aramu_muru:2 6:giants_tomb:2"
    after = "2:stonehenge:1 3:chichen_itza:2 3:moron:0 4:merchants_table:2 4:aramu_muru:2 6:giants_tomb:2"
    assert after_timeline_phase(around).timeline(0) == after, "none diagonally, none further away"
    other = "2:babylon:2 3:chichen_itza:2 4:stonehenge:0"
    assert after_timeline_phase(other).timeline(0) == other, "megaliths that hold any"


def test_uxmal() -> None:
    above = "1:stonehenge:3 1:moron:2 2:caral:1 2:uxmal:1 3:giants_tomb:1 3:aswan_obelisk:2"
    after = "1:stonehenge:3 1:moron:1 2:caral:1 2:uxmal:1 3:giants_tomb:1 3:aswan_obelisk:1"
    assert after_timeline_phase(above).timeline(0) == after, "standing above, it is next to those above"


def test_dahshur_pyramid() -> None:
    around = "1:stonehenge:3 1:osirion:2 2:dahshur_pyramid:1 2:babylon:2 3:bagan:1 3:atlantis:5"
    after = "1:stonehenge:3 1:osirion:2 2:dahshur_pyramid:1 2:babylon:1 3:bagan:0 3:atlantis:5"
    assert after_timeline_phase(around).timeline(0) == after


def test_pyramid_of_menkaure() -> None:
    around = "2:babylon:9 3:pyramid_of_menkaure:2 3:stonehenge:1 4:bagan:2 4:osirion:1 5:atlantis:5"
    after = "2:babylon:8 3:pyramid_of_menkaure:2 3:stonehenge:1 4:bagan:1 4:osirion:1 5:atlantis:5"
    assert after_timeline_phase(around).timeline(0) == after


def test_pyramid_of_djoser() -> None:
    timeline = "3:babylon:9 5:pyramid_of_djoser:3"
    table = in_timeline_phase(timeline, past="caral", lost=4)
    assert table.moves == ["return babylon", "return pyramid_of_djoser"], "one must"
    assert table.play("return pyramid_of_djoser").timeline(0) == "3:babylon:9 5:pyramid_of_djoser:2"
    assert table.question == "pause"
    assert in_timeline_phase(timeline, past="moron", lost=4).question == "return"
    assert in_timeline_phase(timeline, past="caral", lost=5).question == "pause"
    assert in_timeline_phase(timeline, past="", lost=0).question == "pause", "the Past holds none"


def test_pyramid_of_neferirkare() -> None:
    table = in_timeline_phase("3:babylon:9 4:bagan:1 5:pyramid_of_neferirkare:4")
    assert table.moves == ["return babylon", "return bagan"], "one must, but not from this card"
    assert table.play("return bagan").timeline(0) == "3:babylon:9 4:bagan:0 5:pyramid_of_neferirkare:4"
    alone = after_timeline_phase("4:bagan:0 5:pyramid_of_neferirkare:4")
    assert alone.knowledge("pyramid_of_neferirkare") == 4


def test_tonina() -> None:
    def drawn(timeline: str, past: str = "") -> str:
        return given(me=seat(timeline=timeline, past=past), pile="petra", at="timeline").hand(0)

    assert drawn("4:tonina:4") == "petra"
    assert drawn("", past="tonina") == ""
    of_another = given(others=[seat(timeline="4:tonina:4")], pile="petra", at="timeline")
    assert (of_another.hand(0), of_another.hand(1)) == ("", ""), "each in one's own turn"
