"""Records: a finished game in full, and games that others have."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ziggurat.server.api.tables import Made, TableId
from ziggurat.server.dependencies import Player, TheHouse
from ziggurat.server.problems import Trouble
from ziggurat.server.settings import MOST_UPLOADED

JSON_LINES: Final = "application/jsonl"
_UPLOAD: Final = {"limit": "upload"}


class Uploaded(Struct, forbid_unknown_fields=True):
    """The text of a record."""

    text: Annotated[str, Meta(max_length=MOST_UPLOADED)]


@get("/tables/{id:str}/record", media_type=JSON_LINES)
async def record(id: TableId, house: TheHouse) -> Response[str]:
    """The full record of a finished game: JSON Lines. It holds all that was hidden, so not before the end."""
    live = await house.find(id)
    async with live.turn():
        if not live.over or live.course is None:
            raise Trouble("late", "the record holds all that is hidden, so it can be had only after the end")
        if live.kept.rules != live.game.version:
            raise Trouble("bad-record", "this game was played by other rules, which nobody can verify here")
        text = await sync_to_thread(live.course.match.record().write)
    name = f"{live.kept.game}-{id}.jsonl"
    return Response(
        text,
        media_type=JSON_LINES,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/records", opt=_UPLOAD, request_max_body_size=2 * MOST_UPLOADED)
async def upload(data: JSONBody[Uploaded], player: Player, house: TheHouse) -> Made:
    """Verify a record and keep it as a table to be watched and gone on with; the lobby does not list it."""
    return Made(await house.upload(player, data.text))


handlers = [record, upload]
