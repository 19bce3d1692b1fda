"""What seats take in a match of Dream Home: rooms by their type, and resources."""

from __future__ import annotations

from parlour.games.dreamhome.rules.actions import DIG, DRILL, FETCH, HOLD, KEEP, ROOF, SWAP, TAKE
from parlour.games.dreamhome.rules.names import (
    COLUMNS,
    DECOR_CARD,
    DECORS,
    HELPER_CARD,
    HELPERS,
    NONE,
    ROOMS,
    TOOL_CARD,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.rules.state import DreamHomeState


def taking(state: DreamHomeState, by: int, action: int) -> list[tuple[str, int]]:
    """Name what a seat takes from the market (D13, D50, D51) or, at the end, from the discards (D60, D61)."""
    if TAKE <= action < TAKE + COLUMNS:
        found = [_room(state, state.market[action - TAKE])]
        resource = state.market[COLUMNS + action - TAKE]
        if resource != NONE:
            found.append(_resource(state, resource))
    elif DIG <= action < HOLD:
        found = [_room(state, state.market[action - DIG])]
    elif DRILL <= action < KEEP:
        found = [_room(state, state.market[(action - DRILL) % COLUMNS])]
    elif ROOF <= action < SWAP:
        found = [_resource(state, action - ROOF)]
    elif FETCH <= action < FETCH + ROOMS:
        found = [_room(state, action - FETCH)]
    else:
        found = []
    return [(name, by) for name in found]


def _room(state: DreamHomeState, card: int) -> str:
    return f"room {TYPES[state.cards.kind[card]]}"


def _resource(state: DreamHomeState, card: int) -> str:
    group, member = state.cards.group[card], state.cards.member[card]
    if group == DECOR_CARD:
        return f"decor {DECORS[member]}"
    if group == HELPER_CARD:
        return f"helpers {HELPERS[member]}"
    if group == TOOL_CARD:
        return f"tools {TOOLS[member]}"
    return f"roofs {state.cards.colours[member]}"
