"""Refusals: which rule forbids an action that is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from parlour.engine.actions import Actions
from parlour.engine.state import StateT


@final
class Reason(Generic[StateT]):
    """A function that names the rule against an action of one kind, and the stages of a match in which it is asked.

    It is given the state, the seat that is to act, and the values of the action's fields.
    """

    def __init__(self, stages: tuple[int, ...], rule: Callable[[StateT, int, list[int]], str]) -> None:
        self.stages: Final = stages
        self.rule: Final = rule


@final
class Refusals(Generic[StateT]):
    """Names the rule that forbids an action: for every kind one that says when it may be done at all, for some more."""

    def __init__(self, actions: Actions, moments: dict[str, str], reasons: dict[str, Reason[StateT]]) -> None:
        """Take the rule of every kind of action, and a reason for those kinds where several rules may forbid one."""
        for kind in actions.kinds:
            if kind.name not in moments:
                raise ValueError(f"no rule says when {kind.name!r} may be done")
        self.actions: Final = actions
        self.moments: Final = moments
        self.reasons: Final = reasons

    def why_not(self, state: StateT, seat: int, action: int, stage: int = 0) -> str:
        """Return the rule that forbids *action* to *seat* now, in this stage of the match; empty if it is legal."""
        if action in state.legal(seat):
            return ""
        kind = self.actions.kind(action).name
        reason = self.reasons.get(kind)
        if reason is None or stage not in reason.stages or seat not in state.to_act():
            return self.moments[kind]
        return reason.rule(state, seat, self.actions.values(action))
