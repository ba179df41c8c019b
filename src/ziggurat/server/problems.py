"""What is told to whoever asked for something that cannot be: a code, words in English, and arguments.

The browser tells players by the message ``problem-<code>``. The same goes out over HTTP and over the socket.
"""

from __future__ import annotations

from typing import Any, Final

from ziggurat.kernel.errors import (
    BadContent,
    BadOption,
    BadRecord,
    NoUndo,
    Refused,
    UnknownGame,
    Unreadable,
    ZigguratError,
)
from ziggurat.server.wire import Problem

STATUS: Final = {
    "not-found": 404,
    "forbidden": 403,
    "foreign": 403,
    "late": 409,
    "refused": 409,
    "unreadable": 400,
    "over": 409,
    "not-started": 409,
    "full": 409,
    "bad-option": 400,
    "bad-content": 400,
    "bad-record": 400,
    "no-undo": 409,
    "too-many": 429,
    "too-large": 413,
    "name-taken": 409,
    "wrong-password": 403,
    "weak-password": 400,
    "invalid": 400,
}
"""The codes, each with the status of HTTP that fits."""

_OF_KERNEL: Final = {
    UnknownGame: "not-found",
    BadOption: "bad-option",
    BadContent: "bad-content",
    Unreadable: "unreadable",
    Refused: "refused",
    BadRecord: "bad-record",
    NoUndo: "no-undo",
}


class Trouble(Exception):
    """Something cannot be done; whoever asked is told so."""

    def __init__(self, code: str, message: str, **args: Any) -> None:
        super().__init__(message)
        assert code in STATUS, code
        self.code = code
        self.args_told = args


def problem(error: Trouble | ZigguratError, id: str | None = None) -> Problem:
    """What is told of an error, in answer to the message of that id, if any."""
    if isinstance(error, Trouble):
        return Problem(error.code, str(error), error.args_told, id)
    args: dict[str, Any] = {}
    if isinstance(error, Refused | NoUndo):
        args = {"refusal": error.refusal.code, **dict(error.refusal.args)}
    return Problem(_OF_KERNEL.get(type(error), "invalid"), str(error), args, id)
