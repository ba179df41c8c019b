"""Compiles the rules with mypyc. Where that cannot be done, Ziggurat installs as the plain Python it is.

ZIGGURAT_COMPILE in the environment decides: `auto`, the default, compiles if it can, `0` never, `1` must.
"""

import json
import os
import shutil
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from textwrap import shorten
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/ziggurat")
COMPILED = ("kernel", "games")
COLD = {"corrections.py", "registry.py", "terminal.py", "texts.py"}  # seldom run: stay interpreted, at ease

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
