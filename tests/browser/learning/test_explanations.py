"""Explanations in place: whatever has a symbol answers a resting pointer, a long press, the focus and a key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import LIT, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
CARD = ".board .slot[data-explain]"
SOON = 150  # ms in which the server explains a position
PRESSED = 700  # ms
ANSWERED = """async (table) => {
  const start = performance.now();
  await (await fetch(`/api/tables/${table}/explanations`)).json();
  return performance.now() - start;
}"""
LOADED = "() => performance.getEntriesByType('resource').some((one) => /Explainer/.test(one.name))"


def at_table(visit: Visit, phone: bool) -> Visitor:
    visitor = visit(phone=phone)
    table = visitor.create("laar", "me", "bot", "bot")
    visitor.wait_for_turn(table)
    visitor.go(f"/table/{table}")
    visitor.page.locator(LIT).first.wait_for()
    visitor.page.wait_for_function(LOADED)
    return visitor


def middle(page: Page) -> tuple[float, float]:
    """Return a point on the first card of the market, at the edge, where no zone of it lies."""
    box = page.locator(CARD).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + 2


def is_beside(page: Page) -> bool:
    """Return whether the explanation lies in the window, beside what it explains."""
    panel, card = page.locator(".explanation").bounding_box(), page.locator(CARD).first.bounding_box()
    size = page.viewport_size
    assert panel
    assert card
    assert size
    inside = panel["x"] >= 0 and panel["x"] + panel["width"] <= size["width"]
    inside = inside and panel["y"] >= 0 and panel["y"] + panel["height"] <= size["height"]
    left, top = max(panel["x"], card["x"]), max(panel["y"], card["y"])
    right = min(panel["x"] + panel["width"], card["x"] + card["width"])
    bottom = min(panel["y"] + panel["height"], card["y"] + card["height"])
    return inside and (right <= left or bottom <= top)


def test_a_resting_pointer_is_answered_and_a_click_is_a_click(visit: Visit) -> None:
    page = at_table(visit, phone=False).page
    page.mouse.move(*middle(page))
    told = page.locator(".explanation")
    expect(told).to_contain_text(re.compile(r"Card \d+"))
    expect(told).to_contain_text(re.compile(r"With the cook: .*[+−]\d+ now"))
    expect(told).to_contain_text("L21")
    expect(told).to_contain_text("Reconstructed by us")
    assert is_beside(page)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.mouse.move(2, 2)
    page.mouse.move(*middle(page))
    expect(told).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(told).to_have_count(0)
    expect(page.locator(".board .slot.picked")).to_have_count(1)


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    page = at_table(visit, phone=True).page
    x, y = middle(page)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(PRESSED)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    told = page.locator(".explanation")
    expect(told).to_contain_text(re.compile(r"Card \d+"))
    assert is_beside(page)
    expect(page.locator(".board .slot.picked")).to_have_count(0)
    told.get_by_role("button", name="Rule L21").tap()
    expect(page.get_by_role("dialog").locator("[data-rule=L21]")).to_be_visible()
    expect(told).to_have_count(0)


def test_a_key_explains_what_has_the_focus_and_walks_on(visit: Visit) -> None:
    page = at_table(visit, phone=False).page
    page.locator(f"{CARD} button").first.focus()
    page.keyboard.press("i")
    told = page.get_by_role("dialog", name=re.compile(r"Card \d+"))
    expect(told).to_be_focused()
    assert is_beside(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".explanation")).not_to_have_attribute("aria-label", re.compile(r"Card \d+"))
    took = [page.evaluate(ANSWERED, page.url.rsplit("/", 1)[-1]) for _ in range(3)]
    assert min(took) < SOON, took
    page.keyboard.press("Escape")
    expect(page.locator(".explanation")).to_have_count(0)
    expect(page.locator(f"{CARD} button").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".explanation")).to_be_visible()  # the focus has come by a key, and rests
