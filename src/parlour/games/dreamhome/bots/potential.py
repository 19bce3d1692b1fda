"""The points that a position is likely to gain: rooms that may still grow, roofs begun, helpers that will work.

All figures are in hundredths of a point and shrink as the rounds go by. They are guesses, for bots only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.dreamhome.home.area import BUILT, DECORATED, KEPT, OF_TYPE
from parlour.games.dreamhome.home.cells import ALL_CELLS, FIRST_BASEMENT, FIRST_MIDDLE, FLOOR
from parlour.games.dreamhome.home.home import has_designer
from parlour.games.dreamhome.home.runs import FITS, FITS_DESIGNER, MASKS, NEAR
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import BATHROOM, BEDROOM, KITCHEN, ROUNDS, TYPES
from parlour.games.dreamhome.scoring.roof import ROOF_SIZE
from parlour.games.dreamhome.scoring.score import FUNCTIONALITY, functionality_bonuses, room_points

POINT: Final = 100
GROWTH: Final = 45  # percent of the points that one more card would score, if all rounds were left
BONUS_NEAR: Final = 120  # one room short of a bathroom, a kitchen and a bedroom
ROOF_CARD: Final = 70  # each card of a roof that is not complete
SAME_COLOUR: Final = 40  # each card that matches its best colour
ROOFER: Final = 60
COURIER: Final = 200
HANDYMAN: Final = 150
DRILL: Final = 60
JACKHAMMER: Final = 20


def home_value(components: DreamHomeComponents, areas: vec[i64], base: i64, left: i64) -> i64:
    """Value the rooms of a home with so many rounds left: their points, bonuses, and how they may grow."""
    points = room_points(components, areas, base) + FUNCTIONALITY * functionality_bonuses(areas, base)
    value: i64 = points * POINT
    if left > 0:
        value += (growth(components, areas, base) * GROWTH + _bonus_near(areas, base)) * left // ROUNDS
    return value


def growth(components: DreamHomeComponents, areas: vec[i64], base: i64) -> i64:
    """Add up the points that one more card would score in each floor's rooms of each type, where there is space."""
    built: i64 = areas[base + BUILT]
    decorated: i64 = areas[base + DECORATED]
    free: i64 = ALL_CELLS & ~built
    designer = has_designer(components, areas, base)
    found: i64 = 0
    for kind in range(len(TYPES)):
        same: i64 = areas[base + OF_TYPE + kind]
        if same and components.rooms.most[kind] > 1:
            tokens: i64 = same & decorated
            found += _growth(components, kind, designer, same & FLOOR, tokens & FLOOR, free & FLOOR)
            found += _growth(
                components,
                kind,
                designer,
                same >> FIRST_MIDDLE & FLOOR,
                tokens >> FIRST_MIDDLE & FLOOR,
                free >> FIRST_MIDDLE & FLOOR,
            )
            found += _growth(
                components, kind, designer, same >> FIRST_BASEMENT, tokens >> FIRST_BASEMENT, free >> FIRST_BASEMENT
            )
    return found


def _growth(components: DreamHomeComponents, kind: i64, designer: bool, same: i64, tokens: i64, free: i64) -> i64:
    """Return the points of one more card beside the cards of a type on one floor, 0 if it does not fit."""
    if same == 0:
        return 0
    most: i64 = components.rooms.most[kind]
    table: i64 = (most - 1) * (MASKS * MASKS) + same * MASKS + tokens
    if designer:
        table += FITS_DESIGNER
    places: i64 = free & NEAR[same] & FITS[table]
    if places == 0:
        return 0
    row: i64 = kind * MASKS
    return components.rooms.on_floor[row + (same | (places & -places))] - components.rooms.on_floor[row + same]


def _bonus_near(areas: vec[i64], base: i64) -> i64:
    there: i64 = 0
    for kind in (BATHROOM, KITCHEN, BEDROOM):
        if areas[base + OF_TYPE + kind]:
            there += 1
    return BONUS_NEAR if there == 2 else there * 40 if there == 1 else 0


def expected_from_roofs(components: DreamHomeComponents, pile: i64, left: i64) -> i64:
    """Value the roof cards of a pile that is not complete, if it can still become so (D73)."""
    roofs: i64 = pile >> components.first_roof
    of_one: i64 = card_set.CARD[components.per_colour]
    of_one -= 1
    in_all: i64 = 0
    best: i64 = 0
    while roofs > 0:
        count: i64 = card_set.count(roofs & of_one)
        in_all += count
        best = max(best, count)
        roofs >>= components.per_colour
    if in_all + left < ROOF_SIZE:
        return 0
    if in_all >= ROOF_SIZE:
        return SAME_COLOUR * best if best < ROOF_SIZE and best + left >= ROOF_SIZE else 0
    return ROOF_CARD * in_all + SAME_COLOUR * best


def expected_from_kept(components: DreamHomeComponents, areas: vec[i64], base: i64, spent: i64, left: i64) -> i64:
    """Value the tools and helpers that a seat may still use (D34, D35)."""
    kept: i64 = areas[base + KEPT]
    kept &= ~spent
    if kept == 0:
        return 0
    value: i64 = COURIER * card_set.count(kept & components.couriers) + HANDYMAN * card_set.count(
        kept & components.handymen
    )
    value += ROOFER * card_set.count(kept & components.roofers)
    if left > 0:
        value += DRILL * card_set.count(kept & components.drills) + JACKHAMMER * card_set.count(
            kept & components.jackhammers
        )
        value += left * 15 * card_set.count(kept & (components.architects | components.designers))
    return value
