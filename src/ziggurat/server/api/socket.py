"""The socket of a table: frames go out after every change, messages come in."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from ziggurat.kernel.errors import ZigguratError
from ziggurat.server.accounts import User, whose
from ziggurat.server.answers import unexpected
from ziggurat.server.api.tables import TableId
from ziggurat.server.database import Unstored
from ziggurat.server.deeds import do, look_ahead
from ziggurat.server.dependencies import TheHouse
from ziggurat.server.limits import Allowance
from ziggurat.server.live import ENCODE, LiveTable
from ziggurat.server.problems import Trouble, problem
from ziggurat.server.settings import MOST_SENT
from ziggurat.server.watching import Watcher
from ziggurat.server.wire import Foresee, Look, Message, Problem, Sync

NO_TABLE: Final = 4404
AGAIN: Final = 1012
"""The service ends or stumbled: come again, and send again what was not answered."""
TOO_MUCH: Final = 1008
MOST_UNREADABLE: Final = 20
DECODE: Final = msgspec.json.Decoder(Message).decode

log = structlog.get_logger("ziggurat.socket")
Socket = WebSocket[Any, Any, Any]


class Named(Struct):
    """As much of a message as is needed to answer it."""

    id: str | None = None


@websocket("/tables/{id:str}/live")
async def live(socket: Socket, id: TableId, house: TheHouse) -> None:
    """A table, seen and played live. ``?seat=`` says from where it is looked at."""
    user = await whose(socket)
    await socket.accept()
    try:
        table = await house.find(id)
        watcher = Watcher(user.id if user else None, user.name if user else None, _seat(socket, table, user))
        await table.join(watcher)
    except (Trouble, ZigguratError) as error:
        await socket.send_data(ENCODE(problem(error)).decode())
        await socket.close(NO_TABLE)
        return
    speaking = asyncio.create_task(_speak(socket, table, watcher))
    try:
        await _listen(socket, table, watcher, user)
    except WebSocketDisconnect:
        pass
    finally:
        table.part(watcher)
        watcher.close()
        speaking.cancel()
        await asyncio.gather(speaking, return_exceptions=True)


def _seat(socket: Socket, table: LiveTable, user: User | None) -> int | None:
    """The seat asked for; who does not say and has one, looks from it."""
    asked = socket.query_params.get("seat")
    if asked is None:
        return table.own_viewpoint(user.id if user else None)
    if not (asked.isascii() and asked.isdigit() and len(asked) <= 2):
        raise Trouble("invalid", "a seat is a number")
    return int(asked)


async def _speak(socket: Socket, table: LiveTable, watcher: Watcher) -> None:
    """Send what waits to be sent, one after the other, as fast as this socket takes it."""
    try:
        while True:
            line = await watcher.next()
            if line is not None:
                await socket.send_data(line)
            elif watcher.closed:
                await socket.close(AGAIN)
                return
            else:
                await table.catch_up(watcher)
    except (WebSocketDisconnect, RuntimeError, Trouble):
        watcher.close()  # it is gone; whoever listens to it will hear so


async def _listen(socket: Socket, table: LiveTable, watcher: Watcher, user: User | None) -> None:
    """Take messages, one after the other."""
    allowance = Allowance(60, 20)
    unreadable = 0
    while not watcher.closed:
        line = await socket.receive_text()
        if len(line) > MOST_SENT:
            await socket.close(TOO_MUCH)
            return
        try:
            sent = DECODE(line)
        except (msgspec.MsgspecError, UnicodeError) as error:
            unreadable += 1
            if unreadable > MOST_UNREADABLE:
                await socket.close(TOO_MUCH)
                return
            watcher.tell(
                ENCODE(Problem("invalid", f"this is no message: {error}", {}, _named(line))).decode()
            )
            continue
        try:
            allowance.take("")
            answer = await _answered(table, watcher, user, sent)
        except (Trouble, ZigguratError) as error:
            answer = problem(error, sent.id)
        except Unstored:
            log.error("the database does not store")
            await socket.close(AGAIN)
            return
        except Exception as error:
            # Told rather than hung up on: who is hung up on comes again and sends the same again
            answer = unexpected(error, sent.id, path=socket.url.path)
        if answer is not None:
            watcher.tell(ENCODE(answer).decode())


async def _answered(table: LiveTable, watcher: Watcher, user: User | None, sent: Message) -> Struct | None:
    match sent:
        case Sync():
            await table.catch_up(watcher)
            return None
        case Look():
            await table.look(watcher, sent.seat)
            return None
    if user is None:
        raise Trouble("foreign", "you sit nowhere here")
    if isinstance(sent, Foresee):
        return await look_ahead(table, user, sent)
    return await do(table, user, sent, watcher.seat)


def _named(line: str) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        named = msgspec.json.decode(line, type=Named).id
    except msgspec.MsgspecError:
        return None
    return named if named is None or len(named) <= 64 else None


handlers = [live]
