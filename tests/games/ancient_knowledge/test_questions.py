"""What is asked, and what is not."""

from tests.games.ancient_knowledge.scenario import declined, given, seat


def test_the_draw_is_not_forgone_for_nothing() -> None:
    """Kensington Runestone: with no knowledge to return nobody is asked."""
    mine = {"past": "petra bagan tulum", "artifacts": "kensington_runestone"}
    without = given(me=seat(timeline="3:caral:0", **mine)).play("excavate 2")  # type: ignore[arg-type]  # texts
    assert (without.question, len(without.hand(0).split())) == ("pause", 4)
    some = given(me=seat(timeline="3:caral:1", **mine)).play("excavate 2")  # type: ignore[arg-type]  # texts
    assert some.question == "forgo"


def test_as_much_lost_knowledge_is_asked_about_as_there_is_to_give() -> None:
    """Barabar Caves give 3, or all there is."""
    for lost, asked in ((2, 2), (5, 3)):
        other = seat(timeline="2:petra:0 3:bagan:0")
        table = declined("barabar_caves", lost=lost, others=[other])
        assert table.table.question(0).details(table.table)["number"] == asked
        table.play("burden bagan")
        assert (table.knowledge("bagan"), table.lost(0)) == (asked, lost - asked)


def test_technologies_tell_their_points() -> None:
    facts = {card["id"]: card["facts"] for card in given().table.game.cards(given().table.setting, "en")}
    assert (facts["thales"]["points"], facts["ari_kat"]["points"], facts["imhotep"]["points"]) == (0, 5, 3)
