"""The sockets that are open: whose, so that they close when the session ends; and how many of an address."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from litestar.connection import WebSocket

SIGNED_OUT: Final = 4001
"""The code with which a socket closes whose session is over: come again as who you are now."""


class Sockets:
    """All open sockets of this process."""

    def __init__(self) -> None:
        self._of: defaultdict[int, dict[int, tuple[str, WebSocket[Any, Any, Any]]]] = defaultdict(dict)
        self._user: dict[int, int] = {}
        self.at_address: Counter[str] = Counter()

    def welcome(self, user: int, session: str, socket: WebSocket[Any, Any, Any]) -> None:
        """A socket of a user is there."""
        self._of[user][id(socket.scope)] = (session, socket)
        self._user[id(socket.scope)] = user

    def farewell(self, scope: int) -> None:
        """The socket of that scope is gone."""
        user = self._user.pop(scope, None)
        if user is not None:
            del self._of[user][scope]
            if not self._of[user]:
                del self._of[user]

    async def close(self, user: int, only: str | None = None, but: str | None = None) -> None:
        """Close the sockets of a user: only those of one session, or all but those of one."""
        for session, socket in list(self._of[user].values() if user in self._of else ()):
            if only in (None, session) and session != but:
                try:
                    await socket.close(code=SIGNED_OUT, reason="signed out")
                except Exception:  # it is closing already, in one of several ways
                    continue
