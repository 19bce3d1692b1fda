"""The visible squares of one city, from a match or from a pad: everything that scoring needs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced, reduced
from parlour.games.hokkaido.city.squares import KIND, NOTHING
from parlour.geometry.square_grid import CELLS, cell_at, column_of, row_of

EMPTY: Final[vec[i64]] = vec[i64]([NOTHING] * CELLS)  # never changed
NOWHERE: Final = -1  # the end of a range that has no mountain


@final
class Area:
    """Squares on a grid without edges, the rectangle that they fill, and the two ends of their mountain range."""

    def __init__(self, grid: vec[i64]) -> None:
        self.grid: Final = grid
        self.left: i64 = 0
        self.top: i64 = 0
        self.right: i64 = -1
        self.bottom: i64 = -1
        self.one_end: i64 = NOWHERE  # cells; both the same where there is one mountain
        self.other_end: i64 = NOWHERE
        # On a pad whose range touches itself: the mountains before the ends. Elsewhere links tell them.
        self.one_before: i64 = NOWHERE
        self.other_before: i64 = NOWHERE

    def __reduce__(self) -> Reduced:
        return reduced(self, self.grid)

    def copy(self) -> Area:
        """Return an independent copy."""
        new = Area(self.grid[:])
        new.left = self.left
        new.top = self.top
        new.right = self.right
        new.bottom = self.bottom
        new.one_end = self.one_end
        new.other_end = self.other_end
        new.one_before = self.one_before
        new.other_before = self.other_before
        return new

    def stretch(self, left: i64, top: i64, right: i64, bottom: i64) -> None:
        """Extend the rectangle so that it holds another one."""
        if self.right < self.left:
            self.left, self.top, self.right, self.bottom = left, top, right, bottom
            return
        self.left = min(self.left, left)
        self.top = min(self.top, top)
        self.right = max(self.right, right)
        self.bottom = max(self.bottom, bottom)

    def cells(self) -> list[int]:
        """List the cells with a square, row by row."""
        found: list[int] = []
        grid = self.grid
        for y in range(self.top, self.bottom + 1):
            for x in range(self.left, self.right + 1):
                cell = cell_at(x, y)
                if grid[cell] != NOTHING:
                    found.append(cell)
        return found

    def with_kind(self, kind: i64) -> list[int]:
        """List the cells with a square of this kind, row by row."""
        grid = self.grid
        found: list[int] = []
        for cell in self.cells():
            square: i64 = grid[cell]
            if square & KIND == kind:
                found.append(cell)
        return found

    def x_of(self, cell: i64) -> i64:
        """Return the column of a cell of this area."""
        return column_of(cell, self.left - 2, self.top - 2)

    def y_of(self, cell: i64) -> i64:
        """Return the row of a cell of this area."""
        return row_of(cell, self.left - 2, self.top - 2)


def empty_area() -> Area:
    """Return an area without squares."""
    return Area(EMPTY[:])
