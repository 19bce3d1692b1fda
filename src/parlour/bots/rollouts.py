"""Prospects: the expected points after an action, estimated by playing matches to their end by the game's hints.

All compared actions start from the same imagined positions and see the same draws, so that differences come from the
actions and not from luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from parlour.engine.game import Game
from parlour.engine.playout import play_sensibly
from parlour.engine.rng import Fast, Rng
from parlour.engine.state import State
from parlour.engine.view import View

MOST: Final = 400  # matches played after each action


@dataclass(frozen=True)
class Prospect:
    """An action, and the points of every seat at the ends of the matches that were played after it."""

    action: int
    ends: list[list[int]]

    @property
    def points(self) -> list[float]:
        """Return the expected points of every seat."""
        return [fmean(column) for column in zip(*self.ends, strict=True)]

    def rival(self, seat: int) -> float | None:
        """Return the expected points of the best rival of a seat; None if there is no rival."""
        others = [points for other, points in enumerate(self.points) if other != seat]
        return max(others) if others else None


def prospects(game: Game, view: View, actions: list[int], rng: Rng, fewest: int, until: float = 0.0) -> list[Prospect]:
    """Play on after each action until the clock says *until* (`perf_counter`), but at least *fewest* matches."""
    found = [Prospect(action, []) for action in actions]
    for trial in range(MOST):
        if trial >= fewest and perf_counter() >= until:
            break
        state, chance = game.imagine(view, rng), rng.below(2**31)
        for prospect in found:
            prospect.ends.append(_end(game, state.copy(), view.seat, prospect.action, Fast(chance)))
    return found


def _end(game: Game, state: State, seat: int, action: int, rng: Fast) -> list[int]:
    state.apply(seat, action)
    play_sensibly(state, game.hints, rng)
    return points(game, state.merits())


def points(game: Game, merits: list[int]) -> list[int]:
    """Convert merits to points; the part of a merit that breaks ties is rounded away."""
    return [round(merit / game.hints.point) for merit in merits]


def loss(better: Prospect, played: Prospect, seat: int) -> tuple[float, float]:
    """Return how much lead an action loses compared with a better one, and the standard error of that."""
    pairs = zip(better.ends, played.ends, strict=True)
    losses = [_lead(one, seat) - _lead(other, seat) for one, other in pairs]
    return fmean(losses), stdev(losses) / sqrt(len(losses))


def _lead(points: list[int], seat: int) -> int:
    rivals = points[:seat] + points[seat + 1 :]
    return points[seat] - max(rivals) if rivals else points[seat]
