"""The pages of a game: its own before a match, and how it is played, on the screen and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import LIT

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
SHEETS = 2  # of A4, for the two-minute page
PAGE = re.compile(rb"/Type\s*/Page\b")
A4 = re.compile(rb"/MediaBox\s*\[\s*0 0 59[45]\.\d+ 84[12]\.\d+\s*\]")
LONGEST = ("ru", "fr")  # the languages with the longest texts


def test_from_the_game_page_a_match_is_one_click_away(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("link", name="About the game").first.click()
    heading = visitor.page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    expect(visitor.page).to_have_title(f"{heading.inner_text()} · Parlour")
    expect(visitor.page.get_by_role("heading", name="With how many players?")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Back to the games")).to_be_visible()
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.locator(LIT).first).to_be_visible()


def test_a_game_that_is_not_there_has_our_page(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/game/chess")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_an_address_of_a_rule_leads_to_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/help/{GAMES[0]}")
    link = visitor.page.locator("a[data-to]").last
    rule = visitor.page.locator("[data-rule]").nth(12).get_attribute("data-rule")
    expect(link).to_be_visible()
    visitor.go("/").go(f"/help/{GAMES[0]}#{rule}")
    expect(visitor.page.locator(f"[data-rule='{rule}']")).to_be_focused()
    expect(visitor.page.locator(f"[data-rule='{rule}']")).to_be_in_viewport()
    visitor.page.locator(".two-minutes a[data-to]").first.click()
    expect(visitor.page).to_have_url(re.compile(r"/help/\w+#[A-Z]\d+$"))
    expect(visitor.page.locator(".wanted")).to_be_focused()


@pytest.mark.parametrize("language", LONGEST)
def test_the_two_minute_page_is_printed_on_two_sheets(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    for game in GAMES:
        visitor.go(f"/help/{game}")
        expect(visitor.page.locator(".two-minutes ol")).to_be_visible()
        visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")
        printed = visitor.page.pdf(prefer_css_page_size=True)
        sheets = len(PAGE.findall(printed))
        assert 1 <= sheets <= SHEETS, f"{game}: {sheets} sheets"
        assert len(A4.findall(printed)) == sheets
