"""The application: everything put together."""

from __future__ import annotations

from contextlib import asynccontextmanager
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from sqlalchemy import bindparam, insert, select

from ziggurat.server.accounts import Accounts
from ziggurat.server.answers import answers, tell_of_socket
from ziggurat.server.api import account, games, health, playing, records, socket, tables
from ziggurat.server.database import Conflict, Database
from ziggurat.server.dependencies import PROVIDED
from ziggurat.server.describing import description
from ziggurat.server.house import House
from ziggurat.server.limits import Limits
from ziggurat.server.pages import page, read_pages
from ziggurat.server.passwords import Passwords
from ziggurat.server.schema import keys
from ziggurat.server.security import Forgery, Gate, csrf, head
from ziggurat.server.settings import MOST_SENT, Settings
from ziggurat.server.sockets import Sockets

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_KEY: Final = select(keys.c.value).where(keys.c.name == bindparam("name"))
_NEW_KEY: Final = insert(keys)


def make_app(settings: Settings, passwords: Passwords | None = None) -> Litestar:
    """The application with these settings. The database is opened when it starts and drained when it ends."""
    forgery = csrf(token_hex(32), settings.secure_cookies is True)
    state = State(
        {
            "settings": settings,
            "limits": Limits(settings.limits),
            "sockets": Sockets(),
            "pages": read_pages(),
        }
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings.database_url)
        await database.open()
        house = House(database, settings)
        try:
            # The same for all processes and after every start, so that open pages go on
            forgery.secret = await _kept_key(database, "csrf", forgery.secret)
            await house.open()
            app.state.database = database
            app.state.house = house
            app.state.accounts = Accounts(
                database, app.state.limits, passwords or Passwords(), house, app.state.sockets
            )
            await app.state.accounts.forget_idle()
            yield
        finally:
            await house.close()
            await database.close()

    modules = (account, games, tables, playing, socket, records)
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[each for module in modules for each in module.handlers]),
            *health.handlers,
            page,
        ],
        dependencies=PROVIDED,
        state=state,
        lifespan=[lifespan],
        middleware=[Gate(), DefineMiddleware(Forgery, config=forgery)],
        before_send=[head],
        exception_handlers=answers(),
        after_exception=[tell_of_socket],
        openapi_config=description(),
        request_max_body_size=MOST_SENT,
        logging_config=None,
    )


async def _kept_key(database: Database, name: str, fresh: str) -> str:
    """The service's own secret of that name; a fresh one if there is none yet."""
    try:
        await database.write((_NEW_KEY, {"name": name, "value": fresh}))
    except Conflict:
        found = await database.read(_KEY, {"name": name})
        return str(found[0][0])
    return fresh
