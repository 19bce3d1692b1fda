"""One decision of a seat: which numbers can be chosen, until they are an action."""

from __future__ import annotations

from typing import Final

from parlour.engine.learning.factored import DONE
from parlour.engine.plain import Wrong
from parlour.engine.state import State
from parlour.envs.masks import Mask, mask_of
from parlour.envs.setup import MatchSetup, Observation


class Decision:
    """A decision that a seat owes; `action` is DONE until it has been made in full."""

    def __init__(self, setup: MatchSetup, state: State, seat: int) -> None:
        self.setup: Final = setup
        self.state: Final = state
        self.seat: Final = seat
        self.legal: Final = state.legal(seat)
        self.choices: list[int] = []
        self.possible: list[int] = setup.space.possible(self.legal, self.choices)
        self.action = DONE

    def check(self, number: int) -> None:
        """Raise `Wrong` if a number cannot be chosen; it names the rule, if it knows it."""
        if number not in self.possible:
            rule = self.why_not(number)
            raise Wrong("action", f"one that {rule} allows" if rule else "one that the mask allows", str(number))

    def choose(self, number: int) -> None:
        """Choose a number; `Wrong` names the rule that forbids it."""
        self.check(number)
        space = self.setup.space
        self.action = space.take(number, self.legal, self.choices)
        self.possible = space.possible(self.legal, self.choices) if self.action == DONE else []

    def go_on_from(self, choices: list[int]) -> None:
        """Go on where another decision of the same position stood, which had made these choices."""
        self.choices = list(choices)
        self.possible = self.setup.space.possible(self.legal, self.choices)

    def why_not(self, number: int) -> str:
        """Return the id of the rule that forbids a number; empty where a number is a part of an action only."""
        game = self.setup.game
        if self.setup.space.parts or not 0 <= number < game.actions.size or game.actions.kind(number).is_chance:
            return ""
        return game.why_not(game.view(self.state, self.seat), number)

    def mask(self) -> Mask:
        """Return 1 for every number that can be chosen."""
        return mask_of(self.setup.space.size, self.possible)

    def observe(self) -> Observation:
        """Return what the seat knows, with the choices that it has made."""
        return self.setup.observe(self.state, self.seat, self.choices)
