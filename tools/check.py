"""Checks everything, in environments of its own under .envs, and stops at the first failure.

What fails in browsers is tried once more by itself; what fails twice has failed.

./test            all: form, types, imports, tests with coverage; then on the compiled rules the same
                  tests, those in browsers, and speed
./test --quick    form, types, imports, tests
./test -k trade   only tests: whatever pytest understands goes to pytest

Some tests need Chromium, fonts and PostgreSQL. They are installed from Debian's packages if that may be done
here, and else said to be skipped; with ZIGGURAT_NO_SKIPS=1, as in CI, whatever is skipped is a failure.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from debian import provide
from environments import ENVS, ROOT, Failed, become, surroundings
from installing import developing, installed

# One after the other, for a browser, its service and the test keep two cores busy; and in a process of their
# own, for Playwright's loop, once running, lets no other test have one.
BROWSER_TESTS = "tests/browser"


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
    for title, script in (("format", "lint"), ("types", "check"), ("tests", "test")):
        stage(f"web: {title}", ENVS / "node/bin/npm", "--prefix", "web", "run", "--silent", script)
    # The two runs hash differently, so that no rule can lean on the order of a set without being found out.
    interpreted = {"ZIGGURAT_COMPILE": "0", "PYTHONHASHSEED": "1"}
    if quick:
        closing = [suite("tests", development, **interpreted)]
    else:
        lacking = provide()
        measure = ["-m", "not service", "--cov", "--cov-report=term"]
        closing = [suite("tests", development, *measure, **interpreted)]
        compiled = installed("compiled", "dev.txt", compiling="1")
        closing.append(suite("tests, compiled", compiled, ZIGGURAT_COMPILE="1", PYTHONHASHSEED="2"))
        closing.append(patiently("tests in browsers", compiled / "python", "-m", "pytest", BROWSER_TESTS))
        stage("speed", compiled / "python", "bench/speed_check.py")
        if lacking:
            closing.append(f"Not here, so what needs them was skipped: {', '.join(lacking)}.")
    print(f"\nAll is well, after {time.monotonic() - started:.0f} s.", *closing, sep="\n")


def suite(title: str, programs: Path, *arguments: str, **variables: str) -> str:
    """Runs the tests but for those in browsers, side by side; gives pytest's own last line."""
    parallel = ["--numprocesses", "auto", "--dist", "worksteal", "--ignore", BROWSER_TESTS]
    return stage(title, programs / "python", "-m", "pytest", *parallel, *arguments, **variables)


def patiently(title: str, *command: Path | str, **variables: str) -> str:
    """Runs tests in browsers. What fails is tried once more by itself, since one may stall."""
    try:
        return stage(title, *command, **variables)
    except Failed:
        again = ["--last-failed", "--last-failed-no-failures", "none", "--no-cov"]
        return stage(f"{title}: what failed, once more", *command, *again, **variables)


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
