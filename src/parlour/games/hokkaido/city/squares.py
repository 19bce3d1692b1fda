"""The squares of Hokkaido: their kinds (H2), and the number that describes a visible square."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.hokkaido.wire import Colour, Tile

COLOURS: Final[tuple[Colour, ...]] = ("blue", "brown", "green", "grey")
LAND: Final = ("desert", "district", "forest", "lake", "mountain")
KINDS: Final = (
    "nothing",
    *LAND,
    *[f"production_{colour}" for colour in COLOURS],
    *[f"factory_{colour}" for colour in COLOURS],
)

NOTHING: Final = 0
DESERT: Final = 1
DISTRICT: Final = 2
FOREST: Final = 3
LAKE: Final = 4
MOUNTAIN: Final = 5
PRODUCTION: Final = 6  # of the first colour
FACTORY: Final = 10  # of the first colour

# What two cubes of each colour make of a desert (H36), in the order of COLOURS.
TILES: Final[tuple[Tile, ...]] = ("lake", "district", "forest", "mountain")
TILE_KINDS: Final[list[int]] = [LAKE, DISTRICT, FOREST, MOUNTAIN]

# A visible square is one number: its kind in four bits, then whether it has a cube and is a tile, then the card that it
# belongs to (the first is the starting province), then the points of a factory with a value of its own, plus one.
KIND: Final = 15
CUBE: Final = 16
TILE: Final = 32
CARD: Final = 64
OWN_POINTS: Final = 1024


def kind_of(square: i64) -> i64:
    """Return the kind of a square."""
    return square & KIND


def card_of(square: i64) -> i64:
    """Return the card that a square belongs to, by its place in the order of laying."""
    return square // CARD & 15


def is_precious(kind: i64) -> bool:
    """Return whether squares of this kind must stay visible for ever (H32)."""
    return kind in (LAKE, MOUNTAIN)


def is_production(kind: i64) -> bool:
    """Return whether this is a production square of any colour."""
    return PRODUCTION <= kind < FACTORY


def is_factory(kind: i64) -> bool:
    """Return whether this is a factory of any colour."""
    return kind >= FACTORY
