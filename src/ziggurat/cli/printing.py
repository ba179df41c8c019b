"""Printing for programs and for people."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console


def print_json(data: Any) -> None:
    """Plain data as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=1))


def console(**more: Any) -> Console:
    """What people read, as it is: numbers and brackets mean nothing to it."""
    return Console(highlight=False, markup=False, emoji=False, **more)


def notices() -> Console:
    """What does not belong to the result: progress, hints."""
    return console(stderr=True)


def is_watched() -> bool:
    """Whether somebody looks on."""
    return sys.stderr.isatty()
