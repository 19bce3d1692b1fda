"""A city in an observation: its squares as planes over a window from its top left corner on, and its counters."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlour.engine.learning.layout import Part
from parlour.engine.learning.writing import put_all, put_bits
from parlour.games.hokkaido.city.city import City
from parlour.games.hokkaido.city.squares import CARD, COLOURS, CUBE, KIND, KINDS, NOTHING, OWN_POINTS, TILE
from parlour.games.hokkaido.rules.actions import CARDS, FAR
from parlour.games.hokkaido.rules.components import MOST_CUBES
from parlour.games.hokkaido.rules.stages import ROUNDS
from parlour.geometry.square_grid import LAST, ROW, WIDEST

SQUARES: Final = WIDEST * WIDEST
PLANES: Final = 5  # kind, cube, tile, the card in the order of laying from 1, own points of a factory
MOST: Final = 1_000
LAID: Final = ROUNDS + 1  # cards in a city at most, the starting province included
COUNTERS: Final = 6  # left, top, width, height, terraformings, whether it was terraformed in this round


def city_parts(seats: int) -> list[Part]:
    """List the parts that describe the cities."""
    return [
        Part("maps", (seats, PLANES, WIDEST, WIDEST), 0, max(MOST, len(KINDS))),
        Part("below", (seats, LAID, LAID)),
        Part("cubes", (seats, len(COLOURS)), 0, MOST_CUBES),
        Part("figures", (seats, COUNTERS), -FAR, MOST),
        Part("due", (seats,), 0, MOST_CUBES),
    ]


def put_city(city: City, seat: i64, values: vec[i16], at: list[int], first: i64, *, played: i64) -> None:
    """Write a city, whose parts begin with the part *first*; *played* is where the cards in it are written."""
    area = city.area
    _put_squares(city, values, at[first] + seat * (PLANES * SQUARES))
    for index in range(len(city.numbers)):
        put_bits(values, at[first + 1] + (seat * LAID + index) * LAID, city.below[index])
        card: i64 = city.numbers[index]
        if card < CARDS:
            values[played + seat * CARDS + card] = 1
    put_all(values, at[first + 2] + seat * len(COLOURS), city.cubes)
    figures: i64 = at[first + 3] + seat * COUNTERS
    values[figures] = i16(area.left)
    values[figures + 1] = i16(area.top)
    values[figures + 2] = i16(area.right - area.left + 1)
    values[figures + 3] = i16(area.bottom - area.top + 1)
    values[figures + 4] = i16(city.paid)
    values[figures + 5] = 1 if city.used else 0
    values[at[first + 4] + seat] = i16(city.due)


def _put_squares(city: City, values: vec[i16], at: i64) -> None:
    """Write every square that is covered, in the window that begins at the corner of the city."""
    area = city.area
    grid = area.grid
    row: i64 = 0
    while row <= area.bottom - area.top:
        start: i64 = (area.top + row) * ROW + area.left
        spot: i64 = at + row * WIDEST
        column: i64 = 0
        while column <= area.right - area.left:
            square: i64 = grid[(start + column) & LAST]
            if square != NOTHING:
                values[spot] = i16(square & KIND)
                values[spot + SQUARES] = i16(square // CUBE & 1)
                values[spot + 2 * SQUARES] = i16(square // TILE & 1)
                values[spot + 3 * SQUARES] = i16((square // CARD & 15) + 1)
                values[spot + 4 * SQUARES] = i16(square // OWN_POINTS)
            column += 1
            spot += 1
        row += 1
