"""What a page may not do, whoever puts it there."""

from __future__ import annotations

from tests.browser.conftest import Visits


def test_no_script_but_our_own_runs(visit: Visits) -> None:
    screen = visit()
    screen.bear("(?i)content security policy|404")
    ran = screen.page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.foreign = true';
          document.body.append(script);
          const picture = document.createElement('img');
          picture.setAttribute('onerror', 'window.foreign = true');
          picture.src = '/nothing.png';
          document.body.append(picture);
          return new Promise((on) => setTimeout(() => on(window.foreign === true), 200));
        }"""
    )
    assert ran is False


def test_nothing_is_loaded_from_elsewhere(visit: Visits) -> None:
    screen = visit("/about")
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.page.goto("/")
    screen.page.get_by_test_id("play-now").click()
    screen.situation()
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((visit.address, "data:"))] == []
