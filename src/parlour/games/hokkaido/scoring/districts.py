"""Districts on the two sides of the mountain range (H53)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.hokkaido.city.mountains import is_mountain, links
from parlour.games.hokkaido.city.squares import DISTRICT, KIND, MOUNTAIN
from parlour.games.hokkaido.scoring.area import NOWHERE, Area
from parlour.geometry.square_grid import CELLS, LAST, ROW, SIDES, frame, paint

FREE: Final = 0
WALL: Final = 1  # mountains, their rays, and the edge around the city
FIRST_SIDE: Final = 2


def sides_of(area: Area) -> list[list[list[int]]]:
    """List for every side that has districts the cells of each of its districts; nothing without two mountains.

    Beyond one row of empty squares around the city nothing can join or part what the rays have parted or left joined,
    so it is enough to look as far as that.
    """
    if area.one_end == area.other_end:
        return []
    board = _walls(area)
    sides: list[list[list[int]]] = []
    districts: list[int] = []
    for cell in area.with_kind(DISTRICT):
        if board[cell] != WALL:
            districts.append(cell)
    towns = [FREE] * CELLS
    for cell in districts:
        towns[cell] = WALL
    side: i64 = FIRST_SIDE
    for cell in districts:
        if board[cell] == FREE:
            paint(board, cell, side, SIDES)
            sides.append([])
            side += 1
        if towns[cell] == WALL:
            at: i64 = board[cell]
            sides[at - FIRST_SIDE].append(paint(towns, cell, FIRST_SIDE, SIDES))
    return sides


def largest(districts: list[list[int]]) -> int:
    """Return the size of the largest district of a side."""
    most = 0
    for district in districts:
        most = max(most, len(district))
    return most


def smaller_district(area: Area) -> int:
    """Return the size of the largest district on the weaker side; with more than two sides the second best (H53)."""
    best = 0
    second = 0
    for districts in sides_of(area):
        size = largest(districts)
        if size > best:
            best, second = size, best
        elif size > second:
            second = size
    return second


def _walls(area: Area) -> list[int]:
    """Draw the border between the sides: the range, its two rays, and an edge around the city."""
    grid = area.grid
    board = [FREE] * CELLS
    frame(board, area.left - 2, area.top - 2, area.right + 2, area.bottom + 2, WALL)
    rays = ray_from(grid, board, _before(grid, area.one_end, area.one_before), area.one_end)
    rays += ray_from(grid, board, _before(grid, area.other_end, area.other_before), area.other_end)
    for cell in rays:
        board[cell] = WALL
    for cell in area.cells():
        square: i64 = grid[cell]
        if square & KIND == MOUNTAIN:
            board[cell] = WALL
    return board


def _before(grid: vec[i64], end: i64, known: i64) -> i64:
    """Return the mountain before an end of the range: the only one it is linked to, unless it is known otherwise."""
    return links(grid, end)[0] if known == NOWHERE else known


def ray_from(grid: vec[i64], board: list[int], before: i64, end: i64) -> list[int]:
    """List the cells of the ray from one end of the range to the edge of *board* (H53)."""
    step = _step(before, end)
    down: i64 = 0
    if step > 1:
        down = ROW
    elif step < -1:
        down = -ROW
    across: i64 = step - down
    slant = down != 0 and across != 0
    ray: list[int] = []
    cell: i64 = end
    while True:
        passes_between = slant and is_mountain(grid, cell + down) and is_mountain(grid, cell + across)
        cell = (cell + step) & LAST
        if passes_between or is_mountain(grid, cell) or board[cell] == WALL:
            return ray
        ray.append(cell)


def _step(start: i64, end: i64) -> i64:
    """Return the step from a cell to one of its eight neighbours."""
    step: i64 = (end - start) & LAST
    return step if step < CELLS // 2 else step - CELLS
