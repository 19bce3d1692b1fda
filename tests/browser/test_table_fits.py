"""Everything that one decides about is in sight in every size of window, and nothing moves under the pointer."""

from __future__ import annotations

import pytest

from parlour.engine import catalogue
from tests.browser.conftest import Visit
from tests.browser.fitting import DESK_SIZES, PHONE_SIZES, at_every_size, moved, places
from tests.browser.test_whole_games import GAMES
from tests.browser.visitor import READY, Visitor, click
from tests.engine.matches import shortest
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
# How many decisions are looked at in each part of a match, and how many parts there are. Draws differ from run to run:
# the usual check looks at the first decisions, in all sizes of a desk and on a usual phone; the rest is for --thorough.
DECISIONS, PARTS = (130, 3) if THOROUGH else (2, 1)
SIZES = (*DESK_SIZES, *PHONE_SIZES) if THOROUGH else (*DESK_SIZES, PHONE_SIZES[0])


def most_seats(game: str) -> int:
    """Return the largest number of seats of a game."""
    return max(variant.seats for variant in catalogue.game(game).info.variants())


def look(visitor: Visitor) -> list[str]:
    """Make one decision, looking at every step of it in all sizes."""
    problems: list[str] = []
    while (now := visitor.next()) in {"lit", "ready"}:
        problems += [f"{size}: {one}" for size, found in at_every_size(visitor.page, SIZES).items() for one in found]
        if now == "ready":
            break
        before = places(visitor.page)
        click(visitor.a_lit_target())
        visitor.page.wait_for_timeout(50)
        if visitor.next() != "over":
            problems += [f"moved: {one}" for one in moved(visitor.page, before)]
    if now == "ready":
        with visitor.page.expect_response("**/actions") as answer:
            click(visitor.page.locator(READY))
        visitor.wait_for_news(answer.value.json()["seq"])
    return problems


@pytest.mark.parametrize("seats", ["two", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_in_sight_in_every_size(visit: Visit, game: str, seats: str) -> None:
    visitor = visit()
    count = 2 if seats == "two" else most_seats(game)
    table = visitor.create(game, "me", *["bot"] * (count - 1), variant=shortest(game, count))
    visitor.go(f"/table/{table}")
    problems: list[str] = []
    for part in range(PARTS):
        for _ in range(DECISIONS):
            if visitor.next() == "over":
                break
            problems += look(visitor)
        if part < PARTS - 1:
            visitor.play_by_api(table, most=8)
            visitor.page.reload()
    assert not problems, "\n".join(dict.fromkeys(problems))
