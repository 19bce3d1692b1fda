"""Ready-made lists of legal actions: by columns of the market, and by cells of a home, floor by floor.

Positions share them: nobody changes them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.dreamhome.home.cells import FIRST_BASEMENT, FIRST_MIDDLE, FLOOR
from parlour.games.dreamhome.home.runs import MASKS, WIDTH
from parlour.games.dreamhome.rules.actions import DECORATE, DIG, DISCARD, MIX, PLACE, SCAFFOLD, SWAP, TAKE
from parlour.games.dreamhome.rules.names import CELLS, COLUMNS

COLUMN_BIT: Final[list[int]] = [1, 2, 4, 8, 16]
ALL_COLUMNS: Final = 0b11111
LEFTMOST: Final = 1  # as a mask


def _in(mask: int) -> list[int]:
    return [place for place in range(WIDTH) if mask >> place & 1]


def _pairs(mask: int) -> list[int]:
    places = _in(mask)
    return [one * COLUMNS + two for one in places for two in places if one < two]


# By the mask of columns with a room:
TAKINGS: Final = [[TAKE + column for column in _in(mask)] for mask in range(MASKS)]
DISCARDS: Final = [[DISCARD + column for column in _in(mask & ~LEFTMOST)] for mask in range(MASKS)]  # D12
DIGS: Final = [[DIG + column for column in _in(mask)] for mask in range(MASKS)]
MIXES: Final = [[MIX + pair for pair in _pairs(mask)] for mask in range(MASKS)]


def _on_cells(base: int, start: int) -> list[list[int]]:
    """Return the actions on the cells of one floor, by their mask; *base* is the action on the first of all cells."""
    return [[base + start + place for place in _in(mask)] for mask in range(MASKS)]


SCAFFOLD_TOP: Final = _on_cells(SCAFFOLD, 0)
SCAFFOLD_MIDDLE: Final = _on_cells(SCAFFOLD, FIRST_MIDDLE)
SCAFFOLD_BASEMENT: Final = _on_cells(SCAFFOLD, FIRST_BASEMENT)
DECORATE_TOP: Final = _on_cells(DECORATE, 0)
DECORATE_MIDDLE: Final = _on_cells(DECORATE, FIRST_MIDDLE)
DECORATE_BASEMENT: Final = _on_cells(DECORATE, FIRST_BASEMENT)


def scaffolds(cells: i64) -> list[int]:
    """List the ways of putting a scaffold on one of the cells (D54)."""
    top, middle = SCAFFOLD_TOP[cells & FLOOR], SCAFFOLD_MIDDLE[cells >> FIRST_MIDDLE & FLOOR]
    return top + middle + SCAFFOLD_BASEMENT[cells >> FIRST_BASEMENT]


def decorations(cells: i64) -> list[int]:
    """List the ways of putting a décor token on one of the cells (D31)."""
    top, middle = DECORATE_TOP[cells & FLOOR], DECORATE_MIDDLE[cells >> FIRST_MIDDLE & FLOOR]
    return top + middle + DECORATE_BASEMENT[cells >> FIRST_BASEMENT]


def _placings(start: int) -> list[list[int]]:
    """List the placings on one floor by free · 32 + upright: face up where the card fits, face down on all (D20)."""
    found: list[list[int]] = []
    for free in range(MASKS):
        for upright in range(MASKS):
            row: list[int] = []
            for place in _in(free):
                action = PLACE + (start + place) * 2
                row += [action, action + 1] if upright >> place & 1 else [action + 1]
            found.append(row)
    return found


PLACE_TOP: Final = _placings(0)
PLACE_MIDDLE: Final = _placings(FIRST_MIDDLE)
PLACE_BASEMENT: Final = _placings(FIRST_BASEMENT)


def placings(free: i64, upright: i64) -> list[int]:
    """List the ways of placing a card on a free cell, face up on those of *upright* (D20)."""
    top: i64 = (free & FLOOR) * MASKS + (upright & FLOOR)
    middle: i64 = (free >> FIRST_MIDDLE & FLOOR) * MASKS + (upright >> FIRST_MIDDLE & FLOOR)
    basement: i64 = (free >> FIRST_BASEMENT) * MASKS + (upright >> FIRST_BASEMENT)
    if basement == 0:
        return PLACE_TOP[top] + PLACE_MIDDLE[middle] if top else PLACE_MIDDLE[middle]
    if top == 0:
        return PLACE_MIDDLE[middle] + PLACE_BASEMENT[basement]
    return PLACE_TOP[top] + PLACE_MIDDLE[middle] + PLACE_BASEMENT[basement]


def _swaps(start: int) -> list[list[int]]:
    """List the swaps of a cell with those of one floor, by cell · 32 + mask."""
    firsts = [SWAP + one * CELLS + start for one in range(CELLS)]
    return [[first + place for place in _in(mask)] for first in firsts for mask in range(MASKS)]


SWAP_TOP: Final = _swaps(0)
SWAP_MIDDLE: Final = _swaps(FIRST_MIDDLE)
SWAP_BASEMENT: Final = _swaps(FIRST_BASEMENT)


def add_swaps(found: list[int], one: i64, partners: i64) -> None:
    """Add the ways of letting the card on a cell trade places with that on one of others (D63)."""
    row: i64 = one * MASKS
    if partners & FLOOR:
        found += SWAP_TOP[row + (partners & FLOOR)]
    if partners >> FIRST_MIDDLE & FLOOR:
        found += SWAP_MIDDLE[row + (partners >> FIRST_MIDDLE & FLOOR)]
    if partners >> FIRST_BASEMENT:
        found += SWAP_BASEMENT[row + (partners >> FIRST_BASEMENT)]
