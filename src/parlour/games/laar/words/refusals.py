"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.games.laar.rules import expert_set as hand
from parlour.games.laar.rules import rounds
from parlour.games.laar.rules.actions import ACTIONS
from parlour.games.laar.rules.stages import NAMES
from parlour.games.laar.rules.state import LaarState

# The rule that says when an action of each kind may be taken at all, and by whom.
MOMENT: Final = {
    "memo": "L6",
    "first": "L11",
    "reveal": "L20",
    "assign": "L21",
    "take": "L22",
    "change": "L23",
    "move": "L30",
    "stay": "L30",
    "protect": "L48",
    "side": "L82",
}
STAGE: Final = {
    "assign": "assign",
    "take": "take",
    "change": "take",
    "move": "universals",
    "stay": "universals",
    "protect": "protections",
    "side": "sides",
}


def why_not(state: LaarState, seat: int, action: int) -> str:
    """Give the rule that forbids *action* to *seat* now; empty if it is legal."""
    if action in state.legal(seat):
        return ""
    kind = ACTIONS.kind(action).name
    if STAGE.get(kind) != NAMES[state.stage] or seat != state.seat:
        return MOMENT[kind]
    values = ACTIONS.values(action)
    if kind == "assign":
        return "L12" if not hand.holds(state.hands[seat], values[1]) else "L21"
    if kind == "change":
        return "L12" if _may_change_to(state, values[0]) else "L23"
    if kind == "protect":
        return "L29"
    return MOMENT[kind]


def _may_change_to(state: LaarState, kind: int) -> bool:
    """Say whether the seat to act is the first player, with a last card of another kind (L23)."""
    return state.turn + 1 == state.seats and state.experts[rounds.LAST_SLOT[state.slots]] != kind
