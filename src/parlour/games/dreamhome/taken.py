"""What seats take in a match of Dream Home: rooms by their type, and resources."""

from __future__ import annotations

from parlour.games.dreamhome.rules.actions import (
    ACTIONS,
    DIG,
    DIG_KIND,
    DRILL,
    DRILL_KIND,
    FETCH,
    FETCH_KIND,
    ROOF,
    ROOF_KIND,
    TAKE,
    TAKE_KIND,
)
from parlour.games.dreamhome.rules.names import (
    COLUMNS,
    DECOR_CARD,
    DECORS,
    HELPER_CARD,
    HELPERS,
    NONE,
    TOOL_CARD,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.rules.state import DreamHomeState


def taking(state: DreamHomeState, by: int, action: int) -> list[tuple[str, int]]:
    """Return what a seat takes from the market (D13, D50, D51) or, at the end, from the discards (D60, D61)."""
    kind = ACTIONS.index(action)
    if kind == TAKE_KIND:
        found = [_room(state, state.market[action - TAKE])]
        resource = state.market[COLUMNS + action - TAKE]
        if resource != NONE:
            found.append(_resource(state, resource))
    elif kind == DIG_KIND:
        found = [_room(state, state.market[action - DIG])]
    elif kind == DRILL_KIND:
        found = [_room(state, state.market[(action - DRILL) % COLUMNS])]
    elif kind == ROOF_KIND:
        found = [_resource(state, action - ROOF)]
    elif kind == FETCH_KIND:
        found = [_room(state, action - FETCH)]
    else:
        found = []
    return [(name, by) for name in found]


def _room(state: DreamHomeState, card: int) -> str:
    return f"room {TYPES[state.components.kind[card]]}"


def _resource(state: DreamHomeState, card: int) -> str:
    group, member = state.components.group[card], state.components.member[card]
    if group == DECOR_CARD:
        return f"decor {DECORS[member]}"
    if group == HELPER_CARD:
        return f"helpers {HELPERS[member]}"
    if group == TOOL_CARD:
        return f"tools {TOOLS[member]}"
    return f"roofs {state.components.colours[member]}"
