"""The 32 tiles by name (M1), and the kinds of their segments (M20)."""

from __future__ import annotations

from typing import Final

from parlour.games.hamlet.wire import Way

TILES: Final = (
    "church",
    "market",
    "town_hall",
    "lumberjack",
    "quarry",
    "farm",
    "sawmill",
    "stonemason",
    "flour_mill",
    "dairy_farm",
    "shrine",
    "trading_post",
    "forest_pond",
    "mountain_pond",
    "small_woodland",
    "small_mountain_range",
    "lumber_mill",
    "master_stonemason",
    "windmill",
    "cow_conservatory",
    "barn_a",
    "barn_b",
    "warehouse",
    "large_woodland",
    "large_mountain_range",
    "tavern",
    "outpost_1",
    "outpost_2",
    "stables",
    "smithy",
    "square",
    "monument",
)
CHURCH: Final = 0
MARKET: Final = 1
TOWN_HALL: Final = 2
HAMLET: Final = 6  # tiles that lie there from the start; the rest are blueprints
NONE: Final = -1  # no tile, no seat

GROUPS: Final = ("hamlet", "bag", "timber", "brick", "flour", "milk")  # M1: where a tile is at the start
BAG: Final = 1
FIRST_STACK: Final = 2  # then the unlock stacks, in the order of refined goods

SEGMENTS: Final = ("R", "F", "M")
ROAD: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
# M20: a road touches only a road; forest and mountain may touch each other.
MAY_TOUCH: Final = [1, 0, 0, 0, 1, 1, 0, 1, 1]

WAYS: Final[tuple[Way, ...]] = ("bridge", "path")  # M49: over mountains, through forest
BRIDGE: Final = 0
PATH: Final = 1

# What a landmark counts at the end (M70–M83).
SCORES: Final = (
    "longest_road",
    "matching",
    "way",
    "access",
    "delivery",
    "mountain",
    "forest",
    "printed_road",
    "donkey",
    "coin",
    "sale",
    "road",
)
(
    PER_LONGEST_ROAD,
    PER_MATCHING,
    PER_WAY,
    PER_ACCESS,
    PER_DELIVERY,
    PER_MOUNTAIN,
    PER_FOREST,
    PER_PRINTED_ROAD,
    PER_DONKEY,
    PER_COIN,
    PER_SALE,
    PER_ROAD,
) = range(len(SCORES))
