"""``ziggurat cards``: every card with its text."""

from __future__ import annotations

from typing import Annotated

import typer

from ziggurat.cli.options import Json, Lang, Spec


def cards(
    spec: Spec,
    lang: Lang = None,
    fields: Annotated[
        bool, typer.Option("--fields", help="Show for each field how far it is known.")
    ] = False,
    json: Json = False,
) -> None:
    """Show every card with the text that its effect makes, and how far it is known."""
    from ziggurat.cli.files import read_setting
    from ziggurat.cli.printing import console, print_json
    from ziggurat.cli.words import language

    game, setting = read_setting(spec)
    if json:
        print_json(game.cards(setting, language(lang)))
        return
    from ziggurat.cli.drawing import Drawing

    screen = console()
    for part in Drawing(game, setting, language(lang), {}).all_cards(fields):
        screen.print(part)
