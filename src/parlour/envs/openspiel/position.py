"""A position with chance as a player: whose turn it is, and the choices made of the decision that is owed."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from parlour.engine.learning.factored import DONE
from parlour.engine.state import State
from parlour.engine.view import NATURE, View
from parlour.envs.decision import Decision
from parlour.envs.setup import MatchSetup


class Position:
    """A position; `player` is a seat, or one of OpenSpiel's ids for chance and for a match that is over."""

    def __init__(self, setup: MatchSetup, state: State, choices: list[int]) -> None:
        """Take the choices that whoever is to act has made of its decision so far."""
        self.setup: Final = setup
        self.state: Final = state
        self.decision: Decision | None = None
        self.player: Any = pyspiel.PlayerId.TERMINAL
        self._ask(choices)

    def __deepcopy__(self, _memo: dict[int, object]) -> Position:
        """Copy what changes: OpenSpiel copies its states so."""
        return Position(self.setup, self.state.copy(), self.choices(self.player))

    def _ask(self, choices: list[int]) -> None:
        """Find who is to act, and which choices it has made; draws are chance's own decisions."""
        seats = self.state.to_act()
        self.decision = Decision(self.setup, self.state, seats[0]) if seats and seats[0] != NATURE else None
        if self.decision is not None:
            self.decision.go_on_from(choices)
        if not seats:
            self.player = pyspiel.PlayerId.TERMINAL
        else:
            self.player = pyspiel.PlayerId.CHANCE if seats[0] == NATURE else seats[0]

    def choose(self, number: int) -> None:
        """Let whoever is to act choose a number."""
        if self.decision is None:
            self.state.apply(NATURE, number)
        else:
            self.decision.choose(number)
            if self.decision.action == DONE:
                return
            self.state.apply(self.decision.seat, self.decision.action)
        self._ask([])

    def choices(self, player: int) -> list[int]:
        """Return the choices that a player has made of a decision."""
        return self.decision.choices if self.decision is not None and self.decision.seat == player else []

    def view(self, player: int) -> View:
        """Return what a player knows."""
        return self.setup.game.view(self.state, player)
