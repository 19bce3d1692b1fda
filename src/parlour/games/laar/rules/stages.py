"""The stages of a match of Laar, in their order."""

from typing import Final

from parlour.games.laar.wire import Stage

DRAW_MEMO: Final = 0  # L6
DRAW_FIRST: Final = 1  # L11
REVEALING: Final = 2  # L20
ASSIGNING: Final = 3  # L21
TAKING: Final = 4  # L22, L23
UNIVERSALS: Final = 5  # L30
PROTECTIONS: Final = 6  # L48
SIDES: Final = 7  # L82
OVER: Final = 8
NAMES: Final[tuple[Stage, ...]] = (
    "memo",
    "first",
    "reveal",
    "assign",
    "take",
    "universals",
    "protections",
    "sides",
    "over",
)

ROUNDS: Final = 12  # L27
FULL_SET_EVERY: Final = 4  # L25: rounds after which everybody has a full set again
