"""What every place of a city allows, remembered until a card or a tile changes it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parlour.engine.pickles.objects import Reduced
from parlour.games.hokkaido.rules.components import HEIGHT, WIDTH
from parlour.geometry.square_grid import CELLS, LAST, ROW


@final
class Places:
    """For every shape and place the sets of squares that a new card may have under others (H30, H32).

    The sets are computed when somebody asks for them. Copies of a city share them until one of the cities changes.
    """

    def __init__(self) -> None:
        self.hidden: list[list[int] | None] = []  # shape · CELLS + first cell: ascending sets; None if not known
        self.is_shared: bool = False

    def __reduce__(self) -> Reduced:
        return Places, ()  # a pickle need not hold what can be computed again

    def copy(self) -> Places:
        """Return an independent copy."""
        new = Places()
        new.hidden = self.hidden[:]
        return new

    def known(self) -> list[list[int] | None]:
        """Return the sets by shape and place, to be completed in place."""
        if not self.hidden:
            self.hidden = [None] * (2 * CELLS)
        return self.hidden

    def forget(self, start: i64, width: i64, height: i64) -> None:
        """Forget all places that overlap a rectangle of squares; *start* is its first cell."""
        hidden = self.hidden
        if not hidden:
            return
        shape: i64 = 0
        while shape < 2:
            down: i64 = 1 - (HEIGHT - shape)
            while down < height:
                across: i64 = 1 - (WIDTH + shape)
                while across < width:
                    hidden[shape * CELLS + ((start + down * ROW + across) & LAST)] = None
                    across += 1
                down += 1
            shape += 1
