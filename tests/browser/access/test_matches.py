"""A whole match of every game without a mouse; after each key the focus is somewhere on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.access.keys import Keyboard
from tests.browser.conftest import Visit
from tests.browser.test_whole_games import GAMES, card_of, is_long, remember_easy_bots
from tests.browser.visitor import Visitor
from tests.engine.matches import shortest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def begin(visitor: Visitor, game: str) -> Keyboard:
    """Begin a match at the home page; of a game whose usual match is long, open a table for a short one."""
    keyboard = Keyboard(visitor)
    if is_long(game, 2):
        visitor.go(f"/table/{visitor.create(game, 'me', 'bot', variant=shortest(game, 2))}")
        return keyboard.press("Tab")
    remember_easy_bots(visitor, game, 2)
    visitor.go("/")
    button = card_of(visitor, game).get_by_role("button", name="Play now")
    expect(button).to_be_enabled()
    button.evaluate("(button) => button.id = 'play-now'")
    return keyboard.tab_to("#play-now").press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_keeps_the_focus_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit()
    keyboard = begin(visitor, game)
    assert keyboard.play_until_over() > 0
    outcome = visitor.page.locator("#outcome")
    expect(outcome).to_contain_text(re.compile("win|share the victory"))
    expect(outcome).to_be_focused()
    keyboard.press("Tab", "Escape")  # puts the result away
    expect(outcome).to_have_count(0)
