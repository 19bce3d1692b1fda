"""Finds better weights of a game's traits by playing matches between seats with different weights.

In every match each seat has each weight randomly a little larger or smaller. A linear regression of the leads on the
weights gives the effect of a larger weight and its standard error. The more certain an effect is, the farther its
weight moves; the next round of matches can start from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from math import exp, sqrt, tanh
from typing import Final

from parlour.bots.rollouts import points
from parlour.bots.search import Search
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast, scatter
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.lab.weights.fit import solve
from parlour.lab.workers.workers import HERE, Workers

WAYS: Final = 8  # iterations of the bots
SPREAD: Final = 1.0  # weights are multiplied or divided by at most exp of this
STEPS: Final = 1000
USUAL: Final = 40.0  # points: larger leads are clipped
PULL: Final = 5.0  # regularisation towards no effect, as strong as so many matches
SURE: Final = 2.0  # standard errors at which a weight moves by half of the maximum


@dataclass(frozen=True)
class PairedMatch:
    """A match of two seats: the differences of their weights in the logarithm, and the lead of the first at the end."""

    larger: list[float]  # logarithms
    lead: float  # points


@dataclass(frozen=True)
class Effect:
    """The effect of a weight that is larger by one in the logarithm, in points, and its standard error."""

    points: float
    error: float

    @property
    def step(self) -> float:
        """Return how far to move, in the logarithm: farther if the effect is more certain."""
        return 0.5 * SPREAD * self.points / (abs(self.points) + SURE * self.error)


def tune(
    game: Game, variant: Variant, edition: Edition, matches: Iterable[int], workers: Workers = HERE
) -> tuple[list[int], list[Effect]]:
    """Play matches of these seeds; return better weights, and the effect of each."""
    weights = game.hints.weights(variant.seats)
    matches_played = list(workers.results(partial(play_pair, game, variant, edition), matches))
    found = effects(matches_played)
    return moved(weights, [effect.step for effect in found]), found


def moved(weights: list[int], logs: list[float]) -> list[int]:
    """Return weights that are larger by these logarithms."""
    return [round(weight * exp(log)) for weight, log in zip(weights, logs, strict=True)]


def play_pair(game: Game, variant: Variant, edition: Edition, seed: int) -> PairedMatch:
    """Play one match of two seats with different weights."""
    if variant.seats != 2:
        raise Wrong("seats", "2", str(variant.seats))
    rng, chance, weights = Fast(scatter(seed)), Fast(scatter(seed + 1)), game.hints.weights(variant.seats)
    logs = [[_log(rng) for _ in weights] for _ in range(variant.seats)]
    games = [
        game.reweighed([round(weight * exp(log)) for weight, log in zip(weights, row, strict=True)]) for row in logs
    ]
    state, bot = game.new(variant, edition), Search(iterations=WAYS)
    while to_act := state.to_act():
        seat = to_act[0]
        if seat == NATURE:
            state.apply(seat, state.draw(chance))
        else:
            state.apply(seat, bot.choose(games[seat], game.view(state, seat), state.legal(seat), rng))
    one, other = points(game, state.merits())
    return PairedMatch([mine - theirs for mine, theirs in zip(*logs, strict=True)], USUAL * tanh((one - other) / USUAL))


def _log(rng: Fast) -> float:
    return SPREAD * (rng.below(2 * STEPS + 1) - STEPS) / STEPS


def effects(matches_played: list[PairedMatch]) -> list[Effect]:
    """Estimate the effects of the weights on the leads by least squares."""
    if not matches_played:
        raise Wrong("matches", "at least one", "none")
    size = len(matches_played[0].larger)
    rows = [[PULL if column == row else 0.0 for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for one in matches_played:
        for row, mine in enumerate(one.larger):
            right[row] += mine * one.lead
            for column, other in enumerate(one.larger):
                rows[row][column] += mine * other
    found = solve([row[:] for row in rows], right[:])
    unexplained = sum(
        [(one.lead - sum([a * b for a, b in zip(found, one.larger, strict=True)])) ** 2 for one in matches_played]
    )
    noise = unexplained / max(1, len(matches_played) - size)
    return [Effect(points, sqrt(noise * _inverse(rows, place))) for place, points in enumerate(found)]


def _inverse(rows: list[list[float]], place: int) -> float:
    """Return one element of the diagonal of the inverse matrix."""
    unit = [1.0 if row == place else 0.0 for row in range(len(rows))]
    return solve([row[:] for row in rows], unit)[place]
