"""The cookie of a session: scripts cannot read it, and a change from another site goes without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.datastructures import Cookie, MutableScopeHeaders

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import HTTPResponseStartEvent, Scope

SESSION: Final = "ziggurat"
CSRF: Final = "ziggurat_csrf"
MOST_AGE: Final = 180 * 24 * 3600

_HANDED: Final = "session_token"
_TOKEN: Final = f"{CSRF}=".encode()


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that came with a request or a socket."""
    return connection.cookies.get(SESSION)


def hand_over(connection: ASGIConnection[Any, Any, Any, Any], token: str | None) -> None:
    """Let the answer carry a session's token, or (None) take back the one that is there."""
    connection.scope["state"][_HANDED] = token


def is_secure(scope: Scope) -> bool:
    """Whether the cookies of an answer travel by https only."""
    secure = scope["litestar_app"].state.settings.secure_cookies
    return scope["scheme"] == "https" if secure is None else bool(secure)


def secure_token(message: HTTPResponseStartEvent) -> None:
    """Mark the cookie of our pages' token, too, which Litestar writes without looking how it was asked."""
    message["headers"] = [
        (name, value + b"; Secure" if _is_unmarked_token(name, value) else value)
        for name, value in message["headers"]
    ]


def _is_unmarked_token(name: bytes, value: bytes) -> bool:
    return name.lower() == b"set-cookie" and value.startswith(_TOKEN) and b"; secure" not in value.lower()


def put_cookie(message: HTTPResponseStartEvent, scope: Scope) -> None:
    """Write what was handed over into the head of the answer."""
    if _HANDED not in scope["state"]:
        return
    token = scope["state"][_HANDED]
    cookie = Cookie(
        key=SESSION,
        value=token or "",
        max_age=MOST_AGE if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure(scope),
    )
    MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
