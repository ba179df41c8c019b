"""Starts the terminal client, compiled, from an environment of its own that follows the sources."""

import os
import sys

from environments import ENVS, Failed, become, installed, interpreted, tell


def main() -> None:
    if not ENVS.joinpath("play").exists():
        tell("The first start builds the game, which takes a minute or two; later ones begin at once.")
    try:
        programs = installed("play", "run.txt", os.environ.get("ZIGGURAT_COMPILE", "auto"))
    except Failed as failure:
        sys.exit(f"{failure}")
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next start takes up the work again.")
    if reason := interpreted(programs):
        tell(reason)
    become(programs / "ziggurat", "play", *sys.argv[1:])


if __name__ == "__main__":
    main()
