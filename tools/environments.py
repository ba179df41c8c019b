"""The environments under .envs: made when asked for, made again when what they are made of has changed.

A stamp, written last, says what a thing was made of; without the right one it is made from the start. So
nothing interrupted and nothing outdated is ever taken for good. Needs nothing but Python.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
ENVS = ROOT / ".envs"
PACKAGING = [ROOT / "pyproject.toml", ROOT / "setup.py"]
FROM_HERE = ["--no-index", "--no-deps", "--no-build-isolation"]  # what is needed is there already


class Failed(Exception):
    """Something could not be made; the message is for whoever asked for it."""


def developing() -> Path:
    """The programs of the environment for work on the sources: interpreted, every edit is seen at once."""
    home = ENVS / "dev"

    def make() -> None:
        step(home, "package", *pip(home, "install", *FROM_HERE, "--editable", ROOT), ZIGGURAT_COMPILE="0")

    with alone():
        libraries(home, ROOT / "requirements/dev.txt")
        renew(home / "package", digest(*PACKAGING), make)
    return home / "bin"


def installed(name: str, lock: str, compiling: str = "auto") -> Path:
    """The programs of an environment with Ziggurat as its users have it: built and, if possible, compiled."""
    home = ENVS / name

    def make() -> None:
        step(home, "package", *pip(home, "install", *FROM_HERE, "--force-reinstall", built))

    with alone():
        libraries(home, ROOT / "requirements" / lock)
        built, made_of = wheel(compiling)
        renew(home / "package", made_of + built.name, make)
    return home / "bin"


def interpreted(programs: Path) -> str | None:
    """Why the Ziggurat beside these programs is not compiled, or None if it is."""
    if any(programs.parent.glob("lib/python*/site-packages/ziggurat/compiled.json")):
        return None
    log = log_of(ENVS / "wheel")
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    reasons = [line.strip() for line in lines if "not compiled" in line]
    return reasons[0] if reasons else "ziggurat: not compiled, as asked"


def libraries(home: Path, lock: Path) -> None:
    """An environment with exactly the libraries of a lock."""

    def make() -> None:
        shutil.rmtree(home, ignore_errors=True)
        step(home, "environment", sys.executable, "-m", "venv", home)
        step(home, "libraries", *pip(home, "install", "--no-deps", "--require-hashes", "--requirement", lock))

    renew(home / "libraries", digest(lock, sys.version, sys.base_prefix, str(home)), make)


def wheel(compiling: str) -> tuple[Path, str]:
    """Ziggurat built in an environment of its own from a copy of its sources, and what it was made of."""
    builder, home, lock = ENVS / "build", ENVS / "wheel", ROOT / "requirements/build.txt"
    libraries(builder, lock)
    compilers = [os.environ.get("CC"), *map(shutil.which, ("cc", "gcc", "clang"))]
    made_of = digest(*sources(), lock, sys.version, str(compilers), f"interpreted: {compiling == '0'}")

    if compiling == "1" and any(home.glob("*none-any.whl")):
        shutil.rmtree(home)  # an earlier build gave up compiling, which this one may not

    def make() -> None:
        shutil.rmtree(home, ignore_errors=True)
        with tempfile.TemporaryDirectory(dir=ENVS) as folder:
            copy = Path(folder)
            for source in sources():
                target = copy / source.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)
            build = pip(builder, "wheel", "--verbose", *FROM_HERE, "--wheel-dir", home, copy)
            step(home, "compiling the rules", *build, ZIGGURAT_COMPILE=compiling)

    renew(home / "built", made_of, make)
    return next(home.glob("*.whl")), made_of


def sources() -> list[Path]:
    """The files that the package is built from."""
    kinds = {".ftl", ".py", ".toml", ".typed"}
    package = [path for path in (ROOT / "src").rglob("*") if path.suffix in kinds]
    return [*PACKAGING, ROOT / "LICENSE", *sorted(package)]


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
