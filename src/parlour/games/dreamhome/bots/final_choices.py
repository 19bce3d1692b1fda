"""Quick choices of the final scoring (D60–D63): all actions are tried, and the best one is taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.dreamhome.home.area import SIZE, lay, lift
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.actions import ACTIONS, COURIER, COURIER_KIND, DECLINE, FETCH, HANDYMAN
from parlour.games.dreamhome.rules.final_decisions import may_fetch
from parlour.games.dreamhome.rules.names import NONE, TYPES
from parlour.games.dreamhome.rules.stages import COURIER as COURIERS
from parlour.games.dreamhome.rules.stages import FETCHING, OVER
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.lines import merit_of, total_of

NEVER: Final = -1_000_000


def best_by_trial(state: DreamHomeState, legal: list[int]) -> int:
    """Try every action on a copy and take the one with the highest merit for the seat (D60, D63)."""
    base: i64 = state.seat * SIZE
    chosen = legal[-1]
    best: i64 = NEVER
    for action in legal:
        after = state.copy()
        after.apply(state.seat, action)
        value: i64 = 2 * merit_of(after.components, after.areas, base)
        if action == DECLINE:
            value += 1  # prefer to decline a helper that changes nothing
        if value > best:
            best = value
            chosen = action
    return chosen


def best_courier(state: DreamHomeState, legal: list[int]) -> int:
    """Exchange a card of the home for a better one of the discard, if there is one (D61)."""
    base: i64 = state.seat * SIZE
    chosen = DECLINE
    best: i64 = total_of(state.components, state.areas, base)
    for action in legal:
        if ACTIONS.index(action) == COURIER_KIND:
            _, value = best_exchange(state, base, action - COURIER)
            if value > best:
                best = value
                chosen = action
    return chosen


def best_order(state: DreamHomeState, legal: list[int]) -> int:
    """Try both orders of courier and handyman, with the best quick choices for each (D65)."""
    sent = best_courier(state, legal)
    if HANDYMAN not in legal:
        return sent
    return HANDYMAN if merit_after(state, HANDYMAN) > merit_after(state, sent) else sent


def merit_after(state: DreamHomeState, action: int) -> int:
    """Return the merit of the seat to act after an action and the quick choices that follow it."""
    seat, base = state.seat, state.seat * SIZE
    after = state.copy()
    after.apply(seat, action)
    while after.stage != OVER and after.seat == seat:
        after.apply(seat, next_choice(after, after.legal(seat)))
    return merit_of(after.components, after.areas, base)


def next_choice(state: DreamHomeState, legal: list[int]) -> int:
    """Choose for one helper of the final scoring, the handyman after the courier."""
    if state.stage == COURIERS:
        return best_courier(state, legal)
    return best_fetch(state, legal) if state.stage == FETCHING else best_by_trial(state, legal)


def best_exchange(state: DreamHomeState, base: i64, cell: i64) -> tuple[int, int]:
    """Find the best type of room in the discard for a cell, and the total with it."""
    components, areas = state.components, state.areas
    kinds = [kind for kind in range(len(TYPES)) if may_fetch(state, base, cell, kind)]
    old = lift(components, areas, base, cell)
    chosen, best = NONE, NEVER
    for kind in kinds:
        of_kind: i64 = components.of_kind[kind]
        lay(components, areas, base, cell, card_set.card_at(of_kind, 0))
        value: i64 = total_of(components, areas, base)
        lift(components, areas, base, cell)
        if value > best:
            chosen, best = kind, value
    lay(components, areas, base, cell, old)
    return chosen, best


def best_fetch(state: DreamHomeState, legal: list[int]) -> int:
    """Fetch a room of the best type; of several, the one with most children (D61, D75)."""
    kind, _ = best_exchange(state, state.seat * SIZE, state.cell)
    chosen = legal[0]
    most = NONE
    for action in legal:
        card = action - FETCH
        if state.components.kind[card] == kind and state.components.children[card] > most:
            most = state.components.children[card]
            chosen = action
    return chosen


def worth_fetching(state: DreamHomeState, legal: list[int]) -> list[int]:
    """List, of every type of room, the first of those with most children (D61, D75)."""
    best = [NONE] * len(TYPES)
    for action in legal:
        kind = state.components.kind[action - FETCH]
        if (
            best[kind] == NONE
            or state.components.children[action - FETCH] > state.components.children[best[kind] - FETCH]
        ):
            best[kind] = action
    return [action for action in legal if action in best]
