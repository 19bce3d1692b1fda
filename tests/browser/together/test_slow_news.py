"""A socket that is held back: an action that the server has acknowledged stays on the screen, and the match goes on."""

from __future__ import annotations

from itertools import groupby

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import Visit
from tests.browser.tcp_proxy import TcpProxy
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import HAND_OVER, LIT, READY, Visitor, click
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
MAIN = "button.main"
PROMPT = "h1 .prompt"
MADE = "Your move has been made. Just a moment…"
SENDING = "Sending your move…"
# Collects in `looks` what the page shows at every change from now on: the hand-over, and how long the log is.
COLLECT_LOOKS = """() => {
  window.looks = [];
  const look = () => looks.push({
    cover: document.querySelector('[aria-labelledby="hand-over"] button')?.innerText ?? '',
    lines: document.querySelectorAll('[role=tabpanel] [data-line]').length,
  });
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def at_table(visit: Visit, wire: TcpProxy, game: str, *who: str) -> tuple[Visitor, str]:
    visitor = visit(at=wire.origin)
    table = visitor.create(game, "me", *who)
    visitor.go(f"/table/{table}")
    return visitor, table


def posts(visitor: Visitor, path: str) -> list[Request]:
    """Collect what the page sends to a path from now on."""
    found: list[Request] = []
    visitor.page.on("request", lambda request: found.append(request) if request.url.endswith(path) else None)
    return found


def choose(visitor: Visitor) -> str:
    """Choose an action without playing it; return its words."""
    assert visitor.choose(click) == "ready"
    return visitor.page.locator(f"{READY} span").first.inner_text()


def expect_still(visitor: Visitor, prompt: str, words: str) -> None:
    """See the action stand there as it was chosen, and nothing that could be done."""
    page = visitor.page
    expect(page.locator(PROMPT)).to_have_text(prompt)
    expect(page.locator(MAIN)).to_be_disabled()
    expect(page.locator(f"{MAIN} span").first).to_have_text(words)
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.get_by_role("button", name="Step back")).to_be_disabled()


def decided(visitor: Visitor, table: str) -> int:
    """Count the person's own decisions that the server knows and that stand."""
    now = visitor.table(table)
    mine = next(place["seat"] for place in now["places"] if place["mine"])
    return sum(line["seat"] == mine and not line["undone"] for line in now["log"])


@pytest.mark.parametrize("game", GAMES if THOROUGH else GAMES[:1])  # the page does it, whatever the board
def test_an_action_that_is_made_stays_in_sight_until_it_is_fetched(wire: TcpProxy, visit: Visit, game: str) -> None:
    visitor, table = at_table(visit, wire, game, "bot")
    page, sent = visitor.page, posts(visitor, "/actions")
    words = choose(visitor)
    wire.hold_news()
    waiting: list[Route] = []
    page.route(f"**/api/tables/{table}", lambda route: waiting.append(route))  # noqa: PLW0108 (Playwright marks what it is given)
    page.locator(READY).click()
    expect_still(visitor, MADE, words)
    page.keyboard.press("Escape")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    page.locator(".board [data-field]").first.click(force=True)
    expect_still(visitor, MADE, words)
    assert len(sent) == 1

    while not waiting:  # the page asks for the table, for nothing comes by the socket
        page.wait_for_timeout(20)
    page.unroute(f"**/api/tables/{table}")  # which lets it through
    visitor.next()
    wire.let_news_through()
    visitor.act(click)
    assert len({(request.post_data_json or {})["id"] for request in sent}) == len(sent) == 2
    while len(visitor.log()) != len(visitor.table(table)["log"]):  # a bot may be about to act
        page.wait_for_timeout(50)


def test_a_reload_keeps_what_is_on_its_way(wire: TcpProxy, visit: Visit) -> None:
    visitor, table = at_table(visit, wire, "laar", "bot")
    page, before = visitor.page, decided(visitor, table)
    words = choose(visitor)
    visitor.was_offline = True
    page.route("**/actions", lambda route: route.abort())
    page.locator(READY).click()
    expect_still(visitor, SENDING, words)
    page.reload()
    expect_still(visitor, SENDING, words)
    assert decided(visitor, table) == before
    page.unroute("**/actions")
    visitor.next()
    assert decided(visitor, table) == before + 1


def test_an_undo_is_asked_for_once_and_shown_without_the_socket(wire: TcpProxy, visit: Visit) -> None:
    visitor, table = at_table(visit, wire, "hamlet", "bot")
    while not visitor.table(table)["undo"]:
        visitor.act(click)
    page, sent, before = visitor.page, posts(visitor, "/undo"), decided(visitor, table)
    wire.hold_news()
    undo = page.get_by_role("button", name="Undo")
    undo.dblclick()
    expect(page.get_by_text("(taken back)")).not_to_have_count(0)
    assert len(sent) == 1
    assert decided(visitor, table) == before - 1
    wire.let_news_through()
    visitor.act(click)


def test_two_at_one_browser_play_on_without_the_socket(wire: TcpProxy, visit: Visit) -> None:
    visitor, table = at_table(visit, wire, "laar", "here")
    page = visitor.page
    page.locator(HAND_OVER).wait_for()
    wire.hold_news()
    for _ in range(2):
        seat = visitor.table(table)["hand_over"]
        page.locator(HAND_OVER).dblclick()
        expect(page.locator(HAND_OVER)).to_have_count(0)  # the server knows who has the device
        while visitor.table(table)["seat"] == seat or visitor.table(table)["hand_over"] is None:
            choose(visitor)
            page.locator(READY).click()
            expect(page.locator(READY)).to_have_count(0)
            visitor.next()
        expect(page.locator(HAND_OVER)).to_be_visible()
    page.evaluate(COLLECT_LOOKS)
    wire.let_news_through()  # all at once, and older than what is shown
    visitor.act(click)
    looks = page.evaluate("looks")
    lines = [look["lines"] for look in looks]
    assert lines == sorted(lines)
    covers = [cover for cover, _ in groupby(look["cover"] for look in looks)]
    assert len(covers) >= 2
    assert len(set(covers)) == len(covers)  # the hand-over went once, and did not come back
