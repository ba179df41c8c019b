"""The messages between a table and those who look at it: the same over HTTP and over the socket.

What a browser sends is a small struct with a tag; what it gets is a ``Frame`` (all that one viewer may know
now, without words of any language), the answer to its own message, or what somebody said. The browser's
mirror of this file is ``web/src/api/wire.ts``.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]

# What is sent to a table


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Moves of a seat, made all or none.

    ``id`` is the sender's own name for this message: sent again, it is answered again and changes nothing.
    ``decision`` is the one that the frame named, ``version`` the frame's.
    """

    id: Id
    seat: Seat
    decision: Version
    version: Version
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last move back: at once if that is free, else the others are asked."""

    id: Id
    seat: Seat
    version: Version


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    """Make again what was taken back last."""

    id: Id
    seat: Seat
    version: Version


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Whether a seat agrees that a move is taken back."""

    id: Id
    seat: Seat
    version: Version
    yes: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays the seat on, and it ranks last."""

    id: Id
    seat: Seat


class Foresee(Struct, tag="foresee", forbid_unknown_fields=True):
    """What would moves do, up to the first chance or reveal? Changes nothing."""

    id: Id
    seat: Seat
    decision: Version
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=20)]


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to all at the table."""

    id: Id
    text: Words


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Look at the table from another seat of one's own, or from none."""

    id: Id
    seat: Seat | None


class Sync(Struct, tag="sync", forbid_unknown_fields=True):
    """Send the frame again, with the whole log."""

    id: Id


Message = Play | Undo | Redo | Answer | Resign | Foresee | Chat | Look | Sync

# What a table sends


class Reason(Struct):
    """Why something may not be: a code, told by the message ``refusal-<code>``, and its arguments."""

    code: str
    args: dict[str, Any] = {}


class Sitter(Struct):
    """Who sits on a seat. ``mine``: this viewer's own, to play from this screen."""

    kind: str
    name: str | None = None
    bot: str | None = None
    online: bool = False
    resigned: bool = False
    mine: bool = False


class Question(Struct):
    """What is asked: told by the message ``ask-<ask>``; ``effects`` are told already, by language."""

    ask: str
    args: dict[str, Any]
    effects: dict[str, list[str]] = {}


class UndoState(Struct):
    """Whether this seat can take back (``why`` not, if not freely), make again, and who is asked to agree."""

    free: bool
    why: Reason | None
    askable: bool
    redo: bool
    asked_by: int | None = None
    agreed: list[int] = []


class Group(Struct):
    """What came of one entry, as the viewer may know it: a move, or undo, redo, resign, anew."""

    entry: int
    kind: str
    seat: int | None
    happenings: list[dict[str, Any]]


class Log(Struct):
    """The groups from number ``start`` on; what the viewer has before that stays as it is."""

    start: int
    groups: list[Group]


class Result(Struct):
    """How a game ended."""

    ending: str | None
    scores: list[int]
    ranking: list[list[int]]


class Frame(Struct, tag="frame"):
    """All that a viewer may know of a table at one version."""

    table: str
    version: int
    step: int
    status: str
    seat: int | None
    seats: list[Sitter]
    view: dict[str, Any] | None
    deciders: list[int]
    may_act: list[int]
    question: Question | None
    decision: int | None
    moves: list[str]
    barred: dict[str, Reason]
    usual: str | None
    undo: UndoState | None
    log: Log | None
    result: Result | None
    origin: dict[str, Any] | None = None
    host: bool = False


class Done(Struct, tag="done"):
    """What was sent is done, and stored."""

    id: str
    version: int


class Problem(Struct, tag="problem"):
    """What was sent is not done, and has changed nothing: ``problem-<code>`` tells it to players."""

    code: str
    message: str
    args: dict[str, Any] = {}
    id: str | None = None


class Foreseen(Struct, tag="foreseen"):
    """What moves would do, as the asking seat would see it; ``stopped`` by chance or a reveal, if so."""

    id: str
    happenings: list[dict[str, Any]]
    stopped: str | None
    view: dict[str, Any] | None
    deciders: list[int]
    question: Question | None


class Said(Struct, tag="said"):
    """Something that somebody said."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: str


class SaidBefore(Struct, tag="said-before"):
    """What was said before one came."""

    said: list[Said] = field(default_factory=list)
