"""The score of one home (D70–D75). Functions take a seat's area, not the state, so that the pad uses them too."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dreamhome.home.area import BESIDE, BUILT, DECORATED, OF_TYPE, TOKEN
from parlour.games.dreamhome.home.cells import FIRST_BASEMENT, FIRST_MIDDLE, FLOOR, UPPER
from parlour.games.dreamhome.home.home import face_up_cells
from parlour.games.dreamhome.home.runs import MASKS, NEAR
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import BATHROOM, BEDROOM, CELLS, DECORS, KITCHEN, TYPES

FUNCTIONALITY: Final = 3  # each of the two bonuses (D72)
LINES: Final = ("rooms", "decor", "functionality", "roof", "helpers")
ROOF_LINE: Final = 3


def room_points(components: DreamHomeComponents, areas: vec[i64], base: i64) -> i64:
    """Score the rooms by size (D70) and unique ones by their neighbours (D27)."""
    points: i64 = 0
    for kind in range(len(TYPES)):
        if areas[base + OF_TYPE + kind]:
            points += type_points(components, areas, base, kind)
    return points


def type_points(components: DreamHomeComponents, areas: vec[i64], base: i64, kind: i64) -> i64:
    """Score the rooms of one type."""
    cells: i64 = areas[base + OF_TYPE + kind]
    if components.rooms.neighbours[kind]:
        return _beside_points(components, areas, base, kind, cells)
    row: i64 = kind * MASKS
    points: i64 = components.rooms.on_floor[row + (cells & FLOOR)]
    points += components.rooms.on_floor[row + (cells >> FIRST_MIDDLE & FLOOR)]
    points += components.rooms.on_floor[row + (cells >> FIRST_BASEMENT)]
    return points


def _beside_points(components: DreamHomeComponents, areas: vec[i64], base: i64, kind: i64, cells: i64) -> i64:
    """Score rooms of one card that are worth more left or right of certain others (D27)."""
    others: i64 = 0
    for neighbour in components.rooms.neighbours[kind]:
        others |= areas[base + OF_TYPE + neighbour]
    top: i64 = NEAR[others & FLOOR]
    middle: i64 = NEAR[others >> FIRST_MIDDLE & FLOOR]
    basement: i64 = NEAR[others >> FIRST_BASEMENT] & 3
    near: i64 = top | middle << FIRST_MIDDLE | basement << FIRST_BASEMENT
    alone: i64 = components.rooms.points[kind][0]
    beside: i64 = components.rooms.beside_points[kind]
    return card_set.count(cells & near) * beside + card_set.count(cells & ~near) * alone


def decor_points(components: DreamHomeComponents, areas: vec[i64], base: i64) -> i64:
    """Score the décor tokens in the home and beside it (D71)."""
    points: i64 = 0
    if areas[base + DECORATED]:
        for cell in range(CELLS):
            code: i64 = areas[base + cell]
            if code >= TOKEN:
                points += components.decor_points[code // TOKEN - 1]
    beside: i64 = areas[base + BESIDE]
    if beside:
        for token in range(len(DECORS)):
            if beside >> token & 1:
                points += components.decor_points[token]
    return points


def functionality_bonuses(areas: vec[i64], base: i64) -> i64:
    """Count the bonuses: a bathroom on both upper floors; a bathroom, a kitchen and a bedroom (D72)."""
    bathrooms: i64 = areas[base + OF_TYPE + BATHROOM]
    if bathrooms == 0:
        return 0
    bonuses: i64 = 0
    if has_bathrooms(areas, base):
        bonuses += 1
    if areas[base + OF_TYPE + KITCHEN] and areas[base + OF_TYPE + BEDROOM]:
        bonuses += 1
    return bonuses


def has_bathrooms(areas: vec[i64], base: i64) -> bool:
    """Return whether there is a bathroom on both upper floors (D72)."""
    bathrooms: i64 = areas[base + OF_TYPE + BATHROOM]
    return bathrooms & FLOOR != 0 and bathrooms & (UPPER - FLOOR) != 0


def helper_points(areas: vec[i64], base: i64, architects: i64, designers: i64) -> i64:
    """Score architects (D62) and interior designers (D64); two of a kind add up (D66)."""
    points: i64 = 0
    if architects:
        built: i64 = areas[base + BUILT]
        empty: i64 = card_set.count(built & ~face_up_cells(areas, base))
        points += architects * (functionality_bonuses(areas, base) + empty)
    if designers:
        tokens: i64 = card_set.count(areas[base + DECORATED]) + card_set.count(areas[base + BESIDE])
        points += designers * tokens
    return points
