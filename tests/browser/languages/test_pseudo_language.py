"""Every page in a pseudo-language: nothing on it stays English, and nothing breaks though all texts are longer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.languages.conftest import Read
from tests.browser.languages.untranslated import broken, untranslated
from tests.browser.test_every_page import settle
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import LIT, Visitor
from tests.engine.matches import shortest
from tests.thorough import THOROUGH
from tools.languages.pseudo import accented

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
Look = Callable[[str], None]
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
DECISIONS = (0, 3, 9, 20, 45) if THOROUGH else (5,)
PAGES = (
    *("/", "/lobby", "/settings", "/me/nobody", "/notices/confirm#none", "/notices/off#none", "/nowhere"),
    *("/shared/none", "/review/none", "/replay/none", "/join/none"),
)
OF_GAMES = ("/game/", "/help/", "/pad/", "/table/new#")
SAMPLE = GAMES if THOROUGH else GAMES[:1]


class Reader:
    """Somebody who reads pages and remembers what is wrong with them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.expected += ["status of 40", "status of 50"]  # pages that are not there
        self.problems: list[str] = []

    def look(self, name: str) -> None:
        """Read what is shown now, on a desk and on a phone."""
        for size in (DESK, PHONE):
            self.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dictionary of the two
            settle(self.visitor)
            found = untranslated(self.page) + broken(self.page)
            self.problems += [f"{name}, {size['width']}: {problem}" for problem in found]

    def go(self, path: str) -> None:
        """Open a page and read it."""
        self.visitor.go(path)
        settle(self.visitor)
        self.look(path)

    def press(self, english: str) -> None:
        """Press the button that is called so in English."""
        self.page.set_viewport_size(DESK)  # type: ignore[arg-type]  # as above
        self.page.get_by_role("button", name=accented(english), exact=True).first.click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_no_page_says_anything_in_english(read: Read) -> None:
    reader = Reader(read())
    for path in [*PAGES, *[page + game for page in OF_GAMES for game in SAMPLE]]:
        reader.go(path)
    assert not reader.problems, "\n".join(reader.problems)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_says_anything_in_english(read: Read, game: str) -> None:
    visitor = read()
    reader = Reader(visitor)
    table = visitor.create(game, "me", "bot", variant=shortest(game, 2))
    made = 0
    for decisions in DECISIONS:
        made += visitor.play_by_api(table, decisions - made)
        visitor.go(f"/table/{table}")
        if visitor.next() == "over":
            break
        reader.look(f"{game} after {made} decisions")
        visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]  # as above
        visitor.page.locator(LIT).first.click()
        reader.look(f"{game} after {made} decisions, choosing")
    visitor.play_by_api(table)
    visitor.go(f"/table/{table}")
    expect(visitor.page.locator("#outcome")).to_be_visible()
    reader.look(f"the end of {game}")
    assert not reader.problems, "\n".join(reader.problems)
