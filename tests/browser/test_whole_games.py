"""A match of every game that has a board: how it begins by mouse and by touch, and how it ends.

One on the plain board is played by mouse as a whole; by the keyboard all are (`access/test_matches.py`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from parlour.engine import catalogue
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, click, tap
from tests.engine.matches import shortest
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
BOARDS = Path(__file__).parents[2] / "client" / "src" / "games"
GAMES = sorted(board.parent.name for board in BOARDS.glob("*/Board.svelte") if board.parent.name in catalogue.slugs())
BY_MOUSE = 6  # decisions of matches that are not short
BY_TOUCH = 4  # decisions at least; the others are made without looking, unless all is looked at thoroughly
SHORTEST = "laar"
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def test_there_is_a_board_to_play_on() -> None:
    assert "laar" in GAMES


def remember_easy_bots(visitor: Visitor, game: str, seats: int) -> None:
    """Have the home page offer what was chosen last time: few and easy bots."""
    setup = json.dumps(json.dumps({game: {"seats": seats, "level": "easy"}}))
    visitor.page.add_init_script(f"localStorage.setItem('parlour-last-setup', {setup})")


def card_of(visitor: Visitor, game: str) -> Locator:
    return visitor.page.locator("article", has=visitor.page.locator(f"a[href='/table/new#{game}']"))


def expect_the_end(visitor: Visitor) -> None:
    page = visitor.page
    expect(page.locator("#outcome")).to_contain_text(re.compile("win|share the victory"))
    expect(page.get_by_role("table").first).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator("a[href^='/replay/']").first).to_be_attached()


def play(visitor: Visitor, game: str, decide: Callable[[], None], decisions: int) -> None:
    """Make so many decisions as a person does, of the shortest match all others without looking, and see its end."""
    while decisions or (THOROUGH and not is_long(game, 2)):
        if visitor.next() == "over":
            break
        decide()
        decisions = max(0, decisions - 1)
    assert decisions == 0
    if game == SHORTEST or (THOROUGH and not is_long(game, 2)):
        skip_to_the_end(visitor)


def skip_to_the_end(visitor: Visitor) -> None:
    """Play on without the page, which would draw every move, and come back to the end."""
    path = urlsplit(visitor.page.url).path
    visitor.page.goto("/settings")
    visitor.play_by_api(path.removeprefix("/table/"))
    visitor.go(path)
    expect_the_end(visitor)


def is_long(game: str, seats: int) -> bool:
    """Return whether there is a variant whose matches are much shorter: the usual ones are too long to be clicked."""
    variants = [variant for variant in catalogue.game(game).info.variants() if variant.seats == seats]
    limits = [catalogue.game(game).limit(variant) for variant in variants]
    return limits[0] > 2 * min(limits)


@EVERY_GAME
def test_a_match_by_mouse_on_a_desk(visit: Visit, game: str) -> None:
    visitor = visit()
    if is_long(game, 2):
        table = visitor.create(game, "me", "bot", variant=shortest(game, 2))
        visitor.go(f"/table/{table}")
    else:
        remember_easy_bots(visitor, game, 3)
        card_of(visitor.go("/"), game).get_by_role("button", name="Play now").click()
    if THOROUGH:
        assert visitor.play_until_over(click) > 0
        expect_the_end(visitor)
    else:
        for _ in range(BY_MOUSE):
            visitor.act(click)
        skip_to_the_end(visitor)


@EVERY_GAME
def test_a_match_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit(phone=True, service_workers=True)
    remember_easy_bots(visitor, game, 2)
    card_of(visitor.go("/"), game).get_by_role("button", name="Play now").tap()
    play(visitor, game, lambda: visitor.act(tap), BY_TOUCH)


def test_a_game_without_a_board_is_played_on_the_plain_one(visit: Visit) -> None:
    visitor = visit()
    table = visitor.create("lanterns", "me", "bot")
    visitor.go(f"/table/{table}")
    assert visitor.play_until_over(click) > 0
    expect_the_end(visitor)
