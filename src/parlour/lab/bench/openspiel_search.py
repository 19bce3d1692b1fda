"""The speed of OpenSpiel's search, measured the same way: from the first decision, one random roll-out each."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from parlour.engine.parts.hints import Reach
from parlour.engine.rng import Fast
from parlour.lab.bench.openspiel import version

if TYPE_CHECKING:
    import pyspiel

GAMES = ("oh_hell", "gin_rummy")  # card games with hidden hands, as ours are
DEALS = 12  # in some deals of these games there is much more to play than in others
EXPLORATION = Reach().exploration  # as in our search
MIN_ITERATIONS = 16  # iterations of the first attempt to fill the time


@dataclass
class SearchPeer:
    """A game of OpenSpiel and the speed of the search there: ISMCTS, written in C++."""

    game: str
    seats: int
    iterations_a_second: float
    iterations_a_cpu_second: float
    version: str


def measure(seconds: float) -> list[SearchPeer]:
    """Measure the peers in about this many seconds."""
    return [_measure(name, seconds / len(GAMES)) for name in GAMES]


def _measure(name: str, seconds: float) -> SearchPeer:
    """Measure a game as ours are: the mean of several deals that get equal time, each with an empty tree."""
    import pyspiel  # noqa: PLC0415 (an optional extra)

    game = pyspiel.load_game(name)
    rates = [_rate(first_decision(game, Fast(deal)), deal + 1, seconds / DEALS) for deal in range(DEALS)]
    by_clock, by_processor = zip(*rates, strict=True)
    return SearchPeer(name, game.num_players(), fmean(by_clock), fmean(by_processor), version())


def first_decision(game: pyspiel.Game, rng: Fast) -> pyspiel.State:
    """Begin a match and let chance draw until a seat is to act; every outcome of these deals is equally likely."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _rate(state: pyspiel.State, seed: int, seconds: float) -> tuple[float, float]:
    """Return both rates of one search that fills about this many seconds: how long it may be is tried out before."""
    iterations = MIN_ITERATIONS
    while (took := search(state, seed, iterations)[0]) < seconds / 8:
        iterations *= 2
    iterations = max(MIN_ITERATIONS, round(iterations * seconds / took))
    took, used = search(state, seed, iterations)
    return iterations / took, iterations / used


def search(state: pyspiel.State, seed: int, iterations: int) -> tuple[float, float]:
    """Search once from an empty tree; return the seconds it took by the clock, and those of the processor."""
    import pyspiel  # noqa: PLC0415 (an optional extra)

    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, iterations)
    start, used = perf_counter(), process_time()
    bot.step(state)
    return perf_counter() - start, process_time() - used
