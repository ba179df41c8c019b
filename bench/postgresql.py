"""A PostgreSQL of one's own for a while, reached by a socket in a folder: for measuring, and for tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def tools() -> Path | None:
    """Where PostgreSQL is installed, if it is."""
    found = [Path("/usr/local/bin/postgres"), *sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))]
    for name in [shutil.which("postgres"), *reversed(found)]:
        if name is not None and Path(name).exists() and Path(name).resolve().with_name("initdb").exists():
            return Path(name).resolve().parent
    return None


@contextmanager
def postgresql(programs: Path) -> Iterator[str]:
    """The address of its first database. Every commit is on the disk before it is told, as it should be."""
    # It refuses to run as root; its own user or anybody else will do
    other = None
    if os.geteuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        other = next(name for name in ("postgres", "nobody") if name in names)
    folder = Path(tempfile.mkdtemp(prefix="ziggurat-postgres-", dir=os.path.realpath("/tmp")))
    if other is not None:
        shutil.chown(folder, other)

    def run(tool: str, *arguments: str) -> None:
        command = [str(programs / tool), *arguments]
        done = subprocess.run(command, user=other, cwd=folder, capture_output=True, text=True, check=False)
        log = folder / "log"
        assert done.returncode == 0, done.stderr + (log.read_text() if log.exists() else "")

    try:
        run("initdb", "-D", f"{folder}/data", "-U", "ziggurat", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-k {folder} -c listen_addresses= -c shared_buffers=16MB -c max_connections=60"
        run("pg_ctl", "-D", f"{folder}/data", "-l", f"{folder}/log", "-w", "-o", options, "start")
        try:
            yield f"postgresql://ziggurat@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
