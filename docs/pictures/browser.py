"""Makes the pictures of the browser again: moments of real games, as somebody at the table sees them.

.envs/dev/bin/python -m docs.pictures.browser
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docs.pictures.make import HERE, attacked, buying, first_moment
from playwright.sync_api import sync_playwright
from tests.server.conftest import Person, Service
from tests.server.playing import frame, make, said, sit

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from ziggurat.kernel.match import Match

WIDE = {"viewport": {"width": 1600, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SAVE_SPACE = {"device_scale_factor": 1, "reduced_motion": "reduce"}


def main() -> None:
    """Serve, play up to the moments, take the pictures."""
    names = ["Anna", "Oksana", "Taras"]
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(Path(folder))
        service.start()
        browser = playwright.chromium.launch(executable_path=chromium)
        try:
            combined = first_moment("guns_and_steel:theme=combined,players=3", ["greedy"] * 3, buying)
            anna, table = played(service, combined[0], names)
            take(browser, anna, f"/table/{table}", "browser", color_scheme="light", **WIDE)
            take(browser, anna, f"/table/{table}", "phone", color_scheme="dark", locale="uk", **PHONE)
            fight = first_moment("guns_and_steel:players=2", ["greedy"] * 2, attacked)
            anna, table = played(service, fight[0], names[:2])
            take(browser, anna, f"/table/{table}", "attack", color_scheme="dark", **WIDE)
        finally:
            browser.close()
            service.kill()


def played(service: Service, match: Match, names: list[str]) -> tuple[Person, str]:
    """The same game at a table of the service, each seat by somebody of their own; the first of them."""
    people = [Person(service.address.rstrip("/")) for _ in names]
    options = dict(match.setting.options)
    first = {"kind": "human", "name": names[0]}
    table = make(people[0], first, *["open"] * (len(names) - 1), options=options, seed=match.seed)
    for seat, person in enumerate(people[1:], 1):
        sit(person, table, seat, kind="human", name=names[seat])
    for entry in match.entries:
        seat = entry["seat"]
        now = frame(people[seat], table, seat)
        sent = {"seat": seat, "decision": now["decision"], "version": now["version"]}
        status, answer = said(people[seat], table, "play", moves=[entry["move"]], **sent)
        assert status == 200, answer
    return people[0], table


def take(browser: Browser, person: Person, page_path: str, name: str, **how: Any) -> None:
    """What this person's browser shows at an address."""
    context = browser.new_context(**SAVE_SPACE, **how)
    address = str(person.base_url).rstrip("/")
    for cookie in person.cookies.jar:
        context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": address}])
    page = context.new_page()
    page.goto(f"{address}{page_path}")
    page.locator("[data-dock]").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=HERE / f"{name}.png")
    context.close()


if __name__ == "__main__":
    main()
