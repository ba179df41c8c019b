"""Cards that are looked at lie aside until their effect is over."""

from tests.games.ancient_knowledge.scenario import Scene, given, seat

TEN = "nimrud_lens bagan tulum uxmal osirion byblos nazca_lines michaux_stone moron inwa"


def greek(hand: str, timeline: str) -> Scene:
    """Ten cards are left in the deck, and seat 0 is about to look at them all."""
    boards = ["ancient_greek thales anaximander"]
    table = given(me=seat(hand=hand, timeline=timeline), boards=boards, pile=TEN)
    table.table.discard = table.table.pile[:-10]
    table.table.pile = table.table.pile[-10:]
    return table.play("learn ancient_greek")


def test_what_was_looked_at_does_not_come_back_within_the_effect() -> None:
    """Chabola de la Hechicera draws when the artifact is created: from a deck without the other nine."""
    table = greek(hand="petra", timeline="6:chabola_de_la_hechicera:0 3:baalbek:2")
    table.play("create nimrud_lens board")
    rest = [card for card in TEN.split() if card != "nimrud_lens"]
    assert sorted(table.discard.split()) == sorted(rest), "the price has been shuffled into the deck"
    assert len(table.hand(0).split()) == 1


def test_another_look_in_between_ends_the_first() -> None:
    """Borobudur Temple lets one learn Thales when the artifact is created."""
    table = greek(hand="petra", timeline="3:borobudur_temple:0")
    table.play("create nazca_lines board", "learn thales")
    assert table.question == "keep"
    assert len(table.discard.split()) == 9, "what the first look left"
    table.play(table.moves[0])
    assert table.question == "pause"
