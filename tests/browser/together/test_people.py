"""The host's panel: who watches a public table, and what can be done about them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


def test_the_host_sees_removes_and_renews_and_the_others_read_what_happened(visit: Visit) -> None:
    ada, zoe, late = visit().become("Ada"), visit(phone=True).become("Zoë"), visit()
    places = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    request = {"game": "lanterns", "variant": {"seats": 2}, "places": places, "public": True, "auto": False}
    table = ada.ask("POST", "/api/tables", request)["table"]
    old = ada.table(table)["invitation"]
    zoe.go(f"/table/{table}")
    zoe.page.get_by_role("button", name="Chat").click()
    expect(zoe.page.get_by_text("You are just watching")).to_be_visible()

    ada.go(f"/table/{table}")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="People at the table").click()
    onlookers = ada.page.get_by_role("list", name="Spectators")
    expect(onlookers).to_contain_text("passing by")
    onlookers.get_by_role("button", name="Remove Zoë").click()
    onlookers.get_by_role("button", name="Remove Zoë for good").click()
    expect(zoe.page.get_by_text("The host has removed you from this table")).to_be_visible()
    expect(ada.page.get_by_text("Nobody is watching just now")).to_be_visible()

    for _ in range(2):  # the second time is the answer to the question
        ada.page.get_by_role("button", name="Renew the invitation").click()
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    late.expected.append("status of 404")
    late.go(f"/join/{table}#{old}")
    expect(late.page.get_by_role("alert")).to_contain_text("This invitation link is not valid, or no longer")
    late.page.get_by_role("button", name="Watch").click()
    expect(late.page.get_by_text("You are watching")).to_be_visible()
