"""The stages of a match, in the order in which they come."""

from __future__ import annotations

from typing import Final

from parlour.games.hokkaido.wire import Stage

ROUNDS: Final = 12
HALF: Final = 6  # rounds between two deals (H22)
HAND: Final = 6  # H11

NAMES: Final[tuple[Stage, ...]] = (
    "provinces",
    "goals",
    "deal",
    "order",
    "reveal",
    "keep",
    "draw",
    "discard",
    "lay",
    "boost",
    "take",
    "lay_both",
    "overtake",
    "choose",
    "play",
    "place",
    "terraform",
    "build",
    "gift",
    "over",
)
PROVINCES: Final = 0  # NATURE gives everybody a starting province (H10)
GOALS: Final = 1  # … turns up goal cards (H12)
DEALING: Final = 2  # … deals (H11, H22)
ORDERING: Final = 3  # … draws the order of the first round (H25)
REVEALING: Final = 4  # … turns up two cards (H26)
KEEPING: Final = 5  # all at once keep a card (H20, H21)
DRAWING: Final = 6  # NATURE gives each of two players one more (H21)
DISCARDING: Final = 7  # all at once discard one (H21)
LAYING: Final = 8  # in order, one lays a card (H25)
BOOSTING: Final = 9  # … and may add a cube
TAKING: Final = 10  # in order, one takes a card
LAYING_BOTH: Final = 11  # both at once lay a card (H26)
OVERTAKING: Final = 12  # one may pay to choose first
CHOOSING: Final = 13  # one chooses a pair
PLAYING: Final = 14  # both at once choose the card of their pair, where the order may depend on it (H26, H31)
PLACING: Final = 15  # all at once build (H31a)
TERRAFORMING: Final = 16  # all seats that may, at once (H31b)
BUILDING: Final = 17  # in order, one builds in an open turn (H31)
GIVING: Final = 18  # in order, the seats that lost a tie for a goal (H42)
OVER: Final = 19
CHANCE: Final = (PROVINCES, GOALS, DEALING, ORDERING, REVEALING, DRAWING)
# How a round is built (H31), the usual way first; before version 3 it was always at once.
MANNERS: Final = ("request", "order", "at_once")
ON_REQUEST: Final = 0
IN_ORDER: Final = 1
ALL_AT_ONCE: Final = 2
AT_ONCE: Final = (KEEPING, DISCARDING, LAYING_BOTH, PLAYING, PLACING, TERRAFORMING)
