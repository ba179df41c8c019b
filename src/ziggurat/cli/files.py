"""Files that the command line reads and writes; what goes wrong with them is told helpfully."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.kernel.errors import BadOption, short
from ziggurat.kernel.registry import read_spec

if TYPE_CHECKING:
    from ziggurat.kernel.game import Game, Setting


def named_file(words: str) -> Path:
    """The file that somebody names."""
    try:
        file = Path(words).expanduser()
        file.exists()  # a name too long, or a place that is closed, is noticed here
    except (OSError, RuntimeError, ValueError) as problem:
        raise BadOption(f"{short(words)!r} names no file: {problem}") from None
    return file


def read_file(path: Path | str) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadOption(f"the file {path} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadOption(f"the file {path} cannot be read: it is not text in UTF-8") from None


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all, in a folder made for it if need be."""
    partial = path.with_name(f"{path.name}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    except OSError as problem:
        raise BadOption(f"the file {path} cannot be written: {problem.strerror}") from None
    except ValueError as problem:
        raise BadOption(f"the file {path} cannot be written: {problem}") from None


def read_setting(spec: str) -> tuple[Game, Setting]:
    """The game and setting of a spec, in which ``deck=FILE`` names a file."""
    return read_spec(spec, read_file)


def home() -> Path:
    """Where games and records are kept that nobody named a place for."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "ziggurat"


def fresh_name(game: Game) -> str:
    """A name for what begins now: ``guns_and_steel-20260131-201500``."""
    return f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
