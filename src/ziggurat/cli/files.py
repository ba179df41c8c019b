"""Files that the command line reads and writes; what goes wrong with them is told helpfully."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.cli.words import Told
from ziggurat.kernel.errors import BadRecord, short
from ziggurat.kernel.registry import find, read_spec, resume

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.kernel.game import Game, Setting
    from ziggurat.kernel.match import Match

REASONS: Final[Mapping[int | None, str]] = {
    errno.ENOENT: "why-missing",
    errno.EACCES: "why-forbidden",
    errno.EPERM: "why-forbidden",
    errno.EROFS: "why-forbidden",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EEXIST: "why-no-folder",
    errno.ENOSPC: "why-full",
    errno.ENAMETOOLONG: "why-too-long",
}


def named_file(words: str) -> Path:
    """The file that somebody names; ``~`` is their home."""
    try:
        file = Path(words).expanduser()
        file.exists()  # a name too long, or a place that is closed, is noticed here
    except (OSError, RuntimeError, ValueError) as problem:
        raise Told("no-file-name", file=short(words), why=reason(problem)) from None
    return file


def read_file(path: Path | str) -> str:
    """The text of a file."""
    try:
        return named_file(str(path)).read_text(encoding="utf-8")
    except OSError as problem:
        raise Told("file-unreadable", file=str(path), why=reason(problem)) from None
    except UnicodeDecodeError:
        raise Told("file-unreadable", file=str(path), why="why-no-text") from None


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all, in a folder made for it if need be."""
    partial = path.with_name(f"{path.name}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    except (OSError, ValueError) as problem:
        raise Told("file-unwritable", file=str(path), why=reason(problem)) from None


def new_file(path: Path, text: str) -> bool:
    """Write a file that is not there yet; whether that came to pass. Of two who try, one succeeds."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as problem:
        if isinstance(problem, FileExistsError) and path.exists():
            return False
        raise Told("file-unwritable", file=str(path), why=reason(problem)) from None
    return True


def made_folder(path: Path) -> Path:
    """A folder, made if need be, in which files can be written."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not os.access(path, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, "")
    except OSError as problem:
        raise Told("file-unwritable", file=str(path), why=reason(problem)) from None
    return path


def reason(problem: Exception) -> str:
    """Why a file cannot be read or written: a message of the terminal, else what the system says."""
    if isinstance(problem, OSError):
        return REASONS.get(problem.errno, problem.strerror or str(problem))
    return str(problem)


def read_match(path: Path, upto: int | None = None) -> Match:
    """The match of a recorded file, played again and verified."""
    try:
        return resume(read_file(path), upto)
    except BadRecord as problem:
        raise Told("no-record", file=str(path), why=str(problem)) from None


def read_setting(spec: str) -> tuple[Game, Setting]:
    """The game and setting of a spec, in which ``deck=FILE`` names a file; its name may have commas."""
    plain, named = _set_aside(spec)
    return read_spec(plain, lambda file: read_file(named.get(file, file)))


def whole_spec(game: Game, setting: Setting, given: str) -> str:
    """The spec that says everything, also what was not said because it is usual."""
    files = [part for part in _parts(given) if part.partition("=")[0].strip() in _contents(game)]
    options = [f"{name}={value}" for name, value in setting.options]
    return f"{game.name}:{','.join([*options, f'players={setting.players}', *files])}"


def home() -> Path:
    """Where games and records are kept that nobody named a place for."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "ziggurat"


def fresh_name(game: Game) -> str:
    """A name for what begins now: ``guns_and_steel-20260131-201500``."""
    return f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"


def _parts(spec: str) -> list[str]:
    """The options of a spec. What has no ``=`` goes on with the name of the file before it."""
    name, _, rest = spec.strip().partition(":")
    contents = _contents(find(name.strip())) if "," in rest else set()
    parts: list[str] = []
    for part in rest.split(","):
        if parts and "=" not in part and parts[-1].partition("=")[0].strip() in contents:
            parts[-1] += f",{part}"
        else:
            parts.append(part)
    return parts


def _set_aside(spec: str) -> tuple[str, dict[str, str]]:
    """The spec with other names in place of those with commas, and what they stand for."""
    plain, named = spec, {}
    for number, part in enumerate(_parts(spec)):
        if "," in part:
            key, _, file = part.partition("=")
            plain = plain.replace(part, f"{key}={number}", 1)
            named[str(number)] = file.strip()
    return plain, named


def _contents(game: Game) -> set[str]:
    """The options that take a file."""
    return {option.name for option in game.options if option.content}
