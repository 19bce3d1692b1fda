"""What only the board of Hokkaido has: a map to move, a card to drag, layers to go between, and the two sides."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import READY, Json, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SPOT = "[data-field=spot]"


def building(visit: Visit, *, phone: bool = False) -> Visitor:
    """Sit down in round 3, with a card to place."""
    visitor = visit(phone=phone)
    table = visitor.create("hokkaido", "me", "bot", "bot")
    while (shown := when_asked(visitor, table))["round"] < 3 or shown["stage"] != "place":
        visitor.play_by_api(table, 1)
    assert shown["round"] == 3
    visitor.go(f"/table/{table}").page.locator(SPOT).first.wait_for()
    return visitor


def when_asked(visitor: Visitor, table: str) -> Json:
    """See what is shown when there is something to choose: before that, bots may be at an earlier stage."""
    while not (now := visitor.table(table))["legal"]:
        assert now["status"] == "playing"
        visitor.page.wait_for_timeout(10)
    return dict(now["shown"])


def card(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Tap to turn")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def a_spot_in_sight(visitor: Visitor) -> Locator:
    """Choose the place that is nearest to the middle of the map."""
    spots = visitor.page.locator(SPOT)
    x, y = middle(visitor.page.get_by_role("region", name="Your city"))

    def far(at: int) -> float:
        here = middle(spots.nth(at))
        return abs(here[0] - x) + abs(here[1] - y)

    return spots.nth(min(range(spots.count()), key=far))


def test_a_card_is_turned_dragged_onto_the_map_and_placed(visit: Visit) -> None:
    """H30: in any of four turns; H31: what it changes is seen before."""
    visitor = building(visit)
    page = visitor.page
    before = card(visitor).get_attribute("aria-label")
    card(visitor).click()
    expect(card(visitor)).not_to_have_attribute("aria-label", str(before))
    for _ in range(3):  # turned this way it may fit nowhere
        if page.locator(SPOT).count() == 0:
            card(visitor).click()
    spot = a_spot_in_sight(visitor)
    value = spot.get_attribute("data-value")
    page.mouse.move(*middle(card(visitor)))
    page.mouse.down()
    page.mouse.move(*middle(spot), steps=8)
    expect(page.get_by_label("What it changes")).to_be_visible()
    page.mouse.up()
    expect(page.locator(f"{SPOT}[data-picked]")).to_have_attribute("data-value", str(value))
    with page.expect_response("**/actions") as answer:
        page.locator(READY).click()
    assert answer.value.ok
    sent = answer.value.request.post_data_json
    assert sent is not None
    action = sent["action"]
    assert f"{action['x']},{action['y']}" == value  # the map, the button and the action speak of the same place


def test_over_and_under_are_a_switch(visit: Visit) -> None:
    """H30: above or tucked under; the layers that are possible are offered."""
    visitor = building(visit, phone=True)
    page = visitor.page
    layered = page.locator(SPOT, has=page.locator(".more"))
    for _ in range(3):  # a card with a mountain may have few places
        if layered.count() == 0:
            card(visitor).tap()
    layered.first.tap()
    expect(page.locator("[data-field=under]").nth(1)).to_be_visible()
    expect(page.locator("[data-field=under][data-picked]")).to_have_count(1)
    other = page.locator("[data-field=under]:not([data-picked])").first
    value = other.get_attribute("data-value")
    other.tap()
    expect(page.locator("[data-field=under][data-picked]")).to_have_attribute("data-value", str(value))
    expect(page.locator(READY)).to_contain_text("Place the card here")


def test_the_map_is_moved_and_zoomed_and_shows_its_sides(visit: Visit) -> None:
    """H53: the sides of the range are tinted when asked for."""
    visitor = building(visit)
    page = visitor.page
    spot = page.locator(SPOT).first
    for _ in range(2):  # a small city is near from the beginning
        page.get_by_role("button", name="Zoom out").click()
    wide = spot.bounding_box()
    for _ in range(4):
        page.get_by_role("button", name="Zoom in").click()
    near = spot.bounding_box()
    assert wide is not None
    assert near is not None
    assert near["width"] > wide["width"] * 1.5
    view = page.get_by_role("region", name="Your city")
    x, y = middle(view)
    page.mouse.move(x - 200, y - 60)
    page.mouse.down()
    page.mouse.move(x - 260, y - 100, steps=5)
    page.mouse.up()
    moved = spot.bounding_box()
    assert moved is not None
    assert (moved["x"], moved["y"]) != (near["x"], near["y"])
    expect(page.locator(f"{SPOT}[data-picked]")).to_have_count(0)
    sides = page.get_by_role("button", name="Show the two sides")
    sides.click()
    expect(sides).to_have_attribute("aria-pressed", "true")


def test_somebody_asks_for_order_in_a_match_with_goals(visit: Visit) -> None:
    """H31: nobody has to answer a question; who asks, or is made to wait, sees whose turn it is, and builds in it."""
    visitor = visit().become("Ada")
    table = visitor.create("hokkaido", "me", "bot", "bot", variant={"goals": "on"})
    while when_asked(visitor, table)["stage"] != "place":
        visitor.play_by_api(table, 1)
    page = visitor.go(f"/table/{table}").page
    page.locator(SPOT).first.wait_for()
    page.get_by_role("button", name="Ask for order").first.click()
    with page.expect_response("**/actions") as answer:
        page.locator(READY).click()
    assert answer.value.ok
    order = page.get_by_role("region", name="asked for order")
    expect(order.get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_text("asks for order").first).to_be_attached()
    expect(order.locator("[aria-current=step]")).to_contain_text("Ada")
    page.locator(SPOT).first.wait_for()
    assert when_asked(visitor, table)["asked"] == 0
    visitor.act(lambda target: target.click())
    expect(page.get_by_role("button", name="Ask for order")).to_have_count(0)
    visitor.play_by_api(table, 3)
    assert when_asked(visitor, table)["round"] > 1
