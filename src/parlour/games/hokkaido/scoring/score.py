"""The final scoring of one area (H50–H53)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.hokkaido.city.city import City
from parlour.games.hokkaido.city.squares import (
    COLOURS,
    CUBE,
    DESERT,
    FACTORY,
    FOREST,
    KIND,
    LAKE,
    MOUNTAIN,
    NOTHING,
    OWN_POINTS,
    PRODUCTION,
    is_factory,
)
from parlour.games.hokkaido.rules.components import HokkaidoComponents
from parlour.games.hokkaido.scoring.area import Area
from parlour.games.hokkaido.scoring.districts import smaller_district
from parlour.geometry.square_grid import CELLS, SIDES, paint

LINES: Final = ("mountains", "forests", "factories", "lakes", "districts", "goals")


def land_points(components: HokkaidoComponents, area: Area) -> list[int]:
    """Return the points of all lines but the goals, in the order of LINES, and the number of deserts (H55)."""
    grid = area.grid
    counts = [0] * len(COLOURS)
    mountains = forests = deserts = 0
    lakes: list[int] = []
    factories: list[int] = []
    for cell in area.cells():
        square: i64 = grid[cell]
        kind = square & KIND
        if kind == DESERT:
            deserts += 1
        elif kind == FOREST:
            forests += 1
        elif kind == LAKE:
            lakes.append(cell)
        elif kind == MOUNTAIN:
            mountains += 1
        elif is_factory(kind):
            factories.append(square)
        elif square & CUBE:
            counts[kind - PRODUCTION] += 1
    return [
        mountains * components.mountain,
        forests * components.forest,
        factory_points(components, factories, counts),
        lake_points(components, lakes),
        smaller_district(area) * components.district,
        deserts,
    ]


def factory_points(components: HokkaidoComponents, factories: list[int], cubes: list[int]) -> int:
    """Serve factories with cubes of their colour, one each, the best ones first (H51)."""
    points = 0
    for colour in range(len(COLOURS)):
        values: list[int] = []
        for square in factories:
            if square & KIND == FACTORY + colour:
                values.append(square // OWN_POINTS - 1 if square >= OWN_POINTS else components.factory)
        if len(values) > cubes[colour]:
            values.sort()
            values = values[len(values) - cubes[colour] :]
        for value in values:
            points += value
    return points


def lake_points(components: HokkaidoComponents, lakes: list[int]) -> int:
    """Score every lake square but the first of each connected area (H52)."""
    if len(lakes) < 2:
        return 0
    board = [NOTHING] * CELLS
    for cell in lakes:
        board[cell] = LAKE
    further = 0
    for cell in lakes:
        if board[cell] == LAKE:
            further += len(paint(board, cell, MOUNTAIN, SIDES)) - 1
    return further * components.lake


def look_up(components: HokkaidoComponents, city: City) -> None:
    """Work out a city's points without goals and its deserts, unless they are known."""
    if city.points < 0:
        found = land_points(components, city.area)
        city.points = found[0] + found[1] + found[2] + found[3] + found[4]
        city.deserts = found[5]
