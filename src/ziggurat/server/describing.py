"""The API described by OpenAPI, the messages of the socket among it."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ziggurat.server import wire
from ziggurat.server.problems import STATUS

if TYPE_CHECKING:
    from litestar.connection import Request

ABOUT: Final = f"""Tables of civilization board games, over HTTP and sockets; the browser uses the same.

**Who am I?** The first request that changes something makes a guest and sets the cookie `ziggurat`. A change
needs the header `x-csrf-token` with the value of the cookie `ziggurat_csrf`, which an answer to a GET brings.

**What goes wrong** is told by a `Problem`: a code, words in English, and arguments. The codes:
{", ".join(f"`{code}`" for code in STATUS)}.

**Moves** are made at `/api/tables/{{id}}/play` or over the socket `/api/tables/{{id}}/live`. A `Play` carries
the `decision` that a `Frame` named; who answers a decision that was answered or has changed is told `late`.
Its `id` is the sender's own: the same message sent again is answered again and changes nothing. `done` means
stored.
"""

SOCKET: Final = "/api/tables/{id}/live"
_SENT: Final = (
    wire.Play,
    wire.Undo,
    wire.Redo,
    wire.Answer,
    wire.Resign,
    wire.Foresee,
    wire.Chat,
    wire.Look,
    wire.Sync,
)
_GOT: Final = (wire.Frame, wire.Done, wire.Problem, wire.Foreseen, wire.Said, wire.SaidBefore)

REFUSED: Final = {
    "title": "Refused",
    "description": "What is told when something cannot be done.",
    "type": "object",
    "properties": {
        "code": {"type": "string", "enum": [*STATUS]},
        "message": {"type": "string"},
        "args": {"type": "object"},
    },
    "required": ["code", "message", "args"],
    "additionalProperties": False,
}
_REFUSED_CONTENT: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}


class Description(JsonRenderPlugin):
    """The description as JSON, completed by what Litestar does not know of: the socket."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole description."""
        if SOCKET not in openapi_schema["paths"]:
            _, messages = msgspec.json.schema_components(
                [*_SENT, *_GOT], ref_template="#/components/schemas/{name}"
            )
            schemas = openapi_schema.setdefault("components", {}).setdefault("schemas", {})
            for name, schema in messages.items():
                schemas.setdefault(name, schema)
            schemas["Refused"] = REFUSED
            for path in openapi_schema["paths"].values():
                for operation in path.values():
                    responses = operation["responses"]
                    responses.pop("400", None)  # Litestar tells of its own form, which is not ours
                    responses["4XX"] = {"description": "It is refused.", "content": _REFUSED_CONTENT}
                    responses["5XX"] = {"description": "Try again later.", "content": _REFUSED_CONTENT}
            openapi_schema["paths"][SOCKET] = _socket()
        return self.render_json(request, openapi_schema)


def _socket() -> dict[str, Any]:
    def one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
        return {"oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in kinds]}

    return {
        "get": {
            "summary": "The socket of a table (WebSocket)",
            "operationId": "Live",
            "description": (
                "Messages are JSON texts. A frame comes at once and after every change; each message is "
                "answered by `done`, `foreseen`, a frame or a `problem` with its id. It closes with code "
                "4001 when the session is over."
            ),
            "parameters": [
                {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}},
                {"name": "seat", "in": "query", "required": False, "schema": {"type": "integer"}},
            ],
            "responses": {"101": {"description": "The socket is open."}},
            "x-messages-sent": one_of(_SENT),
            "x-messages-received": one_of(_GOT),
        }
    }


def description() -> OpenAPIConfig:
    """What is described, at /api/schema."""
    return OpenAPIConfig(
        title="Ziggurat",
        version=version("ziggurat"),
        description=ABOUT,
        path="/api/schema",
        render_plugins=[Description(path="/")],
    )
