"""Rooms of one type on one floor: cells side by side are one room (D23). Everything about them is looked up.

A floor is five bits; *cells* are those where cards of the type lie face up, *decorated* those of them with a token.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 5
MASKS: Final = 1 << WIDTH
LARGEST_ROOM: Final = 3  # D23


def runs_in(cells: int) -> list[int]:
    """Divide cells into rooms: the masks of neighbouring ones, from the left."""
    runs: list[int] = []
    run = 0
    for place in range(WIDTH + 1):
        if cells >> place & 1:
            run |= 1 << place
        elif run:
            runs.append(run)
            run = 0
    return runs


def _touching(cells: int, place: int, step: int) -> int:
    """Return the room that ends beside a place, to the left (-1) or to the right (1) of it."""
    run = 0
    place += step
    while 0 <= place < WIDTH and cells >> place & 1:
        run |= 1 << place
        place += step
    return run


NOTHING: Final = 0
COMPLETE_ROOM: Final = 1
TOO_LARGE: Final = 2
TWO_DECORS: Final = 3


def obstacle(most: int, cells: int, decorated: int, place: int, designer: bool) -> int:
    """Return the obstacle to one more card of the type on a place, or NOTHING.

    It is a complete room beside it (D24), the size (D23) or, with a designer, that it would join two décors (D64).
    """
    left, right = _touching(cells, place, -1), _touching(cells, place, 1)
    if not designer and (left | right) & decorated:
        return COMPLETE_ROOM
    if max(left.bit_count(), right.bit_count()) >= most:
        return COMPLETE_ROOM
    if left.bit_count() + 1 + right.bit_count() > most:
        return TOO_LARGE
    return TWO_DECORS if left & decorated and right & decorated else NOTHING


def _fitting(most: int, cells: int, decorated: int, designer: bool) -> int:
    places = [place for place in range(WIDTH) if obstacle(most, cells, decorated, place, designer) == NOTHING]
    return sum([1 << place for place in places])


# FITS[((designer · 3 + most - 1) · 32 + cells) · 32 + decorated]: where one more card of the type may lie face up
FITS: Final[list[int]] = [
    _fitting(most, cells, decorated, designer)
    for designer in (False, True)
    for most in range(1, LARGEST_ROOM + 1)
    for cells in range(MASKS)
    for decorated in range(MASKS)
]
FITS_DESIGNER: Final = LARGEST_ROOM * MASKS * MASKS


def _without_decor(cells: int, decorated: int) -> int:
    return sum([run for run in runs_in(cells) if not run & decorated])


# BARE[cells · 32 + decorated]: the cells of rooms without décor (D31, D33)
BARE: Final[list[int]] = [_without_decor(cells, decorated) for cells in range(MASKS) for decorated in range(MASKS)]


def _crowded(cells: int, decorated: int) -> int:
    for run in runs_in(cells):
        if (run & decorated).bit_count() > 1:
            return run & decorated
    return 0


# CROWDED[cells · 32 + decorated]: the tokens of the first room that has several, which only a handyman makes (D63)
CROWDED: Final[list[int]] = [_crowded(cells, decorated) for cells in range(MASKS) for decorated in range(MASKS)]
# NEAR[cells]: the places beside any of the cells
NEAR: Final[list[int]] = [(cells << 1 | cells >> 1) & (MASKS - 1) for cells in range(MASKS)]
