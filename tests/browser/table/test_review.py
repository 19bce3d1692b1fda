"""A hint at the table, and the review of the match afterwards, from the first click to the turning points."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_every_page import NARROW, STICKS_OUT, violations
from tests.browser.visitor import LIT, READY, Point, click, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
TOY = "lanterns"
WAYS = pytest.mark.parametrize(("phone", "point"), [(False, click), (True, tap)], ids=["mouse", "touch"])


def test_a_hint_is_taken_and_the_match_reviewed(visit: Visit, axe: str) -> None:
    visitor = visit()
    page, table = visitor.page, visitor.create(TOY, "me", "bot")
    visitor.go(f"/table/{table}")
    page.locator(LIT).first.wait_for()

    before = visitor.table(table)["seq"]
    page.get_by_role("button", name="Hint").click()
    suggestions = page.get_by_role("region", name="Hint").get_by_role("listitem").get_by_role("button")
    expect(suggestions.first).to_have_attribute("aria-pressed", "true")
    assert 1 <= suggestions.count() <= 3
    favourite = visitor.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})["best"][0]
    if favourite["points"] is not None:  # figures are shown where they agree with the order
        expect(suggestions.first).to_contain_text(re.compile(r"The bot expects \d{1,3}(,\d{3})* points?"))
    expect(page.locator(READY)).to_be_visible()
    assert visitor.table(table)["seq"] == before  # marked, not played
    with page.expect_response("**/actions") as answer:
        page.locator(READY).click()
    assert answer.value.ok

    visitor.play_by_api(table)
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review the match").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(page.get_by_role("group", name="Expected points at the end")).to_be_visible()
    page.get_by_text("The same in figures").click()
    page.evaluate(axe)
    assert violations(visitor, "dark") + violations(visitor, "light") == []
    page.set_viewport_size({"width": NARROW, "height": 740})
    assert page.evaluate(STICKS_OUT) == []

    last = page.get_by_role("table").get_by_role("link").last
    frame = (last.get_attribute("href") or "").rpartition("#")[2]
    last.click()
    expect(page.get_by_role("slider")).to_have_value(frame)
    assert int(frame) > 5
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    again = page.url.rpartition("/")[2]
    assert visitor.table(again)["again"] == table


@pytest.mark.parametrize("game", ["hokkaido", "hamlet", "laar", "dreamhome"])
def test_a_hint_stands_on_a_phones_board_with_its_reason(visit: Visit, game: str) -> None:
    visitor = visit(phone=True)
    page, table = visitor.page, visitor.create(game, "me", "bot")
    visitor.play_by_api(table, 3)
    visitor.go(f"/table/{table}")
    page.locator(LIT).first.wait_for()
    page.get_by_role("button", name="Hint").tap()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem")).to_have_count(1)  # one at a time, and the board above it
    expect(page.locator(".board [data-picked]").first).to_be_attached()
    expect(page.locator(READY)).to_be_visible()
    best = visitor.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})["best"]
    first = hint.get_by_role("listitem").inner_text()
    for fact in best[0]["reason"]["facts"]:
        if "points" in fact["arguments"] and fact["arguments"]["points"]:
            assert str(fact["arguments"]["points"]) in first
    if len(best) > 1:
        hint.get_by_role("button", name="Next suggestion").tap()
        expect(hint).to_contain_text(f"2 of {len(best)}")
    hint.get_by_role("button", name="Close").tap()
    expect(hint).to_have_count(0)


@WAYS
def test_the_graph_leads_to_the_replay_and_from_there_one_tries_again(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    page, table = visitor.page, visitor.create(TOY, "me", "bot")
    visitor.play_by_api(table)
    visitor.go(f"/review/{table}")
    point(page.get_by_role("button", name="Review the match"))
    graph = page.get_by_role("group", name="Expected points at the end")
    boards = page.get_by_role("img", name=re.compile("^(Played|Better)$"))
    expect(boards).to_have_count(2)  # of the first turning point: both moves, each drawn
    for board in boards.all():
        expect(board.locator("[data-picked]").first).to_be_attached()
    point(page.locator("button[aria-expanded=true]").first)
    expect(boards).to_have_count(0)
    step = graph.locator("a[href*='#']").last  # nothing is drawn over it
    frame = str(step.get_attribute("href")).rpartition("#")[2]
    point(step.locator("circle").first)
    expect(page.get_by_role("slider")).to_have_value(frame)
    point(page.get_by_role("button", name="Try again from here"))
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    assert visitor.table(page.url.rpartition("/")[2])["again"] == table


@WAYS
def test_a_replay_has_rounds_speeds_and_points(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    page, table = visitor.page, visitor.create("laar", "me", "bot")
    visitor.play_by_api(table)
    visitor.go(f"/replay/{table}")
    slider = page.get_by_role("slider")
    first = slider.input_value()
    point(page.get_by_role("button", name="Round 3", exact=True))
    expect(slider).not_to_have_value(first)
    before = slider.input_value()
    page.get_by_role("combobox", name="Speed").select_option("4×")
    point(page.get_by_role("button", name="Play", exact=True))
    expect(slider).not_to_have_value(before)
    point(page.get_by_role("button", name="Pause", exact=True))
    points = page.get_by_label("Points now") if phone else page.get_by_role("table").first
    expect(points).to_contain_text("Bot 2")
