"""The triangular lattice in integers: vertices, six directions, six turns, and the two triangles at every vertex.

A vertex is (a, b): a counts steps to the east, b steps to the north-east, 60 degrees from it. Turns are sixths of a
full turn, counter-clockwise. The upper triangle of (a, b) has the vertices (a, b), (a + 1, b), (a, b + 1); the lower
one has (a + 1, b), (a + 1, b + 1), (a, b + 1).
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")  # counter-clockwise
STEP_A: Final = [1, 0, -1, -1, 0, 1]
STEP_B: Final = [0, 1, 1, 0, -1, -1]
TURNS: Final = 6
UPPER: Final = 0
LOWER: Final = 1
# The triangle to the right of a side that leaves (a, b) in each direction: the vertex it belongs to, and which it is.
RIGHT_A: Final = [0, 0, -1, -1, -1, 0]
RIGHT_B: Final = [-1, 0, 0, 0, -1, -1]
RIGHT_HALF: Final = [LOWER, UPPER, LOWER, UPPER, LOWER, UPPER]

REACH: Final = 100  # the distance from (0, 0) up to which spots are numbered
SIDE: Final = 2 * REACH + 1


def turned(a: int, b: int, turns: int) -> tuple[int, int]:
    """Turn a vertex about (0, 0)."""
    for _ in range(turns % TURNS):
        a, b = -b, a + b
    return a, b


def spot(a: int, b: int, turn: int) -> int:
    """Return the number of a place and a turn, within REACH of (0, 0)."""
    return ((a + REACH) * SIDE + b + REACH) * TURNS + turn


def place_of(number: int) -> tuple[int, int, int]:
    """Return the place and the turn of a spot number."""
    rest = number // TURNS
    return rest // SIDE - REACH, rest % SIDE - REACH, number % TURNS
