"""What each megalith does: a test by name for every card, on a table where its effect matters.

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
    seat,
    some,
)

ANCIENTS = "anaximenes aristotle thales mercury ptolemy melchizedek"
WRITINGS = "runic_alphabet ancient_hebrew ancient_greek proto_writing latin_alphabet coptic_alphabet"
SECRETS = "planetary_grid the_number_pi mummification mystery_school flower_of_life astronomy"
MEGALITHS = "moron stonehenge hire_benakal aramu_muru the_fairies_rock barabar_caves fort_samaipata"
MONUMENTS = "osirion abu_gorab byblos moron stonehenge hire_benakal uxmal caral palenque tonina calakmul"

TIERS = ((2, 0), (3, 4), (4, 4), (5, 7), (6, 7))


def creatable(table: Scene) -> set[str]:
    """The cards that an effect lets one create."""
    return {move.split()[1] for move in table.moves if move.startswith("create")}


# Final scoring


def test_stonehenge() -> None:
    assert final("stonehenge", collection="thales runic_alphabet planetary_grid") == 2
    two = "thales mercury runic_alphabet ancient_greek planetary_grid"
    assert final("stonehenge", collection=two) == 2, "no second secret"
    assert final("stonehenge", collection=f"{two} golden_mean") == 4, "those of level II too"
    assert final("stonehenge", collection=f"{ANCIENTS} {SECRETS}") == 0
    assert final("petra", timeline="1:stonehenge:0", collection=two) == 0, "it still stands"


def test_menhir_di_monte_corru_tundu() -> None:
    assert final("menhir_di_monte_corru_tundu", lost=15) == 9
    assert final("menhir_di_monte_corru_tundu", lost=14) == 0
    table = given(me=seat(past="menhir_di_monte_corru_tundu", lost=16))
    assert table.points(0) == 9 - 16, "lost knowledge still costs a point each"


def test_aswan_obelisk() -> None:
    assert final("aswan_obelisk uxmal caral petra", timeline="3:tonina:1") == 2, "those in the Past only"
    assert final("aswan_obelisk") == 0
    rotated = given(me=seat(past="aswan_obelisk uxmal", rotated=2))
    assert rotated.points(0, "effects") == 1


def test_sulawesi_megaliths() -> None:
    six = "hagar_qim ggantija barabar_caves aramu_muru hire_benakal fort_samaipata"
    assert final(f"sulawesi_megaliths {six}") == 6, "itself is the seventh"
    assert final(f"sulawesi_megaliths {six} dolmen_of_menga") == 6
    assert final(f"sulawesi_megaliths {some(5, six)} petra uxmal", timeline="6:dolmen_of_menga:0") == 0


def test_moron() -> None:
    for number, points in TIERS:
        assert final("moron", collection=some(number, ANCIENTS)) == points, "the tiers are not added"
    assert final("moron", collection=WRITINGS) == 0


def test_dolmen_of_ganghwa() -> None:
    for number, points in TIERS:
        assert final("dolmen_of_ganghwa", collection=some(number, WRITINGS)) == points
    assert final("dolmen_of_ganghwa", collection=SECRETS) == 0


def test_circles_of_mpumalanga() -> None:
    assert final("circles_of_mpumalanga") == 1, "itself"
    assert final("circles_of_mpumalanga hagar_qim petra uxmal", timeline="3:aramu_muru:0") == 2


def test_dolmen_of_fontanaccia() -> None:
    assert final("dolmen_of_fontanaccia", lost=10) == 4
    assert final("dolmen_of_fontanaccia", lost=9) == 0
    assert given(me=seat(past="dolmen_of_fontanaccia", lost=11)).points(0) == 4 - 11


def test_giants_tomb() -> None:
    assert final("giants_tomb", lost=20) == 12
    assert final("giants_tomb", lost=19) == 0
    assert given(me=seat(past="giants_tomb", lost=21)).points(0) == 12 - 21


def test_merchants_table() -> None:
    table = given(me=seat(past="merchants_table", timeline="2:petra:1 2:uxmal:3 5:moron:0"))
    assert (table.points(0, "effects"), table.points(0, "timeline")) == (3, 3), "once more each"
    assert final("merchants_table petra") == 0


# Timeline phase


def test_ishibutai_kofun() -> None:
    assert after_timeline_phase("4:ishibutai_kofun:3", lost=5).lost(0) == 4
    assert after_timeline_phase("4:ishibutai_kofun:3", lost=4).lost(0) == 4


def test_leshan_giant_buddha() -> None:
    def left(past: str, lost: int = 2) -> int:
        return after_timeline_phase("5:leshan_giant_buddha:3 3:aramu_muru:0", past=past, lost=lost).lost(0)

    assert left("moron stonehenge hire_benakal") == 1
    assert left("moron stonehenge petra uxmal") == 2, "standing megaliths do not count"
    assert left("moron stonehenge hire_benakal", lost=0) == 0


def test_hagar_qim() -> None:
    assert after_timeline_phase("2:hagar_qim:3", lost=2).lost(0) == 1
    assert after_timeline_phase("2:hagar_qim:3").lost(0) == 0


def test_ggantija() -> None:
    timeline = "2:ggantija:1 2:bagan:2 1:byblos:1 1:tiwanaku:3 3:stonehenge:3 4:osirion:4"
    table = after_timeline_phase(timeline)
    left = "1:byblos:0 1:tiwanaku:3 2:ggantija:1 2:bagan:1 3:stonehenge:3 4:osirion:4"
    assert table.timeline(0) == left, "not diagonally, no megalith, nothing two slots away"
    bare = after_timeline_phase("2:ggantija:1 2:bagan:0 3:osirion:1")
    assert bare.timeline(0) == "2:ggantija:1 2:bagan:0 3:osirion:0", "one without knowledge is skipped"


# Permanent


def test_colossi_of_memnon() -> None:
    assert entered("tlalocs_statue", 3, timeline="5:colossi_of_memnon:2") == 3
    assert entered("poulnabrone_dolmen", 6, timeline="5:colossi_of_memnon:2") == 0, "never below"
    assert entered("tiwanaku", 2, timeline="5:colossi_of_memnon:2") == 2
    assert entered("colossi_of_memnon", 5) == 2, "not itself"
    table = created("tlalocs_statue", 3, timeline="5:colossi_of_memnon:2 3:hagar_qim:3")
    assert table.knowledge("hagar_qim") == 3, "what stands there already keeps its knowledge"


def test_hire_benakal() -> None:
    def learned(technology: str, timeline: str = "5:hire_benakal:2 6:mycenae:4") -> Scene:
        table = given(
            me=seat(timeline=timeline, past="moron stonehenge aramu_muru"),
            boards=["runic_alphabet mercury planetary_grid", "", "chinese_alphabet thoth plato"],
            pile="petra",
        )
        return table.play(f"learn {technology}")

    table = learned("runic_alphabet").play("resolve hire_benakal")
    assert table.moves == ["return hire_benakal", "return mycenae"], "it must, from any monument"
    table.play("return mycenae")
    assert (table.timeline(0), table.hand(0)) == ("5:hire_benakal:2 6:mycenae:3", "petra")
    assert learned("chinese_alphabet").play("return hire_benakal").hand(0) == "petra", "of level II too"
    assert learned("chinese_alphabet", "5:hire_benakal:0").hand(0) == "petra", "without knowledge too"
    assert learned("mercury").hand(0) == learned("planetary_grid").hand(0) == ""
    timeline = "1:montguyon_dolmen:0 5:hire_benakal:2"
    granted = given(me=seat(timeline=timeline), boards=["hieroglyphs", "", ""], pile="petra", at="decline")
    assert granted.play("learn hieroglyphs").hand(0) == "petra", "by an effect too"


def test_chabola_de_la_hechicera() -> None:
    def table(timeline: str) -> Scene:
        return given(me=seat(hand="nazca_lines tiwanaku", timeline=timeline), pile="petra")

    both = table("6:chabola_de_la_hechicera:3 4:osirion:4").play("create nazca_lines board")
    assert both.moves == ["return osirion", "return chabola_de_la_hechicera"], "it must, from any monument"
    both.play("return osirion")
    assert (both.knowledge("osirion"), both.knowledge("chabola_de_la_hechicera")) == (3, 3)
    assert both.hand(0) == "petra tiwanaku"
    bare = table("6:chabola_de_la_hechicera:0").play("create nazca_lines board")
    assert bare.hand(0) == "petra tiwanaku", "without knowledge too"
    by_effect = created("diquis_stone_spheres", 2, hand="tzolkin", timeline="6:chabola_de_la_hechicera:3")
    by_effect.play("create tzolkin board", "return diquis_stone_spheres")
    assert len(by_effect.hand(0).split()) == 1, "by an effect too"
    monument = table("6:chabola_de_la_hechicera:3").play("create tiwanaku 2")
    assert (monument.question, monument.hand(0)) == ("pause", "nazca_lines")


def test_poulnabrone_dolmen() -> None:
    def table(past: str, hand: str = "bagan petra tulum") -> Scene:
        return given(me=seat(hand=hand, timeline="6:poulnabrone_dolmen:0", past=past))

    eleven = table(MONUMENTS.replace("tonina", "jericho")).play("create petra 4")
    assert eleven.copy().play("done").hand(0) == "bagan tulum", "one may"
    assert eleven.play("create tulum 4").question == "pause", "the second creation is not doubled again"
    assert table(some(10, MONUMENTS)).play("create petra 4").question == "pause"
    artifact = table(MONUMENTS, "nazca_lines petra tulum")
    assert artifact.play("create nazca_lines board").question == "pause", "monuments only"
    hand = "nazca_lines petra tulum hagar_qim"
    another = table(MONUMENTS.replace("uxmal", "jericho"), f"{hand} uxmal").play("create petra 4")
    assert creatable(another) == {"tulum", "hagar_qim", "uxmal"}, "and another monument"


def test_poulnabrone_dolmen_is_not_doubled_by_itself() -> None:
    assert created("poulnabrone_dolmen", 6, hand="petra tulum", past=MONUMENTS).question == "pause"


def test_poulnabrone_dolmen_pays_for_both_creations() -> None:
    table = given(
        me=seat(hand="petra heracleion bagan tulum", timeline="6:poulnabrone_dolmen:0", past=MONUMENTS)
    )
    table.play("create petra 4", "create heracleion 2")
    assert (table.hand(0), table.discard) == ("", "bagan tulum")


def test_poulnabrone_dolmen_doubles_what_effects_grant() -> None:
    """Dolmen of Menga: two monuments by the action, two by its effect."""
    hand = "dolmen_of_menga petra tulum tiwanaku inwa"
    table = given(me=seat(hand=hand, timeline="6:poulnabrone_dolmen:0", past=MONUMENTS))
    table.play("create dolmen_of_menga 6", "resolve dolmen_of_menga", "create petra 4", "create tulum 4")
    table.play("create inwa 2")
    assert table.question == "pause"
    assert table.hand(0) == "tiwanaku"


# On creation


def test_diquis_stone_spheres() -> None:
    table = created("diquis_stone_spheres", 2, hand="nimrud_lens nazca_lines petra")
    assert table.moves == ["create nimrud_lens board", "create nazca_lines board", "done"], "artifacts only"
    assert table.copy().play("done").artifacts(0) == ""
    table.play("create nimrud_lens board", "discard petra")
    assert (table.artifacts(0), table.hand(0), table.discard) == ("nimrud_lens", "nazca_lines", "petra")
    full = "ica_stones tzolkin nebra_sky_disc genetic_disk phaistos_disc"
    assert created("diquis_stone_spheres", 2, hand="nazca_lines", artifacts=full).question == "pause"


def test_dolmen_of_menga() -> None:
    table = created("dolmen_of_menga", 6, hand="nazca_lines petra uxmal hagar_qim")
    assert creatable(table) == {"petra", "uxmal", "hagar_qim"}, "monuments"
    assert table.copy().play("done").timeline(0) == "6:dolmen_of_menga:3", "one may"
    table.play("create petra 5", "discard nazca_lines")
    assert table.timeline(0) == "5:petra:1 6:dolmen_of_menga:3"
    assert (table.hand(0), table.discard) == ("hagar_qim uxmal", "nazca_lines"), "the change of slot was paid"


def test_masuda_iwafune() -> None:
    table = created("masuda_iwafune", 3, hand="petra uxmal nazca_lines tlalocs_statue")
    assert creatable(table) == {"tlalocs_statue"}, "megaliths only"
    assert table.copy().play("done").timeline(0) == "3:masuda_iwafune:2", "one may"
    table.play("create tlalocs_statue 4", "discard petra")
    assert table.timeline(0) == "3:masuda_iwafune:2 4:tlalocs_statue:4"
    assert table.discard == "petra"


def test_fort_samaipata() -> None:
    assert entered("fort_samaipata", 2, past=some(3, MEGALITHS)) == 1
    assert entered("fort_samaipata", 2, past="moron stonehenge petra uxmal", timeline="3:aramu_muru:0") == 6
    light = entered("fort_samaipata", 2, past=some(3, MEGALITHS), timeline="5:colossi_of_memnon:2")
    assert light == 0, "it adds up with other reductions"


def test_baalbek_trilithon() -> None:
    assert entered("baalbek_trilithon", 3, past=some(4, MEGALITHS)) == 1
    assert entered("baalbek_trilithon", 3, past=f"{some(3, MEGALITHS)} petra uxmal") == 7
    both = {"timeline": "5:colossi_of_memnon:2", "artifacts": "nebra_sky_disc"}
    assert entered("baalbek_trilithon", 3, past=some(4, MEGALITHS), **both) == 0, "never below"


def test_standing_stones_of_stenness() -> None:
    timeline = "5:moron:4 2:hagar_qim:1 3:aramu_muru:0 3:osirion:4"
    table = created("standing_stones_of_stenness", 5, timeline=timeline, hand="petra")
    left = "2:hagar_qim:0 3:aramu_muru:0 3:osirion:4 5:moron:3 5:standing_stones_of_stenness:2"
    assert table.timeline(0) == left, "one each from the other megaliths"


def burdens_each_opponent(card: str, slot: int, number: int) -> None:
    """Its owner chooses a monument of each opponent; who has none is skipped; all goes on the same."""
    others = [seat(timeline="2:petra:1 3:osirion:0"), seat(), seat(timeline="4:tulum:0 6:mycenae:4")]
    table = created(card, slot, others, timeline="5:moron:4")
    assert table.moves == ["burden petra", "burden osirion"], "it must; not on one's own"
    table.play("burden osirion")
    assert table.moves == ["burden tulum", "burden mycenae"]
    table.play("burden mycenae")
    standing = [table.knowledge(name) for name in ("petra", "osirion", "tulum", "mycenae", "moron")]
    assert standing == [1, number, 0, 4 + number, 4]
    assert created(card, slot, [seat(), seat()]).question == "pause"


def test_tlalocs_statue() -> None:
    burdens_each_opponent("tlalocs_statue", 3, 3)


def test_great_sphinx_of_giza() -> None:
    burdens_each_opponent("great_sphinx_of_giza", 2, 2)


def test_megaliths_of_cauria() -> None:
    burdens_each_opponent("megaliths_of_cauria", 1, 1)


# Decline


def test_dolmen_of_gochang() -> None:
    def left(number: int, lost: int = 9) -> int:
        return declined("dolmen_of_gochang", 2, past=some(number, MEGALITHS), lost=lost).lost(0)

    assert left(5) == 9 - 7 + 2, "its own knowledge is lost afterwards"
    assert left(6) == 9 - 7 + 2, "five or more"
    assert left(4) == 9 + 2, "it is not yet in the Past"
    assert left(5, lost=4) == 2, "all there is, if less"
    mixed = f"{some(4, MEGALITHS)} petra uxmal"
    assert declined("dolmen_of_gochang", past=mixed, lost=9).lost(0) == 9


def test_aramu_muru() -> None:
    others = [seat(hand="petra bagan byblos"), seat(hand="tulum"), seat()]
    table = declined("aramu_muru", 0, others, hand="uxmal caral moron")
    table.play("1: discard petra", "1: discard byblos")
    assert table.hand(1) == "bagan", "its owner has chosen"
    assert table.hand(2) == "", "all there is, if fewer"
    assert table.hand(0) == "moron caral uxmal"
    assert table.question == "pause"


def test_the_fairies_rock() -> None:
    table = declined("the_fairies_rock", 0, [seat(hand="petra bagan"), seat(), seat(hand="tulum uxmal")])
    assert table.moves_of(1) == ["discard petra", "discard bagan"], "it must"
    table.play("1: discard bagan", "3: discard uxmal")
    assert (table.hand(1), table.hand(3), table.question) == ("petra", "tulum", "pause")


def test_menhirs_of_monteneuf() -> None:
    table = declined("menhirs_of_monteneuf", 0, hand="petra heracleion uxmal nazca_lines", lost=1)
    assert creatable(table) == {"petra", "uxmal", "heracleion"}, "monuments"
    assert table.copy().play("done").timeline(0) == "", "one may"
    table.play("create heracleion 2", "discard petra", "discard uxmal")
    assert (table.timeline(0), table.hand(0)) == ("1:heracleion:2", "nazca_lines"), "paid, and it slides"


def test_menhirs_of_monteneuf_and_slot_1() -> None:
    table = declined("menhirs_of_monteneuf", 0, hand="timbuktu", lost=1)
    table.play("create timbuktu 1")
    assert table.past(0) == "timbuktu menhirs_of_monteneuf", "it declines in the same phase"
    assert table.lost(0) == 1 - 1 + 2, "its immediate effect works"


def test_statues_of_ramesses_ii() -> None:
    assert len(declined("statues_of_ramesses_ii").hand(0).split()) == 4
    full = declined("statues_of_ramesses_ii", hand="petra bagan uxmal moron caral tulum tonina inwa")
    assert len(full.hand(0).split()) == 10, "the hand limit"


def test_carnac_standing_stones() -> None:
    assert declined("carnac_standing_stones", lost=20).lost(0) == 5
    assert declined("carnac_standing_stones", 3, lost=22).lost(0) == 22 - 15 + 3
    assert declined("carnac_standing_stones", 3, lost=19).lost(0) == 22, "its own is lost afterwards"


def test_menhir_of_kerloas() -> None:
    others = [seat(hand="petra bagan"), seat(hand="tulum caral"), seat()]
    table = declined("menhir_of_kerloas", 0, others)
    assert table.moves == ["rob 1", "rob 2"], "it must, whoever has a card"
    table.play("rob 1")
    assert table.moves == ["take petra", "take bagan"]
    table.play("take petra")
    assert (table.hand(0), table.hand(1)) == ("petra", "bagan")
    assert table.seen(0, 1) == "bagan", "what was lawfully seen stays known"
    assert table.seen(1, 0) == "petra", "the owner knows what was taken"
    assert table.seen(2, 0) == table.seen(2, 1) == "", "nobody else has seen anything"


def test_menhir_of_kerloas_with_a_full_hand() -> None:
    hand = "bagan uxmal moron caral tulum tonina inwa osirion byblos"
    assert declined("menhir_of_kerloas", 0, [seat(hand="petra timbuktu")], hand=hand).question == "steal"
    full = declined("menhir_of_kerloas", 0, [seat(hand="petra timbuktu")], hand=f"{hand} jericho")
    assert (full.question, full.seen(0, 1)) == ("pause", ""), "no card could be taken, so no hand is shown"
    assert declined("menhir_of_kerloas", 0, [seat(), seat()]).question == "pause"


def test_barabar_caves() -> None:
    others = [seat(timeline="2:petra:1 3:bagan:0"), seat(timeline="4:tulum:0")]
    table = declined("barabar_caves", 2, others, lost=5)
    assert table.moves == ["burden petra", "burden bagan", "burden tulum"], "one monument of one opponent"
    table.play("burden bagan")
    assert (table.knowledge("bagan"), table.knowledge("petra"), table.knowledge("tulum")) == (3, 1, 0)
    assert table.lost(0) == 5 - 3 + 2, "its own knowledge is lost afterwards"
    few = declined("barabar_caves", 0, others, lost=2).play("burden tulum")
    assert (few.knowledge("tulum"), few.lost(0)) == (2, 0), "all there is, if less"
    assert declined("barabar_caves", 2, others).lost(0) == 2
    assert declined("barabar_caves", 0, [seat()], lost=5).lost(0) == 5


def test_montguyon_dolmen() -> None:
    boards = ["anaximenes thales mercury", "", "plato ari_kat alchemy"]
    table = given(me=seat(timeline="1:montguyon_dolmen:0"), boards=boards, at="decline")
    assert {"learn anaximenes", "learn thales", "learn plato", "done"} <= set(table.moves), "either level"
    assert table.copy().play("done").collection(0) == "", "one may"
    assert table.copy().play("learn anaximenes").collection(0) == "anaximenes"
    table.play("learn plato")
    assert (table.collection(0), table.question) == ("plato", "pause"), "one only"
    assert table.board(3) == "ari_kat alchemy"
