"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.refusals import Reason, Refusals
from parlour.games.laar.rules import expert_set, rounds
from parlour.games.laar.rules.actions import ACTIONS
from parlour.games.laar.rules.stages import ASSIGNING, PROTECTIONS, TAKING
from parlour.games.laar.rules.state import LaarState

# The rule that says when an action of each kind may be taken at all, and by whom.
KIND_RULES: Final = {
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


def why_not(state: LaarState, seat: int, action: int) -> str:
    """Return the rule that forbids *action* to *seat* now; empty if it is legal."""
    return REFUSALS.why_not(state, seat, action, state.stage)


def _why_not_assigned(state: LaarState, seat: int, values: list[int]) -> str:
    return "L21" if expert_set.holds(state.hands[seat], values[1]) else "L12"


def _why_not_changed(state: LaarState, _seat: int, values: list[int]) -> str:
    """Distinguish a change that only lacks the expert (L12) from one that is not allowed at all (L23)."""
    return "L12" if rounds.may_change(state) and rounds.last_expert(state) != values[0] else "L23"


def _why_not_protected(_state: LaarState, _seat: int, _values: list[int]) -> str:
    return "L29"


REFUSALS: Final = Refusals[LaarState](
    ACTIONS,
    KIND_RULES,
    {
        "assign": Reason((ASSIGNING,), _why_not_assigned),
        "change": Reason((TAKING,), _why_not_changed),
        "protect": Reason((PROTECTIONS,), _why_not_protected),
    },
)
