"""Planning: turns of several decisions are evaluated as a whole, with the same draws for all of them."""

from __future__ import annotations

import pytest

from parlour.bots.search.plan import Planner, Way
from parlour.bots.search.stop import Stop
from parlour.bots.search.turns import Future, Turns, different_turns
from parlour.engine.parts.hints import Hints, Reach
from parlour.engine.rng import Fast, Rng
from parlour.engine.state import State
from parlour.engine.view import NATURE

END, SAVE, SPEND, WIDE, LUCK = range(5)
SMALL, LARGE = 5, 6  # what may be bought once one is spending
PRICES = {SMALL: 1, LARGE: 4}
GAINS = {SMALL: 1, LARGE: 9}
ENERGY = 3  # decisions of a turn


class Market(State):
    """A toy: in a turn a seat saves coins, spends them in two steps, or draws; only what is bought counts."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats = seats
        self.rounds = rounds
        self.seat = 0
        self.energy = ENERGY
        self.coins = [0] * seats
        self.points = [0] * seats
        self.is_spending = False
        self.is_drawing = False

    def to_act(self) -> list[int]:
        if self.rounds == 0:
            return []
        return [NATURE] if self.is_drawing else [self.seat]

    def legal(self, seat: int) -> list[int]:
        if seat == NATURE:
            return list(range(10))
        if self.is_spending:
            return [thing for thing, price in PRICES.items() if price <= self.coins[seat]]
        if self.energy == 0:
            return [END]
        return [END, SAVE, LUCK, *([SPEND] if self.coins[seat] else [])]

    def apply(self, seat: int, action: int) -> None:
        if seat == NATURE:
            self.points[self.seat] += action
            self.is_drawing = False
        elif action == END:
            self.energy, self.seat = ENERGY, (self.seat + 1) % self.seats
            self.rounds -= self.seat == 0
        elif self.is_spending:
            self.coins[seat] -= PRICES[action]
            self.points[seat] += GAINS[action]
            self.is_spending = False
        else:
            self.energy -= 1
            self.coins[seat] += action == SAVE
            self.is_spending, self.is_drawing = action == SPEND, action == LUCK

    def copy(self) -> State:
        other = Market(self.seats, self.rounds)
        other.seat, other.energy = self.seat, self.energy
        other.coins, other.points = self.coins[:], self.points[:]
        other.is_spending, other.is_drawing = self.is_spending, self.is_drawing
        return other

    def reshuffle(self, seat: int, rng: Rng) -> None:
        pass

    def merits(self) -> list[int]:
        return self.points[:]


class Shopper(Hints):
    """Nobody is tempted by luck, unless asked; spending is one thing in two steps."""

    def __init__(self, *, is_lucky: bool = False) -> None:
        super().__init__(near=Reach(1, 100, plans=True))
        self.is_lucky = is_lucky

    def options(self, state: State, seat: int, legal: list[int]) -> list[int]:
        return [action for action in legal if self.is_lucky or action != LUCK]

    def is_midway(self, state: State) -> bool:
        assert isinstance(state, Market)
        return state.is_spending

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Market)
        return state.seat == 0 and state.energy == ENERGY and not state.is_spending


def options(state: State, hints: Hints) -> list[int]:
    return hints.options(state, 0, state.legal(0))


def test_a_turn_is_planned_to_its_end_although_the_worth_changes_late() -> None:
    """Four coins bring nine points, but not before they are spent."""
    market, hints = Market(2, 2), Shopper()
    market.coins = [2, 0]
    best = Planner(0, hints, 1, 8).turns(market, options(market, hints))[0]
    assert best.actions == [SAVE, SAVE, SPEND, LARGE, END]
    assert best.margin == 9


def test_planning_changes_nothing() -> None:
    market, hints = Market(2, 2), Shopper()
    Planner(0, hints, 1, 8).turns(market, options(market, hints))
    assert (market.coins, market.points, market.energy) == ([0, 0], [0, 0], ENERGY)


def test_all_ways_see_the_same_draws() -> None:
    market, hints = Market(2, 2), Shopper(is_lucky=True)
    one, again, other = [Planner(0, hints, seed, 4).turns(market, options(market, hints)) for seed in (1, 1, 7)]
    assert [(way.actions, way.margin) for way in one] == [(way.actions, way.margin) for way in again]
    assert [way.margin for way in one] != [way.margin for way in other]


def test_without_time_the_best_unfinished_turn_is_returned() -> None:
    market, hints = Market(2, 2), Shopper()
    found = Planner(0, hints, 1, 8, Stop(1e-9)).turns(market, options(market, hints))
    assert [way.actions for way in found] == [[END]]


@pytest.mark.parametrize("is_far", [False, True])
def test_the_action_that_begins_the_best_turn_is_ranked_first(is_far: bool) -> None:
    market, hints = Market(2, 3), Shopper()
    market.coins = [2, 0]
    found = Turns(market, 0, options(market, hints), hints, 40, Stop()).candidates(Fast(1), is_far)
    assert found[0].action == SAVE
    assert sorted(candidate.action for candidate in found) == [END, SAVE, SPEND]
    assert found[0].visits > found[1].visits > found[2].visits
    assert found[0].success > found[1].success


def test_a_far_reach_includes_the_next_turn() -> None:
    """A coin that is spent at once brings a point; one more makes four, and nine points, in the next turn."""
    market, hints = Market(1, 2), Shopper()
    market.energy, market.coins = 1, [3]
    near, far = [
        Turns(market, 0, options(market, hints), hints, 40, Stop()).candidates(Fast(1), far) for far in (False, True)
    ]
    assert near[0].action == SPEND
    assert far[0].action == SAVE


def test_more_ways_are_more_futures() -> None:
    market, hints = Market(2, 2), Shopper()
    counts = [Turns(market, 0, options(market, hints), hints, ways, Stop()).count for ways in (1, 16, 64, 400)]
    assert counts == [1, 1, 2, 5]


def test_an_action_whose_turn_was_not_followed_counts_as_the_worst() -> None:
    market, hints = Market(2, 2), Shopper()
    market.coins = [2, 0]
    future = Future(1, Planner(0, hints, 1, 8).turns(market, options(market, hints)))
    assert future.margin(SAVE) == 9
    assert future.margin(LUCK) == future.least == 0


def test_the_same_steps_in_another_order_are_one_turn() -> None:
    ways = [Way(Market(2, 2), actions, margin) for margin, actions in ((9, [1, 2]), (8, [2, 1]), (7, [3, 1]), (6, [4]))]
    ranked = [(-way.margin, way.actions[0]) for way in ways]
    assert different_turns(ranked, Future(1, ways), 2) == [(-9, 1), (-7, 3)]


def test_without_time_at_least_one_future_is_played_on() -> None:
    market, hints = Market(2, 3), Shopper()
    found = Turns(market, 0, options(market, hints), hints, 400, Stop(1e-9)).candidates(Fast(1), True)
    assert {judged.action for judged in found} == {END, SAVE}
