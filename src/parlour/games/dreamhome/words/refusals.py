"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.games.dreamhome.rules.actions import ACTIONS
from parlour.games.dreamhome.rules.area import BUILT, DECORATED, KEPT, OF_TYPE, SIZE, kind_on
from parlour.games.dreamhome.rules.home import face_up_cells, has_designer, may_lie_on, may_replace, open_cells
from parlour.games.dreamhome.rules.names import CELL_NAMES, FLOOR_STARTS, NONE, SIDES
from parlour.games.dreamhome.rules.stages import NAMES
from parlour.games.dreamhome.rules.state import DreamHomeState

# The rule that says when an action of each kind may be taken at all, by whom and on what.
MOMENT: Final = {
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
STAGE: Final = {
    "place": "place",
    "scaffold": "place",
    "decorate": "decorate",
    "drill": "choose",
    "swap": "handyman",
    "fetch": "fetch",
}


def why_not(state: DreamHomeState, seat: int, action: int) -> str:
    """Give the rule that forbids *action* to *seat* now; empty if it is legal."""
    if action in state.legal(seat):
        return ""
    kind = ACTIONS.kind(action).name
    if STAGE.get(kind) != NAMES[state.stage] or seat != state.seat:
        return MOMENT[kind]
    values = ACTIONS.values(action)
    base = seat * SIZE
    if kind == "place":
        return _why_not_placed(state, base, values[0], SIDES[values[1]] == "up")
    if kind == "decorate":
        return _why_not_decorated(state, base, values[0])
    if kind == "drill":
        return _why_not_drilled(state, base, values[0], values[1])
    if kind == "fetch":
        return _why_not_fetched(state, base, state.cell, values[0])
    if kind == "swap":
        return _why_not_swapped(state, base, values[0], values[1])
    return MOMENT[kind]


def _why_not_placed(state: DreamHomeState, base: int, cell: int, up: bool) -> str:
    if state.areas[base + BUILT] >> cell & 1:
        return "D20"
    if not open_cells(state.areas, base) >> cell & 1:
        return "D21"
    return _why_not_there(state, base, cell, state.cards.kind[state.room]) if up else "D20"


def _why_not_there(state: DreamHomeState, base: int, cell: int, kind: int) -> str:
    """Say why a card of a type may not lie face up on a cell, whatever lies there now: its floor or its neighbours."""
    if not may_lie_on(state.cards, kind, cell):
        return "D22"
    if not has_designer(state.cards, state.areas, base):
        near = _reach(state, base, cell, kind, -1) + _reach(state, base, cell, kind, 1)
        if any([state.areas[base + DECORATED] >> other & 1 for other in near]):
            return "D24"
    left, right = _reach(state, base, cell, kind, -1), _reach(state, base, cell, kind, 1)
    most = state.cards.rooms.most[kind]
    if max(len(left), len(right)) >= most:
        return "D24"
    return "D23" if len(left) + 1 + len(right) > most else "D64"


def _reach(state: DreamHomeState, base: int, cell: int, kind: int, step: int) -> list[int]:
    """List the cells of the room of a type that ends beside a cell, to the left or to the right."""
    found: list[int] = []
    same, other = state.areas[base + OF_TYPE + kind], cell + step
    while 0 <= other < len(CELL_NAMES) and _floor(other) == _floor(cell) and same >> other & 1:
        found.append(other)
        other += step
    return found


def _floor(cell: int) -> int:
    return len([start for start in FLOOR_STARTS if start <= cell])


def _why_not_decorated(state: DreamHomeState, base: int, cell: int) -> str:
    kind = kind_on(state.cards, state.areas, base, cell)
    fits = kind in state.cards.decor_rooms[state.cards.member[state.resource]]
    return "D33" if fits else "D31"


def _why_not_drilled(state: DreamHomeState, base: int, cell: int, column: int) -> str:
    has_drill = state.areas[base + KEPT] & state.cards.drills
    if not has_drill or not face_up_cells(state.areas, base) >> cell & 1 or state.market[column] == NONE:
        return "D50"
    return _why_not_there(state, base, cell, state.cards.kind[state.market[column]])


def _why_not_fetched(state: DreamHomeState, base: int, cell: int, card: int) -> str:
    kind = state.cards.kind[card]
    if not state.room_discard >> card & 1 or may_replace(state.cards, state.areas, base, cell, kind):
        return "D61"  # not there, or one that looks like it is offered
    return _why_not_there(state, base, cell, kind)


def _why_not_swapped(state: DreamHomeState, base: int, one: int, two: int) -> str:
    if one >= two:
        return "D63"
    first = kind_on(state.cards, state.areas, base, one)
    second = kind_on(state.cards, state.areas, base, two)
    if not may_lie_on(state.cards, first, two) or not may_lie_on(state.cards, second, one):
        return "D22"
    return "D23"
