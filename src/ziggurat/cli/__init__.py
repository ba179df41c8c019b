"""The command line."""

from __future__ import annotations

import io
import sys

from ziggurat.kernel.errors import ZigguratError


def main(arguments: list[str] | None = None) -> None:
    """Run a command. What the caller can mend is told in one line, with exit code 2."""
    from ziggurat.cli.commands import app

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack some letters
    try:
        app(arguments, prog_name="ziggurat")
    except ZigguratError as problem:
        print(f"ziggurat: {' '.join(str(problem).split())}", file=sys.stderr)
        sys.exit(2)
