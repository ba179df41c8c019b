"""Guns & Steel on the screen: everything is there, in its place, at every width and in every language."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from typing import Any

import pytest

import ziggurat
from ziggurat.bots import next_move, seat_bots
from ziggurat.cli.drawing import Drawing
from ziggurat.cli.drawing import Terminal as Drawn
from ziggurat.cli.printing import console
from ziggurat.games.guns_and_steel.terminal import Terminal
from ziggurat.kernel.match import Match
from ziggurat.kernel.texts import LANGUAGES

NAMES = {0: "Anna", 1: "Taras", 2: "Olha", 3: "Ivan"}


def played(spec: str, seed: int, moves: int) -> Match:
    match = ziggurat.new_match(spec, seed)
    bots = dict(enumerate(seat_bots(["random"] * match.setting.players, seed)))
    while len(match.entries) < moves or match.table.deciders != (0,):
        chosen = next_move(match.table, bots)
        assert chosen is not None
        match.play(*chosen)
    return match


def drawn(match: Match, lang: str = "en", width: int = 120, viewer: int | None = 0) -> list[str]:
    drawing = Drawing(match.game, match.setting, lang, NAMES)
    screen = console(file=io.StringIO(), width=width)
    screen.print(drawing.terminal.board(match.table.view(viewer), width))
    file: Any = screen.file
    return [line.rstrip() for line in file.getvalue().splitlines()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize(
    "spec", ["theme=combined,players=4", "theme=new_world,players=3", "theme=renaissance"]
)
def test_it_fits_every_width_in_every_language(spec: str, width: int, lang: str) -> None:
    match = played(f"guns_and_steel:{spec}", 3, 150)
    lines = drawn(match, lang, width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    view = match.table.view(0)
    for age in view["ages"]:
        for offer in [*age["row"], age["pile"]]:
            assert offer is None or offer["card"] in text
    for name in view["areas"][0]["hand"]:
        assert name in text
    for seat in range(match.setting.players):
        assert NAMES[seat] in text


def test_the_pyramid_stands_row_upon_row_each_shifted_by_half_a_card() -> None:
    match = ziggurat.new_match("guns_and_steel:players=3", 1)
    lines = drawn(match, width=120)
    heads = [line for line in lines if line[:1] in "SNOGH" and line[1:2] == " "]
    assert [head[0] for head in heads] == ["S", "N", "O", "G", "H"]
    rows = [[place for place, sign in enumerate(head) if sign in "●◆▲"] for head in heads]
    assert [len(row) for row in rows] == [3, 4, 5, 6, 7]
    steps = {right - left for row in rows for left, right in pairwise(row)}
    (slot,) = steps
    for upper, lower in pairwise(rows):
        assert upper[0] - lower[0] in (slot // 2, slot - slot // 2)


def test_what_can_be_paid_is_lit_and_what_lacks_is_counted() -> None:
    match = ziggurat.new_match("guns_and_steel:players=2", 4)
    for move in ("done",):
        match.play(1, move)
    match.play(0, "resource C01")
    match.play(0, "technology C02")
    text = "\n".join(drawn(match))
    offers = [offer for age in match.table.view(0)["ages"] for offer in age["row"]]
    payable = sum(offer["lacking"] == 0 for offer in offers)
    assert text.count("✓") == payable + 1, "and once in the legend"
    assert "FI −1" in text, "a Food lies there already"


def test_a_spectator_sees_no_hand_and_no_lack() -> None:
    text = "\n".join(drawn(played("guns_and_steel:theme=renaissance", 3, 80), viewer=None))
    assert "Hand  " not in text
    assert "✓" not in text
    assert "−" not in text
    assert "+2 2 more of any types, for cards linked below" in text
    assert "pile" not in text


def test_of_piles_the_legend_says_what_makes_them_dear() -> None:
    text = " ".join("\n".join(drawn(played("guns_and_steel:theme=combined", 3, 20))).split())
    assert "for cards linked below; of a pile, for all cards left of earlier ages" in text


def test_wonders_tell_progress_and_fame() -> None:
    match = played("guns_and_steel:theme=renaissance,players=3", 8, 260)
    view = match.table.view(0)
    text = "\n".join(drawn(match))
    placed = [wonder for age in view["ages"] if (wonder := age["wonder"]) and any(wonder["tokens"])]
    assert placed
    for wonder in placed:
        seat = next(seat for seat, number in enumerate(wonder["tokens"]) if number)
        assert f"#{seat + 1}{'•' * wonder['tokens'][seat]}" in text
        assert f"{wonder['mine']}/{wonder['least']}" in text


def test_the_signs_of_seats_are_those_of_the_legend() -> None:
    text = "\n".join(drawn(played("guns_and_steel:theme=renaissance,players=3", 8, 260)))
    for sign in ("#1 Anna", "#2 Taras", "#3 Olha", "#1•◦ fame tokens", "−4 you lack 4", "✓ you can pay"):
        assert sign in text


def test_fame_tokens_of_many_players_push_nothing_aside() -> None:
    match = played("guns_and_steel:theme=renaissance,players=4", 3, 150)
    table: Any = match.table
    places: list[set[tuple[str, int]]] = []
    for tokens in (0, 1):
        table.fame = [tokens] * 20
        wonders = sum(age["wonder"] is not None for age in match.table.view(0)["ages"])
        lines = drawn(match, "ru", width=100)
        assert "\n".join(lines).count("#4•") == tokens * wonders
        pyramid = lines[: next(number for number, line in enumerate(lines) if "#2 Taras" in line)]
        words = [(word[0], word.start()) for line in pyramid for word in re.finditer(r"\S+", line)]
        places.append({(word, start) for word, start in words if start > 30})
    assert places[0] == places[1]


def guns_terminal(match: Match) -> Drawn:
    cards = {entry["id"]: entry for entry in match.game.cards(match.setting, "en")}
    return Terminal(cards, match.game.texts(match.setting, "en"), NAMES)


def test_a_question_brings_what_helps_to_answer_it() -> None:
    terminal = guns_terminal(ziggurat.new_match("guns_and_steel", 1))
    assert terminal.question({"due": {"iron": 2, "any": 3}}).plain == "Still to pay: II+3"
    assert terminal.question({"card": "C01"}).plain == "Replenish 1 Food."
    attack = terminal.question({"attack": "C04", "attacker": 1, "power": 2, "own": 1}).plain
    assert attack.startswith("Taras: ▲ C04 Warrior †1\nAttack all opponents.")
    assert terminal.question({"ask": "purchase"}).plain == ""


def test_a_move_brings_what_helps_to_choose_it() -> None:
    match = played("guns_and_steel:theme=renaissance,players=2", 2, 120)
    view = match.table.view(0)
    terminal = guns_terminal(match)
    (offer, *_) = [offer for age in view["ages"] for offer in age["row"] if offer and offer["extra"]]
    assert terminal.remark(f"buy {offer['card']}", view).plain.endswith(f"+{offer['extra']}")
    assert terminal.remark("resource C05", view).plain == "I †1▼"
    assert terminal.remark("fame W11", view).plain == "★2"
    assert terminal.remark("done", view).plain == ""
    assert terminal.remark("gain iron", view).plain == ""
    lying = view["areas"][1]["resources"][0]["resource"]
    assert terminal.remark("demand 1 1", view).plain[0] == {"food": "F", "iron": "I", "horse": "H"}[lying]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("C14", ["C14"]),
        ("knights", ["C14"]),
        ("c14", ["C14"]),
        ("atomic", ["C28"]),
        ("press", ["C16"]),
        ("x1", []),
    ],
)
def test_cards_are_found_by_number_name_or_part_of_it(words: str, found: list[str]) -> None:
    match = ziggurat.new_match("guns_and_steel", 1)
    drawing = Drawing(match.game, match.setting, "en", {})
    assert [entry["id"] for entry in drawing.matching(words)] == found
