"""Playing over HTTP: the same messages as over the socket, and the steps of a replay."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ziggurat.server.api.tables import TableId
from ziggurat.server.deeds import do, look_ahead
from ziggurat.server.dependencies import Player, TheHouse, Visitor
from ziggurat.server.live import Steps
from ziggurat.server.wire import Answer, Chat, Done, Foresee, Foreseen, Frame, Play, Redo, Resign, Undo

Seat = Annotated[int | None, QueryParameter(ge=0, le=31, description="left out: as a spectator")]
First = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=50)]


@get("/tables/{id:str}/frame")
async def frame(id: TableId, user: Visitor, house: TheHouse, seat: Seat = None) -> Frame:
    """All that I may know now, from a seat of mine or as a spectator; after the end, from any seat."""
    return await (await house.find(id)).frame(user.id if user else None, seat)


@get("/tables/{id:str}/steps")
async def steps(
    id: TableId, user: Visitor, house: TheHouse, seat: Seat = None, first: First = 0, count: Count = 20
) -> Steps:
    """The table after so many moves each; ``happened`` is what the last of them did."""
    return await (await house.find(id)).steps(user.id if user else None, seat, first, count)


@post("/tables/{id:str}/play", status_code=200)
async def play(id: TableId, data: JSONBody[Play], player: Player, house: TheHouse) -> Done:
    """Make moves, all or none."""
    return await do(await house.find(id), player, data)


@post("/tables/{id:str}/undo", status_code=200)
async def undo(id: TableId, data: JSONBody[Undo], player: Player, house: TheHouse) -> Done:
    """Take my last move back; if that is not free, the others are asked, and the version stays."""
    return await do(await house.find(id), player, data)


@post("/tables/{id:str}/redo", status_code=200)
async def redo(id: TableId, data: JSONBody[Redo], player: Player, house: TheHouse) -> Done:
    """Make again what was taken back last."""
    return await do(await house.find(id), player, data)


@post("/tables/{id:str}/answer", status_code=200)
async def answer(id: TableId, data: JSONBody[Answer], player: Player, house: TheHouse) -> Done:
    """Agree, or not, that another seat takes its move back."""
    return await do(await house.find(id), player, data)


@post("/tables/{id:str}/resign", status_code=200)
async def resign(id: TableId, data: JSONBody[Resign], player: Player, house: TheHouse) -> Done:
    """Give up: a bot plays the seat on, and it ranks last."""
    return await do(await house.find(id), player, data)


@post("/tables/{id:str}/foresee", status_code=200)
async def foresee(id: TableId, data: JSONBody[Foresee], player: Player, house: TheHouse) -> Foreseen:
    """What would moves do, up to the first chance or reveal? Changes nothing."""
    return await look_ahead(await house.find(id), player, data)


@post("/tables/{id:str}/chat", status_code=200)
async def chat(id: TableId, data: JSONBody[Chat], player: Player, house: TheHouse) -> Done:
    """Say something to all at the table."""
    return await do(await house.find(id), player, data)


handlers = [frame, steps, play, undo, redo, answer, resign, foresee, chat]
