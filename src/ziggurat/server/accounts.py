"""Who is who: guests, accounts, and the sessions by which they are known again.

A guest is made at the first request that changes something, and may become an account later. A session is a
random token in a cookie; only its hash is kept.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, Protocol

from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.di import NamedDependency
from msgspec import Struct
from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update

from ziggurat.server.cookies import MOST_AGE, hand_over, token_of
from ziggurat.server.database import Conflict, Database
from ziggurat.server.limits import Limits, neighbourhood
from ziggurat.server.names import checked, folded
from ziggurat.server.passwords import Passwords
from ziggurat.server.problems import Trouble
from ziggurat.server.schema import chat, entries, moment, now, seats, sessions, tables, users
from ziggurat.server.sockets import Sockets

if TYPE_CHECKING:
    from ziggurat.server.database import Statement

IDLE: Final = timedelta(seconds=MOST_AGE)
"""A session that was not used for so long is over."""
REFRESHED: Final = timedelta(days=1)
"""How exactly it is known when a session was used last."""


class User(Struct, frozen=True):
    """Somebody who was here before: a guest, who has no name, or an account."""

    id: int
    name: str | None
    guest: bool
    created: str
    session: str = ""
    """The hash of the session by which this request knows them."""


class Tables(Protocol):
    """What the tables in play must learn of accounts (``House`` does)."""

    async def became(self, before: User, after: User) -> None:
        """The rows that were of one user are of another now (or of the same one by a new name): what is in
        memory follows."""

    async def leave(self, user: User) -> None:
        """A user is about to be deleted: gives up the seats of running games, frees those of open tables,
        takes back open tables of their own. Names in memory are forgotten; rows are seen to afterwards."""


class Accounts:
    """Finds, makes and ends users and sessions."""

    def __init__(
        self, database: Database, limits: Limits, passwords: Passwords, house: Tables, sockets: Sockets
    ) -> None:
        self._database = database
        self._limits = limits
        self._passwords = passwords
        self._house = house
        self._sockets = sockets

    async def user_of(self, token: str) -> User | None:
        """Who a session's token stands for, if it is a good one."""
        hashed = _hash(token)
        rows = await self._database.read(_BY_SESSION, {"hashed": hashed, "since": _ago(IDLE)})
        if not rows:
            return None
        number, name, guest, created, seen = rows[0]
        if seen < _ago(REFRESHED):
            await self._database.write((_SEEN, {"hashed": hashed, "moment": now()}))
        return User(number, name, guest, created, hashed)

    async def forget_idle(self) -> None:
        """Let go of sessions that nobody used for long."""
        await self._database.write((_END_IDLE, {"since": _ago(IDLE)}))

    async def make_guest(self) -> tuple[User, str]:
        """A new guest, and the token of their session."""
        token, session = _session()
        user = User(secrets.randbelow(2**53), None, True, now(), session)
        row = {"id": user.id, "name": None, "folded": None, "password": None, "guest": True}
        await self._database.write(
            (_NEW_USER, {**row, "created": user.created}), (_NEW_SESSION, _session_row(user.id, session))
        )
        return user, token

    async def register(self, user: User, name: str, password: str) -> User:
        """A guest becomes an account and keeps their games."""
        if not user.guest:
            raise Trouble("forbidden", "you have an account already")
        kept = checked(name)
        hashed = await self._passwords.keep(password)
        values = {"user": user.id, "new_name": kept, "new_folded": folded(kept), "new_password": hashed}
        try:
            await self._database.write(
                (_REGISTER, values), (_NAME_SEATS, {"user": user.id, "new_name": kept})
            )
        except Conflict:
            raise Trouble("name-taken", f"the name {kept!r} is taken", name=kept) from None
        account = User(user.id, kept, False, user.created, user.session)
        await self._house.became(user, account)
        return account

    async def sign_in(self, name: str, password: str, before: User | None) -> tuple[User, str]:
        """The account of that name, and a new session's token. The seats of a guest go with them."""
        key = folded(name[:100])
        self._limits.take("name", key)
        rows = await self._database.read(_BY_NAME, {"key": key})
        number, kept, created, hashed = rows[0] if rows else (0, "", "", None)
        if not await self._passwords.check(hashed, password):
            raise Trouble("wrong-password", "there is no account of that name and password")
        self._limits.give_back("name", key)
        token, session = _session()
        account = User(number, kept, False, created, session)
        statements: list[Statement] = [(_NEW_SESSION, _session_row(number, session))]
        if before is not None:
            statements += _moved(before, account) if before.guest else [(_END, {"hashed": before.session})]
        await self._database.write(*statements)
        if before is not None and before.guest:
            await self._house.became(before, account)
        if before is not None:
            await self._sockets.close(before.id, only=before.session)
        return account, token

    async def sign_out(self, user: User) -> None:
        """End this session."""
        await self._database.write((_END, {"hashed": user.session}))
        await self._sockets.close(user.id, only=user.session)

    async def sign_out_everywhere(self, user: User) -> None:
        """End all sessions of a user, also those of their other machines."""
        await self._database.write((_END_ALL, {"user": user.id}))
        await self._sockets.close(user.id)

    async def change_password(self, user: User, old: str, password: str) -> None:
        """Give an account a new password; sessions on other machines end."""
        await self._prove(user, old)
        hashed = await self._passwords.keep(password)
        await self._database.write(
            (_NEW_PASSWORD, {"user": user.id, "new_password": hashed}),
            (_END_OTHERS, {"user": user.id, "hashed": user.session}),
        )
        await self._sockets.close(user.id, but=user.session)

    async def delete(self, user: User, password: str | None) -> None:
        """Forget a user. What they did at tables with others stays, without their name and words."""
        if not user.guest:
            await self._prove(user, password or "")
        await self._house.leave(user)
        everything = {"user": user.id}
        await self._database.write(*((statement, everything) for statement in _FORGET))
        await self._sockets.close(user.id)

    async def _prove(self, user: User, password: str) -> None:
        self._limits.take("name", str(user.id))
        rows = await self._database.read(_PASSWORD, {"user": user.id})
        if not await self._passwords.check(rows[0][0] if rows else None, password):
            raise Trouble("wrong-password", "that is not the password of this account")
        self._limits.give_back("name", str(user.id))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _ago(span: timedelta) -> str:
    return moment(datetime.now(UTC) - span)


def _session() -> tuple[str, str]:
    """A new session: its token, for the cookie, and the hash of it, for the database."""
    token = secrets.token_urlsafe(32)
    return token, _hash(token)


def _session_row(user: int, session: str) -> dict[str, Any]:
    return {"token_hash": session, "user_id": user, "created": now(), "seen": now()}


_USER: Final[BindParameter[int]] = bindparam("user")
_NAME: Final[BindParameter[str]] = bindparam("new_name")
_SESSION: Final[BindParameter[str]] = bindparam("hashed")

_BY_SESSION: Final = (
    select(users.c.id, users.c.name, users.c.guest, users.c.created, sessions.c.seen)
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(sessions.c.token_hash == _SESSION, sessions.c.seen > bindparam("since"))
)
_BY_NAME: Final = select(users.c.id, users.c.name, users.c.created, users.c.password).where(
    users.c.folded == bindparam("key")
)
_PASSWORD: Final = select(users.c.password).where(users.c.id == _USER)
_SEEN: Final = update(sessions).where(sessions.c.token_hash == _SESSION).values(seen=bindparam("moment"))
_NEW_USER: Final = insert(users)
_NEW_SESSION: Final = insert(sessions)
_REGISTER: Final = (
    update(users)
    .where(users.c.id == _USER)
    .values(name=_NAME, folded=bindparam("new_folded"), password=bindparam("new_password"), guest=False)
)
_NEW_PASSWORD: Final = update(users).where(users.c.id == _USER).values(password=bindparam("new_password"))
_END: Final = delete(sessions).where(sessions.c.token_hash == _SESSION)
_END_OTHERS: Final = delete(sessions).where(sessions.c.user_id == _USER, sessions.c.token_hash != _SESSION)
_END_ALL: Final = delete(sessions).where(sessions.c.user_id == _USER)
_END_IDLE: Final = delete(sessions).where(sessions.c.seen < bindparam("since"))
_NAME_SEATS: Final = (
    update(seats)
    .where(seats.c.user_id == _USER)
    .values(name=func.coalesce(seats.c.name, _NAME))  # another person at the same screen keeps theirs
)
_MOVE: Final = [
    update(table).where(column == _USER).values({column.name: bindparam("new_user")})
    for table, column in (
        (seats, seats.c.user_id),
        (tables, tables.c.host),
        (entries, entries.c.user_id),
        (chat, chat.c.user_id),
    )
]
_FORGET: Final = [
    update(seats).where(seats.c.user_id == _USER).values(user_id=None, name=None),
    update(tables).where(tables.c.host == _USER).values(host=None),
    update(entries).where(entries.c.user_id == _USER).values(user_id=None),
    update(chat).where(chat.c.user_id == _USER).values(user_id=None, name=None, text=""),
    _END_ALL,
    delete(users).where(users.c.id == _USER),
]


def _moved(guest: User, account: User) -> list[Statement]:
    """All that was a guest's becomes an account's, and the guest is gone."""
    users_both = {"user": guest.id, "new_user": account.id}
    return [
        (_NAME_SEATS, {"user": guest.id, "new_name": account.name}),
        *((statement, users_both) for statement in _MOVE),
        (_FORGET[-2], {"user": guest.id}),
        (_FORGET[-1], {"user": guest.id}),
    ]


async def whose(connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
    """Who a request or a socket is of, if they were here before. A socket closes when that session ends."""
    token = token_of(connection)
    if not token:
        return None
    state = connection.app.state
    user: User | None = await state.accounts.user_of(token)
    if user is not None and isinstance(connection, WebSocket):
        state.sockets.welcome(user.id, user.session, connection)
    return user


async def current_user(request: Request[Any, Any, Any]) -> User | None:
    """The dependency ``user``: who asks, if they were here before."""
    return await whose(request)


async def current_player(request: Request[Any, Any, Any], user: NamedDependency[User | None]) -> User:
    """The dependency ``player``: who asks; somebody new becomes a guest."""
    if user is None:
        request.app.state.limits.take("guests", neighbourhood(request))
        user, token = await request.app.state.accounts.make_guest()
        hand_over(request, token)
    return user
