"""How this copy of Ziggurat was built: compiled by mypyc or not, and whether it still matches its source."""

import json
import platform
from collections.abc import Iterator
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent


def compiled() -> bool:
    """Do the rules run as machine code?"""
    kernel = find_spec("ziggurat.kernel")
    return bool(kernel and kernel.origin and kernel.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def stale() -> list[str]:
    """The modules whose compiled form was not made from the source beside it: edits of these are not seen.

    Sources are known by the hashes recorded when they were compiled; times change with every installation.
    """
    record = PACKAGE / "compiled.json"
    known: dict[str, str] = json.loads(record.read_text()) if record.exists() else {}
    return sorted(
        name
        for name, source in _compiled_sources()
        if not source.exists() or sha256(source.read_bytes()).hexdigest() != known.get(name)
    )


def describe() -> str:
    """For instance `ziggurat 0.1.0 (compiled by mypyc, Python 3.11.7)`."""
    way = "compiled by mypyc" if compiled() else "interpreted"
    return f"ziggurat {version('ziggurat')} ({way}, Python {platform.python_version()})"


def _compiled_sources() -> Iterator[tuple[str, Path]]:
    for file in PACKAGE.rglob("*.*"):
        stem, dot, suffix = file.name.partition(".")
        if dot + suffix in EXTENSION_SUFFIXES:
            source = file.with_name(f"{stem}.py")
            yield str(source.relative_to(PACKAGE)), source
