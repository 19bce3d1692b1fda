"""A round of Dream Home: the market is filled, a column discarded, jackhammers offered, turns taken (D10–D15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.engine.view import NATURE
from parlour.games.dreamhome.home.area import KEPT, SIZE
from parlour.games.dreamhome.rules import card_set, final_decisions, legal_lists
from parlour.games.dreamhome.rules.actions import (
    DIG,
    DISCARD,
    FIRST,
    HOLD,
    REVEAL_RESOURCE,
    REVEAL_ROOM,
)
from parlour.games.dreamhome.rules.legal_lists import ALL_COLUMNS, COLUMN_BIT, DIGS
from parlour.games.dreamhome.rules.names import COLUMNS, NONE, ROUNDS
from parlour.games.dreamhome.rules.stages import BY_JACKHAMMER, BY_TURN, CHOOSING, DEALING, DIGGING, DISCARDING, PLACING

if TYPE_CHECKING:
    from parlour.games.dreamhome.rules.state import DreamHomeState

DEALS: Final = 2 * COLUMNS - 1  # D10: five rooms, and a resource over all but the leftmost


def legal_draws(state: DreamHomeState) -> list[int]:
    """List what NATURE may draw: the first player (D11), then rooms and resources for the market (D10)."""
    if state.stage != DEALING:
        return [FIRST + seat for seat in range(state.seats)]
    if state.turn < COLUMNS:
        return card_set.numbers_in(state.rooms, REVEAL_ROOM)
    return card_set.numbers_in(state.resources, REVEAL_RESOURCE)


def apply_draw(state: DreamHomeState, action: i64) -> None:
    """Carry out a draw; the ninth of a round fills the market."""
    if state.stage != DEALING:
        state.first = action - FIRST
        state.token = state.first
        state.stage = DEALING
    elif state.turn < COLUMNS:
        card: i64 = action - REVEAL_ROOM
        state.market[state.turn] = card
        state.rooms -= card_set.CARD[card]
        state.turn += 1
    else:
        card = action - REVEAL_RESOURCE
        state.market[state.turn + 1] = card
        state.resources -= card_set.CARD[card]
        state.turn += 1
        if state.turn == DEALS:
            begin_round(state)


def begin_round(state: DreamHomeState) -> None:
    """Let the first player discard a column with two or three seats (D12), then go on to the jackhammers."""
    state.columns = ALL_COLUMNS
    state.dug = 0
    state.turn = 0
    if state.discards:
        state.stage = DISCARDING
        state.turn_to(state.first)
    else:
        offer_jackhammers(state)


def discards(state: DreamHomeState) -> list[int]:
    """List D12: any column but the leftmost."""
    return legal_lists.DISCARDS[state.columns]


def discard_column(state: DreamHomeState, action: i64) -> None:
    """Discard both cards of a column (D12)."""
    column: i64 = action - DISCARD
    clear_column(state, column)
    state.turn = 0
    offer_jackhammers(state)


def clear_column(state: DreamHomeState, column: i64) -> None:
    """Put what is left of a column on the two discards."""
    room: i64 = state.market[column]
    resource: i64 = state.market[COLUMNS + column]
    if room != NONE:
        state.room_discard += card_set.CARD[room]
        state.market[column] = NONE
        state.columns &= ~COLUMN_BIT[column]
    if resource != NONE:
        state.resource_discard += card_set.CARD[resource]
        state.market[COLUMNS + column] = NONE


def offer_jackhammers(state: DreamHomeState) -> None:
    """Find the next seat, from the first player on, that has a jackhammer (D51); then the turns begin."""
    while state.turn < state.seats:
        seat: i64 = (state.first + state.turn) % state.seats
        kept: i64 = state.areas[seat * SIZE + KEPT]
        if kept & state.components.jackhammers:
            state.turn_to(seat)
            state.stage = DIGGING
            return
        state.turn += 1
    state.turn = 0
    next_turn(state)


def digs(state: DreamHomeState) -> list[int]:
    """List D51: any room card of the market, or none."""
    return [*DIGS[state.columns], HOLD]


def dig(state: DreamHomeState, action: i64) -> None:
    """Take a room with the jackhammer; the resource above it is discarded, and the seat's turn is gone (D51)."""
    if action == HOLD:
        state.turn += 1
        offer_jackhammers(state)
        return
    column: i64 = action - DIG
    state.room = state.market[column]
    state.market[column] = NONE
    state.columns &= ~COLUMN_BIT[column]
    clear_column(state, column)
    state.spend_tool(state.components.jackhammers)
    state.dug |= legal_lists.COLUMN_BIT[state.seat]
    state.task = BY_JACKHAMMER
    state.stage = PLACING


def finish(state: DreamHomeState) -> None:
    """Continue after a seat has placed what it took."""
    state.room = NONE
    state.resource = NONE
    state.turn += 1
    if state.task == BY_JACKHAMMER:
        state.task = BY_TURN
        offer_jackhammers(state)
    else:
        next_turn(state)


def next_turn(state: DreamHomeState) -> None:
    """Find the next seat in clockwise order that has not used its jackhammer (D13, D51); then the round ends."""
    while state.turn < state.seats:
        seat: i64 = (state.first + state.turn) % state.seats
        if not state.dug & COLUMN_BIT[seat]:
            state.turn_to(seat)
            state.stage = CHOOSING
            return
        state.turn += 1
    end_round(state)


def end_round(state: DreamHomeState) -> None:
    """Discard the rest and refill the market (D14); the seat with the token is first (D13, D15)."""
    left: i64 = state.columns
    column: i64 = 0
    while left:
        if left & 1:
            clear_column(state, column)
        left >>= 1
        column += 1
    state.first = state.token
    state.turn = 0
    if state.round == ROUNDS:
        final_decisions.begin(state)
    else:
        state.round += 1
        state.stage = DEALING
        state.turn_to(NATURE)
