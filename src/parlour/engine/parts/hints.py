"""Hints: a game's advice for bots, such as quick choices and the worth of a position."""

from __future__ import annotations

from typing import Final, Generic, final

from mypy_extensions import mypyc_attr

from parlour.engine.rng import Rng
from parlour.engine.state import StateT


@final
class Reach:
    """How far ahead a search looks, and its speed then."""

    def __init__(self, horizon: int = 0, pace: int = 1000, plans: bool = False, exploration: float = 0.7) -> None:
        # Decisions after which a simulated match stops, as soon as it is quiet, and `worth` is used; 0 plays to the
        # end. With a horizon play-outs are made with `roll_out` alone.
        self.horizon: Final = horizon
        self.pace: Final = pace  # iterations that count as a second: a usual machine makes at least as many
        # Whether whole turns are planned instead of growing a tree; an iteration is then a way through a turn. This is
        # for games in which a turn is several decisions and nothing but chance is hidden.
        self.plans: Final = plans
        # The weight of uncertainty beside success: with a small one the best actions are tried more often.
        self.exploration: Final = exploration


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[StateT]):
    """A game's advice for bots. Every method has a default that needs no knowledge of the game."""

    def __init__(
        self, point: int = 1, near: Reach | None = None, far: Reach | None = None, sense: int = 0, steps: int = 1
    ) -> None:
        self.point: Final = point  # the merit of one point
        self.near: Final = near or Reach()  # for the level hard
        self.far: Final = far or self.near  # for the level master
        self.sense: Final = sense  # how many of a hundred decisions in play-outs to the end use `roll_out`
        self.steps: Final = steps  # decisions that a turn usually has: a bot's time for a turn is divided by it

    def reach(self, is_far: bool, seats: int) -> Reach:
        """Return the far or the near reach for a match with *seats* seats."""
        return self.far if is_far else self.near

    def roll_out(self, state: StateT, seat: int, legal: list[int], rng: Rng) -> int:
        """Choose a sensible action quickly, for the moves of a simulated match."""
        return rng.choice(legal)

    def worth(self, state: StateT) -> list[int]:
        """Return how good the position is for every seat, in the measure of `merits`."""
        return state.merits()

    def traits(self, state: StateT) -> list[list[float]]:
        """List the traits of every seat that `weights` multiply; empty in games without fitted weights."""
        return [[] for _ in state.merits()]

    def weights(self, seats: int) -> list[int]:
        """Return the points that each trait is likely to gain, in hundredths; `parlour fit` finds them by self-play."""
        return []

    def options(self, state: StateT, seat: int, legal: list[int]) -> list[int]:
        """List the legal actions that a bot should consider, at least one; pointless ones are left out."""
        return legal

    def is_pending(self, state: StateT, seat: int) -> bool:
        """Return whether the outcome of the seat's last action is still open, although others are to act."""
        return False

    def is_midway(self, state: StateT) -> bool:
        """Return whether the seat to act is in the middle of an activity of several decisions."""
        return False

    def is_quiet(self, state: StateT) -> bool:
        """Return whether `worth` evaluates this position well: no activity or round is unfinished."""
        return True
