"""Stopping a search: at any time there is a best action so far, and a request that does not come changes nothing."""

import pytest

from parlour.bots.search import Search
from parlour.bots.search.search import CLOCK_EVERY
from parlour.bots.search.stop import Request, Stop
from parlour.engine import catalogue
from parlour.engine.rng import Fast
from parlour.match import Match

SLUGS = catalogue.slugs()
FOREVER = 10**9


class After(Request):
    """Comes after it was looked for so many times."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def has_come(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("is_far", [False, True])
def test_a_request_that_does_not_come_changes_nothing(slug: str, is_far: bool) -> None:
    match = Match(slug, seed=3)
    view = match.view(match.turn[0])
    searches = [Search(iterations=20, is_far=is_far, request=request) for request in (None, Request())]
    free, watched = [search.evaluate(match.game, view, Fast(1)) for search in searches]
    assert [vars_of(one) for one in free] == [vars_of(one) for one in watched]


def vars_of(candidate: object) -> tuple[object, ...]:
    return tuple(getattr(candidate, name) for name in ("action", "visits", "success"))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_request_ends_a_search_with_a_legal_action(slug: str) -> None:
    match = Match(slug, seed=3)
    seat = match.turn[0]
    legal = [choice.action for choice in match.legal.of(seat)]
    search = Search(iterations=FOREVER, request=After(2))
    assert search.choose(match.game, match.view(seat), legal, Fast(1)) in legal


def test_the_best_so_far_is_what_a_smaller_budget_would_have_found() -> None:
    match = next(match for match in (Match(slug, seed=3) for slug in SLUGS) if not match.game.hints.near.plans)
    view = match.view(match.turn[0])
    stopped = Search(iterations=FOREVER, request=After(1)).evaluate(match.game, view, Fast(1))
    small = Search(iterations=2 * CLOCK_EVERY).evaluate(match.game, view, Fast(1))
    assert [vars_of(one) for one in stopped] == [vars_of(one) for one in small]


def test_a_stop_is_due_at_its_time_or_when_it_is_requested() -> None:
    assert not Stop().is_due()
    assert Stop(1e-9).is_due()
    assert not Stop(1e12, Request()).is_due()
    assert Stop(1e12, After(0)).is_due()
