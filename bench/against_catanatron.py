"""Ziggurat beside Catanatron, an engine of the same kind: decisions a second, random play, one core.

    python bench/against_catanatron.py [--rounds 5] [--json]

All run in turn, round after round, so that whatever else the machine does slows them alike; medians count.
Exit code 1 if Ziggurat is not as many times as fast as it promises. Games are so many that runs last alike.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median

sys.path.append(str(Path(__file__).parents[1] / "tools"))

from environments import ENVS, ROOT, alone, libraries, surroundings
from installing import developing, installed

PROMISED = {"ziggurat, compiled": 10, "ziggurat, interpreted": 2}  # times as fast as Catanatron

CATANATRON = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer

games, seed = map(int, sys.argv[1:])
started, actions = time.perf_counter(), 0
for seed in range(seed, seed + games):
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    actions += len(game.state.actions)
print(json.dumps({"decisions_per_second": actions / (time.perf_counter() - started)}))
"""


def contenders() -> dict[str, list[str]]:
    """What to run for each; a seed is to follow."""
    catanatron = ENVS / "catanatron"
    with alone():
        libraries(catanatron, ROOT / "bench/requirements-catanatron.txt")
    compiled = installed("play", "run.txt", compiling="1")
    game = ["simulate", "guns_and_steel:players=4", "--bots", "random", "--json", "--games"]
    return {
        "catanatron": [f"{catanatron}/bin/python", "-c", CATANATRON, "50"],
        "ziggurat, interpreted": [f"{developing()}/ziggurat", *game, "200", "--seed"],
        "ziggurat, compiled": [f"{compiled}/ziggurat", *game, "1000", "--seed"],
    }


def speed(command: list[str], seed: int) -> float:
    done = subprocess.run([*command, str(seed)], stdout=subprocess.PIPE, check=True, env=surroundings())
    return float(json.loads(done.stdout)["decisions_per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()

    commands = contenders()
    rounds = [{name: speed(commands[name], seed + 1) for name in commands} for seed in range(options.rounds)]
    medians = {name: median(each[name] for each in rounds) for name in commands}
    ratios = {name: medians[name] / medians["catanatron"] for name in PROMISED}

    if options.json:
        print(json.dumps({"decisions_per_second": medians, "ratios": ratios, "rounds": rounds}))
    else:
        print(f"{f'median of {options.rounds}':24}{'decisions/s':>12}{'ratio':>8}{'promised':>10}")
        for name, figure in medians.items():
            ratio = f"{ratios[name]:8.1f}{PROMISED[name]:10}" if name in ratios else ""
            print(f"{name:24}{figure:12,.0f}{ratio}")
    sys.exit(any(ratios[name] < promised for name, promised in PROMISED.items()))


if __name__ == "__main__":
    main()
