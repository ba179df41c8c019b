"""What holds for all tests: where a skipped one counts as a failure, and who comes last."""

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in browsers come last: Playwright's loop, once running, lets no other test have one."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/browser/"))


def skipped(config: pytest.Config) -> int:
    """How many skipped tests there are too many: none, unless ZIGGURAT_NO_SKIPS says that all should run."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("ZIGGURAT_NO_SKIPS") != "1" or reporter is None:
        return 0
    return len(reporter.stats.get("skipped", []))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if skipped(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(config: pytest.Config) -> None:
    if count := skipped(config):
        reporter = config.pluginmanager.get_plugin("terminalreporter")
        assert reporter
        reporter.write_line(f"Skipped, which counts as a failure here: {count}.", red=True)
