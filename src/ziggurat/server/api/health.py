"""Whether the service works, and what it counts: for those who run it."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get, route
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select, text

from ziggurat.server.dependencies import TheDatabase
from ziggurat.server.problems import Trouble

_ANYTHING: Final = select(text("1"))
PATIENCE: Final = 5.0


class Health(Struct):
    """Whether the database can be reached."""

    status: str
    version: str


@route("/health", http_method=["GET", "HEAD"], opt={"exclude_from_csrf": True}, tags=["operation"])
async def health(database: TheDatabase) -> Response[Health]:
    """200 if the database answers, else 503."""
    try:
        await asyncio.wait_for(database.read(_ANYTHING), PATIENCE)
    except Exception:
        return Response(Health("the database does not answer", version("ziggurat")), status_code=503)
    return Response(Health("ok", version("ziggurat")))


@get("/metrics", opt={"exclude_from_csrf": True}, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is counted, as Prometheus reads it; for this machine only, unless the settings say otherwise."""
    if not (request.app.state.settings.metrics or _is_near(request)):
        raise Trouble("not-found", "there is nothing at this address")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_near(request: Request[Any, Any, Any]) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


handlers = [health, metrics]
