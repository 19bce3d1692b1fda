"""A square grid without edges, held in one flat list.

A square (x, y) has the cell (32·y + x) mod 1024. The squares of a figure that fits into 31 columns and 32 rows have
different cells, wherever the figure lies, so it never has to be moved: coordinates may be negative, and a step to a
neighbour is an addition. Only code that needs coordinates has to know where the figure lies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROW: Final = 32
CELLS: Final = 1024
LAST: Final = CELLS - 1
WIDEST: Final = ROW - 1  # the width up to which all squares of a figure have different cells
SIDES: Final[list[int]] = [1, -1, ROW, -ROW]
CORNERS: Final[list[int]] = [ROW + 1, ROW - 1, 1 - ROW, -ROW - 1]
AROUND: Final[list[int]] = SIDES + CORNERS


def cell_at(x: i64, y: i64) -> i64:
    """Return the cell of a square."""
    return (y * ROW + x) & LAST


def column_of(cell: i64, left: i64, top: i64) -> i64:
    """Return the x of a cell that lies in the 32 columns from *left* on and the 32 rows from *top* on."""
    return left + ((cell - top * ROW - left) & LAST) % ROW


def row_of(cell: i64, left: i64, top: i64) -> i64:
    """Return the y of a cell that lies in the 32 columns from *left* on and the 32 rows from *top* on."""
    return top + ((cell - top * ROW - left) & LAST) // ROW


def paint(board: list[int], start: i64, colour: int, steps: list[int]) -> list[int]:
    """Paint the connected area of one colour around *start* with *colour*; return its cells.

    *steps* says what is connected: SIDES, or AROUND for corners too. The area must have another colour before.
    """
    old: i64 = board[start]
    cells: list[int] = [start]
    board[start] = colour
    done: i64 = 0
    while done < len(cells):
        cell: i64 = cells[done]
        done += 1
        for step in steps:
            other: i64 = (cell + step) & LAST
            if board[other] == old:
                board[other] = colour
                cells.append(other)
    return cells


def frame(board: list[int], left: i64, top: i64, right: i64, bottom: i64, colour: int) -> None:
    """Paint the squares of a rectangle's outline with *colour*."""
    for x in range(left, right + 1):
        board[cell_at(x, top)] = colour
        board[cell_at(x, bottom)] = colour
    for y in range(top, bottom + 1):
        board[cell_at(left, y)] = colour
        board[cell_at(right, y)] = colour
