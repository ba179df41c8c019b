"""Tables: making, listing, seating, beginning them; and the words and cards of one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post, put
from litestar.concurrency import sync_to_thread
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from ziggurat.server import seating
from ziggurat.server.api.games import CARDS, Lang, cards, described, language, words
from ziggurat.server.dependencies import Player, TheHouse, Visitor
from ziggurat.server.listing import lobby, mine, row_of
from ziggurat.server.seating import Continued, NewTable, SeatWish, TableRow
from ziggurat.server.settings import MOST_UPLOADED

TableId = Annotated[str, PathParameter(description="a table")]
Seat = Annotated[int, PathParameter(ge=0, le=31)]
Game = Annotated[str | None, QueryParameter(max_length=64)]
Players = Annotated[int | None, QueryParameter(ge=1, le=32)]
Status = Annotated[Literal["open", "running"] | None, QueryParameter()]


class Made(Struct):
    """The id of what was made."""

    id: str


@post("/tables", request_max_body_size=MOST_UPLOADED)
async def create(data: JSONBody[NewTable], player: Player, house: TheHouse) -> Made:
    """Make a table; the game begins at once if nobody is missing."""
    return Made(await house.create(player, data))


@get("/tables")
async def public_tables(
    user: Visitor, house: TheHouse, game: Game = None, players: Players = None, status: Status = None
) -> list[TableRow]:
    """The tables that are not private and not over, the newest first."""
    return await lobby(house, user, game, players, status)


@get("/tables/mine")
async def my_tables(user: Visitor, house: TheHouse) -> list[TableRow]:
    """The tables that I have made or sit at, the newest first; each tells the seats that are asked."""
    return await mine(house, user) if user else []


@get("/tables/{id:str}")
async def table(id: TableId, user: Visitor, house: TheHouse) -> TableRow:
    """One table, also a private one."""
    return row_of(await house.find(id), user)


@get("/tables/{id:str}/texts/{lang:str}", media_type="text/plain")
async def table_texts(
    id: TableId, lang: Lang, request: Request[Any, Any, Any], house: TheHouse
) -> Response[bytes]:
    """The words of a table's game in a language, with the names of a corrected deck."""
    live = await house.find(id)
    return await sync_to_thread(words, request, live.game, live.setting, language(lang))


@get("/tables/{id:str}/cards/{lang:str}", responses={200: described(CARDS, "The cards.")})
async def table_cards(
    id: TableId, lang: Lang, request: Request[Any, Any, Any], house: TheHouse
) -> Response[bytes]:
    """All cards of a table, told in a language."""
    live = await house.find(id)
    return await sync_to_thread(cards, request, live.game, live.setting, language(lang))


@put("/tables/{id:str}/seats/{seat:int}")
async def sit(id: TableId, seat: Seat, data: JSONBody[SeatWish], player: Player, house: TheHouse) -> TableRow:
    """Sit down at an open table, get up, or seat a bot; when the last seat is taken, the game begins."""
    live = await house.find(id)
    await seating.sit(live, player, seat, data)
    return row_of(live, player)


@post("/tables/{id:str}/start", status_code=200)
async def start(id: TableId, player: Player, house: TheHouse) -> TableRow:
    """Begin at once; bots take the open seats. Only for who made the table."""
    live = await house.find(id)
    await seating.start(live, player)
    return row_of(live, player)


@delete("/tables/{id:str}")
async def remove(id: TableId, player: Player, house: TheHouse) -> None:
    """Take back an open table. Only for who made it."""
    await seating.remove(await house.find(id), player)


@post("/tables/{id:str}/continue")
async def carry_on(id: TableId, data: JSONBody[Continued], player: Player, house: TheHouse) -> Made:
    """Go on with a finished game from a step, as a new table: what is hidden is dealt anew."""
    return Made(await house.carry_on(player, id, data))


handlers = [
    create,
    public_tables,
    my_tables,
    table,
    table_texts,
    table_cards,
    sit,
    start,
    remove,
    carry_on,
]
