"""Explaining actions to people: the best few actions, with the points expected at the end after each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.bots.rollouts import Prospect, prospects
from parlour.bots.search import Search
from parlour.engine.game import Game
from parlour.engine.rng import Rng
from parlour.engine.view import Message, View

ITERATIONS: Final = 400  # of the search that finds the best actions
PLAYED_OUT: Final = 12  # matches played to their end after every action
AHEAD: Final = "ahead"
BEHIND: Final = "behind"
LEVEL: Final = "level"
ALONE: Final = "alone"


@dataclass(frozen=True)
class Expected:
    """An action, and the points that its seat and the best rival are expected to have at the end."""

    action: int
    points: int
    rival: int | None

    @property
    def message(self) -> Message:
        """Return the expectation as a message of the shell's texts."""
        if self.rival is None:
            return Message("ui-expects", {"standing": ALONE, "points": self.points, "lead": 0})
        lead = self.points - self.rival
        standing = AHEAD if lead > 0 else BEHIND if lead < 0 else LEVEL
        return Message("ui-expects", {"standing": standing, "points": self.points, "lead": abs(lead)})


def best(
    game: Game,
    view: View,
    rng: Rng,
    count: int = 3,
    *,
    iterations: int = ITERATIONS,
    played_out: int = PLAYED_OUT,
) -> list[Expected]:
    """List the best few actions of the viewer, the best first, with the points expected after each."""
    candidates = Search(iterations).evaluate(game, view, rng)[:count]
    found = prospects(game, view, [candidate.action for candidate in candidates], rng, played_out)
    return [_expected(prospect, view.seat) for prospect in found]


def _expected(prospect: Prospect, seat: int) -> Expected:
    rival = prospect.rival(seat)
    return Expected(prospect.action, round(prospect.points[seat]), None if rival is None else round(rival))
