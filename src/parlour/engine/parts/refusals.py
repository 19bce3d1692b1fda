"""Refusals: which rule forbids an action that is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, final

from parlour.engine.actions import Actions
from parlour.engine.state import StateT


@final
class Reason(Generic[StateT]):
    """A function that returns the rule against an action of one kind, and the stages of a match in which it applies.

    Its arguments are the state, the seat that is to act, and the values of the action's fields.
    """

    def __init__(self, stages: tuple[int, ...], rule: Callable[[StateT, int, list[int]], str]) -> None:
        self.stages: Final = stages
        self.rule: Final = rule


@final
class Refusals(Generic[StateT]):
    """Finds the rule that forbids an action: one rule for every kind of action, and reasons for some kinds."""

    def __init__(self, actions: Actions, kind_rules: dict[str, str], reasons: dict[str, Reason[StateT]]) -> None:
        """Take the rule that allows each kind of action, and a reason for the kinds that several rules can forbid."""
        for kind in actions.kinds:
            if kind.name not in kind_rules:
                raise ValueError(f"no rule says when {kind.name!r} may be done")
        self.actions: Final = actions
        self.kind_rules: Final = kind_rules
        self.reasons: Final = reasons

    def why_not(self, state: StateT, seat: int, action: int, stage: int = 0) -> str:
        """Return the rule that forbids *action* to *seat* now, in this stage of the match; empty if it is legal."""
        if action in state.legal(seat):
            return ""
        kind = self.actions.kind(action).name
        reason = self.reasons.get(kind)
        if reason is None or stage not in reason.stages or seat not in state.to_act():
            return self.kind_rules[kind]
        return reason.rule(state, seat, self.actions.values(action))
