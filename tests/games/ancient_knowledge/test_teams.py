"""Two teams. Rulebook, «Командный режим»."""

from tests.games.ancient_knowledge.scenario import Scene, given, seat

from ziggurat.games.ancient_knowledge import GAME
from ziggurat.kernel.chance import Quick


def team_turn() -> Scene:
    """The first team's turn; each of the others holds two cards."""
    return given(
        me=seat(hand="petra bagan"),
        others=[seat(hand="tulum uxmal"), seat(hand="caral osirion"), seat(hand="byblos moron")],
        teams=True,
        at="turn",
    )


def test_partners_take_their_turns_in_any_interleaving() -> None:
    table = team_turn()
    assert table.table.deciders == (0, 1)
    table.play("1: search", "0: search", "1: create uxmal 2", "0: search")
    assert table.table.deciders == (2, 3), "both have gone through all phases: the other team begins"
    assert table.timeline(1) == "1:uxmal:1", "it has slid in its owner's own Decline phase"


def test_the_other_partner_sees_the_refilled_board() -> None:
    """Rulebook, example of a turn, 6."""
    deck = "anaximander the_number_pi mummification"
    table = given(
        teams=True,
        boards=["mercury thales"],
        technologies=(deck, ""),
        at="turn",
    )
    table.play("0: learn mercury")
    assert table.board(1) == "anaximander the_number_pi mummification"
    assert "learn mummification" in table.moves_of(1)


def test_effects_on_opponents_spare_the_partner() -> None:
    """Rulebook, example of a turn, 4."""
    table = given(
        me=seat(hand="great_sphinx_of_giza"),
        others=[seat(timeline="2:petra:0"), seat(timeline="3:bagan:0"), seat(timeline="3:tulum:0")],
        teams=True,
        at="turn",
    )
    table.play("0: create great_sphinx_of_giza 2")
    assert [table.knowledge(card) for card in ("petra", "bagan", "tulum")] == [0, 2, 2]


def test_a_card_is_exchanged_during_the_other_teams_turn() -> None:
    table = team_turn()
    assert table.table.may_act == (2, 3)
    table.play("2: offer caral")
    assert table.moves_of(2) == []
    assert table.moves_of(3) == ["give byblos", "give moron", "refuse"]
    assert table.table.view(3)["areas"][2]["offered"] is None, "not shown, only offered"
    table.play("3: give moron")
    assert (table.hand(2), table.hand(3)) == ("osirion moron", "byblos caral")
    assert (table.seen(2, 3), table.seen(3, 2)) == ("caral", "moron"), "each knows what it gave"
    assert table.seen(0, 2) == ""
    assert not table.table.may_act, "one card a turn"


def test_offers_may_be_declined_and_are_bounded() -> None:
    table = team_turn().play("2: offer caral", "3: refuse", "2: offer caral", "3: refuse")
    assert table.refused("offer caral", 2) == "no-offers"
    table.play("3: offer moron", "2: refuse")
    assert (table.hand(2), table.hand(3)) == ("osirion caral", "byblos moron")


def test_an_offer_lapses_when_the_turn_ends() -> None:
    table = team_turn().play("2: offer caral", "0: search", "0: search", "1: search", "1: search")
    assert table.table.may_act == (0, 1), "now it is the first team that waits"
    assert "search" in table.moves_of(2)
    assert table.table.areas[2].offered < 0


def test_one_board_is_turned_over_by_the_partner_who_is_first() -> None:
    past = "osirion abu_gorab gobekli_tepe byblos ellora_caves ollantaytambo"
    other = "stonehenge moron aswan_obelisk sulawesi_megaliths dolmen_of_ganghwa hagar_qim"
    table = given(
        me=seat(past=past, timeline="1:petra:0"),
        others=[seat(past=other, timeline="1:bagan:0")],
        teams=True,
        at="turn",
    )
    table.play("0: search", "0: search", "1: search", "1: search")
    assert table.moves_of(0) == table.moves_of(1) == ["flip 1", "flip 2"]
    table.play("1: flip 2")
    assert table.table.levels == (0, 1, 1)
    assert table.table.deciders == (2, 3), "the other partner is not asked any more"


TWOS = "thoth pliny_the_elder golden_mean royal_cubit astrology chinese_alphabet emerald_tablet maya_script"


def ranked(technologies: tuple[int, ...], lost: tuple[int, ...] = (0, 0, 0, 0)) -> list[list[int]]:
    """The ranking of players with so many technologies of two points each, and so much lost knowledge."""
    twos = TWOS.split()
    seats = [
        seat(collection=" ".join([twos.pop() for _ in range(number)]), lost=lacking)
        for number, lacking in zip(technologies, lost, strict=True)
    ]
    boards = ["mercury thales ptolemy", "melchizedek aristotle anaximenes", "imhotep plato pythagoras"]
    return given(me=seats[0], others=seats[1:], teams=True, boards=boards, at="turn").table.ranking()


def test_the_points_of_a_team_are_added() -> None:
    assert ranked((2, 0, 1, 0)) == [[0, 1], [2, 3]]
    assert ranked((0, 2, 1, 2)) == [[2, 3], [0, 1]]


def test_level_teams_compare_their_best_player_then_their_lost_knowledge() -> None:
    assert ranked((1, 1, 2, 0)) == [[2, 3], [0, 1]]
    assert ranked((2, 0, 2, 0)) == [[0, 1, 2, 3]]
    assert ranked((2, 1, 2, 0), lost=(0, 2, 0, 0)) == [[2, 3], [0, 1]]


def test_teams_are_for_four() -> None:
    table = GAME.set_up(GAME.setting({"players": "4", "teams": "yes"}), Quick.seeded(1))
    assert [table.partner(number) for number in range(4)] == [1, 0, 3, 2]
    assert table.opponents(1) == [2, 3]


def test_a_partner_answers_a_card_of_the_other_at_once() -> None:
    """Hermes Trismegistus lets each player take a card; whose turn it is besides does not matter."""
    pile = "petra bagan tulum uxmal caral"
    boards = ["hermes_trismegistus thales mercury"]
    for learner, partner in ((0, 1), (1, 0)):
        table = given(teams=True, boards=boards, pile=pile, at="turn")
        table.play(f"{learner}: learn hermes_trismegistus", f"{learner}: take petra")
        for other in table.table.clockwise(learner):
            assert table.moves_of(other)[0].startswith("take"), "before anything else"
            table.play(f"{other}: {table.moves_of(other)[0]}")
        table.play(f"{learner}: search")
        assert table.table.areas[partner].hand != []
        assert "search" in table.moves_of(partner), "and goes on with the turn"


def test_while_a_hand_is_looked_at_the_robber_is_offered_what_lies_there() -> None:
    """What was offered before the hand was shown cannot be exchanged either."""
    table = given(
        me=seat(timeline="1:menhir_of_kerloas:0"),
        others=[seat(), seat(hand="caral osirion"), seat(hand="byblos moron")],
        teams=True,
        at="turn",
    )
    table.play("2: offer caral", "0: search", "0: search", "0: rob 2")
    assert table.refused("give byblos", 3) == "hand-shown"
    assert table.moves_of(0) == ["take osirion", "take caral"]
    table.play("3: refuse", "0: take caral")
    assert "caral" in table.hand(0)
