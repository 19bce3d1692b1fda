"""The sheet: totals, unknown lines, and places shared and broken by tie figures."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.sheet import Sheet


def sheet(*rows: list[int | None], ties: list[list[int]] | None = None) -> Sheet:
    return Sheet(tuple("abcdef"[: len(rows[0])]), list(rows), ties or [[] for _ in rows])


def test_lines_sum_to_totals() -> None:
    assert sheet([1, 2, 3], [0, -1, 4]).totals() == [6, 3]


def test_a_total_with_an_unknown_line_is_unknown_and_nobody_is_ranked() -> None:
    unknown = sheet([1, 2], [None, 9])
    assert unknown.totals() == [3, None]
    assert unknown.ranking() == []


def test_zero_is_not_unknown() -> None:
    assert sheet([0, 0], [0, 1]).totals() == [0, 1]


def test_the_best_are_first() -> None:
    assert sheet([1], [3], [2]).ranking() == [[1], [2], [0]]


def test_equal_totals_share_a_place() -> None:
    assert sheet([2], [3], [2], [3]).ranking() == [[1, 3], [0, 2]]


def test_ties_are_broken_by_the_first_figure_that_differs() -> None:
    assert sheet([5], [5], [5], ties=[[1, 9], [2, 0], [1, 8]]).ranking() == [[1], [0], [2]]


def test_tie_figures_do_not_count_where_totals_differ() -> None:
    assert sheet([5], [6], ties=[[100], [0]]).ranking() == [[1], [0]]


def test_seats_equal_in_everything_share_the_place() -> None:
    assert sheet([5], [5], [7], ties=[[1, 2], [1, 2], [0, 0]]).ranking() == [[2], [0, 1]]


@given(st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 2)), min_size=1, max_size=5))
def test_a_ranking_names_every_seat_once_and_never_puts_a_worse_one_first(rows: list[tuple[int, int]]) -> None:
    points: list[list[int | None]] = [[total] for total, _ in rows]
    ranking = sheet(*points, ties=[[tie] for _, tie in rows]).ranking()
    assert sorted(seat for place in ranking for seat in place) == list(range(len(rows)))
    keys = [{rows[seat] for seat in place} for place in ranking]
    assert all(len(key) == 1 for key in keys)
    assert sorted((key.pop() for key in keys), reverse=True) == sorted(set(rows), reverse=True)


def test_a_sheet_is_written_as_the_score_format_does() -> None:
    assert sheet([1, None], [2, 3]).to_plain(["A", "B"]) == {
        "seats": [
            {"name": "A", "lines": {"a": 1, "b": None}, "total": None},
            {"name": "B", "lines": {"a": 2, "b": 3}, "total": 5},
        ],
        "ranking": [],
    }
    assert sheet([1], [2]).to_plain() == {
        "seats": [{"lines": {"a": 1}, "total": 1}, {"lines": {"a": 2}, "total": 2}],
        "ranking": [[1], [0]],
    }
