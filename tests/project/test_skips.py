"""Where every test should run, as in CI, a skipped one is a failure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("switch", "code"), [("0", 0), ("1", 1)])
def test_skipped_tests_fail_where_all_should_run(switch: str, code: int) -> None:
    skipping = [sys.executable, "-m", "pytest", "tests/project/test_build.py", "-k", "asked"]
    variables = {"ZIGGURAT_COMPILE": "auto", "ZIGGURAT_NO_SKIPS": switch}
    done = subprocess.run(skipping, cwd=ROOT, env=os.environ | variables, capture_output=True, check=False)
    assert b"1 skipped" in done.stdout
    assert done.returncode == code
