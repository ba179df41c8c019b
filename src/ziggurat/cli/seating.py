"""Who sits where: ``human:Anna``, ``bot:greedy``, as a record keeps it."""

from __future__ import annotations

from typing import Final

from ziggurat.bots import find, names
from ziggurat.kernel.errors import BadOption

USUAL: Final = "greedy"
"""The bot that takes the seats of which nothing is said."""


def seated(players: int, seats: str | None, bots: str | None, humans: int | None) -> list[str]:
    """Who sits where, by what was asked for: every seat, or which bots, or how many humans."""
    if seats is not None:
        if bots is not None or humans is not None:
            raise BadOption("--seats names all seats; leave out --bots and --humans")
        named = [word.strip() for word in seats.split(",")]
        if len(named) != players:
            raise BadOption(f"--seats {seats}: names {len(named)}, but there are {players} seats")
        return [f"bot:{word}" if word in names() else f"human:{word}" for word in named]
    chosen = None if bots is None else [word.strip() for word in bots.split(",") if word.strip()]
    for word in chosen or []:
        find(word)
    if humans is not None and not 1 <= humans <= players:
        raise BadOption(f"--humans {humans}: there are {players} seats, so 1 to {players} humans")
    if chosen is None:
        number = humans or 1
        chosen = [USUAL] * (players - number)
    elif len(chosen) == 1:
        chosen = chosen * (players - (humans or 1))
    if len(chosen) + (humans or players - len(chosen)) != players or len(chosen) >= players:
        who = f"{humans} humans and " if humans else "at least one human and "
        raise BadOption(f"{who}{len(chosen)} bots do not fill {players} seats")
    return ["human:"] * (players - len(chosen)) + [f"bot:{word}" for word in chosen]
