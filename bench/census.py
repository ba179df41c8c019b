"""Many random games of every mode and number of players, with what was seen counted.

    .envs/compiled/bin/python bench/census.py [--games 20000] [--spec guns_and_steel:theme=combined]

The games are shared out among the settings. Each must end by its rules; one that does not stops the run.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from rich.progress import track

import ziggurat
from ziggurat.build import describe
from ziggurat.conformance import Census, census

if TYPE_CHECKING:
    from collections.abc import Iterator

SHARE = 100
"""How many games are played in one go."""


def specs() -> Iterator[str]:
    """Every game in every setting."""
    for name in ziggurat.names():
        yield from ziggurat.find(name).specs()


def share(spec: str, first: int, games: int) -> tuple[str, Census]:
    """Some games of one setting."""
    return spec, census(*ziggurat.read_spec(spec), range(first, first + games))


def unseen(game: ziggurat.Game, everything: Census) -> list[str]:
    """The verbs that were never played and the cards that no move ever named."""
    named = {word for move in everything.played for word in move.split()}
    cards = [card for kind in game.kinds if kind.name == "card" for card in kind.words]
    return [*everything.unplayed(game), *[card for card in cards if card not in named]]


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--spec", action="append")
    asked = parser.parse_args()
    settings = asked.spec or list(specs())
    each = -(-asked.games // len(settings))
    shares = [(spec, first, min(SHARE, each - first)) for spec in settings for first in range(0, each, SHARE)]
    counted: dict[str, Census] = {spec: Census() for spec in settings}
    with ProcessPoolExecutor() as pool:
        done = pool.map(share, *zip(*shares, strict=True))
        for spec, some in track(done, "random games", len(shares), disable=not sys.stderr.isatty()):
            counted[spec].add(some)
    print(describe())
    everything = Census()
    for spec, some in counted.items():
        print(f"\n{spec}\n{some}")
        everything.add(some)
    print(f"\nall together\n{everything}")
    for name in {spec.partition(":")[0] for spec in settings}:
        print(f"never seen in {name}: {', '.join(unseen(ziggurat.find(name), everything)) or 'nothing'}")


if __name__ == "__main__":
    main()
