"""Why an action is not allowed: the rule that forbids it."""

from typing import Final

from parlour.engine.parts.refusals import Refusals
from tests.toys.lanterns.rules.actions import ACTIONS
from tests.toys.lanterns.rules.choices import NONE
from tests.toys.lanterns.rules.state import LanternsState

# The rule that says when an action of each kind may be taken at all, and by whom.
KIND_RULES: Final = {
    "keep": "T21",
    "float": "T22",
    "release": "T23",
    "ready": "T24",
    "deal": "T10",
    "blow": "T20",
    "turn": "T42",
}
DRAWN: Final = ("deal", "blow")
REFUSALS: Final = Refusals[LanternsState](ACTIONS, KIND_RULES, {})


def why_not(state: LanternsState, seat: int, action: int) -> str:
    """Return the rule that forbids *action* to *seat* now; empty if it is legal."""
    if ACTIONS.kind(action).name not in DRAWN:
        if state.is_over():
            return "T26"
        if seat < 0 or state.wind == NONE:
            return "T20"
        if state.choices.ready[seat]:
            return "T24"
    return REFUSALS.why_not(state, seat, action)
