"""Matches decided by what the accessibility tree says, with keys alone: by a program that sees nothing of the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.access.listener import Listener, promise
from tests.browser.conftest import Visit
from tests.browser.pages.test_every_page import violations
from tests.browser.test_whole_games import GAMES, SHORTEST, is_long
from tests.engine.matches import shortest
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900 if THOROUGH else 400)]
DECISIONS = 3  # of games whose matches are long, every day
MATCHES = 4  # of every game, when all is tried thoroughly
IN_NUMBERS = re.compile(r"[Cc]olumn −?\d+, row|[Ss]pot \d")


def sit_down(visit: Visit, game: str, *who: str) -> Listener:
    """Open a table, short where matches are long, and go to the board in words."""
    visitor = visit()
    variant = shortest(game, 2) if is_long(game, 2) and not THOROUGH else None
    visitor.go(f"/table/{visitor.create(game, *(who or ('me', 'bot')), variant=variant)}")
    listener = Listener(visitor.page)
    listener.come()
    return listener


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_walked_and_its_choices_are_heard_best_first(visit: Visit, game: str) -> None:
    listener = sit_down(visit, game)
    options = listener.choices()
    assert options
    assert listener.listbox().states.get("focused")
    assert [promise(one) for one in options] == sorted(map(promise, options), reverse=True)
    told = ["Brings" in one for one in options]
    assert told == sorted(told, reverse=True)  # on a slow machine the last ones may not be worked out
    grids = listener.named("grid")
    cells = [heard.name for heard in listener.named("gridcell")]
    assert len(grids) >= 2  # one's own area and what lies around it
    assert all(cells)
    assert [one for one in [*options, *cells] if IN_NUMBERS.search(one)] == []
    listener.press("2")
    assert listener.told("points: ")


@pytest.mark.parametrize("game", [game for game in GAMES if game != SHORTEST])
def test_decisions_are_made_from_what_is_heard(visit: Visit, game: str) -> None:
    listener = sit_down(visit, game)
    for _ in range(DECISIONS):
        assert listener.decide()


@pytest.mark.parametrize("game", GAMES if THOROUGH else [SHORTEST])
def test_who_only_listens_scores_at_least_as_well_as_an_easy_bot(visit: Visit, game: str) -> None:
    """Every day one match of the shortest game; thoroughly several of every game, each seat in turn."""
    own, rival = 0, 0
    for match in range(MATCHES if THOROUGH else 1):
        who = ("me", "bot") if match % 2 == 0 else ("bot", "me")
        listener = sit_down(visit, game, *who)
        while listener.decide():
            pass
        totals = listener.totals()
        assert len(totals) == 2
        own, rival = own + totals[who.index("me")], rival + totals[who.index("bot")]
    assert own >= rival


@pytest.mark.parametrize("game", GAMES)
def test_words_alone_are_for_everybody(visit: Visit, axe: str, game: str) -> None:
    """The table without a drawing, on a phone: nothing is wider than the screen, and axe finds nothing."""
    visitor = visit(phone=True)
    table = visitor.create(game, "me", "bot", variant=shortest(game, 2) if is_long(game, 2) else None)
    visitor.page.add_init_script("localStorage.setItem('parlour-settings', JSON.stringify({ wordsOnly: true }))")
    visitor.go(f"/table/{table}")
    expect(visitor.page.get_by_role("option").first).to_contain_text("Brings")
    assert visitor.page.locator("[role='group'].board").count() == 0
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.page.evaluate(axe)
    found = violations(visitor, "light") + violations(visitor, "dark")
    assert not found, "\n".join(found)
