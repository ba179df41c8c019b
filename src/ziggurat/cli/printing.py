"""Printing for programs and for people."""

from __future__ import annotations

import codecs
import json
import re
import sys
from typing import IO, Any, cast

from rich.console import Console


def print_json(data: Any) -> None:
    """Plain data as JSON, in letters that the other side can read."""
    encoding = codecs.lookup(getattr(sys.stdout, "encoding", None) or "utf-8").name
    print(json.dumps(data, ensure_ascii=not encoding.startswith("utf"), indent=1))


def console(**more: Any) -> Console:
    """What people read, as it is: numbers and brackets mean nothing to it."""
    file = more.pop("file", None) or (sys.stderr if more.get("stderr") else sys.stdout)
    if not file.isatty() and not more.get("force_terminal"):
        file = cast("IO[str]", Trimmed(file))
    return Console(file=file, highlight=False, markup=False, emoji=False, **more)


def notices() -> Console:
    """What does not belong to the result: progress, hints."""
    return console(stderr=True)


def is_watched() -> bool:
    """Whether somebody looks on."""
    return sys.stderr.isatty()


class Trimmed:
    """A file or a pipe, into which no line is written with the spaces that fill it up on a screen."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def write(self, text: str) -> int:
        return self.file.write(re.sub(r"[ \t]+(?=\n)", "", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)
