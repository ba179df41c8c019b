"""Records: a game as set-up, seed and the choices made, in JSON Lines that verify themselves.

Each line carries a checksum chained to the line before, and the last line closes the record with the
number of lines and the state reached: a record that was cut short or edited is noticed, and where.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from ziggurat.kernel.errors import BadRecord

FORMAT: Final = 1


class Record:
    """The lines of a game: the header, the entries (moves, undo, redo, resign, anew) and how it stands."""

    def __init__(
        self, header: dict[str, Any], entries: list[dict[str, Any]], closing: dict[str, Any]
    ) -> None:
        self.header = header
        self.entries = entries
        self.closing = closing

    def write(self) -> str:
        """The record as text."""
        lines: list[str] = []
        link = ""
        closing = {"closing": self.closing, "entries": len(self.entries)}
        for line in [{"ziggurat": FORMAT, **self.header}, *self.entries, closing]:
            link = _link(link, line)
            lines.append(json.dumps({**line, "sum": link}, ensure_ascii=False))
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; ``BadRecord`` names the first line that is not as it was written."""
    lines: list[dict[str, Any]] = []
    link = ""
    for number, raw in enumerate(text.rstrip("\n").split("\n"), 1):
        try:
            line = json.loads(raw)
            said = line.pop("sum")
            link = _link(link, line)
        except (ValueError, RecursionError):
            raise BadRecord(f"line {number} is not JSON; was the record cut short?") from None
        except (AttributeError, KeyError, TypeError):
            raise BadRecord(f"line {number} is no line of a record: it has no checksum") from None
        if said != link:
            raise BadRecord(f"line {number} was changed after it was written: its checksum does not fit")
        lines.append(line)
    header, closing = lines[0], lines[-1]
    if header.pop("ziggurat", None) != FORMAT:
        raise BadRecord(f"this is no Ziggurat record: line 1 should say 'ziggurat': {FORMAT}")
    if len(lines) < 2 or not isinstance(closing.get("closing"), dict):
        raise BadRecord(f"the record was cut short after line {len(lines)}: the closing line is missing")
    entries = lines[1:-1]
    if closing.get("entries") != len(entries):
        raise BadRecord(f"line {len(lines)}: {closing.get('entries')!r} entries should stand before it")
    return Record(header, entries, closing["closing"])


def canonical(data: Any) -> str:
    """The one way to write plain data, by which two are compared: 1, 1.0 and true are not the same."""
    return json.dumps(data, sort_keys=True)


def _link(before: str, line: dict[str, Any]) -> str:
    return blake2b((before + canonical(line)).encode(), digest_size=6).hexdigest()
