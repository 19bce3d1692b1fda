"""Matches in words: steps as people would say them, read, played and listed for any game.

A step is a line: `0 keep 17` is seat 0, the kind of action and its fields in their order; without a seat it is chance
that acts.
"""

from __future__ import annotations

from parlour.engine.actions import Actions
from parlour.engine.plain import Plain, Reader
from parlour.engine.state import State
from parlour.engine.view import NATURE, View


class Steps:
    """The steps of one game."""

    def __init__(self, actions: Actions) -> None:
        self.actions = actions

    def action(self, step: str) -> int:
        """Read an action without its seat: the kind and the values of its fields."""
        name, *values = step.split()
        kind = next(kind for kind in self.actions.kinds if kind.name == name)
        plain: dict[str, Plain] = {"do": name}
        for field, value in zip(kind.fields, values, strict=True):
            plain[field.name] = value if field.names else int(value)
        return self.actions.from_plain(Reader(plain, step))

    def say(self, choice: int) -> str:
        """Write an action as `action` reads it."""
        return " ".join([str(value) for value in self.actions.to_plain(choice).values()])

    def play(self, state: State, script: str) -> None:
        """Play steps, one a line or apart by commas; each must be legal for its seat, which alone is to act."""
        for step in lines(script):
            seat, words = parted(step)
            assert state.to_act() == [seat], f"{step}: {state.to_act()} is to act"
            assert self.action(words) in state.legal(seat), f"{step}: only {self.legal(state)}"
            state.apply(seat, self.action(words))

    def legal(self, state: State, kind: str = "") -> list[str]:
        """List what the seat to act may do, as steps without the seat; of one kind, if it is named."""
        return self.legal_for(state, state.to_act()[0], kind) if state.to_act() else []

    def legal_for(self, state: State, seat: int, kind: str = "") -> list[str]:
        """List what a seat may do, as steps without the seat; of one kind, if it is named."""
        return [step for step in map(self.say, state.legal(seat)) if kind in ("", step.split()[0])]


def lines(script: str) -> list[str]:
    """Part a script into its steps, which stand on lines or apart by commas."""
    return [" ".join(step.split()) for step in script.replace(",", "\n").split("\n") if step.strip()]


def parted(step: str) -> tuple[int, str]:
    """Part a step into who acts and what is done."""
    first, _, rest = step.partition(" ")
    return (int(first), rest) if first.isdigit() else (NATURE, step)


def area(view: View, owner: int) -> dict[str, Plain]:
    """Return what a view shows of one seat."""
    return Reader(view.shown, "shown").at("seats").items()[owner].object()
