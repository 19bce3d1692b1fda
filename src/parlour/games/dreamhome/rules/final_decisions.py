"""The decisions of the final scoring, seat by seat from the first-player token (D60–D65).

A seat decides on its roofers first, then on couriers and handymen in the order that it likes. It is asked for couriers
first; if it has a handyman, too, it may call that one instead and comes back to the courier afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.dreamhome.home.area import KEPT, PILE, SIZE, lay, lift
from parlour.games.dreamhome.home.cells import BIT, cells_in
from parlour.games.dreamhome.home.home import crowded_cells, fitting, may_replace, swap_cells
from parlour.games.dreamhome.rules import card_set, legal_lists, tools
from parlour.games.dreamhome.rules.actions import (
    ACTIONS,
    COURIER_KIND,
    DECLINE,
    FETCH,
    KEEP,
    ROOF,
    ROOF_KIND,
    SWAP,
    SWAP_KIND,
)
from parlour.games.dreamhome.rules.actions import COURIER as BY_COURIER
from parlour.games.dreamhome.rules.actions import HANDYMAN as HANDYMAN_FIRST
from parlour.games.dreamhome.rules.names import CELLS, NONE, TYPES
from parlour.games.dreamhome.rules.stages import COURIER, FETCHING, HANDYMAN, KEEPING, ROOFER

if TYPE_CHECKING:
    from parlour.games.dreamhome.rules.state import DreamHomeState


def begin(state: DreamHomeState) -> None:
    """Start with the seat that has the first-player token (D65)."""
    state.turn = 0
    go_on(state)


def go_on(state: DreamHomeState) -> None:
    """Find the next helper that has not worked yet; without one the match is over."""
    components = state.components
    while state.turn < state.seats:
        state.turn_to((state.first + state.turn) % state.seats)
        kept: i64 = state.areas[state.seat * SIZE + KEPT]
        idle: i64 = kept & components.helpers & ~state.spent
        if idle & components.roofers and state.resource_discard & components.roofs:
            state.stage = ROOFER
            return
        if idle & components.couriers:
            state.stage = COURIER
            return
        if idle & components.handymen:
            state.stage = HANDYMAN
            return
        state.turn += 1
    state.end()


def decisions(state: DreamHomeState) -> list[int]:
    """List the choices of the seat to decide; every helper may be declined (D65)."""
    if state.stage == ROOFER:
        return [DECLINE, *roofs(state)]
    if state.stage == COURIER:
        return [DECLINE, *deliveries(state), *calls(state)]
    if state.stage == HANDYMAN:
        return [DECLINE, *swaps(state)]
    if state.stage == FETCHING:
        return fetches(state)
    return [KEEP + cell for cell in cells_in(crowded_cells(state.areas, state.seat * SIZE))]


def roofs(state: DreamHomeState) -> list[int]:
    """List D60: the roof cards of the resource discard, one of those that look alike."""
    lying: i64 = state.resource_discard & state.components.roofs
    return card_set.numbers_in(card_set.unlike(lying, state.components.resource_look), ROOF)


def deliveries(state: DreamHomeState) -> list[int]:
    """List D61: the cards of the home, empty rooms too, for which some card of the room discard may come instead."""
    base: i64 = state.seat * SIZE
    cells: i64 = 0
    for kind in range(len(TYPES)):
        of_kind: i64 = state.components.of_kind[kind]
        if of_kind & state.room_discard:
            cells |= fitting(state.components, state.areas, base, kind)  # the card on the cell itself is replaced
    return [BY_COURIER + cell for cell in range(CELLS) if cells & BIT[cell]]


def calls(state: DreamHomeState) -> list[int]:
    """List D65: the handyman may work before the courier (since version 2 of the rules)."""
    kept: i64 = state.areas[state.seat * SIZE + KEPT]
    return [HANDYMAN_FIRST] if state.rules >= 2 and kept & state.components.handymen & ~state.spent else []


def may_fetch(state: DreamHomeState, base: i64, cell: i64, kind: i64) -> bool:
    """Return whether a card of a type lies in the room discard and may come to a cell."""
    of_kind: i64 = state.components.of_kind[kind]
    return (of_kind & state.room_discard) != 0 and may_replace(state.components, state.areas, base, cell, kind)


def fetches(state: DreamHomeState) -> list[int]:
    """List D61: the cards of the room discard that may lie on the cell, one of those that look alike."""
    base: i64 = state.seat * SIZE
    may: i64 = 0
    for kind in range(len(TYPES)):
        if may_fetch(state, base, state.cell, kind):
            may |= state.components.of_kind[kind]
    return card_set.numbers_in(card_set.unlike(may & state.room_discard, state.components.room_look), FETCH)


def swaps(state: DreamHomeState) -> list[int]:
    """List D63: every two cards of the home that may trade places."""
    base: i64 = state.seat * SIZE
    goals = [swap_cells(state.components, state.areas, base, cell) for cell in range(CELLS)]
    found: list[int] = []
    for one in range(CELLS - 1):
        bit: i64 = BIT[one]
        partners: i64 = 0
        for two in range(one + 1, CELLS):
            if goals[two] & bit:
                partners |= BIT[two]
        legal_lists.add_swaps(found, one, partners & goals[one])
    return found


def decide(state: DreamHomeState, action: i64) -> None:
    """Carry out a decision and go on to the next one."""
    base: i64 = state.seat * SIZE
    kind = ACTIONS.index(action)
    if state.stage == KEEPING:
        keep(state, base, action - KEEP)
    elif state.stage == FETCHING:
        fetch(state, base, action - FETCH)
    elif action == HANDYMAN_FIRST:
        state.stage = HANDYMAN
    elif kind == COURIER_KIND:
        state.cell = action - BY_COURIER
        state.stage = FETCHING
    elif kind == SWAP_KIND:
        dismiss(state, base)
        swap(state, base, (action - SWAP) // CELLS, (action - SWAP) % CELLS)
    else:
        dismiss(state, base)
        if kind == ROOF_KIND:
            add_roof(state, base, action - ROOF)
        go_on(state)


def add_roof(state: DreamHomeState, base: i64, card: i64) -> None:
    """Add a roof card of the discard to the pile (D60)."""
    state.resource_discard -= card_set.CARD[card]
    state.areas[base + PILE] += card_set.CARD[card]


def dismiss(state: DreamHomeState, base: i64) -> None:
    """Note that a helper has worked, or was declined: one card at a time (D66)."""
    kept: i64 = state.areas[base + KEPT]
    idle: i64 = kept & ~state.spent
    if state.stage == ROOFER:
        idle &= state.components.roofers
    elif state.stage <= FETCHING:
        idle &= state.components.couriers
    else:
        idle &= state.components.handymen
    state.spent |= card_set.CARD[card_set.card_at(idle, 0)]


def fetch(state: DreamHomeState, base: i64, card: i64) -> None:
    """Exchange the card on the chosen cell for one of the discard, which the old card joins (D61)."""
    dismiss(state, base)
    state.room_discard -= card_set.CARD[card]
    tools.exchange(state, base, state.cell, card)
    state.room_discard += card_set.CARD[state.room]
    state.room = NONE
    state.cell = NONE
    go_on(state)


def swap(state: DreamHomeState, base: i64, one: i64, two: i64) -> None:
    """Let two cards trade places, their tokens with them; then no room may keep several tokens (D63)."""
    first: i64 = lift(state.components, state.areas, base, one)
    second: i64 = lift(state.components, state.areas, base, two)
    lay(state.components, state.areas, base, one, second)
    lay(state.components, state.areas, base, two, first)
    thin_out(state, base)


def thin_out(state: DreamHomeState, base: i64) -> None:
    """Ask which token stays in a room that has several, room by room (D63)."""
    if crowded_cells(state.areas, base):
        state.stage = KEEPING
    else:
        go_on(state)


def keep(state: DreamHomeState, base: i64, cell: i64) -> None:
    """Remove all tokens of the crowded room but the one on this cell (D63)."""
    crowded: i64 = crowded_cells(state.areas, base)
    for other in range(CELLS):
        if other != cell and crowded & BIT[other]:
            state.lose_token_on(base, other)
    thin_out(state, base)
