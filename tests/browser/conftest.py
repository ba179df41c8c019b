"""The service as people get it, in a process of its own, and visitors to it in real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.browser.screen import WIDE, Screen, Size
from tests.server.conftest import Person, Service

expect.set_options(timeout=10_000)


def pytest_configure(config: pytest.Config) -> None:
    """A failure leaves a picture of each page in test-results/."""
    config.option.screenshot = "only-on-failure"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium, for Playwright's own is not downloaded."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed")
    return {**browser_type_launch_args, "executable_path": chromium}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One service for all tests; each has tables and people of its own."""
    running = Service(tmp_path_factory.mktemp("house"), bot_pause="0")
    running.start()
    yield running
    assert running.interrupt() == 0


@pytest.fixture(scope="session")
def base_url(house: Service) -> str:
    """Where pages are looked for."""
    return house.address


class Visits:
    """Lets people in, each with a browser of their own, and listens to what their browsers complain about."""

    def __init__(self, new_context: Callable[..., BrowserContext], address: str) -> None:
        self.address = address
        self.screens: list[Screen] = []
        self._new_context = new_context
        self._people: list[Person] = []

    def __call__(
        self,
        path: str = "/",
        *,
        person: Person | None = None,
        size: Size = WIDE,
        language: str = "en",
        dark: bool = False,
        **more: Any,
    ) -> Screen:
        """Somebody comes to a page: someone new, or a person who has been here already."""
        context = self._new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            **more,
        )
        if person is not None:
            context.add_cookies(
                [
                    {"name": cookie.name, "value": cookie.value or "", "url": self.address}
                    for cookie in person.cookies.jar
                ]
            )
        screen = Screen(context.new_page())
        self.screens.append(screen)
        screen.page.goto(path)
        return screen

    def person(self) -> Person:
        """Somebody without a browser, to prepare tables with."""
        person = Person(self.address)
        self._people.append(person)
        return person

    def close(self) -> None:
        for person in self._people:
            person.close()


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], house: Service) -> Iterator[Visits]:
    """Visits to the service. No browser may complain: of scripts, of policies, of what does not load."""
    visits = Visits(new_context, house.address)
    yield visits
    visits.close()
    complaints = [complaint for screen in visits.screens for complaint in screen.complaints]
    assert not complaints
