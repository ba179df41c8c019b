"""What the tests use beside Python and Node, from Debian's packages: a browser, fonts, PostgreSQL."""

import os
import shutil
from pathlib import Path

from environments import ENVS, Failed, step, tell


def lacking() -> list[str]:
    """The packages whose things are not here, however they might have come."""
    here = {
        "chromium": os.environ.get("CHROMIUM") or shutil.which("chromium"),
        "fonts-dejavu": Path("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf").exists(),
        "postgresql": any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb"),
    }
    return [package for package, found in here.items() if not found]


def provide() -> list[str]:
    """Install what is lacking, where that may be done; give what is lacking still."""
    if lacking() and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        get = ("apt-get", "--yes", "--quiet")
        quietly = {"DEBIAN_FRONTEND": "noninteractive"}
        try:
            step(ENVS / "debian", "list of packages", *get, "update", **quietly)
            install = (*get, "install", "--no-install-recommends", *lacking())
            step(ENVS / "debian", " ".join(lacking()), *install, **quietly)
        except Failed as failure:
            tell(f"{failure}")
    return lacking()
