"""Own editions at tables: whoever is invited, waits or plays reads whose it is, and sees what differs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


def own_edition(ada: Visitor) -> str:
    """Make an edition with another gem on the first card, share it, and return its digest."""
    games = ada.ask("GET", "/api/games")["games"]
    shipped = next(game for game in games if game["slug"] == "laar")["editions"][0]["digest"]
    mine = ada.ask("POST", "/api/me/editions", {"game": "laar", "name": "Ada's box", "from": shipped})
    card = mine["data"]["card"][0]
    card.update(gem=card["gem"] % 8 + 1, source="owner")
    kept = {key: mine[key] for key in ("revision", "name", "data", "checked")}
    saved = ada.ask("PUT", f"/api/me/editions/{mine['id']}", kept)
    ada.ask("PUT", f"/api/me/editions/{mine['id']}/share")
    return str(saved["digest"])


def test_an_invitation_says_whose_edition_is_played_with_and_leads_to_what_differs(visit: Visit) -> None:
    ada, bob = visit(), visit(phone=True)
    ada.become("Ada")
    digest = own_edition(ada)
    places = [{"who": "me"}, {"who": "guest"}]
    wanted = {"game": "laar", "variant": {"seats": 2}, "places": places, "edition": digest}
    table = ada.ask("POST", "/api/tables", wanted)["table"]
    invitation = ada.table(table)["invitation"]
    told = re.compile("This table uses Ada’s own edition, “Ada's box”")
    ada.go(f"/table/{table}")
    expect(ada.page.get_by_text(told)).to_be_visible()
    bob.go(f"/join/{table}#{invitation}")
    expect(bob.page.get_by_text(told)).to_be_visible()
    expect(bob.page.get_by_text("1 value differs from the standard edition.")).to_be_visible()
    bob.page.get_by_role("link", name="See the differences").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ada's box")
    expect(bob.page.locator(".changes > li")).to_have_count(1)


def test_the_choice_of_an_edition_offers_ones_own_and_sums_up_its_sources(visit: Visit) -> None:
    ada = visit()
    ada.become("Ada")
    digest = own_edition(ada)
    ada.go("/table/new#laar")
    page = ada.page
    page.locator("summary", has_text="Edition:").click()
    expect(page.get_by_text("Reconstructed by us: 2 memos and 48 goods cards")).to_be_visible()
    page.get_by_label("Edition", exact=True).select_option(digest)
    expect(page.get_by_text(re.compile("From the owner’s box: 1 goods card"))).to_be_visible()
