"""Settings from the environment, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from ziggurat.kernel.errors import BadOption
from ziggurat.server.settings import Settings


def test_nothing_needs_to_be_set() -> None:
    settings = Settings.read({"HOME": "/home/anna", "PATH": "/bin"})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database_url.get_backend_name() == "sqlite"
    assert settings.limits
    assert not settings.open_seeds


def test_the_environment_sets_and_what_is_given_comes_first() -> None:
    environment = {
        "ZIGGURAT_PORT": "9000",
        "ZIGGURAT_HOST": "::",
        "ZIGGURAT_DATA": "/var/lib/ziggurat",
        "ZIGGURAT_SECURE_COOKIES": "yes",
        "ZIGGURAT_LIMITS": "off",
        "ZIGGURAT_BOT_PAUSE": "0.5",
        "ZIGGURAT_COMPILE": "0",  # of the build, not of the service
    }
    settings = Settings.read(environment, host="0.0.0.0", port=None)
    assert (settings.host, settings.port, settings.bot_pause) == ("0.0.0.0", 9000, 0.5)
    assert settings.data == Path("/var/lib/ziggurat")
    assert settings.secure_cookies is True
    assert not settings.limits
    assert settings.database_url.database == "/var/lib/ziggurat/ziggurat.db"


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("postgresql://anna:pw@db.example/games", "postgresql+asyncpg://anna:***@db.example/games"),
        ("postgres://db.example/games", "postgresql+asyncpg://db.example/games"),
        ("postgresql+asyncpg://db.example/games", "postgresql+asyncpg://db.example/games"),
        ("postgres://db.example/games?sslmode=require", "postgresql+asyncpg://db.example/games?ssl=require"),
        ("sqlite:////srv/games.db", "sqlite:////srv/games.db"),
    ],
)
def test_addresses_of_databases(address: str, url: str) -> None:
    assert Settings(database=address).database_url.render_as_string() == url


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"ZIGGURAT_PORT": "many"}, "ZIGGURAT_PORT: Expected `int`"),
        ({"ZIGGURAT_PORT": "70000"}, "ZIGGURAT_PORT: Expected `int` <= 65535"),
        ({"ZIGGURAT_LOG_FORMAT": "xml"}, "ZIGGURAT_LOG_FORMAT: Invalid enum value 'xml'"),
        ({"ZIGGURAT_LIMTS": "off"}, "Did you mean 'ZIGGURAT_LIMITS'?"),
    ],
)
def test_wrong_settings_are_named(environment: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message.replace("?", r"\?")):
        Settings.read(environment)


@pytest.mark.parametrize("address", ["mysql://anna:secret@db/games", "secret", "sqlite://", "://secret"])
def test_a_wrong_database_is_refused_without_telling_its_password(address: str) -> None:
    with pytest.raises(BadOption, match="should be postgresql://") as told:
        _ = Settings(database=address).database_url
    assert "anna" not in str(told.value)
    assert ":secret@" not in str(told.value)
