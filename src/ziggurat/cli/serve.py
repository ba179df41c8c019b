"""``ziggurat serve``: the service that browsers play at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="HOST",
            help="The address to listen on; 0.0.0.0 for all of this machine. [default: 127.0.0.1]",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", min=0, max=65535, help="The port. [default: 8000, or the next that is free]"
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where games are kept. [default: ~/.local/state/ziggurat/server]"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="A PostgreSQL database, as in postgresql://user@host/name. [default: SQLite in DIR]",
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-browser", help="Open the browser when the service is ready.")
    ] = False,
) -> None:
    """Let people play in the browser, until Ctrl-C.

    Without options it serves this machine alone, with nothing to set up. Every setting can also be given in
    the environment, as in ZIGGURAT_PORT=8080; docs/operating.md lists them all.
    """
    import os

    from ziggurat.server.serving import serve
    from ziggurat.server.settings import PREFIX, Settings

    settings = Settings.read(host=host, port=port, data=data, database=database)
    any_port = port is None and f"{PREFIX}PORT" not in os.environ
    serve(settings, any_port, lambda address: _announce(address, settings.host, browser))


def _announce(address: str, host: str, browser: bool) -> None:
    print(f"Ziggurat is ready: {address}", flush=True)
    if host in ("0.0.0.0", "::"):
        print("Others reach it by this machine's name or address and the same port.", flush=True)
    print("Ctrl-C ends it; nothing that was played is lost.", flush=True)
    if browser:
        import threading
        import webbrowser

        # Some browsers return only when they are closed
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
