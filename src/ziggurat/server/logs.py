"""What the service tells whoever runs it: lines for people, or JSON for programs.

An unexpected error is told by its kind and the places in the code it went through. Its own words are left
out: they may hold what a player must not know, and who reads the log may be a player.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import TYPE_CHECKING, Any, Final

import structlog

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

    from ziggurat.server.settings import Settings

_QUIET: Final = ("uvicorn", "alembic", "sqlalchemy", "asyncio", "httpx")
"""What these tell below a warning is of no use here."""


def set_up_logs(settings: Settings) -> None:
    """All log lines, ours and those of libraries, go to the error stream in one form."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _tell_errors,
    ]
    drawn: Processor
    if settings.log_format == "json":
        drawn = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        drawn = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0)
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, drawn],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def _tell_errors(_logger: Any, _method: str, line: EventDict) -> EventDict:
    found = line.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        line.update(told(error))
    return line


def told(error: BaseException) -> dict[str, Any]:
    """An error's kind (and those it came from), and the places it went through, the innermost last."""
    kinds: list[str] = []
    places: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < 5:
        kinds.append(f"{type(cause).__module__}.{type(cause).__qualname__}")
        frames = traceback.extract_tb(cause.__traceback__)
        places = [*(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames), *places]
        cause = cause.__cause__ or cause.__context__
    return {"error": " from ".join(kinds), "places": places}
