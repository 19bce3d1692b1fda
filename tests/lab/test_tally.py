"""Tallies: exact sums, whatever the order."""

from fractions import Fraction
from statistics import mean, stdev

from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.sheet import Sheet
from parlour.lab.tally import Figure, Tally


def figure(values: list[int]) -> Figure:
    seen = Figure()
    for value in values:
        seen.see(value)
    return seen


@given(st.lists(st.integers(-1000, 1000), min_size=2), st.lists(st.integers(-1000, 1000)))
def test_figures_add_up_as_if_all_were_seen_together(one: list[int], two: list[int]) -> None:
    together = figure(one)
    together.add(figure(two))
    assert together == figure(one + two)
    assert abs(together.mean - mean(one + two)) < 1e-9
    assert abs(together.deviation - stdev(one + two)) < 1e-9
    assert (together.low, together.high) == (min(one + two), max(one + two))


def test_a_figure_that_was_never_seen_has_no_value() -> None:
    assert Figure().to_plain() == {"mean": 0.0, "sd": 0.0, "min": 0, "max": 0}


def test_a_shared_win_counts_in_part() -> None:
    tally = Tally(3)
    tally.see(Sheet(("points",), [[4], [4], [1]], [[0], [0], [0]]), 10)
    tally.see(Sheet(("points",), [[4], [3], [1]], [[0], [0], [0]]), 12)
    assert tally.wins == [Fraction(3, 2), Fraction(1, 2), Fraction(0)]
    assert [tally.share(seat) for seat in range(3)] == [0.75, 0.25, 0.0]
    assert tally.length.mean == 11
