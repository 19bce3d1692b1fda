"""The goal cards: when a city fulfils one (H40, H43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import LAYER, City
from parlour.games.hokkaido.city.squares import (
    COLOURS,
    CUBE,
    FACTORY,
    FOREST,
    KIND,
    LAKE,
    MOUNTAIN,
    PRODUCTION,
    card_of,
    is_factory,
    is_production,
)
from parlour.games.hokkaido.scoring.districts import largest, sides_of
from parlour.geometry.square_grid import AROUND, CELLS, SIDES, paint

FEWEST_CARDS: Final = 3  # H40
FORESTS: Final = 5
DIFFERENCE: Final = 5
LAKES: Final = 3
MOUNTAINS: Final = 5
CUBES: Final = 6
WORKS: Final = 3
TERRAFORMINGS: Final = 2


def fulfils(city: City, goal: int) -> bool:
    """Return whether a city fulfils a goal, which are counted from 0 here (H43)."""
    if goal == 0:
        return _has_areas(city, FOREST, FORESTS)
    if goal == 1:
        return _has_difference(city)
    if goal == 2:
        return _has_areas(city, LAKE, LAKES)
    if goal == 3:
        return _has_group(city, city.area.with_kind(MOUNTAIN), MOUNTAINS, SIDES)
    if goal == 4:
        cells = [cell for cell in city.area.cells() if city.area.grid[cell] & CUBE]
        return len(cells) >= CUBES and cards_of(city, cells) >= FEWEST_CARDS
    if goal == 5:
        return _has_all_colours(city, PRODUCTION)
    if goal == 6:
        return _has_all_colours(city, FACTORY)
    if goal == 7:
        return _has_group(city, _works(city), WORKS, AROUND)
    return city.paid >= TERRAFORMINGS


def cards_of(city: City, cells: list[int]) -> int:
    """Count the different cards that these squares belong to; a tile counts for the card under it (H40)."""
    cards: i64 = 0
    for cell in cells:
        cards |= LAYER[card_of(city.area.grid[cell])]
    return int(cards).bit_count()


def _areas(cells: list[int], steps: list[int]) -> list[list[int]]:
    """Divide cells into connected areas."""
    board = [0] * CELLS
    for cell in cells:
        board[cell] = 1
    return [paint(board, cell, 2, steps) for cell in cells if board[cell] == 1]


def _has_areas(city: City, kind: int, fewest: int) -> bool:
    cells = city.area.with_kind(kind)
    return len(_areas(cells, SIDES)) >= fewest and cards_of(city, cells) >= FEWEST_CARDS


def _has_group(city: City, cells: list[int], fewest: int, steps: list[int]) -> bool:
    groups = [group for group in _areas(cells, steps) if len(group) >= fewest]
    return any([cards_of(city, group) >= FEWEST_CARDS for group in groups])


def _works(city: City) -> list[int]:
    """List the production squares and factories."""
    grid = city.area.grid
    return [cell for cell in city.area.cells() if is_production(grid[cell] & KIND) or is_factory(grid[cell] & KIND)]


def _has_all_colours(city: City, first: int) -> bool:
    """Return whether there are squares of four kinds, *first* and those after it, on enough cards."""
    cells: list[int] = []
    for colour in range(len(COLOURS)):
        found = city.area.with_kind(first + colour)
        if not found:
            return False
        cells += found
    return cards_of(city, cells) >= FEWEST_CARDS


def _has_difference(city: City) -> bool:
    """Compare the largest districts of the two best sides; of equally large ones any may be taken."""
    sides = sides_of(city.area)
    if len(sides) < 2:  # none without a district is listed
        return False
    sizes = sorted([largest(side) for side in sides])
    more, fewer = sizes[-1], sizes[-2]
    if more - fewer < DIFFERENCE:
        return False
    large = [district for side in sides for district in side if len(district) == more]
    small = [district for side in sides if largest(side) == fewer for district in side if len(district) == fewer]
    return any([cards_of(city, one + other) >= FEWEST_CARDS for one in large for other in small])


def steps_to(city: City, goal: int) -> int:
    """Count the squares that a city lacks for one of the first four goals, as if they could lie where they help."""
    if goal == 0:
        return max(0, FORESTS - len(_areas(city.area.with_kind(FOREST), SIDES)))
    if goal == 1:
        sizes = sorted([0, 0, *[largest(side) for side in sides_of(city.area)]])
        return max(0, DIFFERENCE - sizes[-1] + sizes[-2], 1 - sizes[-2])
    if goal == 2:
        return max(0, LAKES - len(_areas(city.area.with_kind(LAKE), SIDES)))
    groups = _areas(city.area.with_kind(MOUNTAIN), SIDES)
    return max(0, MOUNTAINS - max([len(group) for group in groups], default=0))
