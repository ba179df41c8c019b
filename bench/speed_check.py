"""A guard: random play and copies may not become much slower, however fast or slow the machine is.

    python bench/speed_check.py

All is measured against a loop of plain Python that runs in turn with it, and the best of several rounds
counts, so that a busy machine slows both alike. The bounds leave half of the usual speed as room.
"""

import sys
import time

import ziggurat
from ziggurat.bots.measuring import measure
from ziggurat.build import compiled, describe

SPECS = {  # decisions in the time of one calibration loop, at least; millionths of it for a copy, at most
    "guns_and_steel:players=2": (12_000, 50.0),
    "guns_and_steel:theme=combined,players=4": (12_000, 50.0),
    "ancient_knowledge:players=2": (12_000, 40.0),
    "ancient_knowledge:players=4,teams=yes": (4_500, 60.0),
}
ROUNDS = 5
LOOPS = 1_000_000
SHARE_INTERPRETED = 5  # interpreted rules are at most so many times slower


def calibration() -> float:
    """Seconds for a loop of plain Python such as no compiler of ours touches."""
    started = time.perf_counter()
    total = 0
    counts = [0] * 7
    for number in range(LOOPS):
        counts[number % 7] += number & 3
        total += counts[number % 5]
    return time.perf_counter() - started


def main() -> None:
    print(describe())
    slack = 1 if compiled() else SHARE_INTERPRETED
    failures = []
    for spec, (least_decisions, most_copy) in SPECS.items():
        game, setting = ziggurat.read_spec(spec)
        loops, measured = [], []
        for _ in range(ROUNDS):
            loops.append(calibration())
            measured.append(measure(game, setting, rounds=1))
        loop = min(loops)
        decisions = max(each["decisions_per_second"] for each in measured)
        copy = min(each["copy_us"] for each in measured)
        relative, cost = decisions * loop, copy / loop
        print(
            f"{spec}: {decisions:,.0f} decisions/s, copy {copy:.2f} µs. In a loop of {loop * 1e3:.0f} ms: "
            f"{relative:,.0f} decisions (at least {least_decisions / slack:,.0f}); "
            f"a copy takes {cost:.1f} millionths of it (at most {most_copy * slack:.1f})"
        )
        if relative < least_decisions / slack or cost > most_copy * slack:
            failures.append(spec)
    if failures:
        sys.exit(f"Slower than it should be: {', '.join(failures)}")


if __name__ == "__main__":
    main()
