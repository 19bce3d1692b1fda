"""What keys do at a table: they close what is open, stay inside a group, and are all listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.access.keys import Keyboard, open_table
from tests.browser.conftest import Visit
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import LIT, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SOURCES = Path(__file__).parents[3] / "client" / "src"
PICKED = ".board [data-picked]"
ARROWS = 30
# Which part of the board has the focus: a map, a panel or a section.
GROUP = """() => [...document.querySelectorAll('.board :is([data-map], [data-panel], section)')]
  .indexOf(document.activeElement.closest('[data-map], [data-panel], section'))"""
STOPS_IN_LOG = """() => [...document.querySelectorAll('[role=tabpanel] *')]
  .filter((one) => one.tabIndex >= 0 && one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80))"""
# The browser takes a frame to find that what has the focus is hidden by a style.
LIT_IS_FOCUSED = "() => document.activeElement.matches('.board [data-lit]') && document.activeElement.checkVisibility()"


def begun(visitor: Visitor, game: str, decisions: int = 3) -> Keyboard:
    """Open a table at which something has happened."""
    table = visitor.create(game, "me", "bot")
    visitor.play_by_api(table, decisions)
    return open_table(visitor, table)


def test_escape_closes_one_thing_after_the_other_and_only_then_steps_back(visit: Visit) -> None:
    visitor = visit()
    keyboard = begun(visitor, "laar")
    page, rival = visitor.page, visitor.page.locator(".enlarged")
    hint = page.get_by_role("region", name="Hint")
    page.wait_for_load_state("networkidle")  # the keys of the board are fetched after the board
    keyboard.press("6")
    expect(rival).to_be_visible()
    keyboard.tab_to("button[aria-label=Hint]").press("Enter")
    expect(hint.get_by_role("listitem").first).to_be_visible()  # it also marks the best choice
    expect(page.locator(PICKED)).not_to_have_count(0)
    open_things = [rival, hint]
    while open_things:
        keyboard.press("Escape")
        open_things = [one for one in open_things if one.count()]
        expect(page.locator(PICKED)).not_to_have_count(0)
    assert keyboard.pressed.count("Escape") == 2
    while page.locator(PICKED).count():
        keyboard.press("Escape")
    assert keyboard.pressed.count("Escape") > 2


def test_a_dialog_gives_the_focus_back(visit: Visit) -> None:
    visitor = visit()
    keyboard = begun(visitor, "laar")
    keyboard.go_to(LIT)
    before = keyboard.focused()
    keyboard.press("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Tab", "Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert keyboard.focused()[:60] == before[:60]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_words_is_walked_and_gives_the_focus_back(visit: Visit, game: str) -> None:
    visitor = visit()
    table = visitor.create(game, "me", "bot")
    visitor.play_by_api(table, 3)
    visitor.go(f"/table/{table}")
    visitor.next()
    reading = visitor.page.get_by_role("region", name="The board in words")
    expect(reading).to_be_attached()
    keyboard = Keyboard(visitor)
    visitor.page.locator("header button").first.focus()
    visitor.page.evaluate("() => document.activeElement.blur()")  # as after the page was opened
    keyboard.press("w")
    expect(reading.locator(":focus")).to_have_count(1)
    keyboard.press("ArrowDown", "ArrowDown", "w")
    expect(reading.locator(":focus")).to_have_count(0)


def test_the_focus_stays_on_the_page_while_one_walks_through_the_site(visit: Visit) -> None:
    visitor = visit().go("/")
    keyboard = Keyboard(visitor)
    for path in ("/lobby", "/tables"):
        keyboard.tab_to(f"a[href='{path}']").press("Enter")
        visitor.page.wait_for_url(f"**{path}")
        expect(visitor.page.locator("h1")).to_be_focused()
        keyboard.check(f"going to {path}")
    visitor.page.go_back()
    visitor.page.wait_for_url("**/lobby")
    keyboard.check("going back")


def test_what_has_the_focus_vanishes_and_the_next_thing_has_it(visit: Visit) -> None:
    """The others' moves and the server's answers take away what one stands on."""
    visitor = visit()
    keyboard = begun(visitor, "dreamhome")
    page = visitor.page
    page.wait_for_load_state("networkidle")  # what keeps the focus is fetched when something has it
    for remove in ("element.remove()", "element.hidden = true", "element.style.display = 'none'"):
        keyboard.go_to(LIT)
        page.evaluate(f"() => {{ const element = document.activeElement; {remove}; }}")
        keyboard.check(remove)
        page.wait_for_function(LIT_IS_FOCUSED)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_stay_in_a_part_of_the_board_and_all_keys_are_listed(visit: Visit, game: str) -> None:
    visitor = visit()
    keyboard = begun(visitor, game)
    page = visitor.page
    assert len(page.evaluate(STOPS_IN_LOG)) == 1  # the log itself, which scrolls; no line of it
    keyboard.go_to(LIT)
    group = page.evaluate(GROUP)
    for _ in range(ARROWS):
        keyboard.press("ArrowDown" if visitor.chance.random() < 0.5 else "ArrowRight")
        assert page.evaluate(GROUP) == group
    keyboard.press("F6")
    assert page.evaluate(GROUP) != group
    keyboard.press("Shift+F6")
    assert page.evaluate(GROUP) == group
    keyboard.press("?")
    listed = page.get_by_role("dialog").locator("dl > div")
    expect(listed).to_have_count(count_keys(game))
    assert all(listed.locator("dd").all_inner_texts())
    own = (SOURCES / "games" / game / "keys/text/en.ftl").read_text("utf-8")
    for line in own.splitlines():
        expect(listed.get_by_text(line.split(" = ")[1], exact=True)).to_be_visible()


def count_keys(game: str) -> int:
    """Count what the declarations of the shell and the game list."""
    shell = (SOURCES / "shell/table/keys/keys.ts").read_text("utf-8")
    own = (SOURCES / "games" / game / "keys" / "keys.ts").read_text("utf-8")
    reading = (SOURCES / "shell/table/reading/keys.ts").read_text("utf-8")
    on_maps = len(re.findall(r"^  onMap\(", shell, re.MULTILINE))
    count = len(re.findall(r"shown:", own)) + len(re.findall(r"text: 'key-", shell + reading))
    return count + (on_maps if game in {"hokkaido", "hamlet"} else 0)
