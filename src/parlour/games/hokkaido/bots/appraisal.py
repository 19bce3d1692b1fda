"""Rules of thumb for the value of squares, cards and placements, in tenths of a point: quick, for bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.hokkaido.city.city import OFFSETS, City
from parlour.games.hokkaido.city.squares import (
    COLOURS,
    CUBE,
    DESERT,
    DISTRICT,
    FACTORY,
    KIND,
    LAKE,
    MOUNTAIN,
    PRODUCTION,
    TILE_KINDS,
    is_factory,
    is_production,
)
from parlour.games.hokkaido.rules.actions import square_x, square_y, tile_of, turn_of, under_of, x_of, y_of
from parlour.games.hokkaido.rules.components import BIT, SQUARES, HokkaidoComponents
from parlour.geometry.square_grid import LAST, SIDES, cell_at

POINT: Final = 10
USUAL: Final[list[int]] = [0, 1, 10, 20, 8, 22, *[14] * len(COLOURS), *[12] * len(COLOURS)]  # by kind
NEEDED: Final = 20  # a production square or factory whose counterpart is in the city
EMPTY_PRODUCTION: Final = 1
JOINED_LAKE: Final = 26
JOINED_DISTRICT: Final = 5
NEW_GROUND: Final = 1  # for a square that covers no other square


def spare(city: City) -> list[int]:
    """Count by colour the cubes without a factory; below 0 the factories without a cube."""
    found = city.cubes[:]
    grid = city.area.grid
    for cell in city.area.cells():
        square: i64 = grid[cell]
        if is_factory(square & KIND):
            found[(square & KIND) - FACTORY] -= 1
    return found


def card_worth(components: HokkaidoComponents, spares: list[int], card: int) -> int:
    """Return the value of a card for a city with these spare cubes."""
    total = 0
    for square in components.faces[card * 4]:
        total += _worth(square & KIND, spares)
    return total


def _worth(kind: i64, spares: list[int]) -> i64:
    """Return the value of a new square of a kind, without its neighbours."""
    if is_production(kind):
        return NEEDED if spares[kind - PRODUCTION] < 0 else USUAL[kind]
    if is_factory(kind):
        return NEEDED + POINT if spares[kind - FACTORY] > 0 else USUAL[kind]
    return USUAL[kind]


def _loss(square: i64, spares: list[int]) -> i64:
    """Return the value of a square that is covered."""
    kind: i64 = square & KIND
    if is_production(kind):
        if square & CUBE == 0:
            return EMPTY_PRODUCTION
        return USUAL[kind] if spares[kind - PRODUCTION] > 0 else 4 * POINT
    if is_factory(kind):
        return USUAL[kind] if spares[kind - FACTORY] < 0 else 4 * POINT
    return USUAL[kind]


def _joined(grid: vec[i64], cell: i64, kind: i64) -> i64:
    """Return the additional value of a lake or a district beside others of its kind."""
    if kind not in (LAKE, DISTRICT):
        return 0
    more: i64 = 0
    for step in SIDES:
        square: i64 = grid[(cell + step) & LAST]
        if square & KIND == kind:
            more += JOINED_LAKE if kind == LAKE else JOINED_DISTRICT
    return more


def placement_worth(components: HokkaidoComponents, city: City, spares: list[int], card: int, action: i64) -> int:
    """Return the value of a placement: the squares that it shows minus those that it covers."""
    turn = turn_of(action)
    start = cell_at(x_of(action), y_of(action))
    offsets = OFFSETS[turn % 2]
    under = under_of(action)
    face = components.faces[card * 4 + turn]
    grid = city.area.grid
    total: i64 = 0
    for at in range(SQUARES):
        if under & BIT[at]:
            continue
        cell: i64 = (start + offsets[at]) & LAST
        kind: i64 = face[at] & KIND
        square: i64 = grid[cell]
        total += _worth(kind, spares) + _joined(grid, cell, kind)
        if square:
            total -= _loss(square, spares) + _joined(grid, cell, square & KIND)
        else:
            total += NEW_GROUND
    return int(total)


def tile_worth(city: City, spares: list[int], number: i64, *, is_free: bool) -> int:
    """Return the value of a tile minus that of its two cubes; *number* is the action from the first of its kind."""
    tile = tile_of(number)
    kind: i64 = TILE_KINDS[tile]
    cell = cell_at(square_x(number), square_y(number))
    gain: i64 = _joined(city.area.grid, cell, kind) - USUAL[DESERT]
    gain += 2 * POINT if kind == MOUNTAIN else 0 if kind == LAKE else USUAL[kind]
    if not is_free:
        gain -= 4 * POINT * max(0, min(2, 2 - spares[tile])) + 4
    return int(gain)
