"""The toys as the only games there are."""

import pytest
from tests.kernel.toys import TOYS


@pytest.fixture
def only_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that knows the toys, and what entry points name."""
    monkeypatch.setattr("ziggurat.kernel.registry._registered", {toy.name: toy for toy in TOYS})
