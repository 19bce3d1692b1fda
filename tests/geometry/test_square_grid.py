"""The square grid without edges: cells, neighbours, connected areas."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.geometry.square_grid import AROUND, CELLS, SIDES, cell_at, column_of, frame, paint, row_of

SPOT = st.tuples(st.integers(-200, 200), st.integers(-200, 200))
INSIDE = st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=40)


def board(spots: set[tuple[int, int]]) -> list[int]:
    found = [0] * CELLS
    for x, y in spots:
        found[cell_at(x, y)] = 1
    return found


@given(SPOT)
def test_every_square_of_a_window_has_a_cell_of_its_own(corner: tuple[int, int]) -> None:
    left, top = corner
    cells = {cell_at(left + x, top + y) for x in range(31) for y in range(32)}
    assert len(cells) == 31 * 32
    assert cells <= set(range(CELLS))


@given(SPOT, st.integers(0, 31), st.integers(0, 31))
def test_coordinates_come_back_from_a_cell(corner: tuple[int, int], dx: int, dy: int) -> None:
    left, top = corner
    cell = cell_at(left + dx, top + dy)
    assert (column_of(cell, left, top), row_of(cell, left, top)) == (left + dx, top + dy)


@given(SPOT)
def test_a_step_is_an_addition(spot: tuple[int, int]) -> None:
    x, y = spot
    steps = {(1, 0): 1, (-1, 0): -1, (0, 1): 32, (0, -1): -32, (1, 1): 33, (-1, 1): 31, (1, -1): -31, (-1, -1): -33}
    assert all(cell_at(x + dx, y + dy) == (cell_at(x, y) + step) % CELLS for (dx, dy), step in steps.items())
    assert sorted(steps.values()) == sorted(AROUND)
    assert sorted(SIDES) == [-32, -1, 1, 32]


def connected(spots: set[tuple[int, int]], start: tuple[int, int], corners: bool) -> set[tuple[int, int]]:
    """Find an area the slow way."""
    found = {start}
    while True:
        near = {
            (x + dx, y + dy) for x, y in found for dx in (-1, 0, 1) for dy in (-1, 0, 1) if corners or 0 in (dx, dy)
        }
        if near & spots <= found:
            return found
        found |= near & spots


@given(INSIDE, st.booleans())
def test_exactly_one_area_is_painted(spots: set[tuple[int, int]], corners: bool) -> None:
    for start in sorted(spots)[:3]:
        painted = board(spots)
        cells = paint(painted, cell_at(*start), 7, AROUND if corners else SIDES)
        expected = connected(spots, start, corners)
        assert len(cells) == len(expected)
        assert set(cells) == {cell_at(x, y) for x, y in expected}
        assert [cell for cell in range(CELLS) if painted[cell] == 7] == sorted(cells)


def test_a_frame_goes_round() -> None:
    found = [0] * CELLS
    frame(found, -1, -1, 2, 1, 5)
    assert sum(found) == 5 * 10
    assert found[cell_at(0, 0)] == found[cell_at(1, 0)] == 0
    assert found[cell_at(-1, 0)] == found[cell_at(2, 1)] == 5
