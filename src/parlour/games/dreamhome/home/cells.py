"""The twelve cells of a home as bits of one number, and what stands on what (D2, D21).

Cells 0–4 are the top floor, 5–9 the middle one, 10 and 11 the basement, which lies under cells 8 and 9.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.dreamhome.rules.names import CELLS

# Bits are looked up, because the compiled code of `1 << x` on i64 is wrong for a variable x.
BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)]
ALL_CELLS: Final = (1 << CELLS) - 1
FLOOR: Final = 0b11111  # the cells of one floor, shifted down
UPPER: Final = 0b11_1111_1111
BASEMENT: Final = 0b1100_0000_0000
FIRST_MIDDLE: Final = 5
FIRST_BASEMENT: Final = 10
ON_GROUND: Final = 0b1100_1110_0000  # the basement and the first three cells of the middle floor
OVER_BASEMENT: Final = 0b0011_0000_0000


def cells_in(mask: int) -> list[int]:
    """List the cells in a mask, lowest first."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def supported(taken: i64) -> i64:
    """Return the supported cells: those with no free cell below; *taken* cells hold a room or scaffold (D21, D54)."""
    return ON_GROUND | taken >> FIRST_MIDDLE & FLOOR | taken >> 2 & OVER_BASEMENT
