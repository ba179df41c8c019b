"""The map of the house names every file that there is."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("folder", ["kernel", "server"])
def test_every_file_of_a_mapped_folder_stands_on_the_map(folder: str) -> None:
    drawn = (ROOT / "docs/architecture.md").read_text()
    files = {file.name for file in (ROOT / "src/ziggurat" / folder).glob("*.py")} - {"__init__.py"}
    assert {name for name in files if f"`{name}`" not in drawn} == set()
