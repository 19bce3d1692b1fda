"""The actions of Hokkaido: what chance draws, how cards are chosen, and what is built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.actions import Actions, Field, Kind
from parlour.games.hokkaido.city.squares import TILES
from parlour.games.hokkaido.wire import Pair, Turn

CARDS: Final = 60  # H1
PROVINCES: Final = 6
GOALS: Final = 9
SEATS: Final = 5
TURNS: Final[tuple[Turn, ...]] = ("up", "right", "down", "left")  # the side to which the edge with the number points
PAIRS: Final[tuple[Pair, ...]] = ("deck", "laid")  # H26

# Twelve cards reach at most 24 squares beyond the starting province, which has its top left square at (0, 0).
FAR: Final = 24
REACH: Final = 51
HIDDEN: Final = 63  # sets of squares of a card that may lie under others: any but all six

_CARD: Final = Field("card", CARDS, first=1)
_X: Final = Field("x", REACH, first=-FAR)
_Y: Final = Field("y", REACH, first=-FAR)
_TILE: Final = Field("tile", names=TILES)

_KINDS: Final = [
    Kind("province", [Field("province", PROVINCES, first=1)], chance=True),  # H10
    Kind("goal", [Field("goal", GOALS, first=1)], chance=True),  # H12
    Kind("order", [Field("seat", SEATS)], chance=True),  # H25
    Kind("deal", [_CARD], chance=True),  # H11, H22
    Kind("draw", [_CARD], chance=True),  # H21
    Kind("reveal", [_CARD], chance=True),  # H26
    Kind("keep", [_CARD]),  # H20, H21
    Kind("discard", [_CARD]),  # H21
    Kind("lay", [_CARD]),  # H25, H26
    Kind("boost", [_X, _Y]),  # H25
    Kind("hold"),  # H25
    Kind("take", [_CARD]),  # H25
    Kind("overtake"),  # H26
    Kind("yield"),  # H26
    Kind("choose", [Field("pair", names=PAIRS)]),  # H26
    Kind("play", [_CARD]),  # H26
    Kind("terraform", [_TILE, _X, _Y]),  # H36
    Kind("pay", [_X, _Y]),  # H26, H36
    Kind("place", [Field("turn", names=TURNS), _X, _Y, Field("under", HIDDEN)]),  # H30
    Kind("forgo"),  # H35
    Kind("finish"),  # H31
    Kind("gift", [_TILE, _X, _Y]),  # H42
    Kind("waive"),  # H42
    Kind("ask"),  # H31, since version 3
]
ACTIONS: Final = Actions(_KINDS)
ACTIONS_2: Final = Actions(_KINDS[:-1])  # of the versions before 3

PROVINCE: Final = ACTIONS.base("province")
GOAL: Final = ACTIONS.base("goal")
ORDER: Final = ACTIONS.base("order")
DEAL: Final = ACTIONS.base("deal")
DRAW: Final = ACTIONS.base("draw")
REVEAL: Final = ACTIONS.base("reveal")
KEEP: Final = ACTIONS.base("keep")
DISCARD: Final = ACTIONS.base("discard")
LAY: Final = ACTIONS.base("lay")
BOOST: Final = ACTIONS.base("boost")
HOLD: Final = ACTIONS.base("hold")
TAKE: Final = ACTIONS.base("take")
OVERTAKE: Final = ACTIONS.base("overtake")
YIELD: Final = ACTIONS.base("yield")
CHOOSE: Final = ACTIONS.base("choose")
PLAY: Final = ACTIONS.base("play")
TERRAFORM: Final = ACTIONS.base("terraform")
PAY: Final = ACTIONS.base("pay")
PLACE: Final = ACTIONS.base("place")
FORGO: Final = ACTIONS.base("forgo")
FINISH: Final = ACTIONS.base("finish")
GIFT: Final = ACTIONS.base("gift")
WAIVE: Final = ACTIONS.base("waive")
ASK: Final = ACTIONS.base("ask")

# The kinds that rules tell apart, as `ACTIONS.index` numbers them.
PROVINCE_KIND: Final = ACTIONS.number("province")
KEEP_KIND: Final = ACTIONS.number("keep")
TAKE_KIND: Final = ACTIONS.number("take")
PLAY_KIND: Final = ACTIONS.number("play")
TERRAFORM_KIND: Final = ACTIONS.number("terraform")
PAY_KIND: Final = ACTIONS.number("pay")
PLACE_KIND: Final = ACTIONS.number("place")
FORGO_KIND: Final = ACTIONS.number("forgo")

# The numbers that `veil` returns for actions that cannot be distinguished; no action has these numbers.
NOT_SEEN: Final = ACTIONS.size
SOME_CARD: Final = ACTIONS.size + 1
DONE: Final = ACTIONS.size + 2


def spot(turn: i64, x: i64, y: i64, under: i64) -> i64:
    """Return the action that places a card: *under* is the set of its squares, in reading order, that others hide."""
    return PLACE + ((turn * REACH + x + FAR) * REACH + y + FAR) * HIDDEN + under


def turn_of(action: i64) -> i64:
    """Return the turn of a card that is placed so."""
    return (action - PLACE) // (REACH * REACH * HIDDEN)


def x_of(action: i64) -> i64:
    """Return the column of the left squares of a card that is placed so."""
    return (action - PLACE) // (REACH * HIDDEN) % REACH - FAR


def y_of(action: i64) -> i64:
    """Return the row of the upper squares of a card that is placed so."""
    return (action - PLACE) // HIDDEN % REACH - FAR


def under_of(action: i64) -> i64:
    """Return the squares that lie under other cards."""
    return (action - PLACE) % HIDDEN


def on_square(x: i64, y: i64) -> i64:
    """Number a square, as actions that name one do."""
    return (x + FAR) * REACH + y + FAR


def square_x(number: i64) -> i64:
    """Return the column of a numbered square."""
    return number // REACH % REACH - FAR


def square_y(number: i64) -> i64:
    """Return the row of a numbered square."""
    return number % REACH - FAR


def tile_of(number: i64) -> i64:
    """Return the tile of an action that puts one on a square, counted from the first such action."""
    return number // (REACH * REACH)
