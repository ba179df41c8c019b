"""Lanes: seats that act at the same time, each on an agenda of their own."""

import json

from tests.kernel.toys import new, partners, play

from ziggurat.kernel.effects import Do
from ziggurat.kernel.lanes import Interleaving, Together, lane
from ziggurat.kernel.match import Match
from ziggurat.kernel.saving import digest, load, save


def moves(table: partners.PartnersTable, seat: int) -> list[str]:
    return [move.text for move in table.moves(seat)]


def test_partners_act_in_any_interleaving() -> None:
    table = new(partners.GAME, 4)
    assert isinstance(table.decision, Interleaving)
    assert (table.deciders, table.may_act) == ((0, 1), (2, 3))
    play(table, "1 gather 1", "0 gather 2", "0 gather 1")
    assert table.deciders == (1,), "whoever is done waits for the partner"
    assert table.towers == [3, 0, 0, 0], "what follows in a lane waits for nobody"


def test_tallies_of_different_lanes_do_not_mix() -> None:
    table = new(partners.GAME, 4)
    play(table, "0 gather 2", "1 gather 1", "0 gather 1", "1 gather 2")
    assert table.towers == [3, 3, 0, 0]


def test_what_happens_in_one_lane_decides_what_another_waits_for() -> None:
    table = new(partners.GAME, 4)
    table.heap = 3
    play(table, "0 gather 2")
    assert table.deciders == (2, 3), "nothing is left to gather, so the partner was not asked any more"
    assert table.towers == [3, 0, 0, 0]


def test_nobody_waits_for_who_may_only_act_meanwhile() -> None:
    table = new(partners.GAME, 4)
    play(table, "3 cheer")
    assert (table.cheers, table.may_act) == ([0, 0, 0, 1], ())
    play(table, "0 gather 2", "0 gather 2", "1 gather 1")
    assert (table.deciders, table.may_act) == ((2, 3), (0, 1)), "and what was not done lapses"
    assert table.cheers == [0, 0, 0, 1]


def test_effects_on_opponents_spare_the_partner() -> None:
    table = new(partners.GAME, 4)
    table.towers = [1, 1, 1, 1]
    play(table, "0 gather 1", "0 gather 1")
    assert table.towers == [3, 1, 0, 0]


def test_who_is_asked_in_another_lane_answers_there_first() -> None:
    """Somebody waits for it; one's own lane goes on afterwards. Whichever lane comes first."""
    for asked, other in ((0, 1), (1, 0)):
        table = new(partners.GAME, 4)
        table.agenda.clear()
        own = [partners.Gathering(seat, Do(partners.WORK, seat, seat, -1), 1) for seat in (0, 1)]
        steps = {asked: [own[asked]], other: [own[asked], own[other]]}
        table.then(Together((lane(*steps[0], home=0), lane(*steps[1], home=1))))
        table.proceed()
        assert table.deciders == (asked,)
        play(table, f"{asked} gather 1")
        assert set(table.deciders) == {0, 1}, "the lane of the other has gone on"


def test_each_seat_sees_its_own_question() -> None:
    table = new(partners.GAME, 4)
    assert [table.question(seat).ASK for seat in (0, 1, 2, 3, None)] == [
        "gather",
        "gather",
        "cheer",
        "cheer",
        "gather",
    ]


def test_lanes_are_data() -> None:
    table = new(partners.GAME, 4)
    play(table, "1 gather 1")
    copy = table.copy()
    loaded = load(partners.GAME, json.loads(json.dumps(save(table))))
    for other in (copy, loaded):
        play(other, "0 gather 1", "1 gather 2", "0 gather 2")
    play(table, "0 gather 1", "1 gather 2", "0 gather 2")
    assert digest(table) == digest(copy) == digest(loaded)


def test_a_move_is_taken_back_until_the_partner_has_moved() -> None:
    match = Match(partners.GAME, partners.GAME.setting({}), 1)
    match.play(0, "gather 1")
    match.undo(0)
    match.play(0, "gather 2")
    match.play(1, "gather 2")
    assert match.undo_refusal(0) is not None
    assert match.undo_refusal(1) is None
