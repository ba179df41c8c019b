"""Comparing plain data, byte for byte."""

from __future__ import annotations

import json
from typing import Any


def plain(data: Any, what: str) -> str:
    """The JSON text of plain data: what JSON would turn into something else is not plain."""
    text = written(data, what)
    assert json.loads(text) == data, f"{what}: is not plain data: it holds tuples, or keys that are no texts"
    return text


def written(data: Any, what: str) -> str:
    """The JSON text of data."""
    try:
        return json.dumps(data, allow_nan=False, sort_keys=True)
    except (TypeError, ValueError) as problem:
        raise AssertionError(f"{what}: is not plain data: {problem}") from problem


def same(one: dict[str, Any], other: dict[str, Any], what: str) -> None:
    """``AssertionError`` shows the first place where two things differ."""
    for key in {**one, **other}:
        mine, theirs = [written(data.get(key), what) for data in (one, other)]
        if mine != theirs:
            pairs = enumerate(zip(mine, theirs, strict=False))
            start = max(next((place for place, (a, b) in pairs if a != b), 0) - 40, 0)
            shown = f"...{mine[start : start + 120]}... and ...{theirs[start : start + 120]}..."
            raise AssertionError(f"{what}: {key} differs: {shown}")
