"""Ziggurat in environments of its own: editable for work on the sources, or as its users have it."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from environments import BUILD, BUILD_LOCK, ENVS, ROOT, alone, digest, libraries, log_of, pip, renew, step
from web import STATIC, browser_files, written

PACKAGING = [ROOT / "pyproject.toml", ROOT / "setup.py"]
FROM_HERE = ["--no-index", "--no-deps", "--no-build-isolation"]  # what is needed is there already


def developing() -> Path:
    """The programs of the environment for work on the sources: interpreted, every edit is seen at once."""
    home = ENVS / "dev"

    def make() -> None:
        editable = pip(home, "install", *FROM_HERE, "--editable", ROOT)
        step(home, "package", *editable, ZIGGURAT_COMPILE="0", ZIGGURAT_WEB="0")

    with alone():
        libraries(home, ROOT / "requirements/dev.txt")
        renew(home / "package", digest(*PACKAGING), make)
        browser_files()
    return home / "bin"


def installed(name: str, lock: str, compiling: str = "auto", browser: bool = True) -> Path:
    """The programs of an environment with Ziggurat as its users have it: built and, if possible, compiled."""
    home = ENVS / name

    def make() -> None:
        step(home, "package", *pip(home, "install", *FROM_HERE, "--force-reinstall", built))

    with alone():
        libraries(home, ROOT / "requirements" / lock)
        if browser:
            browser_files()
        built, made_of = wheel(compiling)
        renew(home / "package", made_of + built.name, make)
        place_browser_files(home)
    return home / "bin"


def interpreted(programs: Path) -> str | None:
    """Why the Ziggurat beside these programs is not compiled, or None if it is."""
    if any(programs.parent.glob("lib/python*/site-packages/ziggurat/compiled.json")):
        return None
    log = log_of(ENVS / "wheel")
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    reasons = [line.strip() for line in lines if "not compiled" in line]
    return reasons[0] if reasons else "ziggurat: not compiled, as asked"


def wheel(compiling: str) -> tuple[Path, str]:
    """Ziggurat built in an environment of its own from a copy of its sources, and what it was made of."""
    home = ENVS / "wheel"
    libraries(BUILD, BUILD_LOCK)
    compilers = [os.environ.get("CC"), *map(shutil.which, ("cc", "gcc", "clang"))]
    made_of = digest(*sources(), BUILD_LOCK, sys.version, str(compilers), f"interpreted: {compiling == '0'}")

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
            build = pip(BUILD, "wheel", "--verbose", *FROM_HERE, "--wheel-dir", home, copy)
            step(home, "compiling the rules", *build, ZIGGURAT_COMPILE=compiling)

    renew(home / "built", made_of, make)
    return next(home.glob("*.whl")), made_of


def sources() -> list[Path]:
    """The files that the package is built from; not the browser's, which are no reason to compile again."""
    kinds = {".ftl", ".py", ".toml", ".typed"}
    package = [path for path in (ROOT / "src").rglob("*") if path.suffix in kinds]
    return [*PACKAGING, ROOT / "LICENSE", *sorted(path for path in package if STATIC not in path.parents)]


def place_browser_files(home: Path) -> None:
    """Put the browser's files where a whole wheel would have had them."""
    package = next(home.glob("lib/python*/site-packages/ziggurat"))
    target = package / "server" / STATIC.name

    def make() -> None:
        shutil.rmtree(target, ignore_errors=True)
        if STATIC.exists():
            shutil.copytree(STATIC, target)

    files = written(STATIC) if STATIC.exists() else []
    renew(home / "browser", digest(*files, str(package)), make)
