"""The mountain range: where it may go on and where not (H34), drawn as in the pictures of the rulebook."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.hokkaido.city.mountains import find_ends, may_all_rise, may_rise, rise
from parlour.games.hokkaido.city.squares import MOUNTAIN
from parlour.games.hokkaido.scoring.area import Area, empty_area
from parlour.geometry.square_grid import cell_at
from tests.games.hokkaido.city.slow_city import Spot, is_path, may_grow


def mountains(spots: set[Spot]) -> Area:
    """Return an area with these mountains and nothing else."""
    area = empty_area()
    for x, y in spots:
        area.grid[cell_at(x, y)] = MOUNTAIN
        area.stretch(x, y, x, y)
    return area


def read(drawing: str) -> dict[Spot, str]:
    rows = [row.split() for row in drawing.splitlines() if row.strip()]
    return {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}


def wrongly_marked(drawing: str) -> list[Spot]:
    """List the squares at which a drawing is wrong: M is a mountain, o is where one may come, x where none may."""
    marks = read(drawing)
    area = mountains({spot for spot, mark in marks.items() if mark == "M"})
    assert find_ends(area)
    marked = [(spot, mark) for spot, mark in marks.items() if mark in "ox"]
    return [spot for spot, mark in marked if may_rise(area, cell_at(*spot)) != (mark == "o")]


def test_a_single_mountain_may_be_continued_on_all_sides_and_corners() -> None:
    """H34."""
    assert not wrongly_marked("""
        x x x x x
        x o o o x
        x o M o x
        x o o o x
        x x x x x
    """)


def test_a_straight_range_goes_on_orthogonally_and_diagonally_at_its_ends() -> None:
    """H34: and does not fork beside its middle."""
    assert not wrongly_marked("""
        . . . . . . .
        . o o x o o .
        . o M M M o .
        . o o x o o .
        . . . . . . .
    """)


def test_beside_the_last_mountain_the_range_turns_a_corner() -> None:
    """H34: an L is no fork, its inner corner is no link."""
    assert not wrongly_marked("""
        . o o x o o .
        . o M M M o .
        . o o x o o .
    """)
    assert not wrongly_marked("""
        o o x x x .
        o M M M x .
        o o x M o .
        . . o o o .
    """)


def test_a_range_of_two_side_by_side() -> None:
    """H34."""
    assert not wrongly_marked("""
        x x x x x x
        x o o o o x
        x o M M o x
        x o o o o x
        x x x x x x
    """)


def test_a_diagonal_range_of_two_is_not_filled_up() -> None:
    """H34: a mountain in the corner between two linked ones would come between them."""
    assert not wrongly_marked("""
        o o o x .
        o M x o .
        o x M o .
        x o o o .
    """)


def test_a_diagonal_range_does_not_fork() -> None:
    """H34."""
    assert not wrongly_marked("""
        o o o x . .
        o M x x x .
        o x M x o .
        x x x M o .
        . x o o o .
    """)


def test_a_range_does_not_meet_itself() -> None:
    """H34: no ring, and no second contact on the way round."""
    assert not wrongly_marked("""
        o o x x x .
        o M M M x .
        o o x M x .
        . . o M o .
        . . o o o .
    """)
    assert not wrongly_marked("""
        . M M M .
        . M x M .
        . o x o .
        . x x x .
    """)


def test_a_gap_of_one_square_is_not_closed() -> None:
    """H34: the two ends of a horseshoe do not meet."""
    assert not wrongly_marked("""
        M M M
        M . M
        M x M
    """)


@pytest.mark.parametrize(
    ("drawing", "is_range"),
    [
        ("M M M", True),
        ("M . M", False),
        ("M M\nM M", False),
        ("M . .\n. M .\n. . M", True),
        ("M M M\n. M .", False),
        (". M .\nM . M\n. M .", False),
        ("M .\nM M", True),
        (". .", True),
        ("M M M .\n. . M .\nM . M .\nM M M .", True),
    ],
)
def test_one_range_is_distinguished_from_others(drawing: str, is_range: bool) -> None:
    """H34."""
    area = mountains({spot for spot, mark in read(drawing).items() if mark == "M"})
    assert find_ends(area) == is_range


def test_two_mountains_of_one_card_may_come_in_either_order() -> None:
    """H34: the nearer one first."""
    area = mountains({(0, 0)})
    assert find_ends(area)
    assert may_all_rise(area, [cell_at(2, 0), cell_at(1, 0)])
    assert not may_all_rise(area, [cell_at(3, 0), cell_at(1, 0)])
    assert may_all_rise(area, [cell_at(1, 1), cell_at(1, 0)])


SPOTS = st.tuples(st.integers(0, 4), st.integers(0, 4))
WALKS = st.lists(st.tuples(st.integers(-1, 1), st.integers(-1, 1)), max_size=12)


def walk(steps: list[Spot]) -> set[Spot]:
    """Make a range by walking and leaving out steps that may not be taken."""
    end, found = (0, 0), {(0, 0)}
    for dx, dy in steps:
        spot = end[0] + dx, end[1] + dy
        if spot not in found and may_grow(list(found), [spot]):
            found.add(spot)
            end = spot
    return found


@given(st.sets(SPOTS, max_size=9))
def test_ranges_are_what_the_definition_says(spots: set[Spot]) -> None:
    """H34: compared with the definition by links."""
    assert find_ends(mountains(spots)) == is_path(spots)


@given(WALKS, st.sets(SPOTS, min_size=1, max_size=3))
def test_a_range_grows_as_the_definition_says(steps: list[Spot], more: set[Spot]) -> None:
    """H34: compared with the definition by links and orders."""
    before = walk(steps)
    more -= before
    area = mountains(before)
    assert find_ends(area)
    assert may_all_rise(area, [cell_at(*spot) for spot in more]) == may_grow(list(before), list(more))


@given(WALKS)
def test_the_ends_follow_the_range(steps: list[Spot]) -> None:
    """H34."""
    order = [(0, 0)]
    area = mountains(set(order))
    find_ends(area)
    for dx, dy in steps:
        spot = order[-1][0] + dx, order[-1][1] + dy
        if spot not in order and may_rise(area, cell_at(*spot)):
            rise(area, cell_at(*spot))
            order.append(spot)
    whole = mountains(set(order))
    assert find_ends(whole)
    assert {area.one_end, area.other_end} == {whole.one_end, whole.other_end}
