"""A hint at the table, and the review of the match afterwards, from the first click to the turning points."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_every_page import NARROW, STICKS_OUT, violations
from tests.browser.visitor import LIT, READY

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
TOY = "lanterns"


def test_a_hint_is_taken_and_the_match_reviewed(visit: Visit, axe: str) -> None:
    visitor = visit()
    page, table = visitor.page, visitor.create(TOY, "me", "bot")
    visitor.go(f"/table/{table}")
    page.locator(LIT).first.wait_for()

    page.get_by_role("button", name="Hint").click()
    suggestions = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    expect(suggestions.first).to_contain_text(re.compile(r"The bot expects \d+ points?"))
    assert 1 <= suggestions.count() <= 3
    before = visitor.table(table)["seq"]
    suggestions.first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
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
    expect(page.get_by_role("img", name="Expected points at the end")).to_be_visible()
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
