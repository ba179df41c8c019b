"""Those who watch a table through a socket, and what waits to be sent to each.

Nobody is held up by a slow socket: when too much waits for it, the frames that wait are dropped, and it gets
one whole frame when it has caught up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MOST_FRAMES: Final = 24
"""So many frames may wait for a socket ..."""
MOST_ANSWERS: Final = 400
"""... and so many answers and words of others; then it is closed."""


class Watcher:
    """One socket at a table: who it is, from which seat it looks, and how much of the log it has."""

    def __init__(self, user_id: int | None, name: str | None, seat: int | None) -> None:
        self.user_id = user_id
        self.name = name
        self.seat = seat
        self.known = 0
        """How many groups of the log it has."""
        self.behind = False
        """Whether frames were dropped, so that it needs a whole one."""
        self.closed = False
        self._lines: deque[tuple[bool, str]] = deque()
        self._frames = 0
        self._wake = asyncio.Event()

    def show(self, frame: str, known: int) -> None:
        """Send a frame, after which so many groups of the log are known."""
        if self.behind:
            return
        if self._frames >= MOST_FRAMES:
            self.fall_behind()
            return
        self._lines.append((True, frame))
        self._frames += 1
        self.known = known
        self._wake.set()

    def fall_behind(self) -> None:
        """Drop the frames that wait; a whole one is to come."""
        self._lines = deque([line for line in self._lines if not line[0]])
        self._frames = 0
        self.known = 0
        self.behind = True
        self._wake.set()

    def tell(self, message: str) -> None:
        """Send something that is no frame."""
        if len(self._lines) - self._frames >= MOST_ANSWERS:
            self.close()
            return
        self._lines.append((False, message))
        self._wake.set()

    def close(self) -> None:
        """Send no more."""
        self.closed = True
        self._wake.set()

    async def next(self) -> str | None:
        """What is to be sent next; None when it has caught up but is behind, or is closed."""
        while True:
            if self.closed:
                return None
            if self._lines:
                is_frame, line = self._lines.popleft()
                self._frames -= is_frame
                return line
            if self.behind:
                return None
            self._wake.clear()
            await self._wake.wait()
