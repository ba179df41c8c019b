"""``ziggurat simulate``: bots among themselves."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ziggurat.cli.options import Json, Spec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ziggurat.bots.simulation import Plan, Tally


def simulate(
    spec: Spec,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help="Who plays: greedy, planner or random; one name for all seats, or one for each, as in "
            "greedy,random."
        ),
    ] = "random",
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same games; else it is drawn and told.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, help="How many processes share the games. The results are the same.")
    ] = 1,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Save every game as a record.")] = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count what comes of it. Exit code 1 if a game failed."""
    from secrets import randbelow

    from ziggurat.bots import bot_names
    from ziggurat.bots.simulation import APART, Plan, simulate
    from ziggurat.cli.files import home, made_folder, read_setting
    from ziggurat.cli.printing import print_json

    game, setting = read_setting(spec)
    seated = bot_names(bots, setting.players)
    plan = Plan(game.name, setting, seated, randbelow(APART) if seed is None else seed, record is not None)
    folder = home() / "failures" if record is None else made_folder(record)
    saved: dict[int, Path] = {}
    with _progress(games, silent=json) as advance:

        def seen(share: Tally) -> None:
            saved.update(_save(plan, share, folder))
            share.records.clear()
            advance(share.games)

        tally, seconds = simulate(plan, games, jobs, seen)
    report = _report(spec, plan, tally, seconds, saved)
    if json:
        print_json(report)
    else:
        _show(report, record)
    if tally.failures:
        raise typer.Exit(1)


def _report(spec: str, plan: Plan, tally: Tally, seconds: float, saved: dict[int, Path]) -> dict[str, Any]:
    """What is printed. A shared victory counts in full for each who shares it."""
    return {
        "spec": spec,
        "game": plan.game,
        "players": plan.setting.players,
        "options": dict(plan.setting.options),
        "bots": plan.bots,
        "seed": plan.seed,
        "games": tally.games,
        "decisions": tally.count.decisions,
        "moves": tally.count.moves,
        "seconds": seconds,
        "decisions_per_second": tally.count.decisions / seconds,
        "games_per_second": tally.games / seconds,
        "wins": tally.wins,
        "shared_victories": tally.shared,
        "scores": [
            {"mean": sum(scores) / len(scores), "min": min(scores), "max": max(scores)} if scores else None
            for scores in tally.scores
        ],
        "endings": dict(tally.endings.most_common()),
        "failures": [
            {
                "game": number,
                "seed": plan.seed_of(number),
                "problem": problem,
                "record": str(saved[number]) if number in saved else None,
            }
            for number, problem in sorted(tally.failures.items())
        ],
    }


def _save(plan: Plan, share: Tally, folder: Path) -> dict[int, Path]:
    """Write the records of a share of the games: all if that was asked for, else of those that failed."""
    from ziggurat.cli.files import write_file

    saved: dict[int, Path] = {}
    for number, text in sorted(share.records.items()):
        failed = "-failed" if number in share.failures else ""
        saved[number] = folder / f"{plan.game}-{plan.seed}-{number:06}{failed}.jsonl"
        write_file(saved[number], text)
    return saved


@contextmanager
def _progress(games: int, silent: bool) -> Iterator[Callable[[int], object]]:
    """A bar on the error stream, if somebody looks on, and the function that moves it."""
    from ziggurat.cli.printing import is_watched, notices

    if silent or not is_watched():
        yield lambda _done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notices(), transient=True) as progress:
        bar = progress.add_task("", total=games)
        yield lambda done: progress.advance(bar, done)


def _show(report: dict[str, Any], record: Path | None) -> None:
    from rich.table import Table

    from ziggurat.cli.printing import console
    from ziggurat.cli.words import seat_sign
    from ziggurat.kernel.registry import find

    screen = console()
    screen.print(
        f"{report['games']:,} games, {report['decisions']:,} decisions in {report['seconds']:.2f} s: "
        f"{report['decisions_per_second']:,.0f} decisions/s, {report['games_per_second']:,.1f} games/s "
        f"(seed {report['seed']})",
        soft_wrap=True,
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("seat", "bot", "wins", "", "points", "least", "most"):
        table.add_column(heading, justify="left" if heading in ("seat", "bot") else "right")
    for seat, (bot, wins, scores) in enumerate(
        zip(report["bots"], report["wins"], report["scores"], strict=True)
    ):
        points = [f"{scores['mean']:.1f}", str(scores["min"]), str(scores["max"])] if scores else []
        table.add_row(seat_sign(seat), bot, f"{wins:,}", f"{wins / report['games']:.1%}", *points)
    screen.print(table)
    if report["shared_victories"]:
        screen.print(f"{report['shared_victories']:,} shared victories, counted for each who shares them")
    game = find(report["game"])
    texts = game.texts(game.setting({}), "en")
    for ending, times in report["endings"].items():
        screen.print(f"{times:,} × {texts.word('ending', ending)}")
    for failure in report["failures"]:
        see = f"; see {failure['record']}" if failure["record"] else ""
        screen.print(f"failed: game {failure['game']}: {failure['problem']}{see}", soft_wrap=True)
    if record is not None:
        screen.print(f"records: {record}")
