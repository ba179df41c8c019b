"""``ziggurat bench``: how fast it is here."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ziggurat.cli.options import Json


def bench(
    specs: Annotated[
        list[str] | None,
        typer.Argument(metavar="[SPEC]...", help="What to measure; else every game in every setting."),
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds; medians are told.")] = 5,
    json: Json = False,
) -> None:
    """Measure random play, and the parts of it that searches are made of."""
    from ziggurat.bots.measuring import every_spec, measure
    from ziggurat.build import compiled
    from ziggurat.cli.files import read_setting, whole_spec
    from ziggurat.cli.printing import is_watched, notices, print_json

    wanted = [(spec, *read_setting(spec)) for spec in specs or every_spec()]
    measured: list[dict[str, Any]] = []
    for spec, game, setting in wanted:
        if is_watched() and not json:
            notices().print(spec, end="\r")
        about = {
            "spec": whole_spec(game, setting, spec),
            "game": game.name,
            "players": setting.players,
            "options": dict(setting.options),
        }
        measured.append({**about, **measure(game, setting, rounds), "compiled": compiled()})
    if json:
        print_json(measured)
    else:
        _show(measured, rounds)


def _show(measured: list[dict[str, Any]], rounds: int) -> None:
    from ziggurat.build import describe

    left = max(len(each["spec"]) for each in measured)
    print(f"{'':{left}}  decisions/s   games/s  legal µs  apply µs  copy µs")
    for each in measured:
        print(
            f"{each['spec']:{left}}{each['decisions_per_second']:13,.0f}{each['games_per_second']:10,.1f}"
            f"{each['legal_us']:10.2f}{each['apply_us']:10.2f}{each['copy_us']:9.2f}"
        )
    print(f"{describe()}; one core, medians of {rounds} rounds, copies of late tables")
