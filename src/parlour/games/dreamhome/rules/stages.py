"""The stages of a match of Dream Home, in their order."""

from typing import Final

from parlour.games.dreamhome.wire import Stage

DRAW_FIRST: Final = 0  # D11
DEALING: Final = 1  # D10
DISCARDING: Final = 2  # D12
DIGGING: Final = 3  # D51
CHOOSING: Final = 4  # D13, D50, D52
PLACING: Final = 5  # D20, and a scaffold before the room (D54)
PARKING: Final = 6  # D74
SCAFFOLDING: Final = 7  # D54
DECORATING: Final = 8  # D31
ROOFER: Final = 9  # D60
COURIER: Final = 10  # D61
FETCHING: Final = 11  # D61
HANDYMAN: Final = 12  # D63
KEEPING: Final = 13  # D63
OVER: Final = 14
NAMES: Final[tuple[Stage, ...]] = (
    "first", "deal", "discard", "dig", "choose", "place", "park", "scaffold", "decorate",
    "roofer", "courier", "fetch", "handyman", "keep", "over",
)  # fmt: skip

# What the room that is being placed was taken with.
BY_TURN: Final = 0
BY_JACKHAMMER: Final = 1
BY_DRILL: Final = 2
