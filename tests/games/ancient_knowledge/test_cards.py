"""What each card does: a test by name for every card, on a table where its effect matters.

``test_mutation.py`` runs each of them with the effect replaced by nothing, and it must fail.
"""

from tests.games.ancient_knowledge.scenario import created, given, seat

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
