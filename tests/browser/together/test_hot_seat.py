"""Several players at one browser: nothing of a seat is there before its player says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import HAND_OVER, Visitor, click

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SECRET = {"gems": "hidden", "experts": "closed"}


def seats_told(visitor: Visitor) -> list[int | None]:
    """Give, message by message, whose view the server has sent."""
    return [frame["now"]["seat"] for frame in visitor.frames if "now" in frame]


def expect_nobodys_view(visitor: Visitor, table: str) -> None:
    page = visitor.page
    expect(page.get_by_role("dialog").filter(has_text="hand over")).to_be_visible()
    expect(page.get_by_role("region", name="Experts in hand")).to_have_count(0)
    expect(page.locator(".board [data-lit]")).to_have_count(0)
    now = visitor.table(table)
    assert now["seat"] is None
    assert now["legal"] is None
    assert all(seat["experts"] is None for seat in now["shown"]["seats"])


def test_a_seat_is_shown_and_sent_only_after_the_hand_over(visit: Visit) -> None:
    visitor = visit()
    table = visitor.create("laar", "me", "here", variant=SECRET)
    visitor.go(f"/table/{table}")
    told: set[int] = set()
    for _ in range(4):
        visitor.page.locator(HAND_OVER).wait_for()
        expect_nobodys_view(visitor, table)
        seat = visitor.table(table)["hand_over"]
        assert set(seats_told(visitor)) - {None} <= told
        assert seats_told(visitor)[-1] is None
        visitor.page.locator(HAND_OVER).click()
        expect(visitor.page.get_by_role("region", name="Experts in hand")).to_be_visible()
        assert seats_told(visitor)[-1] == seat
        told.add(seat)
        while visitor.table(table)["seat"] == seat:
            visitor.act(click)
    assert told == {0, 1}


def test_two_at_one_browser_play_a_whole_match(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/table/{visitor.create('lanterns', 'me', 'here')}")
    assert visitor.play_until_over(click) > 0
    expect(visitor.page.locator("#outcome")).not_to_be_empty()
