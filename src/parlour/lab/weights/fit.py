"""Fits the weights of a game's traits to matches of bots, by comparing two seats at a time.

Whenever chance is about to draw, the traits of every two seats are compared, and how much farther ahead one of them
was at the end than it was then. The weights explain that best in the sense of least squares, and are pulled towards
those that the game has now, so that a trait that hardly ever occurs keeps its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import sqrt
from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.greedy import Greedy
from parlour.bots.rollouts import points
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast, Rng, scatter
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, View
from parlour.lab.workers.workers import HERE, Workers

RANDOM_PERCENT: Final = (
    10  # so many decisions of a hundred are random, so that positions which good bots avoid occur, too
)
HUNDREDTHS: Final = 100
PULL: Final = 200.0  # towards the present weights, as strong as so many samples in which a trait differs by one
TESTED: Final = 4  # one in so many matches is for testing, not for training


class Slipping:
    """A bot that makes some of its decisions at random."""

    def __init__(self, inner: Bot) -> None:
        self.inner: Final = inner

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return what the bot chooses, or any of *legal*."""
        return rng.choice(legal) if rng.below(100) < RANDOM_PERCENT else self.inner.choose(game, view, legal, rng)


@dataclass(frozen=True)
class Sample:
    """Two seats at one moment: the differences of their traits, and the points one gained on the other by the end."""

    traits: list[float]
    gain: float  # points


@dataclass(frozen=True)
class Fit:
    """New weights, and the root mean square error on test matches: without evaluation, with old and new weights."""

    weights: list[int]
    samples: int
    without: float
    before: float
    after: float


def fit(
    game: Game,
    variant: Variant,
    edition: Edition,
    matches: Iterable[int],
    teacher: Bot | None = None,
    workers: Workers = HERE,
) -> Fit:
    """Let a bot, the greedy one if none is named, play matches of these seeds; fit the weights.

    `Wrong` if the game has no traits.
    """
    weights = game.hints.weights(variant.seats)
    if not weights:
        raise Wrong("game", "one whose hints have traits and weights", game.info.slug)
    training: list[Sample] = []
    tested: list[Sample] = []
    found_in = workers.results(partial(samples, game, variant, edition, teacher), matches)
    for number, found_there in enumerate(found_in):
        (tested if number % TESTED == 0 else training).extend(found_there)
    if not training or not tested:
        raise Wrong("matches", "enough to teach and to test", "too few")
    found = [round(weight) for weight in fitted_weights(training, weights)]
    errors = [error(tested, [0] * len(weights)), error(tested, weights), error(tested, found)]
    return Fit(found, len(training), *errors)


def samples(game: Game, variant: Variant, edition: Edition, teacher: Bot | None, seed: int) -> list[Sample]:
    """Play the match of a seed, and compare every two seats whenever chance is about to draw."""
    state, bot = game.new(variant, edition), Slipping(teacher) if teacher else Greedy(slips=RANDOM_PERCENT)
    chance, choices = Fast(scatter(seed)), Fast(scatter(seed + 1))
    seen: list[tuple[list[list[float]], list[int]]] = []
    is_new = True
    while to_act := state.to_act():
        seat = to_act[0]
        if seat != NATURE:
            state.apply(seat, bot.choose(game, game.view(state, seat), state.legal(seat), choices))
            is_new = True
            continue
        if is_new:
            seen.append((game.hints.traits(state), points(game, state.merits())))
        state.apply(seat, state.draw(chance))
        is_new = False
    end = points(game, state.merits())
    return [
        Sample(
            [mine - theirs for mine, theirs in zip(traits[one], traits[two], strict=True)],
            (end[one] - end[two]) - (then[one] - then[two]),
        )
        for traits, then in seen
        for one, two in combinations(range(variant.seats), 2)
    ]


def error(found: list[Sample], weights: list[int]) -> float:
    """Return the root mean square error of the predicted gains, in points."""
    squares = [(sample.gain - predicted(sample, weights)) ** 2 for sample in found]
    return sqrt(sum(squares) / len(squares))


def predicted(sample: Sample, weights: list[int]) -> float:
    """Return the predicted gain of one seat on the other, in points."""
    return sum([weight * trait for weight, trait in zip(weights, sample.traits, strict=True)]) / HUNDREDTHS


def fitted_weights(found: list[Sample], weights: list[int]) -> list[float]:
    """Return the weights of the least squared error, pulled towards the present ones: (A + p·1)·w = b + p·present."""
    size = len(weights)
    rows = [[PULL if column == row else 0.0 for column in range(size)] for row in range(size)]
    right = [PULL * weight for weight in weights]
    for sample in found:
        for row, trait in enumerate(sample.traits):
            if trait:
                right[row] += trait * sample.gain * HUNDREDTHS
                for column, other in enumerate(sample.traits):
                    rows[row][column] += trait * other
    return solve(rows, right)


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric, positive definite matrix, which needs no pivoting."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            share = rows[row][pivot] / rows[pivot][pivot]
            right[row] -= share * right[pivot]
            for column in range(pivot, size):
                rows[row][column] -= share * rows[pivot][column]
    for pivot in reversed(range(size)):
        known = sum([rows[pivot][column] * right[column] for column in range(pivot + 1, size)])
        right[pivot] = (right[pivot] - known) / rows[pivot][pivot]
    return right
