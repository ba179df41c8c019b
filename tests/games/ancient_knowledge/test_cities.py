"""What each city does: a test by name for every card, on a table where its effect matters.

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

ANCIENTS = "anaximenes aristotle thales mercury ptolemy melchizedek"
SECRETS = "planetary_grid the_number_pi mummification mystery_school flower_of_life astronomy"
TIERS = ((2, 0), (3, 4), (4, 4), (5, 7), (6, 7))


# Final scoring


def test_osirion() -> None:
    for number, points in TIERS:
        assert final("osirion", collection=some(number, ANCIENTS)) == points, "the tiers are not added"
    assert final("osirion", collection=SECRETS) == 0
    assert final("petra", timeline="1:osirion:0", collection=ANCIENTS) == 0, "it still stands"


def test_abu_gorab() -> None:
    for number, points in TIERS:
        assert final("abu_gorab", collection=some(number, SECRETS)) == points, "the tiers are not added"
    assert final("abu_gorab", collection=ANCIENTS) == 0


def test_gobekli_tepe() -> None:
    assert final("gobekli_tepe") == 1, "a city itself"
    assert final("gobekli_tepe petra uxmal tonina hagar_qim") == 2, "only one type counts"
    assert final("gobekli_tepe petra uxmal tonina caral hagar_qim") == 3
    assert final("gobekli_tepe uxmal hagar_qim ggantija") == 2


def test_byblos() -> None:
    assert final("byblos hagar_qim uxmal") == 2, "it is the city of the set"
    assert final("byblos hagar_qim ggantija uxmal caral") == 2, "no second city"
    assert final("byblos petra hagar_qim ggantija uxmal caral") == 4
    assert final("byblos petra hagar_qim ggantija", timeline="1:uxmal:0 2:caral:0") == 0


def test_ellora_caves() -> None:
    assert final("ellora_caves") == 1, "itself"
    assert final("ellora_caves petra bagan uxmal hagar_qim", timeline="1:tulum:0") == 3
    rotated = given(me=seat(past="ellora_caves petra", rotated=2))
    assert rotated.points(0, "effects") == 2


# Timeline phase


def test_ollantaytambo() -> None:
    timeline = "2:ollantaytambo:2 2:bagan:2 1:byblos:1 1:tiwanaku:3 3:stonehenge:3 4:osirion:4"
    table = after_timeline_phase(timeline)
    left = "1:byblos:0 1:tiwanaku:3 2:ollantaytambo:2 2:bagan:1 3:stonehenge:3 4:osirion:4"
    assert table.timeline(0) == left, "neither itself, nor diagonally, nor a megalith, nor two slots away"
    bare = after_timeline_phase("2:ollantaytambo:2 2:bagan:0 3:osirion:1")
    assert bare.timeline(0) == "2:ollantaytambo:2 2:bagan:0 3:osirion:0", "one without knowledge is skipped"


def test_luxor_temple() -> None:
    near = after_timeline_phase("3:luxor_temple:10 2:calakmul:1 4:caral:2")
    assert near.timeline(0) == "2:calakmul:1 3:luxor_temple:7 4:caral:2"
    few = after_timeline_phase("3:luxor_temple:2 3:calakmul:1 4:caral:2")
    assert few.timeline(0) == "3:luxor_temple:0 3:calakmul:1 4:caral:2", "all it has, none of the others"
    diagonal = after_timeline_phase("3:luxor_temple:10 2:calakmul:1 4:bagan:0 4:caral:2")
    assert diagonal.knowledge("luxor_temple") == 10


def test_mohenjo_daro() -> None:
    for pair in ("4:bagan:0 6:osirion:0", "4:stonehenge:0 5:moron:0", "5:calakmul:0 6:caral:0"):
        assert after_timeline_phase(f"5:mohenjo_daro:9 {pair}").knowledge("mohenjo_daro") == 7
    mixed = after_timeline_phase("5:mohenjo_daro:9 4:bagan:0 5:caral:0 6:moron:0")
    assert mixed.knowledge("mohenjo_daro") == 9, "the card itself is no pair with a city"
    diagonal = after_timeline_phase("5:mohenjo_daro:9 4:bagan:0 6:caral:0 6:osirion:0")
    assert diagonal.knowledge("mohenjo_daro") == 9
    few = after_timeline_phase("5:mohenjo_daro:1 4:bagan:3 6:osirion:3")
    assert few.timeline(0) == "4:bagan:3 5:mohenjo_daro:0 6:osirion:3"


def test_petra() -> None:
    def drawn(past: str, lost: int) -> int:
        return len(after_timeline_phase("4:petra:1", past=past, lost=lost).hand(0).split())

    assert drawn("hagar_qim", 2) == 1
    assert drawn("hagar_qim", 3) == 0
    assert drawn("", 0) == 0


def test_parthenon() -> None:
    table = in_timeline_phase("3:parthenon:4 4:atlantis:7")
    assert table.moves == ["return parthenon", "return atlantis", "done"]
    assert table.copy().play("done").timeline(0) == "3:parthenon:4 4:atlantis:7", "up to two: even none"
    one = table.copy().play("return parthenon", "done")
    assert one.timeline(0) == "3:parthenon:3 4:atlantis:7"
    table.play("return atlantis", "return atlantis")
    assert (table.timeline(0), table.question) == ("3:parthenon:4 4:atlantis:5", "pause")
    assert in_timeline_phase("3:parthenon:4 4:atlantis:6").question == "pause", "ten in all"


def test_parthenon_counts_when_it_is_resolved() -> None:
    table = in_timeline_phase("3:parthenon:3 2:cyrene:8", past="osirion abu_gorab timbuktu jericho")
    late = table.copy().play("resolve cyrene")
    assert (late.question, late.knowledge("cyrene")) == ("pause", 6), "nine are left"
    table.play("resolve parthenon", "return parthenon", "return parthenon")
    assert table.timeline(0) == "2:cyrene:6 3:parthenon:1"


def test_tulum() -> None:
    table = in_timeline_phase("4:tulum:1", hand="petra bagan")
    assert table.moves == ["discard petra", "discard bagan"], "it must"
    table.play("discard petra")
    assert (table.hand(0), table.discard, table.question) == ("bagan", "petra", "pause")
    assert in_timeline_phase("4:tulum:1").question == "pause"
    assert given(me=seat(hand="tulum petra")).refused("create tulum 5") == "slot-locked"


def test_cyrene() -> None:
    cities = "osirion abu_gorab timbuktu jericho"
    assert after_timeline_phase("3:cyrene:8", past=cities).knowledge("cyrene") == 6
    assert after_timeline_phase("3:cyrene:1 4:bagan:2", past=cities).timeline(0) == "3:cyrene:0 4:bagan:2"
    three = after_timeline_phase("3:cyrene:8 4:bagan:2", past="osirion abu_gorab timbuktu hagar_qim")
    assert three.knowledge("cyrene") == 8, "neither standing cities nor megaliths count"


# Permanent


def test_warangal() -> None:
    def learned(technology: str, **me: str) -> Scene:
        mine = seat(timeline="5:warangal:2 6:mycenae:4", **me)  # type: ignore[arg-type]  # all are texts
        boards = ["mummification mercury runic_alphabet", "", "royal_cubit thoth plato"]
        return given(me=mine, boards=boards, pile="petra").play(f"learn {technology}")

    table = learned("mummification").play("resolve warangal")
    assert table.moves == ["return warangal", "return mycenae"], "it must, from any monument"
    table.play("return mycenae")
    assert (table.timeline(0), table.hand(0)) == ("5:warangal:2 6:mycenae:3", "petra")
    second = learned("royal_cubit", collection="planetary_grid the_number_pi astronomy")
    assert second.play("return warangal").hand(0) == "petra", "those of level II too"
    assert learned("mercury").hand(0) == learned("runic_alphabet").hand(0) == ""


def test_warangal_draws_even_if_nothing_can_be_returned() -> None:
    table = given(me=seat(timeline="5:warangal:0"), boards=["mummification mercury thales"], pile="petra")
    assert table.play("learn mummification", "resolve warangal").hand(0) == "petra"


def test_angkor_wat() -> None:
    standing = "6:angkor_wat:2 3:llaqtapata:6"
    assert entered("tiwanaku", 2, timeline=standing, past="bagan") == 1
    assert entered("tiwanaku", 2, timeline=standing, past="hagar_qim uxmal") == 2, "no city in the Past"
    assert entered("hagar_qim", 2, timeline=standing, past="bagan") == 3
    assert entered("angkor_wat", 6, past="bagan") == 2, "not itself"
    assert created("tiwanaku", 2, timeline=standing, past="bagan").knowledge("angkor_wat") == 1


def test_easter_island() -> None:
    assert entered("bagan", 5, timeline="4:easter_island:3") == 1
    assert entered("petra", 4, timeline="5:easter_island:3 6:angkor_wat:2", past="bagan") == 0, "never below"
    assert (
        entered(
            "heracleion", 2, timeline="5:easter_island:3 6:angkor_wat:2", past="bagan", hand="uxmal moron"
        )
        == 0
    )
    assert entered("hagar_qim", 2, timeline="5:easter_island:3") == 3
    assert entered("easter_island", 5) == 3, "not itself"
    theirs = given(me=seat(hand="tiwanaku"), others=[seat(timeline="5:easter_island:3")])
    assert theirs.play("create tiwanaku 2").knowledge("tiwanaku") == 2, "its owner's cities only"


def test_temple_of_kom_ombo() -> None:
    assert entered("phimeanakas", 5, timeline="4:temple_of_kom_ombo:2") == 1
    assert entered("pyramids_of_plaine_magnien", 2, timeline="5:temple_of_kom_ombo:2") == 0, "never below"
    assert entered("tiwanaku", 2, timeline="5:temple_of_kom_ombo:2") == 2
    standing = created("phimeanakas", 5, timeline="4:temple_of_kom_ombo:2 3:caral:2")
    assert standing.knowledge("caral") == 2, "what stands there already keeps its knowledge"


# On creation


def test_timbuktu() -> None:
    table = created("timbuktu", 1, lost=3)
    assert (table.lost(0), table.knowledge("timbuktu")) == (2, 2)
    assert created("timbuktu", 1).lost(0) == 0


def test_lopburi_temple() -> None:
    table = created("lopburi_temple", 4, timeline="2:tiwanaku:2 2:uxmal:1 3:aramu_muru:2")
    assert table.moves == [f"swap lopburi_temple {card}" for card in ("tiwanaku", "uxmal", "aramu_muru")]
    locked = table.copy().play("swap lopburi_temple aramu_muru")
    assert locked.timeline(0) == "2:tiwanaku:2 2:uxmal:1 3:lopburi_temple:1 4:aramu_muru:2"
    table.play("swap lopburi_temple uxmal")
    assert table.timeline(0) == "2:tiwanaku:2 2:lopburi_temple:1 3:aramu_muru:2 4:uxmal:1", "slot and row"
    alone = created("lopburi_temple", 4)
    assert (alone.timeline(0), alone.question) == ("4:lopburi_temple:1", "pause")


def test_bagan() -> None:
    table = created("bagan", 5, timeline="2:petra:1 3:osirion:4")
    assert table.moves == ["swap bagan petra", "swap bagan osirion"], "it must"
    assert table.play("swap bagan petra").timeline(0) == "2:bagan:2 3:osirion:4 5:petra:1"
    others = given(me=seat(hand="bagan"), others=[seat(timeline="1:uxmal:1")]).play("create bagan 5")
    assert others.question == "pause", "not with an opponent's monument"
    declining = declined("menhirs_of_monteneuf", hand="bagan").play("create bagan 5")
    assert declining.timeline(0) == "4:bagan:2", "nor with one that is declining"


def test_tiwanaku() -> None:
    table = created("tiwanaku", 2, timeline="2:petra:1 3:osirion:4 6:mycenae:0 5:moron:4")
    assert table.timeline(0) == "2:petra:0 2:tiwanaku:2 3:osirion:3 5:moron:4 6:mycenae:0"


def test_baalbek() -> None:
    cities = "osirion petra bagan"
    assert entered("baalbek", 2, past=cities) == 1
    assert entered("baalbek", 2, past="osirion petra uxmal", timeline="4:tulum:1") == 6, "in the Past only"
    light = entered("baalbek", 2, past=cities, timeline="5:easter_island:3 6:angkor_wat:2")
    assert light == 0, "it adds up with other reductions, but never below 0"


def test_sacsayhuaman() -> None:
    cities = "osirion petra bagan"
    assert entered("sacsayhuaman", 3, past=cities) == 2
    assert entered("sacsayhuaman", 3, past="osirion petra uxmal", timeline="4:tulum:1") == 8
    assert entered("sacsayhuaman", 3, past=cities, timeline="5:easter_island:3") == 1, "it adds up"


def test_inwa() -> None:
    assert entered("inwa", 2, collection=some(3, SECRETS)) == 1
    assert entered("inwa", 2, collection=f"{some(2, SECRETS)} {ANCIENTS}", past="osirion petra bagan") == 6


def test_potala_palace() -> None:
    table = given(me=seat(hand="potala_palace", timeline="1:petra:1"), at="turn")
    table.play("create potala_palace 3", "search")
    assert table.timeline(0) == "1:petra:1 3:potala_palace:3", "nothing declines, nothing slides"
    assert table.asked == 1
    table.play("search", "search", "search", "search")
    assert table.timeline(0) == "2:potala_palace:3", "the following turn is normal"
    assert table.past(0) == "petra"


def test_potala_palace_created_during_a_decline_phase_does_nothing() -> None:
    table = declined("menhirs_of_monteneuf", hand="potala_palace", timeline="2:uxmal:1")
    table.play("create potala_palace 3")
    assert table.timeline(0) == "1:uxmal:1 2:potala_palace:3"
    table.play("done", "search", "search", "search", "search")
    assert table.past(0) == "menhirs_of_monteneuf uxmal", "nor does the next Decline phase pass by"


def test_philae() -> None:
    table = created("philae", 3, timeline="2:osirion:4 4:petra:1 5:tulum:0 6:moron:4")
    assert table.moves == ["return osirion", "return philae", "return petra"], (
        "cities with knowledge, itself too"
    )
    both = table.copy().play("return osirion", "return philae")
    assert both.timeline(0) == "2:osirion:1 3:philae:0 4:petra:1 5:tulum:0 6:moron:4", "three from each"
    table.play("return petra")
    assert table.moves == ["return osirion", "return philae"], "another one"
    table.play("return osirion")
    assert (table.knowledge("petra"), table.knowledge("osirion")) == (0, 1), "fewer from one that has fewer"
    three = created("philae", 3, timeline="2:osirion:4 4:petra:1 6:moron:4", past="bagan")
    assert (three.question, three.knowledge("osirion")) == ("pause", 4)


def test_persepolis() -> None:
    table = created("persepolis", 3, hand="petra bagan uxmal", timeline="2:osirion:4")
    kept = table.copy().play("no")
    assert (kept.hand(0), kept.question) == ("petra bagan uxmal", "pause")
    table.play("yes", "discard petra", "discard bagan", "done", "return osirion", "return persepolis")
    assert table.timeline(0) == "2:osirion:3 3:persepolis:2"
    assert (table.hand(0), table.discard) == ("uxmal", "petra bagan")


def test_persepolis_costs_no_action() -> None:
    table = given(me=seat(hand="persepolis petra bagan"), at="actions")
    table.play("create persepolis 3", "yes", "discard petra", "done")
    assert (table.question, table.knowledge("persepolis")) == ("action", 2)


# Decline


def test_ajanta_caves() -> None:
    table = declined("ajanta_caves", timeline="3:mycenae:4 3:petra:1 5:uxmal:1 5:tulum:1")
    assert "done" not in table.moves, "it must"
    assert not [move for move in table.moves if "ajanta_caves" in move], "another one"
    assert "move petra 5" not in table.moves, "no room"
    assert "move mycenae 3" not in table.moves, "another slot"
    table.play("move mycenae 4")
    assert table.timeline(0) == "2:petra:1 3:mycenae:4 4:uxmal:1 4:tulum:1", "the upper one has dropped"
    assert declined("ajanta_caves").past(0) == "ajanta_caves"


def test_ajanta_caves_and_slot_1() -> None:
    table = declined("ajanta_caves", timeline="4:petra:3")
    table.play("move petra 1")
    assert (table.past(0), table.lost(0)) == ("petra ajanta_caves", 3), "what comes there declines too"
    saved = declined("ajanta_caves", timeline="1:petra:3")
    saved.play("decline ajanta_caves", "move petra 4")
    assert (saved.timeline(0), saved.lost(0)) == ("3:petra:3", 0), "what leaves in time does not"


def test_heracleion() -> None:
    assert len(declined("heracleion").hand(0).split()) == 4
    full = declined("heracleion", hand="petra bagan uxmal moron caral tulum tonina inwa")
    assert len(full.hand(0).split()) == 10, "the hand limit"


def test_jericho() -> None:
    assert len(declined("jericho").hand(0).split()) == 6
    full = declined("jericho", hand="petra bagan uxmal moron caral tulum tonina inwa")
    assert len(full.hand(0).split()) == 10, "the hand limit"


def test_derinkuyu() -> None:
    table = declined("derinkuyu", 3, timeline="3:atlantis:6 4:babylon:9 5:cyrene:5 2:yonaguni:14")
    assert table.moves == ["return atlantis", "return babylon"], "cities with six or more"
    table.play("return atlantis")
    assert (table.knowledge("atlantis"), table.knowledge("babylon")) == (2, 9), "all four from one"
    assert declined("derinkuyu", 6).lost(0) == 2, "itself too"
    assert declined("derinkuyu", 5).lost(0) == 5


def test_mycenae() -> None:
    table = declined("mycenae", 2, timeline="2:osirion:4 3:moron:4")
    assert table.moves == ["return osirion", "return moron", "done"], "not from itself"
    assert table.copy().play("done").lost(0) == 2
    table.play(*["return osirion"] * 4, *["return moron"] * 3)
    assert (table.timeline(0), table.lost(0)) == ("1:osirion:0 2:moron:1", 2), "seven at most"
    assert declined("mycenae", 4).lost(0) == 4


SELF_DISCARDING = {"llaqtapata": 6, "machu_picchu": 7, "karnak_temple": 8, "babylon": 10, "atlantis": 12}


def declines_only_bare(card: str) -> None:
    """With knowledge it goes to the discard pile and nothing is lost; without, into the Past."""
    table = declined(card, 1, artifacts="elongated_skulls")
    assert (table.past(0), table.discard, table.lost(0)) == ("", card, 0)
    heavy = declined(card, 9, artifacts="elongated_skulls")
    assert (heavy.discard, heavy.lost(0), heavy.hand(0)) == (card, 0, ""), "no lost knowledge"
    bare = declined(card)
    assert (bare.past(0), bare.discard) == (card, "")
    assert bare.points(0) == SELF_DISCARDING[card]


def test_llaqtapata() -> None:
    declines_only_bare("llaqtapata")
    table = declined("llaqtapata", 1, timeline="1:petra:1").play("decline llaqtapata")
    assert (table.past(0), table.discard, table.lost(0)) == ("petra", "llaqtapata", 1), "the other declines"


def test_machu_picchu() -> None:
    declines_only_bare("machu_picchu")


def test_karnak_temple() -> None:
    declines_only_bare("karnak_temple")


def test_babylon() -> None:
    declines_only_bare("babylon")


def test_atlantis() -> None:
    declines_only_bare("atlantis")
    table = declined("atlantis", 2, timeline="1:mycenae:0")
    table.play("decline mycenae", "return atlantis", "return atlantis")
    assert table.past(0) == "mycenae atlantis", "emptied in time"
