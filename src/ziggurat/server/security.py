"""What keeps strangers out: headers, forged requests, and who may open a socket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException
from litestar.middleware import ASGIMiddleware
from litestar.middleware.csrf import CSRFMiddleware

from ziggurat.server.cookies import CSRF, is_secure, put_cookie, secure_token
from ziggurat.server.limits import neighbourhood
from ziggurat.server.metrics import REQUESTS, SOCKETS

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

CSRF_HEADER: Final = "x-csrf-token"

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # The place of a thing on a board is a style attribute. Such an attribute loads nothing: fonts and
        # pictures have their own rules here
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer."""

_RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_UNKEPT: Final = (b"cache-control", b"no-store")


async def head(message: Message, scope: Scope) -> None:
    """Complete the head of every answer: what a browser may do with it, and a new cookie, if any."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", ()))
    headers += _RAW
    if scope["path"].startswith("/api/") and all(name != b"cache-control" for name, _ in headers):
        headers.append(_UNKEPT)
    message["headers"] = headers
    put_cookie(message, scope)
    if is_secure(scope):
        secure_token(message)
    REQUESTS.labels(scope.get("method", ""), message["status"]).inc()


class Forgery(CSRFMiddleware):
    """Refuses changes without the token that only our own pages can read.

    A token of another secret (of another server on this machine, or of a database that is gone) is replaced.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Drop a cookie that can never fit before the rest looks at it."""
        if scope["type"] == ScopeType.HTTP:
            cookies = ASGIConnection[Any, Any, Any, Any](scope).cookies
            token = cookies.get(CSRF)
            if token is not None and not self._csrf_tokens_match(token, token):
                del cookies[CSRF]
        await super().__call__(scope, receive, send)


def csrf(secret: str, secure: bool) -> CSRFConfig:
    """How changes prove that they come from our own pages: a cookie, and the same in a header."""
    return CSRFConfig(secret, cookie_name=CSRF, header_name=CSRF_HEADER, cookie_secure=secure)


class Gate(ASGIMiddleware):
    """Limits what an address may ask, and lets only our own pages (and programs) open a socket."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request or a socket through, or not."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        state = connection.app.state
        where = neighbourhood(connection)
        state.limits.take(scope["route_handler"].opt.get("limit", "play"), where)
        if scope["type"] == ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        if not is_own_page(connection):
            raise NotAuthorizedException("this socket is for pages of this server")
        sockets = state.sockets
        if state.settings.limits and sockets.at_address[where] >= state.settings.sockets_per_address:
            raise NotAuthorizedException("there are too many sockets from this address")
        sockets.at_address[where] += 1
        SOCKETS.inc()
        try:
            await next_app(scope, receive, send)
        finally:
            SOCKETS.dec()
            sockets.at_address[where] -= 1
            if not sockets.at_address[where]:
                del sockets.at_address[where]
            sockets.farewell(id(scope))


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page that opens a socket came from here. A program names no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
