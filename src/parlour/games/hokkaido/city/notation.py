"""Cities written as text, as the pad and the views do: a token a square, rows from top to bottom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.plain import Reader, Wrong
from parlour.games.hokkaido.city.squares import (
    COLOURS,
    CUBE,
    FACTORY,
    KIND,
    NOTHING,
    OWN_POINTS,
    PRODUCTION,
    TILE,
    is_factory,
    is_production,
)
from parlour.games.hokkaido.scoring.area import Area, empty_area
from parlour.geometry.square_grid import cell_at

WIDEST: Final = 27  # no city of thirteen cards is wider or higher
LETTERS: Final = "UBGY"  # blue, brown, green, grey
TOKENS: Final = (
    ".",
    *"_DFLM",
    *[f"p{LETTERS[colour]}" for colour in range(len(COLOURS))],
    *[f"f{LETTERS[colour]}" for colour in range(len(COLOURS))],
)  # by kind
WITH_CUBE: Final = "+"
WITH_TILE: Final = "*"
EXPECTED: Final = "squares as . _ D F L M pU pU+ fU fU6, with U B G Y for the colours"


def token_of(square: i64) -> str:
    """Write a square: its kind, then a cube, a factory's own points, or that it is a tile."""
    token: str = TOKENS[square & KIND]
    if square & CUBE:
        token += WITH_CUBE
    if square & TILE:
        token += WITH_TILE
    return token + str(square // OWN_POINTS - 1) if square >= OWN_POINTS else token


def rows_of(area: Area) -> list[str]:
    """Write an area row by row, its columns under each other."""
    rows: list[str] = []
    for y in range(area.top, area.bottom + 1):
        tokens = [token_of(area.grid[cell_at(x, y)]) for x in range(area.left, area.right + 1)]
        rows.append(" ".join([token.ljust(3) for token in tokens]).rstrip())
    return rows


def read_square(token: str, *, tiles: bool) -> int:
    """Read a square, -1 if it is none; *tiles* allows the mark of a tile."""
    kind = TOKENS.index(token[:2]) if token[:2] in TOKENS else -1
    rest = token[2:]
    if kind < 0 and token[:1] in TOKENS:
        kind, rest = TOKENS.index(token[:1]), token[1:]
    if kind < 0 or not rest:
        return kind
    if rest == WITH_CUBE and is_production(kind):
        return kind | CUBE
    if rest == WITH_TILE and tiles:
        return kind | TILE
    if is_factory(kind) and len(rest) == 1 and rest in "0123456789":
        return kind + OWN_POINTS * (1 + int(rest))
    return -1


def read_area(rows: list[Reader], *, tiles: bool = False) -> Area:
    """Read an area whose top left square is (0, 0); what is wrong is answered with its row."""
    area = empty_area()
    for y, row in enumerate(rows):
        tokens = row.text().split()
        if len(tokens) > WIDEST:
            raise Wrong(row.path, f"at most {WIDEST} squares", f"{len(tokens)} squares")
        for x, token in enumerate(tokens):
            square = read_square(token, tiles=tiles)
            if square < 0:
                raise Wrong(row.path, EXPECTED, token[:20])
            if square != NOTHING:
                area.grid[cell_at(x, y)] = square
                area.stretch(x, y, x, y)
    return area


# The kinds that the tokens assume.
assert TOKENS.index("pU") == PRODUCTION
assert TOKENS.index("fU") == FACTORY
