"""Levels: a budget of iterations, and a time limit in seconds."""

from itertools import product
from time import perf_counter

import pytest

from parlour.bots.bot import Bot
from parlour.bots.levels import BUDGETS, HARD, LEVELS, MASTER, bot
from parlour.bots.search import Search
from parlour.bots.search_bot import FEWEST, SearchBot
from parlour.engine import catalogue
from parlour.engine.rng import Fast
from parlour.match import Match

SLUGS = catalogue.slugs()
PATIENCE = {HARD: 1.0, MASTER: 5.0}  # seconds for a turn
A_FEW_ITERATIONS = 3.0  # seconds at most: the clock is looked at between them


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_of_usual_length_stays_within_its_time_limit(slug: str) -> None:
    game = catalogue.game(slug)
    for (level, seconds), seats in product(PATIENCE.items(), game.info.seats):
        budget, limit, is_far = BUDGETS[level]
        assert budget < limit <= seconds
        search = SearchBot(budget, limit, is_far).search(game, seats)
        assert search.seconds * game.hints.steps == pytest.approx(limit)
        assert search.iterations == round(budget * game.hints.reach(is_far, seats).pace / game.hints.steps)
        assert search.is_far == is_far


def test_a_share_of_the_budget_is_a_share_of_iterations_and_seconds() -> None:
    game = catalogue.game(SLUGS[0])
    whole, tenth = bot(MASTER), bot(MASTER, 0.1)
    assert isinstance(whole, SearchBot)
    assert isinstance(tenth, SearchBot)
    assert tenth.search(game, 2).iterations == pytest.approx(whole.search(game, 2).iterations / 10, abs=1)
    assert tenth.search(game, 2).seconds == pytest.approx(whole.search(game, 2).seconds / 10)
    assert SearchBot(0.0, 1.0).search(game, 2).iterations == FEWEST


def test_a_bot_without_a_time_limit_uses_its_whole_budget() -> None:
    limited, unlimited = bot(HARD), bot(HARD, has_time_limit=False)
    assert isinstance(limited, SearchBot)
    assert isinstance(unlimited, SearchBot)
    game = catalogue.game(SLUGS[0])
    assert limited.search(game, 2).seconds > 0
    assert unlimited.search(game, 2).seconds == 0
    assert unlimited.search(game, 2).iterations == limited.search(game, 2).iterations


def test_higher_levels_have_larger_budgets() -> None:
    assert LEVELS[-2:] == (HARD, MASTER)
    assert BUDGETS[HARD][0] < BUDGETS[MASTER][0]


def test_a_search_stops_at_its_time_limit() -> None:
    match = Match(SLUGS[0], seed=4)
    start = perf_counter()
    Search(iterations=10**9, seconds=0.01).evaluate(match.game, match.view(match.turn[0]), Fast(1))
    assert perf_counter() - start < A_FEW_ITERATIONS


@pytest.mark.parametrize("slug", SLUGS)
def test_equal_views_of_different_states_give_the_same_choice(slug: str) -> None:
    game, match = catalogue.game(slug), Match(slug, seed=6)
    seat = match.turn[0]
    view, legal = match.view(seat), [choice.action for choice in match.legal.of(seat)]
    other = game.imagine(view, Fast(77))  # as true as the truth, for all that the seat knows
    again = game.view(other, seat)
    players: list[Bot] = [bot("normal"), Search(iterations=12)]
    for player in players:
        assert player.choose(game, view, legal, Fast(5)) == player.choose(game, again, legal, Fast(5))
