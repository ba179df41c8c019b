"""Where a game is kept: in a file of its own, and never in place of something else."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.cli.files import fresh_name, home, new_file, read_file, write_file
from ziggurat.cli.words import Told
from ziggurat.kernel.errors import BadRecord, ZigguratError
from ziggurat.kernel.record import canonical, read_record

if TYPE_CHECKING:
    from ziggurat.kernel.match import Match
    from ziggurat.kernel.record import Record


def keep(match: Match, file: Path) -> None:
    """Keep a match in a file. What stands there already is written over only if the match holds all of it."""
    record = match.record()
    if not new_file(file, record.write()):
        if not file.is_file() or not _holds(record, read_file(file)):
            raise Told("file-taken", file=str(file))
        write_file(file, record.write())


def keep_anew(match: Match) -> Path:
    """Keep a match where nobody named a place; the file is its own, whatever else begins in this second."""
    text = match.record().write()
    first = file = home() / "games" / f"{fresh_name(match.game)}.jsonl"
    number = 1
    while not new_file(file, text):
        number += 1
        file = first.with_stem(f"{first.stem}-{number}")
    return file


def last_kept() -> Path:
    """The game that was kept last, of those that nobody named a place for and that are not over."""
    folder = home() / "games"
    files = folder.glob("*.jsonl") if folder.is_dir() else []
    for file in sorted(files, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True):
        with suppress(ZigguratError):
            if not read_record(read_file(file)).closing.get("over"):
                return file
    raise Told("none-kept", folder=str(folder))


def _holds(record: Record, text: str) -> bool:
    """Whether a text is empty or an earlier record of the same game."""
    if not text.strip():
        return True
    try:
        other = read_record(text)
    except BadRecord:
        return False
    begun = record.entries[: len(other.entries)]
    return canonical([_game(other), other.entries]) == canonical([_game(record), begun])


def _game(record: Record) -> dict[str, Any]:
    """What makes a game this one; who sits where may have been said later."""
    return {name: fact for name, fact in record.header.items() if name != "seated"}
