"""``ziggurat play``: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ziggurat.cli.options import Lang

if TYPE_CHECKING:
    from ziggurat.kernel.match import Match


def play(
    spec: Annotated[
        str | None,
        typer.Argument(
            metavar="[SPEC]", help="A game and its options, as in guns_and_steel:theme=combined,players=3"
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help='The bots, on the last seats: greedy, or greedy,random; "" for none. Usual: greedy.'
        ),
    ] = None,
    humans: Annotated[
        int | None, typer.Option(help="How many people play at this screen, one after the other. Usual: 1.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where, people and bots by name, as in Anna,greedy,Taras.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same cards; else chance is secret.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the game.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game: alone against bots, or several people at one screen."""
    from ziggurat.cli.files import fresh_name, home
    from ziggurat.cli.sitting import Sitting
    from ziggurat.cli.words import language

    match = _begin(spec, seats, bots, humans, seed) if resume is None else _resume(resume, spec, seed)
    file = save or resume or home() / "games" / f"{fresh_name(match.game)}.jsonl"
    Sitting(match, language(lang), file).run()


def _begin(
    spec: str | None, seats: str | None, bots: str | None, humans: int | None, seed: int | None
) -> Match:
    from secrets import token_hex

    from ziggurat.cli.files import read_setting
    from ziggurat.cli.seating import seated
    from ziggurat.kernel.match import Match

    wanted = spec or "guns_and_steel"
    if "players=" not in wanted and (seats or (humans or 0) > 1):
        number = len(seats.split(",")) if seats else (humans or 0) + len((bots or "").split(",")) * bool(bots)
        wanted += f"{',' if ':' in wanted else ':'}players={number}"
    game, setting = read_setting(wanted)
    sitting = seated(setting.players, seats, bots, humans)
    return Match(game, setting, token_hex(16) if seed is None else seed, sitting)


def _resume(file: Path, spec: str | None, seed: int | None) -> Match:
    from ziggurat.cli.files import read_file
    from ziggurat.cli.seating import seated
    from ziggurat.kernel.errors import BadOption
    from ziggurat.kernel.registry import resume

    if spec is not None or seed is not None:
        raise BadOption(f"{file} says which game it is and how it began; leave out SPEC and --seed")
    match = resume(read_file(file))
    if not match.seated:
        match.seated = seated(match.setting.players, None, None, None)
    return match
