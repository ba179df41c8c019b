"""Passwords: what is kept of them, and checking one. Argon2 is slow by design, so few threads do it."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ziggurat.server.problems import Trouble

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""So many are worked on at a time: each takes a core and 64 MiB."""


class Passwords:
    """Makes and checks what is kept of passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def keep(self, password: str) -> str:
        """What is kept of a new password."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Trouble(
                "weak-password",
                f"a password has {SHORTEST} to {LONGEST} characters",
                shortest=SHORTEST,
                longest=LONGEST,
            )
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether it is the password. For nobody's (None) it takes as long, so that time tells nothing."""
        async with self._turns:
            return await asyncio.to_thread(self._check, kept, password[: LONGEST + 1])

    def _check(self, kept: str | None, password: str) -> bool:
        if kept is None and self._nobody is None:
            self._nobody = self._hasher.hash("nobody's password")
        try:
            self._hasher.verify(kept or self._nobody or "", password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None
