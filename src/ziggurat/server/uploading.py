"""Matches that come from elsewhere: from a record that somebody has, and from a step of a finished game."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Final

from ziggurat.kernel.errors import BadRecord
from ziggurat.kernel.match import Match
from ziggurat.kernel.registry import resume
from ziggurat.server.course import Course
from ziggurat.server.problems import Trouble
from ziggurat.server.storing import Chair, Kept
from ziggurat.server.thinking import USUAL

if TYPE_CHECKING:
    from typing import Any

MOST_ENTRIES: Final = 10_000


def uploaded(text: str) -> tuple[Match, list[Chair], Course]:
    """The match of a record, verified, and who sat there. Takes a while: not for the event loop."""
    if text.count("\n") > MOST_ENTRIES + 2:
        raise Trouble("too-large", f"a record may have {MOST_ENTRIES} entries here")
    match = resume(text)
    if isinstance(match.seed, int) and not 0 <= match.seed < 2**31:
        raise BadRecord("its seed is of no table that can be kept here: whole numbers are below 2147483648")
    chairs = [_chair(words) for words in match.seated] or [
        Chair("human") for _ in range(match.setting.players)
    ]
    course = Course(Match(match.game, match.setting, match.seed, match.seated))
    for entry in match.entries:
        course.enter([entry])
    for seat in match.resigned:
        if chairs[seat].kind == "human":
            chairs[seat].bot = USUAL
    return match, chairs, course


def _chair(words: str) -> Chair:
    sort, _, name = words.partition(":")
    return Chair("bot", bot=name or None) if sort == "bot" else Chair("human", name=name or None)


def continued(kept: Kept, course: Course, step: int, chairs: list[Chair]) -> Course:
    """A new match that begins as another went, up to a step, and goes on by fresh chance."""
    before = course.match
    if kept.rules != before.game.version:
        raise BadRecord("this game was played by other rules, so it cannot be gone on with")
    if not 0 <= step <= course.step:
        raise Trouble("not-found", f"there are the steps 0 to {course.step}")
    if course.before(step).over:
        raise Trouble("over", "the game is over at that step; go on from an earlier one")
    anew = max([place for place, entry in enumerate(before.entries) if "anew" in entry], default=-1)
    entries: list[dict[str, Any]] = before.entries[: anew + 1]
    entries += [{"seat": played.seat, "move": played.move.text} for played in before.played[:step]]
    entries.append({"anew": token_hex(16)})
    made = Course(Match(before.game, before.setting, before.seed, [chair.seated for chair in chairs]))
    for entry in entries:
        made.enter([entry])
    return made
