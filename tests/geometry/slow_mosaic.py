"""Tiles on the triangular lattice once more, slowly and otherwise: points in the plane, sets, and trying everything."""

from __future__ import annotations

from itertools import product

from parlour.geometry.lattice import STEP_A, STEP_B, TURNS, turned

Cell = tuple[int, int]  # three times the middle of a triangle
Segment = tuple[tuple[int, int], tuple[int, int]]  # from, to
Laid = tuple[list[int], list[int], int, int, int]  # headings, kinds, a, b, turn


def corners(headings: list[int], a: int, b: int, turn: int) -> list[tuple[int, int]]:
    found, at = [], (0, 0)
    for heading in headings:
        x, y = turned(*at, turn)
        found.append((a + x, b + y))
        at = at[0] + STEP_A[heading], at[1] + STEP_B[heading]
    return found


def is_inside(point: Cell, polygon: list[tuple[int, int]]) -> bool:
    """Count how often a ray to the east crosses the border (all figures three times as large)."""
    x, y = point
    crossed = 0
    for (a, b), (c, d) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (3 * b <= y) != (3 * d <= y):  # of a unit step that crosses the line b = y/3
            low, high = ((a, b), (c, d)) if b < d else ((c, d), (a, b))
            at = 3 * low[0] + (y - 3 * low[1]) * (high[0] - low[0])
            crossed += at > x
    return crossed % 2 == 1


def cells(tile: Laid) -> set[Cell]:
    headings, _, a, b, turn = tile
    polygon = corners(headings, a, b, turn)
    lows = [min(corner[axis] for corner in polygon) for axis in (0, 1)]
    highs = [max(corner[axis] for corner in polygon) for axis in (0, 1)]
    squares = product(range(lows[0], highs[0] + 1), range(lows[1], highs[1] + 1))
    middles = [(3 * x + third, 3 * y + third) for x, y in squares for third in (1, 2)]
    return {middle for middle in middles if is_inside(middle, polygon)}


def segments(tile: Laid) -> dict[Segment, int]:
    headings, kinds, a, b, turn = tile
    polygon = corners(headings, a, b, turn)
    return dict(zip(zip(polygon, [*polygon[1:], polygon[0]], strict=True), kinds, strict=True))


def touching(tile: Laid, other: Laid) -> list[tuple[int, int]]:
    """List the kinds of segments that touch: the same two vertices, from the other side."""
    theirs = segments(other)
    return [(kind, theirs[end, start]) for (start, end), kind in segments(tile).items() if (end, start) in theirs]


def picture(tile: Laid) -> tuple[frozenset[Cell], frozenset[tuple[Segment, int]]]:
    """Return what can be seen of a laid tile: turns that look alike have one picture."""
    return frozenset(cells(tile)), frozenset(segments(tile).items())


def spots(
    laid: list[Laid], headings: list[int], kinds: list[int], beside: Laid, clash: set[tuple[int, int]]
) -> set[tuple[frozenset[Cell], frozenset[tuple[Segment, int]]]]:
    """Try every place and turn round *beside*; return the pictures of those that are allowed."""
    found = set()
    near = corners(beside[0], *beside[2:])
    size = len(headings)
    covered = set().union(*[cells(tile) for tile in laid])
    lows = [min(corner[axis] for corner in near) - size for axis in (0, 1)]
    highs = [max(corner[axis] for corner in near) + size for axis in (0, 1)]
    places = product(range(lows[0], highs[0] + 1), range(lows[1], highs[1] + 1), range(TURNS))
    for a, b, turn in places:
        tile = headings, kinds, a, b, turn
        if not touching(tile, beside) or cells(tile) & covered:
            continue
        if not any(pair in clash for other in laid for pair in touching(tile, other)):
            found.add(picture(tile))
    return found
