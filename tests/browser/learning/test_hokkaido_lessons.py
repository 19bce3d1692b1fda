"""The lesson of Hokkaido in the browser: cards are turned and placed on the map by keyboard, by touch and by mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.learning.test_lessons import Learner, click_ring, press_enter, press_next, tap_next, tap_ring
from tests.browser.visitor import Visitor


def at_step(visitor: Visitor, step: int) -> Learner:
    """Begin the first lesson, and have all that comes before a step done."""
    table = str(visitor.ask("POST", "/api/lessons", {"game": "hokkaido", "lesson": "first"})["table"])
    for before in range(step):
        visitor.ask("POST", f"/api/tables/{table}/step", {"step": before})
    learner = Learner(visitor, "hokkaido", "first")
    assert (learner.table, learner.now["step"]) == (table, step)
    return learner


def test_a_card_is_found_turned_and_placed_with_the_enter_key(visit: Visit) -> None:
    """The arrow that turns the card is pointed at, then the place, then the button; the focus goes along."""
    learner = at_step(visit(), 11)
    learner.reach(13, press_enter, press_enter)
    expect(learner.page.locator(".bubble")).to_contain_text("A factory brings 4 points")


def test_a_card_is_pushed_under_the_city_by_touch_on_a_phone(visit: Visit) -> None:
    learner = at_step(visit(phone=True), 6)
    learner.reach(8, tap_next, tap_ring)
    expect(learner.page.locator(".bubble")).to_contain_text("Lakes and mountains must always stay visible")


def test_a_desert_is_terraformed_by_mouse_after_a_wrong_choice(visit: Visit) -> None:
    learner = at_step(visit(), 9)
    learner.visitor.expected.append("409 (Conflict)")  # how the server refuses a wrong choice
    page = learner.page
    page.get_by_role("button", name="Do nothing more in this round").first.click()
    expect(learner.bubble(9)).to_contain_text("nothing else to use them for")
    page.get_by_role("button", name="Try again").click()
    learner.reach(11, press_next, click_ring)
    expect(page.locator(".bubble")).to_contain_text("Round 3")
