"""The command line."""

from __future__ import annotations

import sys

from ziggurat.kernel.errors import ZigguratError


def main(arguments: list[str] | None = None) -> None:
    """Run a command. What the caller can mend is told in one line, with exit code 2."""
    from ziggurat.cli.commands import app

    try:
        app(arguments, prog_name="ziggurat")
    except ZigguratError as problem:
        print(f"ziggurat: {' '.join(str(problem).split())}", file=sys.stderr)
        sys.exit(2)
