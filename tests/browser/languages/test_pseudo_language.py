"""Pages in a pseudo-language: nothing on them stays English, and nothing breaks though all texts are longer.

The usual check reads every kind of page, of one game where all games have it, and every table at two moments; the
thorough one reads all pages of all games, and more moments.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.languages.conftest import Read
from tests.browser.languages.untranslated import broken, untranslated
from tests.browser.pages.test_every_page import settle
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import LIT, Visitor
from tests.engine.matches import shortest
from tests.thorough import THOROUGH
from tools.languages.pseudo import accented

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]
DECISIONS = (0, 3, 9, 20, 45) if THOROUGH else (5,)
SAMPLE = GAMES if THOROUGH else GAMES[:1]
OF_GAMES = ("/game/", "/help/", "/pad/", "/table/new#")
PAGES = (
    *("/", "/lobby", "/settings", "/me/nobody", "/notices/off#none", "/nowhere", "/join/none"),
    *("/shared/none", "/review/none", "/replay/none", "/table/none"),
    *[page + game for page in OF_GAMES for game in SAMPLE],
)
DIALOGS = ("Settings", "Rules and help", "Table")  # buttons at a table


class Reader:
    """Somebody who reads what is shown, and remembers what is wrong with it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        visitor.expected += ["status of 4"]  # pages that are not there, and links that do not hold
        self.problems: list[str] = []

    def look(self, name: str, *, phone: bool = True) -> None:
        """Read what is shown now, on a desk and on a phone."""
        for size in (DESK, PHONE) if phone else (DESK,):
            self.page.set_viewport_size(size)
            settle(self.visitor)
            found = untranslated(self.page) + broken(self.page)
            self.problems += [f"{name}, {size['width']}: {problem}" for problem in found]
        self.page.set_viewport_size(DESK)

    def go(self, path: str) -> None:
        """Open a page and read it."""
        self.visitor.go(path)
        settle(self.visitor)
        self.look(path)

    def press(self, english: str) -> None:
        """Press the button that has this name in English."""
        self.page.get_by_role("button", name=accented(english), exact=True).first.click()


def pages(reader: Reader) -> None:
    """Read the pages that are there for everybody, and those that are not there."""
    for path in PAGES:
        reader.go(path)


def table(reader: Reader) -> None:
    """Open what can be opened at a table: dialogs, the keys, the chat, a hint, an explanation."""
    visitor, page = reader.visitor, reader.page
    visitor.go(f"/table/{visitor.create('laar', 'me', 'bot')}")
    page.locator(LIT).first.wait_for()
    for name in DIALOGS:
        reader.press(name)
        expect(page.locator("dialog[open]")).to_be_visible()
        reader.look(f"{name} at a table")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("tab", name=accented("Chat")).click()
    reader.look("the chat", phone=False)
    reader.press("Hint")
    expect(page.get_by_role("region", name=accented("Hint")).get_by_role("listitem").first).to_be_visible()
    reader.look("a hint")
    page.locator(".board [data-explain]").first.hover()
    expect(page.locator(".explanation")).to_be_visible()
    reader.look("an explanation", phone=False)


def waiting(reader: Reader) -> None:
    """Read what is shown before a match begins, and where several play at one device."""
    visitor = reader.visitor
    reader.go(f"/table/{visitor.create('laar', 'me', 'guest')}")
    reader.go(f"/join/{visitor.create('laar', 'guest', 'bot')}")
    reader.go(f"/table/{visitor.create('laar', 'me', 'here')}")
    reader.go("/tables")


def afterwards(reader: Reader) -> None:
    """Read a finished match again."""
    visitor = reader.visitor
    finished = visitor.create("laar", "me", "bot")
    visitor.play_by_api(finished)
    reader.go(f"/replay/{finished}")
    reader.go(f"/review/{finished}")


def refused(reader: Reader) -> None:
    """Read what the server refuses."""
    reader.visitor.go("/notices/confirm#none")
    reader.press("Yes, send me e-mails")
    reader.page.wait_for_timeout(300)
    reader.look("a link that does not hold")


def lesson(reader: Reader) -> None:
    """Read the first steps of a lesson."""
    for game in SAMPLE:
        made = reader.visitor.ask("POST", "/api/lessons", {"game": game, "lesson": first_lesson(reader.visitor, game)})
        reader.visitor.go(f"/table/{made['table']}")
        for step in range(3):
            expect(reader.page.locator(".bubble")).to_be_visible()
            reader.look(f"step {step} of a lesson of {game}")
            following = reader.page.get_by_role("button", name=accented("Next"), exact=True)
            if not following.count():
                break
            following.first.click()


def first_lesson(visitor: Visitor, game: str) -> str:
    """Return the name of the first lesson of a game."""
    games = visitor.ask("GET", "/api/games")["games"]
    return str(next(one for one in games if one["slug"] == game)["lessons"][0]["id"])


def editions(reader: Reader) -> None:
    """Read the page of editions, and the editor of one's own."""
    visitor = reader.visitor
    reader.go("/editions")
    for game in SAMPLE:
        games = visitor.ask("GET", "/api/games")["games"]
        shipped = next(one for one in games if one["slug"] == game)["editions"][0]["digest"]
        made = visitor.ask("POST", "/api/me/editions", {"game": game, "name": "Ада", "from": shipped})
        reader.go(f"/editions/{game}/{made['id']}")


PARTS: dict[str, Callable[[Reader], None]] = {
    "pages": pages,
    "table": table,
    "waiting": waiting,
    "afterwards": afterwards,
    "refused": refused,
    "lesson": lesson,
    "editions": editions,
}


@pytest.mark.parametrize("part", PARTS)
def test_nothing_stays_english_and_nothing_breaks(read: Read, part: str) -> None:
    reader = Reader(read())
    PARTS[part](reader)
    assert not reader.problems, "\n".join(dict.fromkeys(reader.problems))


@pytest.mark.parametrize("game", GAMES)
def test_no_table_stays_english_or_breaks(read: Read, game: str) -> None:
    visitor = read()
    reader = Reader(visitor)
    played = visitor.create(game, "me", "bot", variant=shortest(game, 2))
    made = 0
    for decisions in DECISIONS:
        made += visitor.play_by_api(played, decisions - made)
        visitor.go(f"/table/{played}")
        if visitor.next() == "over":
            break
        reader.look(f"after {made} decisions")
        visitor.page.locator(LIT).first.click()
        reader.look(f"after {made} decisions, choosing")
    visitor.play_by_api(played)
    visitor.go(f"/table/{played}")
    expect(visitor.page.locator("#outcome")).to_be_visible()
    reader.look("the end")
    assert not reader.problems, "\n".join(dict.fromkeys(reader.problems))
