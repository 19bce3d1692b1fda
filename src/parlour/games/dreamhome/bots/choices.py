"""Quick choices in a turn, by the gain of a room on its best cell and the value of a resource."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.rng import Rng
from parlour.games.dreamhome.bots.potential import POINT, expected_from_kept, expected_from_roofs, home_value
from parlour.games.dreamhome.home.area import FACE_DOWN, KEPT, PILE, SIZE, lay, lift, put_token, remove_token, token_on
from parlour.games.dreamhome.home.cells import BIT
from parlour.games.dreamhome.home.home import decor_cells, fitting, open_cells
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.actions import (
    ACTIONS,
    DECORATE,
    DIG,
    DRILL,
    DRILL_KIND,
    HOLD,
    PLACE,
    PLACE_KIND,
    TAKE,
    TAKE_KIND,
)
from parlour.games.dreamhome.rules.names import CELLS, COLUMNS, DECOR_CARD, HELPER_CARD, NONE, ROOF_CARD, ROUNDS
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.roof import pile_points

TOKEN: Final = 60  # the value of being first in the next round
WORTH_DIGGING: Final = 340  # the gain of a room for which the jackhammer is used
WORTH_DRILLING: Final = 250
NEVER: Final = -1_000_000


def rounds_left(state: DreamHomeState) -> i64:
    """Count the rounds after this one."""
    return ROUNDS - state.round


def best_placing(state: DreamHomeState, legal: list[int]) -> int:
    """Place the room on its best cell; a scaffold comes after it."""
    base: i64 = state.seat * SIZE
    left = rounds_left(state)
    chosen = legal[-1]
    best: i64 = NEVER
    for action in legal:
        if ACTIONS.index(action) == PLACE_KIND:
            value = value_placed(state, base, (action - PLACE) >> 1, (action - PLACE) & 1, left)
            if value > best:
                best = value
                chosen = action
    return chosen


def value_placed(state: DreamHomeState, base: i64, cell: i64, side: i64, left: i64) -> i64:
    """Value the home with the pending room on a cell."""
    lay(state.components, state.areas, base, cell, state.room + FACE_DOWN * side)
    value = home_value(state.components, state.areas, base, left)
    lift(state.components, state.areas, base, cell)
    return value


def room_gain(state: DreamHomeState, base: i64, card: i64, left: i64) -> i64:
    """Return the gain of a room card on its best cell; face down the gain is 0."""
    kind: i64 = state.components.kind[card]
    cells: i64 = open_cells(state.areas, base) & fitting(state.components, state.areas, base, kind)
    before = home_value(state.components, state.areas, base, left)
    best: i64 = 0
    for cell in range(CELLS):
        if cells & BIT[cell]:
            lay(state.components, state.areas, base, cell, card)
            best = max(best, home_value(state.components, state.areas, base, left) - before)
            lift(state.components, state.areas, base, cell)
    return best


def resource_gain(state: DreamHomeState, base: i64, card: i64, left: i64) -> i64:
    """Return the value of a resource card for the seat."""
    group: i64 = state.components.group[card]
    if group == DECOR_CARD:
        token: i64 = state.components.member[card]
        beside = not state.components.decor_rooms[token]
        fits = beside or decor_cells(state.components, state.areas, base, token) != 0
        return state.components.decor_points[token] * POINT if fits else 0
    if group == ROOF_CARD:
        pile: i64 = state.areas[base + PILE]
        more: i64 = pile + card_set.CARD[card]
        points = (pile_points(state.components, more) - pile_points(state.components, pile)) * POINT
        return (
            points
            + expected_from_roofs(state.components, more, left)
            - expected_from_roofs(state.components, pile, left)
        )
    kept: i64 = state.areas[base + KEPT]
    state.areas[base + KEPT] = kept + card_set.CARD[card]
    value = expected_from_kept(state.components, state.areas, base, state.spent, left)
    state.areas[base + KEPT] = kept
    value -= expected_from_kept(state.components, state.areas, base, state.spent, left)
    return value + left * 10 if group == HELPER_CARD else value


def best_choice(state: DreamHomeState, legal: list[int], rng: Rng) -> int:
    """Take the best column; use a hammer drill first if its gain is large."""
    base: i64 = state.seat * SIZE
    left = rounds_left(state)
    chosen = legal[0]
    best: i64 = NEVER
    for action in legal:
        if ACTIONS.index(action) == TAKE_KIND:
            column: i64 = action - TAKE
            value: i64 = room_gain(state, base, state.market[column], left)
            resource: i64 = state.market[COLUMNS + column]
            if resource != NONE:
                value += resource_gain(state, base, resource, left)
            elif left > 0:
                value += TOKEN
            if value > best or (value == best and rng.below(2) == 0):
                best = value
                chosen = action
    if ACTIONS.index(legal[-1]) == DRILL_KIND:
        drill, gain = best_drill(state, base, legal, left)
        if gain >= WORTH_DRILLING:
            return drill
    return chosen


def best_drill(state: DreamHomeState, base: i64, legal: list[int], left: i64) -> tuple[int, int]:
    """Find the exchange with the market that improves the home most, and by how much; tokens count as lost."""
    components, areas = state.components, state.areas
    before = home_value(components, areas, base, left)
    chosen, best = NONE, 0
    for action in legal:
        if ACTIONS.index(action) == DRILL_KIND and token_on(areas, base, (action - DRILL) // COLUMNS) == NONE:
            cell: i64 = (action - DRILL) // COLUMNS
            old = lift(components, areas, base, cell)
            lay(components, areas, base, cell, state.market[(action - DRILL) % COLUMNS])
            gain: i64 = home_value(components, areas, base, left) - before
            lift(components, areas, base, cell)
            lay(components, areas, base, cell, old)
            if gain > best:
                chosen, best = action, gain
    return chosen, best


def best_dig(state: DreamHomeState, legal: list[int]) -> int:
    """Use the jackhammer only for a room with a large gain (D51)."""
    base: i64 = state.seat * SIZE
    chosen = HOLD
    best: i64 = WORTH_DIGGING
    for action in legal:
        if action != HOLD:
            value = room_gain(state, base, state.market[action - DIG], rounds_left(state))
            if value > best:
                best = value
                chosen = action
    return chosen


def best_decoration(state: DreamHomeState, legal: list[int]) -> int:
    """Decorate the room that loses least by being complete (D24)."""
    base: i64 = state.seat * SIZE
    token: i64 = state.components.member[state.resource]
    chosen = legal[0]
    best: i64 = NEVER
    for action in legal:
        put_token(state.areas, base, action - DECORATE, token)
        value = home_value(state.components, state.areas, base, rounds_left(state))
        remove_token(state.areas, base, action - DECORATE)
        if value > best:
            best = value
            chosen = action
    return chosen
