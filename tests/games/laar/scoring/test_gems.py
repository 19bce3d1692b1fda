"""Runs of gems and their shifts."""

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.laar.scoring import gems as module
from parlour.games.laar.scoring.gems import gem_points
from tests.games.laar.scoring.slow_scoring import shifted, slow_gems, slow_runs

CLASS = st.integers(1, 8)
COMPILED = not module.__file__.endswith(".py")


def counts(gems: tuple[int, ...]) -> list[int]:
    return [gems.count(gem) for gem in range(1, 9)]


def points(gems: str, shifts: int = 0) -> int:
    return gem_points(counts(tuple(int(gem) for gem in gems.split())), shifts)


def test_a_run_scores_its_length_squared() -> None:
    """L50: {1,2,4,4,8} is 8-1-2, 4 and 4: 11 points; {1,2,3,4,8} is one run of five: 25."""
    assert points("1 2 4 4 8") == 11
    assert points("1 2 3 4 8") == 25
    assert points("") == 0
    assert points("5") == 1


def test_a_run_may_wrap_from_eight_to_one() -> None:
    """L50: 8 and 1 are neighbours."""
    assert points("8 1") == 4
    assert points("7 8 1 2 2") == 17


def test_a_run_may_go_all_the_way_round_and_on() -> None:
    """L50: 1-2-…-8-1 is nine cards, 81 points."""
    assert points("1 2 3 4 5 6 7 8") == 64
    assert points("1 2 3 4 5 6 7 8 1") == 81
    assert points("1 2 3 4 5 6 7 8 1 2 3 4 5 6 7 8 4 5 7") == 18**2 + 1


def test_each_gem_is_in_one_run() -> None:
    """L50: two runs of two beat one of three and a single gem only where there are four gems."""
    assert points("1 2 2 3") == 10
    assert points("1 2 2 3 3 4") == 16 + 4


def test_a_shift_moves_one_gem_by_one_class() -> None:
    """L46: +1 or -1 to the class of one gem, 8 to 1 and back."""
    assert points("1 2 4", 1) == 9
    assert points("1 2 8 8", 1) == 16
    assert points("1 7", 1) == 4
    assert points("1 5", 1) == 2


def test_two_shifts_may_move_the_same_gem() -> None:
    """L46: two of them may be used on one gem: a 1 may become a 3."""
    assert points("1 4 5", 1) == 5
    assert points("1 4 5", 2) == 9


def test_shifts_close_a_round_from_both_sides() -> None:
    """L46: of three gems of class 1 one goes up to 2, one down to 8; a row of gems may give way one after another."""
    assert points("1 1 1 3 4 5 6 7", 2) == 64
    assert points("1 2 2 3 5 5 6", 3) == 49
    assert points("2 2 3 3 6 6 8 8", 4) == 64


def test_a_shift_need_not_be_used() -> None:
    """L46: a perfect run is left alone."""
    assert points("1 2 3 4 5 6 7 8", 1) == 64
    assert points("", 3) == 0


@settings(max_examples=150, deadline=None)
@given(st.lists(CLASS, max_size=12))
def test_runs_are_the_best_partition(gems: list[int]) -> None:
    """L50: always the best partition, as by trying all."""
    assert gem_points(counts(tuple(gems)), 0) == slow_runs(tuple(sorted(gems)))


@settings(max_examples=60, deadline=None)
@given(st.lists(CLASS, max_size=5), st.sampled_from([1, 2]))
def test_full_rounds_and_more_are_the_best_partition(more: list[int], rounds: int) -> None:
    """L50: a run may go round more than once, as by trying all."""
    gems = tuple(sorted([*(list(range(1, 9)) * rounds), *more]))
    assert gem_points(counts(gems), 0) == slow_runs(gems)


@settings(max_examples=60, deadline=None)
@given(st.lists(CLASS, max_size=6), st.integers(0, 4))
def test_shifts_are_used_in_the_best_way(gems: list[int], shifts: int) -> None:
    """L46: after the best use of the shifts, as by trying all of them and all partitions."""
    assert gem_points(counts(tuple(gems)), shifts) == slow_gems(tuple(gems), shifts)


@settings(max_examples=40, deadline=None)
@given(st.lists(CLASS, min_size=7, max_size=11), st.integers(1, 3))
def test_shifts_of_many_gems_are_used_in_the_best_way(gems: list[int], shifts: int) -> None:
    """L46: likewise where full rounds come in."""
    best = max(gem_points(counts(holding), 0) for holding in shifted(tuple(gems), shifts))
    assert gem_points(counts(tuple(gems)), shifts) == best


@settings(max_examples=25, deadline=None)
@given(st.lists(CLASS, min_size=2, max_size=7), st.integers(4, 5))
def test_many_shifts_are_used_in_the_best_way(gems: list[int], shifts: int) -> None:
    """L46: likewise with more shifts than an edition is likely to have."""
    best = max(gem_points(counts(holding), 0) for holding in shifted(tuple(gems), shifts))
    assert gem_points(counts(tuple(gems)), shifts) == best


@settings(max_examples=12, deadline=None)
@given(st.lists(CLASS, min_size=14, max_size=26), st.integers(1, 2))
def test_a_treasury_is_shifted_in_the_best_way(gems: list[int], shifts: int) -> None:
    """L46, L50: two and three full rounds."""
    best = max(gem_points(counts(holding), 0) for holding in shifted(tuple(gems), shifts))
    assert gem_points(counts(tuple(gems)), shifts) == best


@pytest.mark.parametrize(
    ("gems", "shifts"),
    [
        ("1 1 1 3 3 3 4 4", 4),  # twelve goods of one player, all four shifts of the standard edition
        ("2 3 4 4 4 5 6", 5),
        ("2 2 3 3 4 4 5 7 7", 3),
        ("3 3 3 3 3 3", 6),
    ],
)
def test_a_players_gems_are_scored_within_milliseconds(gems: str, shifts: int) -> None:
    """L46: no sheet takes longer than 5 ms, whatever twelve goods somebody has."""
    assert quickest(gems, shifts) < (0.005 if COMPILED else 0.05)


def test_thirty_gems_and_ten_shifts_take_less_than_a_second() -> None:
    """L46: far more than any player can have is still answered at once."""
    assert quickest("1 " * 10 + "7 " * 20, 10) < (0.1 if COMPILED else 1)
    assert quickest("3 " * 10 + "6 " * 20, 10) < (0.1 if COMPILED else 1)


def quickest(gems: str, shifts: int) -> float:
    times = []
    for _ in range(3):
        start = perf_counter()
        points(gems, shifts)
        times.append(perf_counter() - start)
    return min(times)
