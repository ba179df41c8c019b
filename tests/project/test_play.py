"""`./play` opens the lobby in the browser, or only starts the service, or plays right here."""

import pytest

import play


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], ["serve", "--open"]),
        (["--port", "8080", "--no-browser"], ["serve", "--port", "8080"]),
        (["--terminal"], ["play"]),
        (["--terminal", "guns_and_steel", "--lang", "uk"], ["play", "guns_and_steel", "--lang", "uk"]),
    ],
)
def test_what_play_stands_for(arguments: list[str], command: list[str]) -> None:
    assert play.command(arguments) == command
