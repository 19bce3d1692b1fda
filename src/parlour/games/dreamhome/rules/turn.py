"""A turn: tools, a column, then room and resource, step by step (D13, D16, D20, D31, D54, D74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.dreamhome.home.area import (
    BESIDE,
    FACE_DOWN,
    KEPT,
    OF_TYPE,
    PILE,
    SCAFFOLDS,
    SIZE,
    TOKEN_BIT,
    lay,
    put_token,
)
from parlour.games.dreamhome.home.cells import BASEMENT, BIT
from parlour.games.dreamhome.home.home import decor_cells, fitting, open_cells, scaffold_cells
from parlour.games.dreamhome.rules import card_set, legal_lists, rounds, tools
from parlour.games.dreamhome.rules.actions import (
    ACTIONS,
    DECORATE,
    LEAVE,
    MIX_KIND,
    PARK,
    PLACE,
    SCAFFOLD,
    SCAFFOLD_KIND,
    TAKE,
    TAKE_KIND,
)
from parlour.games.dreamhome.rules.legal_lists import COLUMN_BIT, MIXES, TAKINGS
from parlour.games.dreamhome.rules.names import CAR, COLUMNS, DECOR_CARD, GARAGE, NONE, ROOF_CARD
from parlour.games.dreamhome.rules.stages import BY_DRILL, BY_TURN, CHOOSING, DECORATING, PARKING, PLACING, SCAFFOLDING

if TYPE_CHECKING:
    from parlour.games.dreamhome.rules.state import DreamHomeState


def choices(state: DreamHomeState) -> list[int]:
    """List D13, a column with a room in it; before it any of the tools that are for this moment (D50, D52)."""
    kept: i64 = state.areas[state.seat * SIZE + KEPT]
    if not kept & (state.components.mixers | state.components.drills):
        return TAKINGS[state.columns]
    found = TAKINGS[state.columns][:]
    if kept & state.components.mixers:
        found += MIXES[state.columns]
    if kept & state.components.drills:
        found += tools.drills(state)
    return found


def choose(state: DreamHomeState, action: i64) -> None:
    """Take a column, or use a tool first."""
    kind = ACTIONS.index(action)
    if kind == TAKE_KIND:
        take(state, action - TAKE)
    elif kind == MIX_KIND:
        tools.mix(state, action)
    else:
        tools.drill(state, action)
        state.task = BY_DRILL
        after_room(state)


def take(state: DreamHomeState, column: i64) -> None:
    """Take the cards of a column (D13). What is kept is kept at once: a designer works before the room lies (D16)."""
    state.room = state.market[column]
    state.market[column] = NONE
    state.columns &= ~COLUMN_BIT[column]
    state.stage = PLACING
    resource: i64 = state.market[COLUMNS + column]
    if column == 0:
        state.token = state.seat
    if resource == NONE:
        return
    state.market[COLUMNS + column] = NONE
    keep(state, resource)


def keep(state: DreamHomeState, resource: i64) -> None:
    """Lay a resource where it belongs: roofs on the pile (D30), tools and helpers beside the home (D34, D35)."""
    group: i64 = state.components.group[resource]
    if group == ROOF_CARD:
        state.areas[state.seat * SIZE + PILE] += card_set.CARD[resource]
    elif group == DECOR_CARD:
        state.resource = resource
    else:
        state.areas[state.seat * SIZE + KEPT] += card_set.CARD[resource]
        if state.components.scaffoldings & card_set.CARD[resource]:
            state.resource = resource


def has_scaffold(state: DreamHomeState) -> bool:
    """Return whether a scaffold that was taken is still to be put up."""
    return state.resource != NONE and (state.components.scaffoldings & card_set.CARD[state.resource]) != 0


def placings(state: DreamHomeState) -> list[int]:
    """List D20: the room on an open cell, face up where it fits; a scaffold may come before it (D54)."""
    base: i64 = state.seat * SIZE
    kind: i64 = state.components.kind[state.room]
    free: i64 = open_cells(state.areas, base)
    found = legal_lists.placings(free, free & fitting(state.components, state.areas, base, kind))
    if state.resource != NONE and has_scaffold(state):
        return found + legal_lists.scaffolds(scaffold_cells(state.areas, base))
    return found


def place(state: DreamHomeState, action: i64) -> None:
    """Place the room (D20), or put up the scaffold before it (D54)."""
    if ACTIONS.index(action) == SCAFFOLD_KIND:
        put_up(state, action - SCAFFOLD)
        state.resource = NONE
        return
    base: i64 = state.seat * SIZE
    cell: i64 = (action - PLACE) >> 1
    if action - PLACE == cell * 2:
        lay(state.components, state.areas, base, cell, state.room)
    else:
        lay(state.components, state.areas, base, cell, state.room + FACE_DOWN)
    if state.areas[base + SCAFFOLDS]:
        take_down(state, base, cell)
    state.room = NONE
    after_room(state)


def take_down(state: DreamHomeState, base: i64, cell: i64) -> None:
    """Discard the scaffold that a room has replaced (D54)."""
    scaffolds: i64 = state.areas[base + SCAFFOLDS]
    bit: i64 = BIT[cell]
    if scaffolds & bit:
        state.areas[base + SCAFFOLDS] = scaffolds - bit
        discard_scaffolding(state, base)


def discard_scaffolding(state: DreamHomeState, base: i64) -> None:
    """Discard one of the seat's scaffoldings, but the one just taken only if there is no other."""
    cards: i64 = state.areas[base + KEPT]
    cards &= state.components.scaffoldings
    card: i64 = card_set.card_at(cards, 0)
    if card == state.resource and card_set.count(cards) > 1:
        card = card_set.card_at(cards, 1)
    state.areas[base + KEPT] -= card_set.CARD[card]
    state.resource_discard += card_set.CARD[card]


def after_room(state: DreamHomeState) -> None:
    """Offer the car for the first garage of two cards (D74); then the resource."""
    if state.car and state.areas[state.seat * SIZE + OF_TYPE + GARAGE] == BASEMENT:
        state.car = False
        if decor_cells(state.components, state.areas, state.seat * SIZE, CAR):
            state.stage = PARKING
            return
        state.lose_token(CAR)
    after_car(state)


def parkings(state: DreamHomeState) -> list[int]:
    """List D74: the car on either card of the garage, or not at all."""
    cells: i64 = decor_cells(state.components, state.areas, state.seat * SIZE, CAR)
    return [*[PARK + cell for cell in range(len(BIT)) if cells & BIT[cell]], LEAVE]


def park(state: DreamHomeState, action: i64) -> None:
    """Put the car into the garage, or do without it for good (D74)."""
    if action == LEAVE:
        state.lose_token(CAR)
    else:
        state.free_tokens -= TOKEN_BIT[CAR]
        put_token(state.areas, state.seat * SIZE, action - PARK, CAR)
    after_car(state)


def after_car(state: DreamHomeState) -> None:
    """Go on to the resource: a scaffold, a décor token, or nothing more to do."""
    if state.task == BY_DRILL:
        state.task = BY_TURN
        state.stage = CHOOSING
    elif state.resource == NONE:
        rounds.finish(state)
    elif state.components.group[state.resource] == DECOR_CARD:
        begin_decorating(state)
    elif scaffold_cells(state.areas, state.seat * SIZE):
        state.stage = SCAFFOLDING
    else:
        state.resource = NONE
        discard_scaffolding(state, state.seat * SIZE)
        rounds.finish(state)


def scaffoldings(state: DreamHomeState) -> list[int]:
    """List D54: the scaffold on any supported free cell."""
    return legal_lists.scaffolds(scaffold_cells(state.areas, state.seat * SIZE))


def scaffold(state: DreamHomeState, action: i64) -> None:
    """Put up the scaffold after the room (D54)."""
    put_up(state, action - SCAFFOLD)
    rounds.finish(state)


def put_up(state: DreamHomeState, cell: i64) -> None:
    """Put a scaffold on a cell."""
    state.areas[state.seat * SIZE + SCAFFOLDS] |= BIT[cell]


def begin_decorating(state: DreamHomeState) -> None:
    """Discard the décor card; its token goes beside the home (D32), or waits for a room if one qualifies (D31)."""
    base: i64 = state.seat * SIZE
    token: i64 = state.components.member[state.resource]
    state.resource_discard += card_set.CARD[state.resource]
    if not state.components.decor_rooms[token]:
        state.free_tokens -= TOKEN_BIT[token]
        state.areas[base + BESIDE] |= TOKEN_BIT[token]
        rounds.finish(state)
    elif decor_cells(state.components, state.areas, base, token):
        state.stage = DECORATING
    else:
        rounds.finish(state)


def decorations(state: DreamHomeState) -> list[int]:
    """List D31: any card of a room of a named type that has no décor."""
    token: i64 = state.components.member[state.resource]
    return legal_lists.decorations(decor_cells(state.components, state.areas, state.seat * SIZE, token))


def decorate(state: DreamHomeState, action: i64) -> None:
    """Put the token on a card (D31)."""
    token: i64 = state.components.member[state.resource]
    state.free_tokens -= TOKEN_BIT[token]
    put_token(state.areas, state.seat * SIZE, action - DECORATE, token)
    rounds.finish(state)
