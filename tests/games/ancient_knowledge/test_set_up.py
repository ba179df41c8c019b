"""Setting up, and who begins. Rulebook, «Подготовка к игре»."""

from tests.games.ancient_knowledge.scenario import given, seat

from ziggurat.games.ancient_knowledge import GAME
from ziggurat.games.ancient_knowledge.table import AncientTable
from ziggurat.kernel.chance import Quick
from ziggurat.kernel.playout import Count, random_playout

FOURTEEN = (
    "osirion abu_gorab gobekli_tepe byblos ellora_caves ollantaytambo petra "
    "stonehenge moron aswan_obelisk sulawesi_megaliths dolmen_of_ganghwa hagar_qim ggantija"
)


def begun(seed: int, players: int, teams: str = "no") -> AncientTable:
    """A table at the beginning of its first turn."""
    setting = GAME.setting({"players": str(players), "teams": teams, "starting_sets": "yes"})
    table = GAME.set_up(setting, Quick.seeded(seed))
    table.proceed()
    assert isinstance(table, AncientTable)
    return table


def test_chance_chooses_the_first_player() -> None:
    for players in (2, 3, 4):
        tables = [begun(seed, players) for seed in range(40)]
        assert {table.first for table in tables} == set(range(players))
        assert all(table.active == table.first == table.deciders[0] for table in tables)


def test_everybody_sees_who_it_is() -> None:
    table = begun(2, 4)
    for viewer in (*range(4), None):
        areas = table.view(viewer)["areas"]
        assert [area["seat"] for area in areas if area["first"]] == [table.first]


def test_the_third_and_fourth_player_draw_one_card_more() -> None:
    """Counted from the first player, whoever sits where."""
    for seed in range(10):
        for players, extra in ((2, [0, 0]), (3, [0, 0, 1]), (4, [0, 0, 1, 1])):
            table = begun(seed, players)
            order = [(table.first + further) % players for further in range(players)]
            assert [len(table.areas[number].hand) - 6 for number in order] == extra


def test_the_team_of_the_first_player_begins_and_both_of_the_other_draw_one_more() -> None:
    """Partners sit beside each other: the third and fourth player are the other team."""
    tables = [begun(seed, 4, "yes") for seed in range(40)]
    assert {table.first for table in tables} == {0, 1, 2, 3}
    for table in tables:
        team = (0, 1) if table.first < 2 else (2, 3)
        assert table.deciders == team
        extra = [len(area.hand) - 6 for area in table.areas]
        assert extra == ([0, 0, 1, 1] if team == (0, 1) else [1, 1, 0, 0])


def test_all_have_as_many_turns_counted_from_the_first_player() -> None:
    """Rulebook, «КОНЕЦ ИГРЫ»."""
    mine = seat(past=FOURTEEN)
    assert not given(me=mine, players=3, at="over", active=0, first=0).table.over
    assert given(me=mine, players=3, at="over", active=0, first=1).table.over
    assert not given(me=mine, players=3, at="over", active=2, first=1).table.over
    assert not given(me=mine, teams=True, at="over", active=0, first=1).table.over, "her team began"
    assert given(me=mine, teams=True, at="over", active=0, first=3).table.over


def test_in_whole_games_too() -> None:
    for seed in range(6):
        table = begun(seed, 3)
        assert random_playout(table, [Quick.seeded(seed + number) for number in range(3)], Count(), 5000)
        assert table.turn % 3 == 0
