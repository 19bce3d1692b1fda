"""A tile on the triangular lattice: a border of directed segments, each of some kind, and the triangles inside it."""

from __future__ import annotations

from typing import Final, final

from parlour.geometry.lattice import (
    LOWER,
    RIGHT_A,
    RIGHT_B,
    RIGHT_HALF,
    STEP_A,
    STEP_B,
    TURNS,
    UPPER,
    turned,
)

LONGEST: Final = 32  # segments of a border, at most: packed numbers have room for so many


@final
class Outline:
    """A border that goes round clockwise from (0, 0), in all six turns.

    For turn t and segment s, at t · size + s: the vertex (start_a, start_b) that the segment leaves, and its direction
    `heading`. For turn t and triangle n, at t · area + n: the vertex it belongs to and which half it is.
    """

    def __init__(self, headings: list[int], kinds: list[int]) -> None:
        """Take the direction and the kind of every segment; `ValueError` if they do not go round once."""
        self.size: Final = len(headings)
        self.kinds: Final = kinds
        self.start_a: Final[list[int]] = []
        self.start_b: Final[list[int]] = []
        self.heading: Final[list[int]] = []
        self.cell_a: Final[list[int]] = []
        self.cell_b: Final[list[int]] = []
        self.cell_half: Final[list[int]] = []
        corners = _corners(headings)
        cells = inside(corners, headings)
        self.area: Final = len(cells)
        for turn in range(TURNS):
            for (a, b), heading in zip(corners, headings, strict=True):
                at_a, at_b = turned(a, b, turn)
                self.start_a.append(at_a)
                self.start_b.append(at_b)
                self.heading.append((heading + turn) % TURNS)
            for a, b, half in [_turned_cell(cell, turn) for cell in cells]:
                self.cell_a.append(a)
                self.cell_b.append(b)
                self.cell_half.append(half)
        # The largest distance between two vertices, in either coordinate and in any turn.
        self.span: Final = max(
            [max(reach) - min(reach) for turn in range(TURNS) for reach in self._reaches(turn)],
        )
        self.distinct: Final = _distinct(
            corners, headings, kinds
        )  # from this turn on, each turn looks like an earlier one

    def _reaches(self, turn: int) -> list[list[int]]:
        """Return the coordinates of all corners in one turn."""
        first, last = turn * self.size, (turn + 1) * self.size
        return [self.start_a[first:last], self.start_b[first:last]]


def _corners(headings: list[int]) -> list[tuple[int, int]]:
    """List the start of every segment; the border must be closed and must not touch itself."""
    if len(headings) > LONGEST:
        raise ValueError(f"a border of at most {LONGEST} segments")
    corners: list[tuple[int, int]] = []
    a = b = 0
    for heading in headings:
        corners.append((a, b))
        a, b = a + STEP_A[heading], b + STEP_B[heading]
    if (a, b) != (0, 0):
        raise ValueError("a border that comes back to where it starts")
    if len(set(corners)) < len(corners):
        raise ValueError("a border that touches itself nowhere")
    return corners


def _distinct(corners: list[tuple[int, int]], headings: list[int], kinds: list[int]) -> int:
    """Count the turns in which a tile looks different: 6, 3, 2 or 1."""
    for turns in (1, 2, 3):
        later = [(heading + turns) % TURNS for heading in headings]
        for shift in range(len(corners)):
            if later[shift:] + later[:shift] == headings and kinds[shift:] + kinds[:shift] == kinds:
                return turns
    return TURNS


def inside(corners: list[tuple[int, int]], headings: list[int]) -> list[tuple[int, int, int]]:
    """List the triangles inside a clockwise border: those to the right of it, and all that lie between them."""
    walls = set()
    for (a, b), heading in zip(corners, headings, strict=True):
        walls.add((a, b, a + STEP_A[heading], b + STEP_B[heading]))
        walls.add((a + STEP_A[heading], b + STEP_B[heading], a, b))
    todo = [
        (a + RIGHT_A[heading], b + RIGHT_B[heading], RIGHT_HALF[heading])
        for (a, b), heading in zip(corners, headings, strict=True)
    ]
    found: set[tuple[int, int, int]] = set()
    most = len(corners) * len(corners)
    while todo:
        cell = todo.pop()
        if cell in found:
            continue
        found.add(cell)
        if len(found) > most:
            raise ValueError("a border that goes round clockwise")
        todo += [beyond for wall, beyond in neighbours(cell) if wall not in walls]
    return sorted(found)


def neighbours(cell: tuple[int, int, int]) -> list[tuple[tuple[int, int, int, int], tuple[int, int, int]]]:
    """List the three sides of a triangle and the triangle beyond each."""
    a, b, half = cell
    if half == UPPER:
        return [
            ((a, b, a + 1, b), (a, b - 1, LOWER)),
            ((a + 1, b, a, b + 1), (a, b, LOWER)),
            ((a, b + 1, a, b), (a - 1, b, LOWER)),
        ]
    return [
        ((a + 1, b, a + 1, b + 1), (a + 1, b, UPPER)),
        ((a + 1, b + 1, a, b + 1), (a, b + 1, UPPER)),
        ((a, b + 1, a + 1, b), (a, b, UPPER)),
    ]


def _turned_cell(cell: tuple[int, int, int], turn: int) -> tuple[int, int, int]:
    """Turn a triangle about (0, 0)."""
    a, b, half = cell
    for _ in range(turn):
        # One sixth of a turn: the turned vertex of a triangle is the vertex of a neighbour of the turned triangle.
        if half == UPPER:
            a, b, half = -b - 1, a + b, LOWER
        else:
            a, b, half = -b - 1, a + b + 1, UPPER
    return a, b, half
