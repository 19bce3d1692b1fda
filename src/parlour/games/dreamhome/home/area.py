"""A seat's area: its home and what lies beside it, as a row of numbers in one flat list for all seats.

A card in a home is one number: its own, + 64 if it lies face down, + 128 · (token + 1) if a décor token lies on it.
The masks of cells by type and of décor say the same again, for speed; `lay` and `lift` keep them true.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dreamhome.home.cells import BIT
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import CELLS, DECORS, NONE, TYPES

HOME: Final = 0  # twelve cells: the card on each, or NONE
OF_TYPE: Final = CELLS  # by type of room: mask of the cells where it lies face up
BUILT: Final = OF_TYPE + len(TYPES)  # mask of the cells with a room card, empty rooms included
SCAFFOLDS: Final = BUILT + 1  # mask of the cells with a scaffold (D54)
DECORATED: Final = BUILT + 2  # mask of the cells with a décor token
BESIDE: Final = BUILT + 3  # mask of the tokens beside the home (D32)
KEPT: Final = BUILT + 4  # mask of the resource cards kept: tools, helpers, scaffoldings in use
PILE: Final = BUILT + 5  # mask of the roof cards (D30)
SIZE: Final = BUILT + 6

CARD: Final = 63
FACE_DOWN: Final = 64
TOKEN: Final = 128
TOKEN_BIT: Final[list[int]] = [1 << token for token in range(len(DECORS))]


def blank(seats: int) -> vec[i64]:
    """Return the areas of so many seats, with nothing in them."""
    row = [NONE] * CELLS + [0] * (SIZE - CELLS)
    rows = row * seats
    return vec[i64](rows)  # mypyc 2.4 fails on a product of anything but a list of one item here


def kind_on(components: DreamHomeComponents, areas: vec[i64], base: i64, cell: i64) -> i64:
    """Return the type of the face-up card on a cell; NONE for an empty room or a free cell."""
    code: i64 = areas[base + cell]
    if code == NONE or code & FACE_DOWN:
        return NONE
    return components.kind[code & CARD]


def token_on(areas: vec[i64], base: i64, cell: i64) -> i64:
    """Return the décor token on a cell, or NONE."""
    code: i64 = areas[base + cell]
    return NONE if code == NONE else code // TOKEN - 1


def lay(components: DreamHomeComponents, areas: vec[i64], base: i64, cell: i64, code: i64) -> None:
    """Put a card, with its token if it has one, on a cell where none lies."""
    bit: i64 = BIT[cell]
    areas[base + cell] = code
    areas[base + BUILT] |= bit
    if not code & FACE_DOWN:
        kind: i64 = components.kind[code & CARD]
        areas[base + OF_TYPE + kind] |= bit
    if code >= TOKEN:
        areas[base + DECORATED] |= bit


def lift(components: DreamHomeComponents, areas: vec[i64], base: i64, cell: i64) -> i64:
    """Remove the card on a cell with its token; return both as one number."""
    bit: i64 = BIT[cell]
    code: i64 = areas[base + cell]
    areas[base + cell] = NONE
    areas[base + BUILT] &= ~bit
    areas[base + DECORATED] &= ~bit
    if not code & FACE_DOWN:
        kind: i64 = components.kind[code & CARD]
        areas[base + OF_TYPE + kind] &= ~bit
    return code


def put_token(areas: vec[i64], base: i64, cell: i64, token: i64) -> None:
    """Put a décor token on the card of a cell that has none."""
    areas[base + cell] += TOKEN * (token + 1)
    areas[base + DECORATED] |= BIT[cell]


def remove_token(areas: vec[i64], base: i64, cell: i64) -> i64:
    """Remove the token from the card of a cell; return the token."""
    code: i64 = areas[base + cell]
    areas[base + cell] = code % TOKEN
    areas[base + DECORATED] &= ~BIT[cell]
    return code // TOKEN - 1
