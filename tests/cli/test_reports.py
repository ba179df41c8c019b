"""What the commands print for people and for programs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

import ziggurat
from ziggurat.bots import measuring, simulation
from ziggurat.bots.simulation import Plan, Tally
from ziggurat.kernel.registry import resume
from ziggurat.kernel.texts import LANGUAGES

SPEC = "guns_and_steel:players=3"


def simulated(run: Run, *more: str) -> Any:
    return run("simulate", SPEC, "--games", "4", "--seed", "5", "--json", *more).json


# games


def test_games_are_listed_with_their_options(run: Run) -> None:
    (game,) = [game for game in run("games", "--json").json if game["name"] == "guns_and_steel"]
    assert game["title"] == "Guns & Steel"
    assert game["seats"] == [2, 4]
    assert game["options"][0]["values"] == ["new_world", "renaissance", "combined"]
    assert game["options"][0]["default"] == "new_world"
    assert game["default_seats"] == 2
    assert game["spec"] == "guns_and_steel:theme=new_world,players=2"
    shown = run("games").out
    assert "Guns & Steel: ziggurat play guns_and_steel" in shown
    assert "theme=new_world|renaissance|combined" in shown
    russian = run("games", "--lang", "ru").out
    assert "Цивилизация от начала времён" in russian
    assert "(если не указать: 2)" in russian
    assert "renaissance: Ренессанс" in russian
    assert "deck=ФАЙЛ" in russian


# simulate


def test_a_simulation_reports_everything(run: Run) -> None:
    report = simulated(run)
    assert report["spec"] == SPEC
    assert report["games"] == 4
    assert report["bots"] == ["random"] * 3
    assert report["moves"] >= report["decisions"] > 100
    assert report["seconds"] > 0
    assert report["decisions_per_second"] == pytest.approx(report["decisions"] / report["seconds"])
    assert report["games_per_second"] == pytest.approx(4 / report["seconds"])
    assert sum(report["wins"]) >= 4
    assert len(report["scores"]) == 3
    for scores in report["scores"]:
        assert scores["min"] <= scores["mean"] <= scores["max"]
    assert sum(report["endings"].values()) == 4
    assert report["failures"] == []


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    def same(report: dict[str, Any]) -> dict[str, Any]:
        return {key: fact for key, fact in report.items() if "second" not in key}

    assert same(simulated(run)) == same(simulated(run)) == same(simulated(run, "--jobs", "2"))
    assert simulated(run)["scores"] != simulated(run, "--seed", "6")["scores"]


def test_without_a_seed_one_is_drawn_and_told(run: Run) -> None:
    shown = run("simulate", SPEC, "--games", "1").out
    seed = shown.partition("(seed ")[2].partition(")")[0]
    assert seed.isdecimal()


def test_a_simulation_is_shown_as_a_table(run: Run) -> None:
    shown = run("simulate", "guns_and_steel", "--games", "2", "--bots", "greedy,random", "--seed", "1").out
    assert "2 games" in shown
    assert "greedy" in shown
    assert "100.0%" in shown


def test_every_game_is_recorded(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    report = simulated(run, "--record", str(folder))
    records = sorted(folder.glob("*.jsonl"))
    assert len(records) == 4
    scores = [resume(record.read_text()).table.scores() for record in records]
    assert [max(seat) for seat in zip(*scores, strict=True)] == [seat["max"] for seat in report["scores"]]


def test_failed_games_are_counted_kept_and_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, state: Path
) -> None:
    monkeypatch.setattr(simulation.Plan.__init__, "__defaults__", (False, 30))
    ran = run("simulate", SPEC, "--games", "4", "--seed", "5", "--json")
    assert ran.code == 1
    report = json.loads(ran.out)
    assert [failure["problem"] for failure in report["failures"]] == ["Endless: no end after 30 moves"] * 4
    assert report["scores"] == [None] * 3
    for failure in report["failures"]:
        record = Path(failure["record"])
        assert record.parent == state / "failures"
        match = resume(record.read_text())
        assert len(match.entries) == 30
        assert match.seed == failure["seed"]
    shown = run("simulate", SPEC, "--games", "1", "--seed", "5").out
    assert "failed: game 0: Endless: no end after 30 moves; see" in shown


def test_records_are_written_while_the_others_are_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stopped(plan: Plan, numbers: range) -> Tally:
        if numbers.start > 2:
            raise KeyboardInterrupt
        return share(plan, numbers)

    share = simulation._play_share  # noqa: SLF001  (it stands in for a run that is stopped)
    monkeypatch.setattr(simulation, "_play_share", stopped)
    folder = tmp_path / "records"
    run("simulate", SPEC, "--games", "6", "--seed", "5", "--record", str(folder))
    assert len(list(folder.glob("*.jsonl"))) == 3


def test_endings_are_told_in_words(run: Run) -> None:
    shown = run("simulate", SPEC, "--games", "3", "--seed", "5").out
    assert re.search(r"^\d × (The last|Somebody) .*\.$", shown, re.MULTILINE)
    assert "#1    random" in shown


# cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["new_world", "combined"])
def test_cards_are_data(run: Run, lang: str, theme: str) -> None:
    cards = run("cards", f"guns_and_steel:theme={theme}", "--lang", lang, "--json").json
    assert len(cards) == {"new_world": 40, "combined": 65}[theme]
    for card in cards:
        assert {"id", "name", "text", "facts", "confidence"} <= set(card)
        assert card["text"].endswith(".")


def test_cards_are_shown_by_age_with_how_far_they_are_known(run: Run) -> None:
    shown = run("cards", "guns_and_steel").out
    assert shown.index("Starting cards\n") < shown.index("Horse age\n") < shown.index("Space age\n")
    assert "▲ C14 Knights †2★1▼  Attack  yields Gunpowder  costs IH   ✓2 ~3 ?5" in shown
    assert "✓ sourced   ~ partly sourced   ? reconstructed   ! corrected by your deck file" in shown
    assert "?cost" not in shown
    assert not [line for line in shown.splitlines() if line != line.rstrip()]
    assert "?cost" in run("cards", "guns_and_steel", "--fields").out
    assert "Епоха Коней" in run("cards", "guns_and_steel", "--lang", "uk").out


def test_a_corrected_deck_shows_its_corrections(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('[C14]\npower = 3\nname = { en = "Riders" }\n')
    shown = run("cards", f"guns_and_steel:deck={deck}", "--fields").out
    assert "C14 Riders †3★1▼" in shown
    assert "!power" in shown


# replay


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    run("simulate", SPEC, "--games", "1", "--seed", "3", "--record", str(tmp_path / "records"))
    (file,) = (tmp_path / "records").glob("*.jsonl")
    return file


def test_a_record_is_verified_and_shown(run: Run, record: Path) -> None:
    shown = run("replay", record).out
    assert "Turn 1: Random 1." in shown
    assert shown.count("The game is over") == 0
    assert len(re.findall(r"^(The last|Somebody) .*\.$", shown, re.MULTILINE)) == 1
    assert not [line for line in shown.splitlines() if line != line.rstrip()]
    assert " wins!" in shown or "share the victory" in shown
    assert "Verified: every move, and the state it leads to." in shown
    assert "Перевірено" in run("replay", record, "--lang", "uk").out


def test_a_record_is_data(run: Run, record: Path) -> None:
    data = run("replay", record, "--json").json
    assert data["verified"] is True
    assert data["over"] is True
    assert data["entries"] == data["shown"]
    assert data["header"]["seated"] == ["bot:random"] * 3
    assert data["header"]["seed"] is not None
    assert data["state"]
    assert data["log"][-1]["text"].startswith("The game is over.")
    assert data["view"]["over"] is True
    assert data["view"]["areas"][0]["hand"] is None


def test_a_record_is_shown_up_to_a_moment_and_as_a_seat_saw_it(run: Run, record: Path) -> None:
    data = run("replay", record, "--json", "--to", "7", "--seat", "1").json
    assert (data["shown"], data["over"]) == (7, False)
    assert data["view"]["areas"][1]["hand"] is not None
    assert data["view"]["areas"][0]["hand"] is None
    assert "Random" in run("replay", record, "--to", "0").out
    assert "the record has" in run("replay", record, "--to", "100000").err
    assert "the seats are 0 to 2" in run("replay", record, "--seat", "3").err


def test_what_is_hidden_from_a_seat_or_while_a_game_lasts_is_not_printed(
    run: Run, record: Path, tmp_path: Path
) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_text(ziggurat.new_match(SPEC, 3).record().write())
    for arguments in ([record, "--seat", "1"], [record, "--seat", "0", "--to", "9"], [unfinished]):
        data = run("replay", *arguments, "--json").json
        assert data["verified"]
        assert "seed" not in data["header"]
        assert "state" not in data
    assert "seed" in run("replay", record, "--to", "9", "--json").json["header"]


def test_a_record_that_was_touched_is_not_believed(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    entry = json.loads(lines[3])
    lines[3] = json.dumps({**entry, "seat": 2 - entry["seat"]})
    record.write_text("\n".join(lines))
    ran = run("replay", record)
    assert ran.code == 2
    assert "line 4 was changed" in ran.err
    assert f"файл {record} — не запись игры" in run("replay", record, "--lang", "ru").err


# bench


def test_speed_is_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "ROUND", 0.01)
    (figures,) = run("bench", SPEC, "--rounds", "1", "--json").json
    assert figures["spec"] == "guns_and_steel:theme=new_world,players=3"
    assert (figures["game"], figures["players"]) == ("guns_and_steel", 3)
    assert figures["options"] == {"theme": "new_world"}
    assert figures["compiled"] is ziggurat.build.compiled()
    assert figures["copy_us"] > 0
    assert "guns_and_steel:theme=new_world,players=3" in run("bench", SPEC, "--rounds", "1").out
