"""The environments under .envs: made when asked for, made again when what they are made of has changed.

A stamp, written last, says what a thing was made of; without the right one it is made from the start. So
nothing interrupted and nothing outdated is ever taken for good. Needs nothing but Python.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
ENVS = ROOT / ".envs"
BUILD = ENVS / "build"  # what builds a wheel: the compiler of the rules, and node
BUILD_LOCK = ROOT / "requirements/build.txt"


class Failed(Exception):
    """Something could not be made; the message is for whoever asked for it."""


def libraries(home: Path, lock: Path) -> None:
    """An environment with exactly the libraries of a lock."""

    def make() -> None:
        shutil.rmtree(home, ignore_errors=True)
        step(home, "environment", sys.executable, "-m", "venv", home)
        step(home, "libraries", *pip(home, "install", "--no-deps", "--require-hashes", "--requirement", lock))

    renew(home / "libraries", digest(lock, sys.version, sys.base_prefix, str(home)), make)


def renew(thing: Path, made_of: str, make: Callable[[], None]) -> None:
    """Make a thing, unless its stamp says that it has been made of just this."""
    stamp = thing.with_suffix(".stamp")
    if stamp.exists() and stamp.read_text() == made_of:
        return
    stamp.unlink(missing_ok=True)
    make()
    stamp.write_text(made_of)


def digest(*ingredients: Path | str) -> str:
    """A fingerprint of files, by name and content, and of words."""
    total = sha256()
    for ingredient in ingredients:
        content = ingredient.read_bytes() if isinstance(ingredient, Path) else b""
        total.update(f"{ingredient}\0{len(content)}\0".encode() + content)
    return total.hexdigest()


def pip(home: Path, *arguments: Path | str) -> list[Path | str]:
    return [home / "bin/python", "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]


def step(home: Path, title: str, *command: Path | str, **variables: str) -> None:
    """Run a command, showing how long it takes; its words go to a log, and to the screen if it fails."""
    log = log_of(home)
    title = f"  {home.name}: {title} "
    started = time.monotonic()
    with log.open("wb") as words:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=words, stderr=words, env=surroundings(**variables)
        )
        with process:
            while process.poll() is None:
                if sys.stderr.isatty():
                    tell(f"{title}{time.monotonic() - started:.0f} s", end="\r")
                time.sleep(0.05)
    tell(f"{title}{time.monotonic() - started:.1f} s")
    if process.returncode:
        last = "\n".join(log.read_text(errors="replace").splitlines()[-20:])
        raise Failed(f"{last}\n\nThis step failed; above are the last lines of {log}")


def become(program: Path, *arguments: str, **variables: str) -> NoReturn:
    """Go on as another program."""
    os.execve(program, (program, *arguments), surroundings(**variables))


def surroundings(**variables: str) -> dict[str, str]:
    """The environment variables for a command, without those by which another Python would lead it astray."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | variables


def log_of(home: Path) -> Path:
    return home.with_suffix(".log")


def tell(words: str, end: str = "\n") -> None:
    print(words, end=end, file=sys.stderr, flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: a second start waits until the first has made what both need."""
    ENVS.mkdir(exist_ok=True)
    with (ENVS / "busy").open("w") as busy:
        try:
            fcntl.flock(busy, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            tell("Waiting for another start to finish.")
            fcntl.flock(busy, fcntl.LOCK_EX)
        yield
