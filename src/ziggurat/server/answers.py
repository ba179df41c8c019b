"""What is answered when something goes wrong. Of the unexpected only an id is told; the log has the rest."""

from __future__ import annotations

import secrets
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, LitestarException, ValidationException
from litestar.types import ExceptionHandlersMap, Scope

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.database import Conflict, Unstored
from ziggurat.server.logs import told
from ziggurat.server.problems import STATUS, Trouble, problem
from ziggurat.server.wire import Problem

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger()

_CODES: Final = {
    401: "forbidden",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-many",
}


def _answer(what: Problem, status: int, headers: dict[str, str] | None = None) -> Response[dict[str, Any]]:
    return Response(
        {"code": what.code, "message": what.message, "args": what.args},
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def _trouble(_request: Request[Any, Any, Any], error: Trouble | ZigguratError) -> Response[dict[str, Any]]:
    what = problem(error)
    seconds = what.args.get("seconds")
    return _answer(what, STATUS[what.code], {"retry-after": str(seconds)} if seconds else None)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What Litestar itself refuses."""
    if error.status_code >= 500:
        return _unexpected(request, error)
    args = {"problems": error.extra} if isinstance(error, ValidationException) and error.extra else {}
    what = Problem(_CODES.get(error.status_code, "invalid"), error.detail, args)
    return _answer(what, error.status_code, error.headers)


def _unstored(_request: Request[Any, Any, Any], error: Unstored) -> Response[dict[str, Any]]:
    log.error("the database does not store", error=str(error))
    return _answer(Problem("invalid", "nothing can be stored now: try again later"), 503)


def _conflict(_request: Request[Any, Any, Any], _error: Conflict) -> Response[dict[str, Any]]:
    return _answer(Problem("late", "somebody else was faster: look again"), STATUS["late"])


def unexpected(error: Exception, id: str | None = None, **where: str) -> Problem:
    """What is told of an error that nobody expected, in answer to the message of that id, if any."""
    number = secrets.token_hex(4)
    log.error("unexpected", id=number, **where, **told(error))
    return Problem("invalid", f"something went wrong; the log says more: {number}", {"id": number}, id)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    return _answer(unexpected(error, method=request.method, path=request.url.path), 500)


async def tell_of_socket(error: Exception, scope: Scope) -> None:
    """A socket that fails closes without a word; the log has it."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, Trouble | LitestarException):
        log.error("unexpected", path=scope["path"], **told(error))


def answers() -> ExceptionHandlersMap:
    """For each kind of error, its answer."""
    return {
        Trouble: _trouble,
        ZigguratError: _trouble,
        HTTPException: _http,
        Conflict: _conflict,
        Unstored: _unstored,
        Exception: _unexpected,
    }
