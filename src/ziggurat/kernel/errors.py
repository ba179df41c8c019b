"""What can be wrong with what comes from outside. A message says what was wrong and what would be right."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ziggurat.kernel.move import Refusal


class ZigguratError(Exception):
    """The root of all errors that are the caller's to mend."""


class UnknownGame(ZigguratError):
    """There is no game of that name."""


class BadOption(ZigguratError):
    """An option, its value, or a number of players that the game does not have."""


class BadContent(ZigguratError):
    """Content given to a game (a corrected deck, say) that does not hold together."""


class Unreadable(ZigguratError):
    """A text that is no move of this game."""


class Refused(ZigguratError):
    """A move that may not be made now; ``refusal`` is the typed reason."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class BadRecord(ZigguratError):
    """A record that is cut short, edited, or of rules that this installation does not have."""


class NoUndo(ZigguratError):
    """A move that may not be taken back, or made again; ``refusal`` is the typed reason."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal


class Unforeseen(Exception):
    """A table that is only foreseen came to chance or a reveal; no error, and never seen outside."""


MANY: Final = 16
"""More names than this are not listed in a message."""


def one_of(word: str, known: Iterable[str]) -> str:
    """``"horze": did you mean "horse"? There are: ...``, for messages about unknown names."""
    names = list(known)
    shown = short(word)
    near = get_close_matches(shown, names, 1)
    guess = f" Did you mean {near[0]!r}?" if near else ""
    listed = names if len(names) <= MANY else [*names[: MANY // 2], "...", names[-1]]
    return f"{shown!r} is not known.{guess} There are: {', '.join(listed) or 'none'}."


def short(text: str) -> str:
    """A text as it is fit for a message, whatever somebody sent."""
    return text if len(text) <= 60 else f"{text[:60]}..."
