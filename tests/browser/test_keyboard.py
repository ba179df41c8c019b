"""Everything without a mouse: Tab from zone to zone, arrows inside one, Enter chooses."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.screen import LAPTOP, Screen
from tests.server.playing import make, play_on

FOCUS = """async () => {
  const one = document.activeElement;
  const marks = (what) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(what);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const seen = () => {
    const {width, height, top, left} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = one.closest('label') ?? one;
    return width > 1 && height > 1 && (label.contains(hit) || Boolean(hit?.contains(one)));
  };
  for (let frames = 0; frames < 30 && !seen(); frames += 1) await new Promise(requestAnimationFrame);
  return {
    tag: one.tagName,
    text: one.innerText ?? '',
    element: one.dataset?.element ?? null,
    alive: one.dataset?.alive !== undefined,
    choice: one.matches('.choice'),
    marked: marks(one) || marks(one.closest('label') ?? one),
    seen: seen(),
  };
}"""

REACHED = """() => {
  const stops = (zone) => [...zone.querySelectorAll('[data-element], [data-stop]')]
    .filter((one) => one.closest('[data-zone]') === zone && one.checkVisibility());
  const lost = [];
  for (const zone of document.querySelectorAll('[data-zone]')) {
    const all = stops(zone);
    if (!all.length) continue;
    const tabbed = all.filter((one) => one.tabIndex === 0);
    if (tabbed.length !== 1) lost.push(`${tabbed.length} ways into ${zone.outerHTML.slice(0, 100)}`);
    const reached = new Set(), next = [all.find((one) => one.tabIndex === 0) ?? all[0]];
    while (next.length) {
      const one = next.pop();
      if (reached.has(one)) continue;
      reached.add(one);
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) {
        one.focus();
        one.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
        if (document.activeElement !== one) next.push(document.activeElement);
      }
    }
    lost.push(...all.filter((one) => !reached.has(one)).map((one) => one.outerHTML.slice(0, 160)));
  }
  const roving = '[data-zone] *, [role=tablist] *';
  lost.push(...[...document.querySelectorAll('button, a[href], input, select')]
    .filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex < 0 && !one.matches(roving))
    .map((one) => one.outerHTML.slice(0, 160)));
  return lost;
}"""


def tab_to(screen: Screen, wanted: str, most: int = 60) -> dict[str, object]:
    """Press Tab until what has the focus is ``wanted``; each stop on the way shows that it has it."""
    for _ in range(most):
        screen.page.keyboard.press("Tab")
        focus: dict[str, object] = screen.page.evaluate(FOCUS)
        if focus["tag"] == "BODY":
            continue
        assert focus["marked"], f"no focus is seen on {focus}"
        assert focus["seen"], f"the focus is covered on {focus}"
        if focus[wanted] if wanted in focus else wanted in str(focus["text"]):
            return focus
    raise AssertionError(f"Tab does not lead to {wanted!r}")


def test_a_game_is_begun_and_turns_are_played_with_keys_alone(visit: Visits) -> None:
    screen = visit(size=LAPTOP)
    screen.seeded("15")
    tab_to(screen, "Play now against a bot")
    keys = screen.page.keyboard
    keys.press("Enter")
    chosen = 0
    while chosen < 16:
        now = screen.situation()
        assert not now.over
        if now.alive:
            focus = tab_to(screen, "alive")
            keys.press("Enter")
            expect(screen.element(str(focus["element"]))).to_have_attribute("data-picked", "")
            if screen.situation().buttons:
                keys.press("Enter")
        else:
            tab_to(screen, "choice")
            keys.press("Enter")
        chosen += 1


def test_number_keys_take_the_choices_of_the_bar_and_escape_puts_back(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", seed="3")
    screen = visit(f"/table/{table}", person=person, size=LAPTOP)
    card = screen.situation().alive[0]
    keys = screen.page.keyboard
    tab_to(screen, "alive")
    keys.press("Enter")
    expect(screen.page.locator("[data-picked]")).to_have_count(1)
    keys.press("Escape")
    expect(screen.page.locator("[data-picked]")).to_have_count(0)
    screen.element(card).focus()
    keys.press("Enter")
    question = screen.question.inner_text()
    keys.press("1")
    expect(screen.question).not_to_have_text(question)


def test_every_choice_is_in_a_list_that_keys_open_and_go_through(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", seed="3")
    screen = visit(f"/table/{table}", person=person, size=LAPTOP)
    alive = screen.situation().alive
    keys = screen.page.keyboard
    keys.press("a")
    listed = screen.page.get_by_role("dialog", name="All choices").locator("[data-move]")
    assert listed.count() >= len(alive)
    expect(listed.first).to_be_focused()
    keys.press("End")
    expect(screen.page.get_by_role("dialog").locator("[data-stop]").last).to_be_focused()
    keys.press("Home")
    keys.press("ArrowRight")
    expect(listed.nth(1)).to_be_focused()
    question = screen.question.inner_text()
    keys.press("Enter")
    expect(screen.question).not_to_have_text(question)
    expect(screen.page.get_by_role("dialog")).to_have_count(0)


def test_nothing_on_a_table_is_out_of_reach_of_keys(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", "greedy", "greedy", options={"theme": "combined"}, seed="6")
    play_on({0: person}, table, 40)
    screen = visit(f"/table/{table}", person=person)
    assert not screen.situation().over
    assert screen.page.evaluate(REACHED) == []


def test_a_window_gives_the_focus_back_to_where_it_was(visit: Visits) -> None:
    person = visit.person()
    table = make(person, "me", "greedy", seed="3")
    screen = visit(f"/table/{table}", person=person, size=LAPTOP)
    assert not screen.situation().over
    screen.button("Help").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_role("dialog")).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    expect(screen.button("Help")).to_be_focused()


def test_the_first_tab_skips_to_the_content(visit: Visits) -> None:
    screen = visit()
    expect(screen.page.get_by_role("radio", name="Guns & Steel")).to_be_checked()
    screen.page.keyboard.press("Tab")
    expect(screen.link("Skip to the content")).to_be_focused()
    screen.page.keyboard.press("Enter")
    screen.page.keyboard.press("Tab")
    expect(screen.page.get_by_role("radio", name="Guns & Steel")).to_be_focused()
    screen.page.keyboard.press("Tab")
    expect(screen.page.get_by_test_id("play-now")).to_be_focused()
