"""What people may be called: two names that look the same to a reader are the same name."""

from __future__ import annotations

import unicodedata
from typing import Final

from ziggurat.server.problems import Trouble

SHORTEST: Final = 2
LONGEST: Final = 24
_MARKS: Final = " -_"


def checked(name: str) -> str:
    """The name as it is kept. ``Trouble`` if it is too short or long, or of letters that may not be.

    The letters of one name are of one script: a Cyrillic "а" among Latin letters would pass for another.
    """
    kept = " ".join(unicodedata.normalize("NFKC", name[: 4 * LONGEST]).split())
    if not SHORTEST <= len(kept) <= LONGEST:
        raise Trouble("invalid", f"a name has {SHORTEST} to {LONGEST} letters", field="name", why="length")
    scripts = {_script(sign) for sign in kept} - {""}
    if not scripts or "other" in scripts:
        raise Trouble(
            "invalid",
            "a name is of Latin or Cyrillic letters, digits, spaces, - and _",
            field="name",
            why="letters",
        )
    if len(scripts - {"digit"}) > 1:
        raise Trouble(
            "invalid", "a name is of Latin or of Cyrillic letters, not of both", field="name", why="scripts"
        )
    return kept


def folded(name: str) -> str:
    """The name as names are compared."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _script(sign: str) -> str:
    if sign in _MARKS:
        return ""
    if sign in "0123456789":
        return "digit"
    if not sign.isalpha():
        return "other"
    script = unicodedata.name(sign, "").partition(" ")[0]
    return script if script in ("LATIN", "CYRILLIC") else "other"
