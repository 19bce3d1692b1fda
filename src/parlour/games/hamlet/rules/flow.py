"""The next step of a match: refilling rows, the rest of a visit to the town hall, the turn, the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hamlet.board.tiles import NONE
from parlour.games.hamlet.rules import town_hall
from parlour.games.hamlet.rules.components import LEVELS
from parlour.games.hamlet.rules.counters import ENTRIES, POINTS, VILLAGERS
from parlour.games.hamlet.rules.stages import DRAW_BLUEPRINT, DRAW_SALE, HIRING, OVER, TURN

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState

ALL_STANDING: Final = [0, 1, 3, 7, 15]  # the mask of all villagers, by their number


def next_level(state: HamletState) -> int:
    """Return the level of the token on top of the stack; NONE if the stack is empty (M16)."""
    for level in range(LEVELS):
        if state.quota[level] > 0:
            return level
    return NONE


def go_on(state: HamletState) -> None:
    """Refill what is short (M44, M45, M48); then go on in the town hall, or with the turn."""
    if state.bag != 0 and NONE in state.row:
        state.stage = DRAW_BLUEPRINT
    elif NONE in state.market and next_level(state) != NONE:
        state.stage = DRAW_SALE
    elif state.hiring and town_hall.may_hire(state):
        state.stage = HIRING
    else:
        state.hiring = False
        state.stage = TURN


def begin_turn(state: HamletState, seat: i64) -> None:
    """Let all villagers of a seat stand up, and its donkeys be rested (M40)."""
    state.seat = seat
    state.standing = ALL_STANDING[state.ledger[seat * ENTRIES + VILLAGERS]]
    state.moved = 0


def end_turn(state: HamletState) -> None:
    """Pass the turn on; after a whole round the match may be over (M39, M50, M60, M60a)."""
    following: i64 = (state.seat + 1) % state.seats
    state.standing = 0
    if following == state.first:
        if state.last_round or state.round >= state.rounds:
            state.stage = OVER
            state.ledger[POINTS] += points_for_rounds_left(state)  # on the score track
            return
        state.round += 1
    begin_turn(state, following)


def points_for_rounds_left(state: HamletState) -> i64:
    """Return the points of a single player with a finished church for the rounds that are left (M90)."""
    if state.seats > 1 or not state.last_round or state.variant.rules < 2:
        return 0
    return (state.rounds - state.round) * state.components.solo_round_points
