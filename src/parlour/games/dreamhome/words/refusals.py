"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.refusals import Reason, Refusals
from parlour.games.dreamhome.home.area import BUILT, KEPT, SIZE, kind_on
from parlour.games.dreamhome.home.home import face_up_cells, may_lie_on, may_replace, obstacle_at, open_cells
from parlour.games.dreamhome.home.runs import COMPLETE_ROOM, TOO_LARGE, TWO_DECORS
from parlour.games.dreamhome.rules.actions import ACTIONS
from parlour.games.dreamhome.rules.names import NONE, SIDES
from parlour.games.dreamhome.rules.stages import CHOOSING, DECORATING, FETCHING, HANDYMAN, PLACING
from parlour.games.dreamhome.rules.state import DreamHomeState

# The rule that says when an action of each kind may be taken at all, by whom and on what.
KIND_RULES: Final = {
    "take": "D13",
    "discard": "D12",
    "dig": "D51",
    "hold": "D51",
    "place": "D20",
    "scaffold": "D54",
    "decorate": "D31",
    "park": "D74",
    "leave": "D74",
    "mix": "D52",
    "drill": "D50",
    "keep": "D63",
    "decline": "D65",
    "first": "D11",
    "reveal_room": "D10",
    "reveal_resource": "D10",
    "roof": "D60",
    "swap": "D63",
    "courier": "D61",
    "fetch": "D61",
    "handyman": "D65",
}
# The rule against a card on a cell of its floor, by what forbids it.
OBSTACLE_RULES: Final = {COMPLETE_ROOM: "D24", TOO_LARGE: "D23", TWO_DECORS: "D64"}


def why_not(state: DreamHomeState, seat: int, action: int) -> str:
    """Return the rule that forbids *action* to *seat* now; empty if it is legal."""
    return REFUSALS.why_not(state, seat, action, state.stage)


def _why_not_placed(state: DreamHomeState, seat: int, values: list[int]) -> str:
    base, cell = seat * SIZE, values[0]
    if state.areas[base + BUILT] >> cell & 1:
        return "D20"
    if not open_cells(state.areas, base) >> cell & 1:
        return "D21"
    return _why_not_there(state, base, cell, state.components.kind[state.room]) if SIDES[values[1]] == "up" else "D20"


def _why_not_there(state: DreamHomeState, base: int, cell: int, kind: int) -> str:
    """Return the rule against a card of a type face up on a cell, whatever lies there now."""
    if not may_lie_on(state.components, kind, cell):
        return "D22"
    return OBSTACLE_RULES[obstacle_at(state.components, state.areas, base, cell, kind)]


def _why_not_decorated(state: DreamHomeState, seat: int, values: list[int]) -> str:
    kind = kind_on(state.components, state.areas, seat * SIZE, values[0])
    fits = kind in state.components.decor_rooms[state.components.member[state.resource]]
    return "D33" if fits else "D31"


def _why_not_drilled(state: DreamHomeState, seat: int, values: list[int]) -> str:
    base, cell, card = seat * SIZE, values[0], state.market[values[1]]
    has_drill = state.areas[base + KEPT] & state.components.drills
    if not has_drill or not face_up_cells(state.areas, base) >> cell & 1 or card == NONE:
        return "D50"
    return _why_not_there(state, base, cell, state.components.kind[card])


def _why_not_fetched(state: DreamHomeState, seat: int, values: list[int]) -> str:
    base, card = seat * SIZE, values[0]
    kind = state.components.kind[card]
    if not state.room_discard >> card & 1 or may_replace(state.components, state.areas, base, state.cell, kind):
        return "D61"  # not there, or one that looks like it is offered
    return _why_not_there(state, base, state.cell, kind)


def _why_not_swapped(state: DreamHomeState, seat: int, values: list[int]) -> str:
    base, one, two = seat * SIZE, values[0], values[1]
    if one >= two:
        return "D63"
    first = kind_on(state.components, state.areas, base, one)
    second = kind_on(state.components, state.areas, base, two)
    if not may_lie_on(state.components, first, two) or not may_lie_on(state.components, second, one):
        return "D22"
    return "D23"


REFUSALS: Final = Refusals[DreamHomeState](
    ACTIONS,
    KIND_RULES,
    {
        "place": Reason((PLACING,), _why_not_placed),
        "decorate": Reason((DECORATING,), _why_not_decorated),
        "drill": Reason((CHOOSING,), _why_not_drilled),
        "swap": Reason((HANDYMAN,), _why_not_swapped),
        "fetch": Reason((FETCHING,), _why_not_fetched),
    },
)
