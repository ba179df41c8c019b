"""Starts Ziggurat, compiled, from an environment of its own that follows the sources.

./play                            opens the lobby in the browser; Ctrl+C ends it
./play --port 8080 --no-browser   only starts the service, there, and prints its address
./play --terminal [SPEC ...]      a game in this terminal, with the arguments of `ziggurat play`

Other arguments go to `ziggurat serve`: --host, --data, --database.
"""

import os
import sys

from environments import ENVS, Failed, become, tell
from installing import installed, interpreted


def main() -> None:
    arguments = sys.argv[1:]
    terminal = "--terminal" in arguments
    if "--help" in arguments and not terminal:
        print(__doc__.strip())
        return
    if not ENVS.joinpath("play").exists():
        tell("The first start builds the game, most of it compiling the rules, which takes some minutes.")
        tell("Later ones begin at once.")
    try:
        compiling = os.environ.get("ZIGGURAT_COMPILE", "auto")
        programs = installed("play", "run.txt", compiling, browser=not terminal)
    except Failed as failure:
        sys.exit(
            f"{failure}" if terminal else f"{failure}\n`./play --terminal` does without the browser's files."
        )
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next start takes up the work again.")
    if reason := interpreted(programs):
        tell(reason)
    become(programs / "ziggurat", *command(arguments))


def command(arguments: list[str]) -> list[str]:
    """The command of `ziggurat` that the arguments of ./play stand for."""
    others = [argument for argument in arguments if argument not in ("--terminal", "--no-browser")]
    if "--terminal" in arguments:
        return ["play", *others]
    return ["serve", *([] if "--no-browser" in arguments else ["--open"]), *others]


if __name__ == "__main__":
    main()
