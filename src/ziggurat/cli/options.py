"""Arguments and options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

Spec = Annotated[
    str,
    typer.Argument(metavar="SPEC", help="A game and its options: guns_and_steel:theme=combined,players=3"),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|ru|uk", help="The language of the game; else that of the system."),
]
