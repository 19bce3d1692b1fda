"""Tools that are used before a column is chosen: hammer drill (D50) and concrete mixer (D52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.dreamhome.home.area import CARD, DECORATED, SIZE, lay, lift
from parlour.games.dreamhome.home.cells import BIT
from parlour.games.dreamhome.home.home import face_up_cells, may_replace
from parlour.games.dreamhome.rules.actions import DRILL, MIX
from parlour.games.dreamhome.rules.names import CELLS, COLUMNS, NONE

if TYPE_CHECKING:
    from parlour.games.dreamhome.rules.state import DreamHomeState


def drills(state: DreamHomeState) -> list[int]:
    """List D50: a face-up card of the home, and a room card of the market that may lie there instead."""
    base: i64 = state.seat * SIZE
    cells: i64 = face_up_cells(state.areas, base)
    found: list[int] = []
    for cell in range(CELLS):
        if cells & BIT[cell]:
            for column in range(COLUMNS):
                card: i64 = state.market[column]
                if card != NONE and may_replace(state.components, state.areas, base, cell, state.components.kind[card]):
                    found.append(DRILL + cell * COLUMNS + column)
    return found


def drill(state: DreamHomeState, action: i64) -> None:
    """Let a card of the home and one of the market trade places; a décor token on it leaves the game (D50)."""
    cell: i64 = (action - DRILL) // COLUMNS
    column: i64 = (action - DRILL) % COLUMNS
    base: i64 = state.seat * SIZE
    exchange(state, base, cell, state.market[column])
    state.market[column] = state.room
    state.room = NONE
    state.spend_tool(state.components.drills)


def exchange(state: DreamHomeState, base: i64, cell: i64, card: i64) -> None:
    """Lay a card face up in place of another, whose token is lost; the old card is now `state.room` (D50, D61)."""
    decorated: i64 = state.areas[base + DECORATED]
    if decorated & BIT[cell]:
        state.lose_token_on(base, cell)
    old = lift(state.components, state.areas, base, cell)
    lay(state.components, state.areas, base, cell, card)
    state.room = old & CARD


def mix(state: DreamHomeState, action: i64) -> None:
    """Let two room cards of the market trade places (D52)."""
    one: i64 = (action - MIX) // COLUMNS
    two: i64 = (action - MIX) % COLUMNS
    card: i64 = state.market[one]
    state.market[one] = state.market[two]
    state.market[two] = card
    state.spend_tool(state.components.mixers)
