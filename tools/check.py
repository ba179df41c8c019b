"""Checks everything, in environments of its own under .envs, and stops at the first failure.

./test            all: form, types, imports, tests with coverage, the same tests on the compiled rules, speed
./test --quick    form, types, imports, tests
./test -k trade   only tests: whatever pytest understands goes to pytest
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from environments import ROOT, Failed, become, developing, installed, surroundings


def main() -> None:
    arguments = sys.argv[1:]
    os.chdir(ROOT)
    try:
        if "--help" in arguments:
            print(__doc__)
        elif arguments in ([], ["--quick"]):
            everything(quick=bool(arguments))
        else:
            become(developing() / "python", "-m", "pytest", *arguments, ZIGGURAT_COMPILE="0")
    except Failed as failure:
        sys.exit(f"\n{failure}")
    except KeyboardInterrupt:
        sys.exit("\nStopped.")


def everything(quick: bool) -> None:
    started = time.monotonic()
    development = developing()
    stage("format", development / "ruff", "format", "--check")
    stage("lint", development / "ruff", "check")
    stage("types", development / "mypy")
    stage("imports", development / "lint-imports", "--no-logo")
    # The two runs hash differently, so that no rule can lean on the order of a set without being found out.
    measure = [] if quick else ["--cov", "--cov-report=term"]
    closing = [suite("tests", development, *measure, ZIGGURAT_COMPILE="0", PYTHONHASHSEED="1")]
    if not quick:
        compiled = installed("compiled", "dev.txt", compiling="1")
        closing.append(suite("tests, compiled", compiled, ZIGGURAT_COMPILE="1", PYTHONHASHSEED="2"))
        stage("speed", compiled / "python", "bench/speed_check.py")
    print(f"\nAll is well, after {time.monotonic() - started:.0f} s.", *closing, sep="\n")


def suite(title: str, programs: Path, *arguments: str, **variables: str) -> str:
    """Runs the tests; gives pytest's own last line."""
    parallel = ["--numprocesses", "auto", "--dist", "worksteal"]
    return stage(title, programs / "python", "-m", "pytest", *parallel, *arguments, **variables)


def stage(title: str, *command: Path | str, **variables: str) -> str:
    """Runs one check before everybody's eyes; gives the last line it wrote."""
    print(f"\n== {title}", flush=True)
    started = time.monotonic()
    if sys.stdout.isatty():
        variables["FORCE_COLOR"] = "1"
    last = b""
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=surroundings(**variables),
    ) as process:
        assert process.stdout
        for line in process.stdout:
            sys.stdout.buffer.write(line)
            sys.stdout.flush()
            last = line.strip() or last
    print(f"== {title}: {time.monotonic() - started:.1f} s", flush=True)
    if process.returncode:
        raise Failed(f"Failed: {title}. Again on its own: {' '.join(map(str, command))}")
    return last.decode()


if __name__ == "__main__":
    main()
