"""``ziggurat replay``: a record, verified and shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ziggurat.cli.options import Json, Lang

if TYPE_CHECKING:
    from ziggurat.kernel.match import Match


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record: a game as it was played.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many entries of the record.")] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Show it as this seat saw it, counted from 0 as in moves (0 is #1); else as a spectator.",
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Verify a record, then show its log and the position it leads to."""
    from ziggurat.cli.files import read_match
    from ziggurat.cli.words import language, speaking
    from ziggurat.kernel.errors import BadOption

    with speaking(language(lang)):
        match = read_match(file)
    whole = match.over
    total = len(match.entries)
    if to is not None:
        if to > total:
            raise BadOption(f"--to {to}: the record has {total} entries")
        match = read_match(file, to)
    if seat is not None and seat >= match.setting.players:
        raise BadOption(f"--seat {seat}: the seats are 0 to {match.setting.players - 1} (0 is #1)")
    if json:
        _print(match, total, seat, language(lang), secret=seat is not None or not whole)
    else:
        _show(match, total, seat, language(lang))


SECRETS: Final = {"seed", "state"}
"""What would tell a seat, or who looks on while a game lasts, what is hidden."""


def _print(match: Match, total: int, seat: int | None, lang: str, secret: bool) -> None:
    from ziggurat.cli.printing import print_json
    from ziggurat.cli.words import seat_names

    texts = match.game.texts(match.setting, lang)
    names = seat_names(match.seated, match.setting.players, lang)
    seen = [happening.seen_by(seat) for happening in match.log()]
    record = match.record()
    kept_back = SECRETS if secret else set()
    print_json(
        {
            "verified": True,
            "header": {name: fact for name, fact in record.header.items() if name not in kept_back},
            "entries": total,
            "shown": len(match.entries),
            **{name: fact for name, fact in record.closing.items() if name not in kept_back},
            "log": [{**data, "text": texts.happening(data, names)} for data in seen],
            "view": match.table.view(seat),
        }
    )


def _show(match: Match, total: int, seat: int | None, lang: str) -> None:
    from ziggurat.cli.drawing import Drawing
    from ziggurat.cli.ending import outcome
    from ziggurat.cli.log import lines
    from ziggurat.cli.printing import console
    from ziggurat.cli.words import seat_names

    screen = console()
    names = seat_names(match.seated, match.setting.players, lang)
    drawing = Drawing(match.game, match.setting, lang, names)
    for line in lines(match.log(), seat, drawing.texts, names):
        screen.print(line)
    screen.print()
    screen.print(drawing.terminal.board(match.table.view(seat), screen.width))
    screen.print()
    if match.over:
        for part in outcome(match, drawing, names):
            screen.print(part)
        screen.print()
    counted = drawing.words.say("entry", number=len(match.entries), total=total)
    screen.print(f"{counted} {drawing.words.say('verified')}", style="dim")
