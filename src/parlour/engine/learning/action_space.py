"""How an action becomes numbers of one discrete space: as it is where the space is narrow, else choice by choice."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from parlour.engine.game import Game
from parlour.engine.learning.factored import DONE, Factors
from parlour.engine.learning.layout import Part

WIDEST: Final = 1_024  # actions that a network can choose among at once


@final
class WholeActions:
    """A space with a number for each action: one step is one decision."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.parts: Final[list[Part]] = []

    def possible(self, legal: list[int], choices: list[int]) -> list[int]:
        """List the numbers that can be chosen next."""
        return legal

    def take(self, number: int, legal: list[int], choices: list[int]) -> int:
        """Return the action of a number."""
        return number

    def numbers(self, action: int, legal: list[int]) -> list[int]:
        """Return the numbers that have to be chosen for an action."""
        return [action]

    def pending(self, choices: list[int]) -> list[int]:
        """Return what an observation says of choices that are made; here there are none."""
        return []


@final
class FactoredActions:
    """A space in which a decision takes several steps: the kind of the action, then the values of its fields.

    A value that is the only possible one is not asked for, unless it is the kind.
    """

    def __init__(self, factors: Factors) -> None:
        self.factors: Final = factors
        self.size: Final = max(head.size for head in factors.heads)
        self.parts: Final = [Part(f"chosen_{head.name}", high=head.size) for head in factors.heads]

    def possible(self, legal: list[int], choices: list[int]) -> list[int]:
        """List the numbers that can be chosen next."""
        return [value for value, is_possible in enumerate(self.factors.mask(legal, choices)) if is_possible]

    def take(self, number: int, legal: list[int], choices: list[int]) -> int:
        """Add a number, and all that follows from it, to the choices; return the action, or DONE if it lacks some."""
        choices.append(number)
        while self.factors.next_head(choices) != DONE:
            values = self.possible(legal, choices)
            if len(values) > 1:
                return DONE
            choices += values
        return self.factors.action(choices)

    def numbers(self, action: int, legal: list[int]) -> list[int]:
        """Return the numbers that have to be chosen for an action: its choices without what follows by itself."""
        choices, numbers, taken = self.factors.choices(action), list[int](), list[int]()
        while len(taken) < len(choices):
            numbers.append(choices[len(taken)])
            self.take(numbers[-1], legal, taken)
        return numbers

    def pending(self, choices: list[int]) -> list[int]:
        """Return for every head its value so far, counted from 1; 0 where none is chosen."""
        chosen = [0] * len(self.parts)
        if choices:
            chosen[0] = choices[0] + 1
            for head, value in zip(self.factors.heads_of[choices[0]], choices[1:], strict=False):
                chosen[head] = value + 1
        return chosen


ActionSpace: TypeAlias = WholeActions | FactoredActions


def action_space(game: Game) -> ActionSpace:
    """Return the space of a game's actions: whole actions if there are at most WIDEST of them."""
    return WholeActions(game.actions.size) if game.actions.size <= WIDEST else FactoredActions(game.factors())
