"""The log in lines. What one player does several times in a row is one, where a game has words for it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ziggurat.kernel.happening import Happening
    from ziggurat.kernel.texts import Texts

Seen = dict[str, Any]


def lines(
    log: Sequence[Happening], viewer: int | None, texts: Texts, names: Mapping[int, str]
) -> Iterator[str]:
    """What happened, as a viewer may know it. How the game ended is left to whoever tells the outcome."""
    seen = [happening.seen_by(viewer) for happening in log]
    told = [data for data in seen if "ending" not in data]
    for (name, seat), alike in groupby(told, key=lambda data: (data["name"], data["seat"])):
        several, message = list(alike), f"log-{name}-many"
        if len(several) > 1 and texts.has(message):
            things = ", ".join([_thing(data, texts) for data in several])
            yield texts.say(message, player=names.get(seat, ""), number=len(several), things=things)
        else:
            for data in several:
                yield texts.happening(data, names)


def _thing(data: Seen, texts: Texts) -> str:
    """What a happening is about: its first fact, with the others in brackets."""
    facts = [(field, fact) for field, fact in data.items() if field not in ("name", "seat")]
    first, *others = [
        texts.say("hidden") if fact is None else texts.word(field, str(fact)) for field, fact in facts
    ]
    return f"{first} ({', '.join(others)})" if others else first
