"""Playing at the terminal: whole games, and everything that can be typed."""

from __future__ import annotations

import io
import json
import os
import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.conftest import Ran, Run
from tests.kernel.toys import TOYS

from ziggurat.cli.printing import console
from ziggurat.cli.sitting import Sitting
from ziggurat.kernel.game import Game
from ziggurat.kernel.registry import resume
from ziggurat.kernel.texts import LANGUAGES


def play(run: Run, *arguments: str, typed: list[str] | str = "", save: Path) -> Ran:
    ran = run("play", *arguments, "--save", str(save), typed=typed)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "game.jsonl"


def test_nothing_needs_to_be_said_to_play(run: Run) -> None:
    ran = run("play", typed=["quit"])
    assert (ran.code, ran.err) == (0, "")
    assert "Resource phase" in ran.out


ENDINGS = (
    "The last wonder was taken.",
    "The last Space card of the pyramid was bought.",
    "Somebody reached 15 victory points on the track.",
)

# Whole games


def test_a_whole_game_is_played_to_the_end(run: Run, file: Path) -> None:
    ran = play(run, "--seed", "4", typed=["1"] * 400, save=file)
    match = resume(file.read_text())
    assert match.table.over
    assert match.seated == ["human:", "bot:greedy"]
    assert ran.out.count("The game is over") == 1
    assert "Greedy wins!" in ran.out
    endings = [drawing for drawing in ENDINGS if drawing in ran.out]
    assert [ran.out.count(ending) for ending in endings] == [1]
    assert "Cards  Wonders  Track  Total" in ran.out
    assert f"replay {file}" in ran.out
    again = run("play", "--resume", str(file))
    assert "This game is over already." in again.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_every_language(run: Run, file: Path, lang: str) -> None:
    typed = ["1", "1", "2", "?", "log", "undo", "redo", "card C14", "why buy C30", "what"]
    spec = "guns_and_steel:theme=combined,players=4"
    shown = play(run, spec, "--seed", "1", "--lang", lang, typed=typed, save=file).out
    name = {"en": "#3 Greedy 3", "ru": "#3 Прагматик 3", "uk": "#3 Прагматик 3"}[lang]
    assert name in shown
    assert max(len(line) for line in shown.splitlines() if ".jsonl" not in line) <= 120


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_games_that_bring_no_drawing_are_played_as_well(
    run: Run, file: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {toy.name: toy for toy in TOYS})
    shown = play(run, game.name, "--seed", "1", typed=["1"] * 300, save=file).out
    assert "The game is over" in shown
    assert resume(file.read_text()).over


# Moves and mistakes


def test_what_is_out_of_order_has_a_number_too(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy: two cards must go. The last is no first one of an ordered two, and may be named first."""
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {toy.name: toy for toy in TOYS})
    shown = play(run, "sorting", "--seed", "1", typed=["why give five", "5", "give two"], save=file).out
    assert "give five" in shown
    assert "5" in shown.split("why give five")[1].splitlines()[1]
    assert [entry["move"] for entry in resume(file.read_text()).entries][:2] == ["give five", "give two"]


def test_a_move_is_made_by_number_or_by_text(run: Run, file: Path) -> None:
    play(run, "--seed", "4", typed=["Resource c02", "1"], save=file)
    entries = resume(file.read_text()).entries
    assert {"seat": 0, "move": "resource C02"} in entries
    assert {"seat": 0, "move": "technology C01"} in entries


def test_a_mistake_costs_nothing_and_is_told(run: Run, file: Path) -> None:
    typed = [
        "77",
        "0",
        "bye",
        "resource",
        "resource C99",
        "resource C30",
        "buy C06",
        "card nothing",
        "why",
        "?",
    ]
    shown = play(run, "--seed", "4", typed=typed, save=file).out
    assert "There are 5 moves: type a number from 1 to 5" in shown
    assert "“bye” is no move and no command" in shown
    assert "“resource” is no move. It is said as: resource <card>" in shown
    assert "“resource C99” is no move. In place of “C99” is expected: card.\nPerhaps: C" in shown
    assert "“Play Satellite as a resource”: this is not possible here. The question now is: Resource" in shown
    assert "There is no card “nothing”" in shown
    assert "Type a move behind it, for instance: why resource C05" in shown
    assert "undo the last move, redo it" in shown
    assert "seats count from 0: 0 is the player #1" in shown
    assert [entry for entry in resume(file.read_text()).entries if entry["seat"] == 0] == []


@pytest.mark.parametrize(
    ("typed", "lang", "told"),
    [
        ("technology Knihgts", "en", "Perhaps: C14 Knights"),
        ("resource c15 c16", "en", "It is said as: resource <card>"),
        ("RESOURCE C41", "en", "C41 Siegecraft is not in this game as it is set up."),
        ("build w11", "en", "W11 Stonehenge is not in this game as it is set up."),
        ("card Opera", "en", "C48 Opera is not in this game as it is set up."),
        ("card Knihgts", "en", "There is no card “Knihgts”"),
        ("card Knihgts", "en", "Perhaps: C14 Knights"),
        ("gain goold", "en", "In place of “goold” is expected: resource.\nPerhaps: "),
        ("demand x 1", "en", "In place of “x” is expected: seat."),
        ("trade 1 лошадь", "ru", "Вместо «лошадь» ожидается: ресурс.\nВозможно: horse Лошадь"),
        ("buy", "ru", "«buy» — не действие. Его набирают так: buy <карта>"),
        ("buy", "uk", "«buy» — не дія. Її набирають так: buy <карта>"),
        ("buy C99", "uk", "Замість «C99» очікується: карта.\nМожливо: C"),
        ("card опера", "ru", "В игре с такими настройками этого нет: C48 Опера"),
        (
            "buy C30",
            "ru",
            "«Купить карту „Спутник“»: здесь это невозможно. Сейчас вопрос такой: Фаза ресурсов",
        ),
        ("move 1", "uk", "«move 1» — не дія і не команда."),
    ],
)
def test_what_cannot_be_read_is_told_with_what_may_be_meant(
    run: Run, file: Path, typed: str, lang: str, told: str
) -> None:
    shown = play(run, "--seed", "4", "--lang", lang, typed=[typed], save=file).out
    assert told in shown
    for line in shown.splitlines():
        if line.startswith(("Perhaps", "Возможно", "Можливо")):
            assert line.count(",") < 8


def test_what_is_done_several_times_in_a_row_is_told_once(run: Run, file: Path) -> None:
    shown = play(run, "--seed", "4", typed=["1"] * 60, save=file).out
    assert re.search(r"Greedy takes back \d+ cards: \w.*, ", shown)
    assert re.search(r"Greedy spends \d cards: .* \(Food\)", shown)
    said = [line for line in shown.splitlines() if line.startswith("  Greedy takes ")]
    assert not any(one == other for one, other in pairwise(said))


def test_why_not_is_answered_with_the_reason(run: Run, file: Path) -> None:
    typed = ["resource C01", "technology C02", "activate", "why buy C30", "why pass", "why 1", "buy C30"]
    shown = play(run, "--seed", "4", "--seats", "Anna,greedy", typed=typed, save=file).out
    assert "“Buy Satellite”: 16 more resources are needed." in shown
    assert "This is possible: it is number 1." in shown
    assert shown.count("more resources are needed.") == 2


def test_cards_and_log_are_shown(run: Run, file: Path) -> None:
    typed = ["1", "card C14", "? knig", "card i", "cards", "log", ""]
    shown = play(run, "--seed", "4", typed=typed, save=file).out
    assert shown.count("▲ C14 Knights") >= 3
    assert "Several cards are called so" in shown
    assert "Horse age" in shown
    assert "Player 1 plays Agriculture as a resource (Food)." in shown


# Taking back, keeping, leaving


def test_a_move_is_taken_back_and_made_again(run: Run, file: Path) -> None:
    typed = ["undo", "resource C01", "undo", "redo", "redo", "technology C02"]
    shown = play(run, "--seed", "4", typed=typed, save=file).out
    assert "This cannot be undone: the last move was made by Greedy." in shown
    assert "Player 1 undoes: Play Agriculture as a resource" in shown
    assert "Player 1 redoes: Play Agriculture as a resource" in shown
    assert "Nothing can be redone: nothing was taken back" in shown
    entries = resume(file.read_text()).entries
    assert [entry for entry in entries if "undo" in entry or "redo" in entry] == [{"undo": 0}, {"redo": 0}]


def test_a_game_is_kept_and_gone_on_with(run: Run, file: Path, tmp_path: Path) -> None:
    spec = "guns_and_steel:theme=renaissance,players=3"
    seats = ["--seats", "Anna,random,Taras"]
    shown = play(run, spec, *seats, "--seed", "9", typed=["", "1", "", "", "1", "quit"], save=file).out
    assert f"Saved in {file}" in shown
    assert f"play --resume {file}" in shown
    before = resume(file.read_text())
    assert before.seated == ["human:Anna", "bot:random", "human:Taras"]
    assert before.entries[-1] == {"seat": 0, "move": "resource C01"}

    elsewhere = tmp_path / "copy.jsonl"
    typed = ["", "1", f"save {elsewhere}", "save", "quit"]
    again = run("play", "--resume", str(file), typed=typed).out
    assert "Anna" in again
    assert "Taras" in again
    assert f"Saved in {elsewhere}" in again
    assert resume(elsewhere.read_text()).entries[: len(before.entries)] == before.entries
    assert len(resume(file.read_text()).entries) == len(before.entries) + 1


def test_a_game_gone_on_with_is_the_same_game(run: Run, file: Path) -> None:
    play(run, "--seed", "4", "--bots", "random", typed=["1"] * 9, save=file)
    kept = resume(file.read_text()).entries
    run("play", "--resume", str(file), typed=["1"] * 9)
    entries = resume(file.read_text()).entries
    assert len(entries) > len(kept)
    assert entries[: len(kept)] == kept


def test_what_is_no_record_is_not_written_over(run: Run, file: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    shown = play(run, "--seed", "4", typed=[f"save {letter}"], save=file).out
    assert f"This could not be saved: the file {letter} is there already and holds something else" in shown
    assert letter.read_text() == "Dear Anna"
    ran = run("play", "--save", str(letter))
    assert ran.code == 2
    assert f"the file {letter} is there already and holds something else" in ran.err
    assert letter.read_text() == "Dear Anna"


def test_no_game_is_kept_in_place_of_another(run: Run, file: Path, tmp_path: Path) -> None:
    play(run, "--seed", "4", typed=["1"], save=file)
    kept = file.read_text()
    for seed in ("4", "5"):
        ran = run("play", "--seed", seed, "--save", str(file), "--lang", "ru", typed=["2"])
        assert (ran.code, ran.out) == (2, "")
        assert f"файл {file} уже есть, и в нём другое" in ran.err
    other = tmp_path / "other.jsonl"
    shown = play(run, "--seed", "5", "--lang", "uk", typed=["2", f"save {file}"], save=other).out
    assert f"Зберегти не вдалося: файл {file} вже є, і в ньому інше" in shown
    assert file.read_text() == kept


def test_a_game_is_kept_in_place_of_its_own_beginning(run: Run, file: Path, tmp_path: Path) -> None:
    play(run, "--seed", "4", typed=["1"], save=file)
    begun = tmp_path / "begun.jsonl"
    begun.write_text(file.read_text())
    run("play", "--resume", str(begun), "--save", str(file), typed=["1", f"save {begun}"])
    assert resume(begun.read_text()).entries == resume(file.read_text()).entries
    ran = run("play", "--resume", str(tmp_path / "begun.jsonl"), "--save", str(file))
    assert ran.code == 0


def test_a_place_where_nothing_can_be_kept_does_not_end_a_game(run: Run, state: Path) -> None:
    state.parent.mkdir(exist_ok=True)
    state.write_text("a file, no folder")
    ran = run("play", "--seed", "4", typed=["1"])
    assert ran.code == 0
    assert ran.out.count("This could not be saved: the file") == 3
    assert "cannot be written: a part of its path is no folder" in ran.out


def test_games_that_begin_in_the_same_second_have_files_of_their_own(
    run: Run, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "20260131-201500")
    for seed in ("1", "2", "3"):
        run("play", "--seed", seed, typed=["1"])
    names = {f"guns_and_steel-20260131-201500{more}.jsonl" for more in ("", "-2", "-3")}
    files = list((state / "games").iterdir())
    assert {file.name for file in files} == names
    assert {resume(file.read_text()).seed for file in files} == {1, 2, 3}


def test_without_a_file_the_last_game_that_is_not_over_is_gone_on_with(run: Run, state: Path) -> None:
    run("play", "--seed", "1", typed=["1"])
    (file,) = (state / "games").iterdir()
    os.utime(file, (1, 1))
    run("play", "--seed", "2", typed=["resign", "resign"])
    ran = run("play", "--resume", "--lang", "en", typed=["1"])
    assert f"Going on with {file}" in ran.out
    assert resume(file.read_text()).seed == 1
    assert len([entry for entry in resume(file.read_text()).entries if entry["seat"] == 0]) > 1


def test_the_keyboard_may_end_or_interrupt(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    shown = play(run, "--seed", "4", save=file).out
    assert f"Saved in {file}" in shown
    assert "Go on later with:" in shown
    assert not resume(file.read_text()).over


def test_games_are_kept_without_being_asked(run: Run, state: Path) -> None:
    run("play", "--seed", "4", typed=["1"])
    (kept,) = (state / "games").glob("guns_and_steel-*.jsonl")
    assert resume(kept.read_text()).entries[-1] == {"seat": 0, "move": "resource C01"}


def test_a_record_of_nobody_knows_seats_is_played_on_by_the_usual_ones(run: Run, tmp_path: Path) -> None:
    import ziggurat

    file = tmp_path / "api.jsonl"
    file.write_text(ziggurat.new_match("guns_and_steel", 4).record().write())
    run("play", "--resume", str(file), typed=["1", "1"])
    assert len(resume(file.read_text()).entries) > 2


# Several people


def test_several_people_play_on_one_screen_and_hide_their_hands(run: Run, file: Path) -> None:
    typed = ["", "resource C01", "", "", "1", "1"]
    shown = play(run, "--seats", "Anna,Taras", "--seed", "4", typed=typed, save=file).out
    first, _, rest = shown.partition("Pass the screen to Anna")
    assert "Pass the screen to Taras. Then press Enter." in first
    assert "Taras> " in first
    assert "Anna> " not in first
    assert "Anna> " in rest
    moved, _, result = first.partition("Taras> ")
    assert "Taras plays" not in moved
    assert "Taras plays Agriculture as a resource (Food)." in result
    assert "Taras, this is how it came out. Press Enter." in result
    assert "Taras plays a hidden card as a resource (Food)." in rest
    assert json.loads(file.read_text().splitlines()[1])["move"] == "resource C01"


def test_nothing_can_be_scrolled_back_to_or_recalled_by_the_next_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import readline

    import ziggurat

    match = ziggurat.new_match("guns_and_steel", 4, seated=["human:Anna", "human:Taras"])
    sitting = Sitting(match, "en", Path())
    written = io.StringIO()
    sitting.screen = console(file=written, force_terminal=True, width=100)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("builtins.input", lambda *_: "")
    readline.add_history("resource C05")
    sitting.front = 1
    sitting.pass_screen(0)
    assert readline.get_current_history_length() == 0
    shown, forget, hidden = written.getvalue().partition("\x1b[3J")
    assert forget
    assert "C05" in shown
    assert "C05" not in hidden
    assert "Pass the screen to Anna" in hidden


@pytest.mark.parametrize(
    ("asked", "seated"),
    [
        (["--humans", "2", "--bots", "random"], ["human:", "human:", "bot:random"]),
        (
            ["guns_and_steel:players=4", "--bots", "random,planner"],
            ["human:", "human:", "bot:random", "bot:planner"],
        ),
        (["guns_and_steel:players=3", "--bots", ""], ["human:", "human:", "human:"]),
    ],
)
def test_humans_and_bots_are_seated_as_asked(
    run: Run, file: Path, asked: list[str], seated: list[str]
) -> None:
    play(run, *asked, "--seed", "1", save=file)
    assert resume(file.read_text()).seated == seated


def test_who_resigns_says_so_twice_and_ranks_last(run: Run, file: Path) -> None:
    shown = play(run, "--seed", "4", typed=["resign", "no", "resign", "resign"], save=file).out
    assert shown.count("Do you really resign?") == 2
    assert "Player 1 resigns." in shown
    assert "Greedy wins!" in shown
    assert resume(file.read_text()).resigned == [0]


def test_with_others_left_a_bot_plays_on_for_who_resigned(run: Run, file: Path) -> None:
    spec = "guns_and_steel:players=3"
    shown = play(run, spec, "--bots", "random", "--seed", "4", typed=["resign", "resign"], save=file).out
    assert resume(file.read_text()).table.over
    assert resume(file.read_text()).ranking()[-1] == [0]
    assert "The game is over" in shown


def test_who_may_act_is_asked_though_others_are_waited_for(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {toy.name: toy for toy in TOYS})
    shown = play(
        run, "trading", "--seats", "random,Anna", "--seed", "3", typed=["0", "1", "0", "0"], save=file
    ).out
    assert "0 Let the others go on" in shown
    assert any(entry.get("seat") == 1 for entry in resume(file.read_text()).entries)
