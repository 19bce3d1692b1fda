"""What a bot expects of an action, for people: the best few actions, and the points at the end after each of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.bots.search import Search
from parlour.engine.game import Game, State
from parlour.engine.playout import play_sensibly
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import Message, View

ITERATIONS: Final = 400  # of the search that finds the best
PLAYED_OUT: Final = 12  # matches, to their end, for every action
AHEAD: Final = "ahead"
BEHIND: Final = "behind"
LEVEL: Final = "level"
ALONE: Final = "alone"


@dataclass(frozen=True)
class Expected:
    """An action, and the points that its seat and the best rival have at the end if all go on sensibly."""

    action: int
    points: int
    rival: int | None

    @property
    def message(self) -> Message:
        """Say it in one sentence: a message of the texts around every game."""
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
    """List the best few actions of the viewer, the best first, with what comes of each."""
    judged = Search(iterations).judge(game, view, rng)
    return [expect(game, view, it.action, rng, played_out) for it in judged[:count]]


def expect(game: Game, view: View, action: int, rng: Rng, played_out: int = PLAYED_OUT) -> Expected:
    """Say what an action of the viewer leads to: the mean of some matches that are played to their end sensibly."""
    chance = Fast(rng.below(2**31))
    ends = [_end(game, game.imagine(view, chance), view.seat, action, chance) for _ in range(played_out)]
    means = [sum(column) / played_out / game.hints.point() for column in zip(*ends, strict=True)]
    own = means.pop(view.seat)
    return Expected(action, round(own), round(max(means)) if means else None)


def _end(game: Game, state: State, seat: int, action: int, rng: Fast) -> list[int]:
    state.apply(seat, action)
    play_sensibly(state, game.hints, rng)
    return state.merits()
