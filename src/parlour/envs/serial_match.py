"""A match in which one seat after another decides, also where they decide at the same time."""

from __future__ import annotations

from typing import Final

from parlour.engine.learning.factored import DONE
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.view import NATURE
from parlour.envs.decision import Decision
from parlour.envs.setup import MatchSetup, Observation


class SerialMatch:
    """A match: `decision` is the one that is owed now, None when the match is over. Chance draws by itself.

    Seats that decide at the same time do so in their order, without seeing what the others have chosen.
    """

    def __init__(self, setup: MatchSetup, rng: Rng) -> None:
        self.setup: Final = setup
        self.state: Final = setup.new()
        self.rng: Final = rng
        self.decision = self._next()

    def _next(self) -> Decision | None:
        seats = draw_all(self.state, self.rng)
        return Decision(self.setup, self.state, seats[0]) if seats else None

    def choose(self, number: int) -> None:
        """Choose a number for the seat that decides; `Wrong` names the rule that forbids it."""
        decision = self.decision
        assert decision is not None
        decision.choose(number)
        if decision.action != DONE:
            self.play(decision.seat, decision.action)

    def play(self, seat: int, action: int) -> None:
        """Carry out a legal action of the seat that decides."""
        self.state.apply(seat, action)
        self.decision = self._next()

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows, with the choices of its own decision."""
        is_own = self.decision is not None and self.decision.seat == seat
        return self.setup.observe(self.state, seat, self.decision.choices if is_own and self.decision else [])


def draw_all(state: State, rng: Rng) -> list[int]:
    """Let chance draw as long as it is its turn; return the seats that are to act then."""
    seats = state.to_act()
    while seats and seats[0] == NATURE:
        state.apply(NATURE, state.draw(rng))
        seats = state.to_act()
    return seats
