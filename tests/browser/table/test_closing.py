"""What lies over the board is opened and closed, by mouse, by touch, and by Escape, and what was chosen stays."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.table.test_life_at_the_table import at_table
from tests.browser.visitor import LIT, Point, Visitor, click, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
WAYS = pytest.mark.parametrize(("phone", "point"), [(False, click), (True, tap)], ids=["mouse", "touch"])
PICKED = ".board [data-picked]"
LARGER = 1.3  # times the area
CHOICES_OF_A_POINT = {"dreamhome": 2}  # a column, and that its cards are taken: the key takes them back one by one


def sit_down(visit: Visit, game: str, *, phone: bool, made: int = 0) -> Visitor:
    """Sit down with two bots, some decisions after the beginning."""
    visitor = visit(phone=phone)
    table = visitor.create(game, "me", "bot", "bot", variant={"layout": "fixed"} if game == "hamlet" else None)
    visitor.play_by_api(table, made)
    visitor.wait_for_turn(table)
    visitor.go(f"/table/{table}").page.locator(LIT).first.wait_for()
    return visitor


def pick_one(visitor: Visitor, point: Point) -> Locator:
    """Choose something that does not complete an action by itself; return what is marked as chosen."""
    point(visitor.page.locator(LIT).first)
    picked = visitor.page.locator(PICKED).first
    expect(picked).to_be_visible()
    return picked


def area(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["width"] * box["height"]


def closings(visitor: Visitor, point: Point, button: Locator) -> list[Callable[[], None]]:
    """Return the ways to close something: the key, and a button of its own."""
    return [partial(escape, visitor), partial(point, button)]


def escape(visitor: Visitor) -> None:
    """Press the key, which a phone with a keyboard has, too."""
    visitor.page.keyboard.press("Escape")


@WAYS
@pytest.mark.parametrize("game", ["laar", "dreamhome", "hokkaido"])
def test_a_rival_is_shown_large_and_small_again(visit: Visit, game: str, phone: bool, point: Point) -> None:
    visitor = sit_down(visit, game, phone=phone, made=2)
    page = visitor.page
    picked = pick_one(visitor, point)
    small = page.locator(".others section[data-of]").first
    before = area(small)
    enlarge = small.get_by_role("button", name=re.compile("show large"))
    point(enlarge)
    large = page.locator("section[data-of]").filter(has=page.get_by_role("button", expanded=True))
    expect(large).to_have_count(1)
    assert area(large) > LARGER * before
    point(large.get_by_role("button", name=re.compile("show small")))
    expect(large).to_have_count(0)

    point(enlarge)
    expect(large).to_have_count(1)
    escape(visitor)
    expect(large).to_have_count(0)
    expect(picked).to_be_visible()  # the key has closed, and taken nothing back
    for _ in range(CHOICES_OF_A_POINT.get(game, 1) - 1):
        escape(visitor)
        expect(picked).to_be_visible()
        expect(page.get_by_role("button", name="Step back")).to_be_enabled()
    escape(visitor)
    expect(page.locator(PICKED)).to_have_count(0)


@WAYS
def test_notices_and_hints_close_before_a_choice_is_taken_back(visit: Visit, phone: bool, point: Point) -> None:
    visitor = at_table(visit, phone)
    page = visitor.page
    since = page.get_by_role("region", name="Since your turn")
    expect(since).to_be_visible()
    escape(visitor)
    expect(since).to_have_count(0)

    picked = pick_one(visitor, point)
    hint = page.get_by_role("region", name="Hint")
    for close in closings(visitor, point, hint.get_by_role("button", name="Close")):
        page.get_by_role("button", name="Hint").first.click()
        expect(hint.get_by_role("list")).to_be_visible()
        close()
        expect(hint).to_have_count(0)
        expect(picked).to_be_visible()
    escape(visitor)
    expect(page.locator(PICKED)).to_have_count(0)


@WAYS
def test_a_dialog_closes_before_what_lies_behind_it(visit: Visit, phone: bool, point: Point) -> None:
    visitor = sit_down(visit, "laar", phone=phone, made=2)
    page = visitor.page
    picked = pick_one(visitor, point)
    point(page.locator(".others").get_by_role("button", name=re.compile("show large")).first)
    large = page.get_by_role("button", name=re.compile("show small"))
    expect(large.first).to_be_visible()
    dialog = page.locator("dialog[open]")
    for opener in ("Rules and help", "Table"):
        page.get_by_role("button", name=opener, exact=True).first.click()
        expect(dialog).to_be_visible()
        if opener == "Table":
            escape(visitor)
        else:
            dialog.get_by_role("button", name="Close", exact=True).click()
        expect(dialog).to_have_count(0)
        expect(large.first).to_be_visible()
        expect(picked).to_be_visible()
    page.get_by_role("button", name="Rules and help", exact=True).first.click()
    expect(dialog).to_be_visible()
    press_beside(visitor, phone)
    expect(dialog).to_have_count(0)


def press_beside(visitor: Visitor, phone: bool) -> None:
    """Press the corner of the window, beside every dialog."""
    visitor.page.touchscreen.tap(4, 4) if phone else visitor.page.mouse.click(4, 4)


@WAYS
def test_what_is_looked_at_in_the_village_closes(visit: Visit, phone: bool, point: Point) -> None:
    visitor = sit_down(visit, "hamlet", phone=phone)
    page = visitor.page
    tile = page.locator(".village .target[data-field='tile']").first
    details = page.locator(".hm-details")
    for close in closings(visitor, point, details.get_by_role("button", name="Close the details")):
        point(tile)
        expect(details).to_be_visible()
        close()
        expect(details).to_have_count(0)


@WAYS
def test_a_trial_of_a_card_closes(visit: Visit, phone: bool, point: Point) -> None:
    visitor = sit_down(visit, "hokkaido", phone=phone)
    page = visitor.page
    trial = page.get_by_role("region", name="Try in your city")
    back = page.get_by_role("button", name="Back to the cards")
    for close in closings(visitor, point, back):
        point(page.get_by_role("button", name="Try in your city"))
        expect(trial).to_be_visible()
        close()
        expect(trial).to_have_count(0)
