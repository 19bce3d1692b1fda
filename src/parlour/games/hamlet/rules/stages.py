"""The stages of a match of Hamlet, the works that goods are paid for, and how long a match may last."""

from typing import Final

from parlour.games.hamlet.wire import Stage, WorkName

DRAW_FIRST: Final = 0  # M15
DRAW_LAYOUT: Final = 1  # M12
DRAW_BLUEPRINT: Final = 2  # M14, M44
DRAW_SALE: Final = 3  # M16, M45
TURN: Final = 4  # M40
PLACING: Final = 5  # M48
PAYING: Final = 6  # M30–M34
HIRING: Final = 7  # M44
OVER: Final = 8
STAGES: Final[tuple[Stage, ...]] = ("first", "layout", "row", "sales", "turn", "place", "pay", "hire", "over")

# What a villager is doing while goods are being paid.
REFINING: Final = 0
SELLING: Final = 1
DELIVERING: Final = 2
BUILDING: Final = 3
ROADMAKING: Final = 4
WORKS: Final[tuple[WorkName, ...]] = ("refine", "sell", "deliver", "build", "road")

FIXED: Final = "fixed"  # M12
SHUFFLED: Final = "shuffled"
# M60a: the ends to choose from, the usual one first, as they were before version 2 and as they are since.
ENDS_1: Final = ("long", "short", "church")
ENDS: Final = ("church", "short", "long")
ROUNDS: Final = {"long": 100, "short": 20, "church": 300}
