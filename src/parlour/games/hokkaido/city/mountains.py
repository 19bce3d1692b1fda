"""The mountain range: how mountains are linked, and where the range may be extended (H34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.hokkaido.city.squares import KIND, MOUNTAIN
from parlour.games.hokkaido.scoring.area import NOWHERE, Area
from parlour.geometry.square_grid import AROUND, LAST, ROW


def is_mountain(grid: vec[i64], cell: i64) -> bool:
    """Return whether a mountain is visible on a cell."""
    square: i64 = grid[cell & LAST]
    return square & KIND == MOUNTAIN


def is_linked(grid: vec[i64], cell: i64, step: i64) -> bool:
    """Return whether a mountain on *cell* is, or would be, linked to what lies one step from it (H34)."""
    if not is_mountain(grid, cell + step):
        return False
    if step in (1, -1, ROW, -ROW):
        return True
    down: i64 = ROW if step > 0 else -ROW
    across: i64 = step - down
    return not is_mountain(grid, cell + down) and not is_mountain(grid, cell + across)


def links(grid: vec[i64], cell: i64) -> list[int]:
    """List the mountains to which one on *cell* is, or would be, linked."""
    found: list[int] = []
    for step in AROUND:
        if is_linked(grid, cell, step):
            found.append((cell + step) & LAST)
    return found


def may_rise(area: Area, cell: i64) -> bool:
    """Return whether a single mountain may appear on a cell: linked to one end of the range and to nothing else.

    A mountain with one link cannot create a fork or a ring.
    """
    if area.one_end == NOWHERE:
        return True
    grid = area.grid
    found: i64 = NOWHERE
    for step in AROUND:
        if is_linked(grid, cell, step):
            if found != NOWHERE:
                return False
            found = (cell + step) & LAST
            if found not in (area.one_end, area.other_end):
                return False
    return found != NOWHERE


def rise(area: Area, cell: i64) -> None:
    """Extend the range to a cell where a mountain may appear."""
    grid = area.grid
    if area.one_end == NOWHERE:
        area.one_end = cell
        area.other_end = cell
    elif area.other_end in links(grid, cell):
        area.other_end = cell
    else:
        area.one_end = cell
    grid[cell] = grid[cell] & ~KIND | MOUNTAIN


def may_all_rise(area: Area, cells: list[int]) -> bool:
    """Return whether mountains may appear on all these cells, in some order (H34)."""
    if not cells:
        return True
    if len(cells) == 1:
        return may_rise(area, cells[0])
    for cell in cells:
        if may_rise(area, cell):
            after = area.copy()
            rise(after, cell)
            if may_all_rise(after, [other for other in cells if other != cell]):
                return True
    return False


def all_rise(area: Area, cells: list[int]) -> None:
    """Extend the range to all these cells, where that is legal."""
    left = cells[:]
    while left:
        if len(left) == 1:
            rise(area, left[0])
            return
        for cell in left:
            rest = [other for other in left if other != cell]
            if may_rise(area, cell):
                after = area.copy()
                rise(after, cell)
                if may_all_rise(after, rest):
                    rise(area, cell)
                    left = rest
                    break


def find_ends(area: Area) -> bool:
    """Find the ends of the range from the mountains that are there; False if they are not one unforked range (H34)."""
    area.one_end = NOWHERE
    area.other_end = NOWHERE
    ends = find_chains(area)
    if len(ends) == 1:
        area.one_end, area.other_end = ends[0]
    return len(ends) == 1 or not area.with_kind(MOUNTAIN)


def find_chains(area: Area) -> list[tuple[int, int]]:
    """List the two ends of every chain of linked mountains; empty if there is a fork or a ring (H34)."""
    grid = area.grid
    mountains = area.with_kind(MOUNTAIN)
    found: list[tuple[int, int]] = []
    reached: list[int] = []
    for cell in mountains:
        count = len(links(grid, cell))
        if count > 2:
            return []
        if count < 2 and cell not in reached:
            chain = _chain(grid, cell)
            reached += chain
            found.append((cell, chain[-1]))
    return found if len(reached) == len(mountains) else []


def _chain(grid: vec[i64], end: int) -> list[int]:
    """List the mountains of an unforked chain from one end to the other."""
    chain = [end]
    before = NOWHERE
    while True:
        onward = [cell for cell in links(grid, chain[-1]) if cell != before]
        if not onward or len(onward) > 1:
            return chain
        before = chain[-1]
        chain.append(onward[0])
