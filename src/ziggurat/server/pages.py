"""The built browser part, served from memory: it is small, and nothing a client says opens a file."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, route
from litestar.params import FromPath

from ziggurat.server.problems import Trouble

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FOLDER: Final = files("ziggurat.server") / "static"
HASHED: Final = "assets/"
"""Files in here carry the hash of what is in them in their name, so a browser may keep them for ever."""
_PRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")

UNBUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ziggurat</title>
<h1>Ziggurat is running, but its pages are not built</h1>
<p>This is a development installation. Build the pages with <code>npm ci && npm run build</code> in the folder
<code>web</code>, or start it with <code>./play</code>, which does that; then reload.</p>
<p>The API is there: <a href="/api/schema">/api/schema</a></p>
"""


class Page:
    """One file, as it is sent."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.pressed = gzip.compress(body, 9, mtime=0) if self.kind.startswith(_PRESSED) else None
        self.kept = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The answer to a request for it: perhaps pressed, perhaps only that it has not changed."""
        headers = {"cache-control": self.kept, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if self.pressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                self.pressed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"}
            )
        return Response(self.body, media_type=self.kind, headers=headers)


def read_pages(folder: Traversable = FOLDER) -> dict[str, Page]:
    """All files of the built browser part, by their paths in it."""
    pages: dict[str, Page] = {}
    waiting = [("", folder)] if folder.is_dir() else []
    while waiting:
        prefix, place = waiting.pop()
        for each in place.iterdir():
            name = f"{prefix}{each.name}"
            if each.is_dir():
                waiting.append((f"{name}/", each))
            elif not name.startswith("."):
                pages[name] = Page(name, each.read_bytes())
    return pages


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    opt={"exclude_from_csrf": True},
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser part. Any other address is one that the pages themselves understand."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.lstrip("/")
    found = pages.get(name)
    if found is None and (name == "api" or name.startswith(("api/", HASHED)) or "." in name):
        raise Trouble("not-found", "there is nothing at this address")
    found = found or pages.get("index.html") or Page("index.html", UNBUILT)
    return found.answer(request)
