"""The command line, run in this process."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ziggurat.cli import main


class Ran:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, a wide terminal, English."""
    for name, value in {
        "XDG_STATE_HOME": str(tmp_path),
        "COLUMNS": "120",
        "LC_ALL": "C.UTF-8",
        "TERM": "dumb",
    }.items():
        monkeypatch.setenv(name, value)
    return tmp_path / "ziggurat"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command, with these lines typed."""

    def running(*arguments: str, typed: str | list[str] = "") -> Ran:
        lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as stopped:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        code = stopped.value.code
        return Ran(code if isinstance(code, int) else 1 if code else 0, printed.out, printed.err)

    return running
