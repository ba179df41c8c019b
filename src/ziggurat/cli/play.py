"""``ziggurat play``: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperCommand

from ziggurat.cli.options import Lang

if TYPE_CHECKING:
    from ziggurat.kernel.match import Match

LAST: Final = ""
"""In place of a file: the game that was kept last."""


class Play(TyperCommand):
    """The command, in which ``--resume`` may stand without a file behind it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        said: list[str] = []
        for word, following in zip(args, [*args, "--"][1:], strict=True):
            said += [f"{word}={LAST}"] if word == "--resume" and following.startswith("-") else [word]
        return super().parse_args(ctx, said)


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
            help="The bots on the last seats: greedy, planner (plans to the end of its turn) or random, "
            'one for all or one for each, as in planner,random; "" for none. Usual: greedy.'
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
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Where to keep the game: a file that is not there yet.")
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            metavar="[FILE]", help="Go on with a game that was kept; without FILE, with the last of them."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game: alone against bots, or several people at one screen."""
    from ziggurat.cli.words import language, speaking

    spoken = language(lang)
    with speaking(spoken):
        if resume is None:
            match, begun = _begin(spec, seats, bots, humans, seed), None
        else:
            others = {"SPEC": spec, "--seats": seats, "--bots": bots, "--humans": humans, "--seed": seed}
            match, begun = _resume(resume, [name for name, value in others.items() if value is not None])
        _sit_down(match, begun, save, spoken)


def _sit_down(match: Match, begun: Path | None, save: str | None, lang: str) -> None:
    """Play where the game is to be kept: as asked, where it was, else in a file of its own."""
    from ziggurat.cli.files import fresh_name, home, named_file
    from ziggurat.cli.keeping import keep, keep_anew
    from ziggurat.cli.sitting import Sitting
    from ziggurat.cli.words import Told, labels

    words, notice = labels(lang), ""
    if begun is not None:
        notice = words.say("resumed", file=str(begun))
    if save is not None:
        file = named_file(save)
        keep(match, file)
    elif begun is not None:
        file = begun
    else:
        try:
            file = keep_anew(match)
        except Told as problem:  # nobody asked for it to be kept, so it is played all the same
            file = home() / "games" / f"{fresh_name(match.game)}.jsonl"
            notice = words.say("not-saved", why=problem.told(lang))
    sitting = Sitting(match, lang, file)
    sitting.notice = notice
    sitting.run()


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


def _resume(file: str, others: list[str]) -> tuple[Match, Path]:
    from ziggurat.cli.files import named_file, read_match
    from ziggurat.cli.keeping import last_kept
    from ziggurat.cli.seating import seated
    from ziggurat.cli.words import Told

    if others:
        raise Told("resume-alone", options=", ".join(others))
    path = last_kept() if file == LAST else named_file(file)
    match = read_match(path)
    if not match.seated:
        match.seated = seated(match.setting.players, None, None, None)
    return match, path
