"""The clock in a real browser: chosen for a table, counting down, and a seat taken back after time has run out."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SHORTEST = {"kind": "live", "bank": 10, "increment": 0}


def time_left(visitor: Visitor, seat: int) -> int:
    """Read a seat's clock, in seconds."""
    text = visitor.page.get_by_role("timer").nth(seat).inner_text()
    minutes, seconds = re.fullmatch(r"(\d+):(\d\d)", text).groups()  # type: ignore[union-attr]  # it fails loudly
    return int(minutes) * 60 + int(seconds)


def test_a_clock_is_chosen_and_runs_for_whoever_is_to_act(visit: Visit) -> None:
    ada = visit().go("/table/new#laar")
    ada.page.get_by_text("For an evening", exact=True).click()
    ada.page.get_by_text("10 min + 10 s a turn", exact=True).click()
    ada.page.get_by_role("button", name=re.compile("^(Start|Create)")).click()
    ada.page.wait_for_url(re.compile("/table/(?!new)"))
    waiting_room = ada.page.get_by_role("button", name="Start, bots take the free places")
    expect(waiting_room.or_(ada.page.get_by_role("timer").first).first).to_be_visible()
    if waiting_room.is_visible():
        waiting_room.click()
    ada.next()
    seat = ada.table(ada.page.url.rsplit("/", 1)[1])["seat"]
    expect(ada.page.get_by_role("timer").nth(seat)).to_have_text(re.compile(r"(10:0\d|9:\d\d)"))
    start, before = time.monotonic(), time_left(ada, seat)
    ada.page.wait_for_timeout(2100)
    gone = before - time_left(ada, seat)
    assert 1 <= gone <= time.monotonic() - start + 2


def test_a_bot_stands_in_when_time_runs_out_and_the_seat_can_be_taken_back(visit: Visit) -> None:
    ada, bela = visit(phone=True), visit()
    table = ada.create("hamlet", "me", "guest", clock=SHORTEST)  # a bot alone would end a match in no time
    bela.ask("POST", f"/api/tables/{table}/join", {"invitation": ada.table(table)["invitation"]})
    assert ada.table(table)["to_act"] == [0]
    ada.go(f"/table/{table}")
    back = ada.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    assert ada.table(table)["places"][0]["stand_in"] is not None
    back.click()
    expect(back).to_be_hidden()
    assert ada.table(table)["places"][0]["stand_in"] is None
