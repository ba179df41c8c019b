"""Setting up. Rulebook, "Setting up" and "Combined themes"."""

from collections import Counter

import pytest
from tests.games.guns_and_steel.scenario import Scene

from ziggurat.games.guns_and_steel import GAME
from ziggurat.games.guns_and_steel.deck import AGES, CARD, WONDER
from ziggurat.games.guns_and_steel.pyramid import GONE
from ziggurat.games.guns_and_steel.table import GunsTable
from ziggurat.kernel.chance import Quick

THEMES = ("new_world", "renaissance", "combined")
SETTINGS = [(theme, players) for theme in THEMES for players in (2, 3, 4)]
ALL = pytest.mark.parametrize(("theme", "players"), SETTINGS)


def laid_out(theme: str, players: int, seed: int = 1) -> GunsTable:
    """A table as it is set up, before the first step."""
    setting = GAME.setting({"theme": theme, "players": str(players)})
    return GAME.set_up(setting, Quick.seeded(seed))


def begun(theme: str, players: int, seed: int = 1) -> Scene:
    """The same at the first decision."""
    return Scene(laid_out(theme, players, seed)).proceed()


# The pyramid


@ALL
def test_the_rows_of_the_pyramid(theme: str, players: int) -> None:
    """Rulebook, "Setting up", b: 7, 6, 5, 4 and 3 cards; one fewer each for two players, and combined."""
    pyramid = laid_out(theme, players).pyramid
    small = players == 2 or theme == "combined"
    assert pyramid.rows == ((6, 5, 4, 3, 2) if small else (7, 6, 5, 4, 3))
    assert GONE not in pyramid.cards


@ALL
def test_every_row_holds_cards_of_its_age_and_theme(theme: str, players: int) -> None:
    table = laid_out(theme, players)
    for age in range(len(AGES)):
        for card in [*table.pyramid.row(age), *table.pyramid.piles[age]]:
            facts = table.deck.cards[card]
            assert facts.age == age
            assert theme in (facts.theme, "combined")


@ALL
def test_all_cards_are_laid_out_but_the_marked_ones_with_two_players(theme: str, players: int) -> None:
    """Rulebook, "Setting up", b: two players put the cards with the mark back into the box."""
    table = laid_out(theme, players)
    out = [*table.pyramid.cards, *[card for pile in table.pyramid.piles for card in pile]]
    assert sorted(out) == [
        card.index
        for card in table.deck.cards
        if card.theme != "start" and theme in (card.theme, "combined") and (players > 2 or not card.mark)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles_of_the_combined_game(players: int) -> None:
    """Rulebook, "Combined themes": the rest of each age is a pile; with two players without the marked."""
    piles = laid_out("combined", players).pyramid.piles
    assert [len(pile) for pile in piles] == ([6, 5, 4, 3, 2] if players == 2 else [8, 7, 6, 5, 4])


@pytest.mark.parametrize("theme", ["new_world", "renaissance"])
def test_one_theme_has_no_piles(theme: str) -> None:
    assert laid_out(theme, 3).pyramid.piles == ((), (), (), (), ())


def test_the_cards_of_an_age_are_shuffled() -> None:
    """Rulebook, "Setting up", b: each age by itself; every card comes to lie in every place."""
    places = Counter(
        (place, card)
        for seed in range(300)
        for place, card in enumerate(laid_out("new_world", 3, seed).pyramid.row(0))
    )
    assert len(places) == 7 * 7
    assert min(places.values()) > 20


def test_a_seed_lays_out_the_same_table_again() -> None:
    assert laid_out("combined", 4, 7) == laid_out("combined", 4, 7)
    assert laid_out("combined", 4, 7) != laid_out("combined", 4, 8)


# The wonders


@ALL
def test_the_wonder_whose_icon_lies_further_left_is_used(theme: str, players: int) -> None:
    """Rulebook, "Setting up", c. With two players the marked wonder of each pair is not there."""
    for seed in range(30):
        table = laid_out(theme, players, seed)
        for age, wonder in enumerate(table.wonders):
            row = table.pyramid.row(age)
            used = table.deck.wonders[wonder]
            (other,) = [
                rival
                for rival in table.deck.wonders
                if (rival.age, rival.theme) == (used.age, used.theme) and rival is not used
            ]
            assert used.age == age
            if players == 2:
                assert not used.mark
            elif used.icon in row:
                assert other.icon not in row or row.index(used.icon) < row.index(other.icon)
            else:
                assert other.icon not in row, "neither is there, so chance decided"


@pytest.mark.parametrize("theme", THEMES)
def test_wonders_are_of_the_theme_and_in_the_combined_game_of_renaissance(theme: str) -> None:
    """Rulebook, "Combined themes": only the wonders of Renaissance."""
    table = laid_out(theme, 3)
    wanted = "new_world" if theme == "new_world" else "renaissance"
    assert {table.deck.wonders[wonder].theme for wonder in table.wonders} == {wanted}


def test_both_wonders_of_a_pair_come_up() -> None:
    used = {wonder for seed in range(60) for wonder in laid_out("new_world", 3, seed).wonders}
    assert used == set(range(10))


def test_chance_decides_where_no_icon_lies_in_the_row() -> None:
    """Rulebook, "Combined themes": if no card matches either icon, a wonder is chosen at random."""
    chosen: Counter[tuple[int, str]] = Counter()
    for seed in range(400):
        table = laid_out("combined", 3, seed)
        for age, wonder in enumerate(table.wonders):
            pair = [rival for rival in table.deck.wonders if (rival.age, rival.theme) == (age, "renaissance")]
            if not {rival.icon for rival in pair} & set(table.pyramid.row(age)):
                chosen[age, WONDER.word(wonder)] += 1
    assert len(chosen) == 10
    assert all(times > 15 for times in chosen.values())


# The players


@ALL
def test_everybody_has_the_five_starting_cards_in_hand(theme: str, players: int) -> None:
    """Rulebook, "Setting up", a: they yield 3 Food and 2 Iron, and that is all there is."""
    table = laid_out(theme, players)
    assert len(table.areas) == players
    for seat, area in enumerate(table.areas):
        assert [CARD.word(card) for card in area.hand] == ["C01", "C02", "C03", "C04", "C05"]
        assert (area.resources, area.technologies, area.wonders, area.points) == ([], [], (), 0)
        assert not any(area.loose)
        assert table.free_tokens(seat) == 5, "of the six tokens one marks the points"


@pytest.mark.parametrize(("players", "later"), [(2, [1]), (3, [2]), (4, [2, 3])])
def test_the_later_seats_may_play_a_resource_before_the_game(players: int, later: list[int]) -> None:
    """Rulebook, "Setting up", d: the second of two, the third of three, the third and fourth of four."""
    table = begun("new_world", players)
    for seat in later:
        assert (table.asked, table.question) == (seat, "head-start")
        assert table.moves == [*[f"resource C0{number}" for number in range(1, 6)], "done"]
        table.play("resource C03")
        assert (table.resources(seat), table.hand(seat)) == ("C03", "C01 C02 C04 C05")
    assert (table.asked, table.question, table.table.turn) == (0, "resource", 1)


def test_the_head_start_may_be_left() -> None:
    """Rulebook, "Setting up", d: they *may*."""
    table = begun("new_world", 4).play("2: done", "3: resource C05")
    assert [table.resources(seat) for seat in range(4)] == ["", "", "", "C05"]


def test_nobody_sees_which_card_the_head_start_is() -> None:
    table = begun("new_world", 2).play("1: resource C05")
    assert table.may_be(1) == ["C04 C05"]
    assert table.may_be(1, viewer=1) == ["C04 C05"]
    assert table.table.view(0)["areas"][1]["resources"][0]["card"] is None
    assert table.table.view(1)["areas"][1]["resources"][0]["card"] == "C05"


def test_seat_0_begins_and_turns_go_round() -> None:
    table = begun("renaissance", 3).play("2: done")
    turns: list[int] = []
    while table.table.turn <= 7:
        turns += [table.turn_of] if len(turns) < table.table.turn else []
        table.play(table.moves[-1] if table.question == "activation" else table.moves[0])
    assert turns[:7] == [0, 1, 2, 0, 1, 2, 0]


def test_the_options_and_what_they_are_if_nobody_says() -> None:
    setting = GAME.setting({})
    assert (setting.players, setting.option("theme")) == (2, "new_world")
    assert GAME.seats == (2, 4)
