"""Measuring gives figures for every setting of every game."""

from __future__ import annotations

import pytest

import ziggurat
from ziggurat.bots import measuring


def test_every_setting_is_measured_unasked() -> None:
    specs = measuring.every_spec()
    assert "guns_and_steel:theme=combined,players=4" in specs
    assert len(specs) == len(set(specs)) >= 9
    for spec in specs:
        ziggurat.read_spec(spec)


def test_every_figure_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "ROUND", 0.01)
    game, setting = ziggurat.read_spec("guns_and_steel")
    figures = measuring.measure(game, setting, rounds=1)
    assert set(figures) == {"decisions_per_second", "games_per_second", "legal_us", "apply_us", "copy_us"}
    assert all(figure > 0 for figure in figures.values())
    assert figures["decisions_per_second"] > figures["games_per_second"]
