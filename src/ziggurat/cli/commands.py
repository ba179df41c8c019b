"""The commands, each in a file of its own. They import what is heavy only when they run."""

from __future__ import annotations

from typing import Annotated

import typer

from ziggurat.cli.backup import backup
from ziggurat.cli.bench import bench
from ziggurat.cli.cards import cards
from ziggurat.cli.games import games
from ziggurat.cli.play import Play, play
from ziggurat.cli.replay import replay
from ziggurat.cli.serve import serve
from ziggurat.cli.simulate import simulate

app = typer.Typer(
    help="Civilization board games with every rule enforced.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(asked: bool) -> None:
    if asked:
        from ziggurat.build import describe

        print(describe())
        raise typer.Exit


@app.callback()
def _ziggurat(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Which Ziggurat this is."),
    ] = False,
) -> None:
    pass


for command in (games, play, simulate, replay, cards, bench, serve, backup):
    app.command(cls=Play if command is play else None)(command)
