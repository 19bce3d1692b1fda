"""Tables as they are shown to those who want other colours, more contrast or no motion, in every phase of a match."""

from __future__ import annotations

import pytest

from tests.browser.access.modes import enlarge_text, lost
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages.test_every_page import NARROW, in_play, settle, violations
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import LIT, Visitor
from tests.engine.matches import shortest
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
LOOKED_AT = 400 if THOROUGH else 14  # decisions of a match whose phases are looked at
CONTRAST = {"runOnly": ["color-contrast"]}
# How what can be chosen, what is chosen and the main button are told from the rest without backgrounds and shadows.
LINES = """() => {
  const line = (selector) => [...document.querySelectorAll(selector)].slice(0, 1).map((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  const HTML = ':is(button, div, li, span, a)';
  return {
    lit: line(`.board ${HTML}[data-lit]:not([data-picked], :focus-visible)`),
    calm: line(`.board ${HTML}[data-field]:not([data-lit], [data-picked])`),
    ground: getComputedStyle(document.querySelector('[data-map]') ?? document.body).forcedColorAdjust,
    isForced: matchMedia('(forced-colors: active)').matches,
  };
}"""
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && !one.effect.target.matches('.progress'))
  .map((one) => one.effect.target.outerHTML.slice(0, 80))"""


@EVERY_GAME
def test_other_colours_more_contrast_and_no_motion_lose_nothing(visit: Visit, axe: str, game: str) -> None:
    visitor = visit()
    in_play(game)(visitor)
    page = visitor.page
    settle(visitor)
    assert page.evaluate(MOVING) == []
    page.evaluate(axe)
    page.emulate_media(contrast="more")
    page.wait_for_function(
        "() => getComputedStyle(document.documentElement).getPropertyValue('--ring').includes('3px')"
    )
    found = violations(visitor, "light", CONTRAST) + violations(visitor, "dark", CONTRAST)
    page.emulate_media(contrast="no-preference", forced_colors="active")
    settle(visitor)
    lines = page.evaluate(LINES)
    assert lines["isForced"]
    assert all(line.startswith("solid") for line in lines["lit"])
    assert lines["lit"] != lines["calm"]
    assert lines["ground"] == ("none" if page.locator("[data-map]").count() else "auto")
    assert not found, "\n".join(found)


@EVERY_GAME
def test_every_phase_of_a_match_is_for_everybody(visit: Visit, axe: str, game: str) -> None:
    """Each phase once: with what can be chosen, in both themes, and large and narrow without losing anything."""
    visitor = visit()
    table = visitor.create(game, "me", "bot", variant=shortest(game, 2) if THOROUGH else {})
    visitor.go(f"/table/{table}")
    visitor.page.evaluate(axe)
    seen: set[str] = set()
    found: list[str] = []
    for _ in range(LOOKED_AT):
        now = visitor.wait_for_turn(table)
        if now["status"] != "playing":
            break
        if (stage := now["shown"]["stage"]) not in seen:
            seen.add(stage)
            found += [f"{stage}: {one}" for one in look(visitor, now["seq"])]
        visitor.play_by_api(table, 1)
    assert len(seen) > 1 or game == "hamlet"
    assert not found, "\n".join(found)


def look(visitor: Visitor, seq: int) -> list[str]:
    """Return what is wrong with the position as the page shows it."""
    visitor.wait_for_news(seq)
    visitor.page.locator(LIT).first.wait_for()
    settle(visitor)
    found = violations(visitor, "light") + violations(visitor, "dark", CONTRAST)
    before = visitor.page.viewport_size
    visitor.page.set_viewport_size({"width": NARROW, "height": 640})
    settle(visitor)
    found += [f"narrow, {one}" for one in lost(visitor.page)]
    enlarge_text(visitor.page)
    visitor.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    settle(visitor)
    found += [f"large, {one}" for one in lost(visitor.page)]
    enlarge_text(visitor.page, 16)
    assert before
    visitor.page.set_viewport_size(before)
    return found
