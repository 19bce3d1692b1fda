"""Life at the table: what happened since one's turn, the log as a story, reactions, and what lies over the board."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import LIT, Point, Visitor, click, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SIX_SECONDS = 6000
on_desk_and_phone = pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
by_mouse_and_touch = pytest.mark.parametrize(("phone", "point"), [(False, click), (True, tap)], ids=["mouse", "touch"])


def at_table(visit: Visit, phone: bool, game: str = "laar") -> Visitor:
    """Sit at a table with two bots when it is one's turn again, and they have done several things since the last."""
    visitor = visit(phone=phone)
    table = visitor.create(game, "me", "bot", "bot")
    for _ in range(12):
        visitor.play_by_api(table, 1)
        now = visitor.wait_for_turn(table)
        own = max(at for at, line in enumerate(now["log"]) if line["seat"] == now["seat"])
        if len([line for line in now["log"][own + 1 :] if line["seat"] is not None]) > 1:
            break
    visitor.go(f"/table/{table}")
    visitor.page.locator(LIT).first.wait_for()
    return visitor


def press(target: Locator, phone: bool) -> None:
    """Point at a part of the frame, which no bar covers."""
    target.tap() if phone else target.click()


def drawn(page: Page) -> list[str]:
    found: list[str] = page.locator(".board [data-changed]").evaluate_all("(all) => all.map((one) => one.dataset.of)")
    return found


@by_mouse_and_touch
def test_what_happened_since_ones_turn_is_played_on_the_board(visit: Visit, phone: bool, point: Point) -> None:
    visitor = at_table(visit, phone)
    page = visitor.page
    told = page.get_by_role("region", name="Since your turn")
    expect(told).to_contain_text(re.compile(r"[2-9]|1\d"))
    expect(page.locator(".board [data-changed]").first).to_be_visible()
    before = drawn(page)
    press(told.get_by_role("button", name="Show me"), phone)
    expect(told.get_by_role("button", name="Skip")).to_be_visible()
    assert page.locator(LIT).count() == 0  # nothing can be chosen in the past
    assert drawn(page) == []
    expect(told.get_by_role("button", name="Again")).to_be_visible(timeout=SIX_SECONDS)
    expect(page.locator(LIT).first).to_be_visible()
    expect(page.locator(".board [data-changed]")).to_have_count(len(before))

    press(told.get_by_role("button", name="Again"), phone)
    press(told.get_by_role("button", name="Skip"), phone)
    expect(told).to_have_count(0)
    # Bots are quick: when they have acted there is something new to outline.
    page.evaluate("() => setInterval(() => { window.cleared ||= !document.querySelector('.board [data-changed]') }, 5)")
    visitor.act(point)
    page.wait_for_function("window.cleared")


@on_desk_and_phone
def test_the_log_is_told_by_rounds_and_opens_at_its_newest_line(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("laar", "me", "bot", "bot")
    visitor.play_by_api(table, 7)
    visitor.wait_for_turn(table)
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator(LIT).first.wait_for()
    if phone:
        press(page.get_by_role("navigation").get_by_role("button", name="Log"), phone)
    log = page.get_by_role("group", name="Log")
    expect(log.get_by_role("heading", name="Round 2")).to_have_count(1)
    expect(log.locator("[data-line]").last).to_be_in_viewport()
    expect(log.get_by_text("3 cards are revealed").first).to_be_attached()
    draws = log.locator("details").last
    press(draws.locator("summary"), phone)
    expect(draws.locator("[data-line]").first).to_be_visible()


@by_mouse_and_touch
def test_a_choice_is_asked_for_in_a_sentence_and_the_hint_stays(visit: Visit, phone: bool, point: Point) -> None:
    visitor = at_table(visit, phone)
    page = visitor.page
    said = page.locator("header h1 .next")
    for _ in range(12):
        while not said.count() and page.locator("button.main:not([disabled])").count() == 0:
            point(visitor.a_lit_target())
        if said.count():
            break
        visitor.act(point)
        page.locator(LIT).first.wait_for()
    expect(said).to_have_text(re.compile(r"^Choose [a-z ]+$"))
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("button", name="Step back")).to_be_visible()


@on_desk_and_phone
def test_a_reaction_is_said_and_rises_over_whoever_sent_it(visit: Visit, phone: bool) -> None:
    visitor = at_table(visit, phone)
    page = visitor.page
    if phone:
        press(page.get_by_role("navigation").get_by_role("button", name="Chat"), phone)
    else:
        press(page.get_by_role("tab", name="Chat"), phone)
    page.evaluate(
        """() => new MutationObserver((all) => {
          for (const { addedNodes } of all) for (const one of addedNodes)
            if (one.classList?.contains('said')) window.rose = one.textContent;
        }).observe(document.body, { childList: true })"""
    )
    press(page.get_by_role("button", name="Applause"), phone)
    expect(page.get_by_role("list", name="Chat")).to_contain_text("👏")
    page.wait_for_function("window.rose === '👏'")


@by_mouse_and_touch
def test_a_city_is_painted_by_dragging_and_a_card_is_entered_by_its_number(
    visit: Visit, phone: bool, point: Point
) -> None:
    visitor = visit(phone=phone).go("/pad/hokkaido")
    page = visitor.page
    squares = page.locator(".painter [data-at]")
    expect(squares.first).to_be_attached()
    tab = page.get_by_role("tab").first
    page.locator(".painter").scroll_into_view_if_needed()
    boxes = [page.locator(f"[data-at='{x},0']").bounding_box() for x in (0, 1, 2)]
    spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    if phone:
        session = page.context.new_cdp_session(page)
        for kind, at in [("touchStart", spots[0]), *[("touchMove", spot) for spot in spots[1:]], ("touchEnd", None)]:
            touches = [] if at is None else [{"x": at[0], "y": at[1]}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    else:
        page.mouse.move(*spots[0])
        page.mouse.down()
        for spot in spots[1:]:
            page.mouse.move(*spot)
        page.mouse.up()
    expect(tab).to_contain_text("3 squares")

    page.get_by_label("Number of a card").fill("7")
    press(page.get_by_role("button", name="Turn the card to the right"), phone)
    point(page.locator("[data-at='0,1']"))
    expect(tab).to_contain_text("9 squares")
    expect(page.get_by_text("The winner is named when everything is entered.")).to_be_attached()


@by_mouse_and_touch
def test_goods_are_entered_by_the_number_of_a_card_and_counted(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone).go("/pad/laar")
    page = visitor.page
    tab = page.get_by_role("tab").first
    expect(tab).to_contain_text("0 of 12 goods")
    page.get_by_label("Number of a card").fill("12")
    kinds = page.get_by_role("group", name="Choose what it is here")
    expect(kinds.get_by_role("button")).to_have_count(5)
    point(kinds.get_by_role("button").first)
    expect(tab).to_contain_text("1 of 12 goods")
    expect(page.get_by_text("The winner is named when everything is entered.")).to_be_attached()
