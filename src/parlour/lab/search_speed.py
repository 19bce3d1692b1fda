"""How fast a search is: iterations a second from the first decision of a match, played out at random.

As a program - `python -m parlour.lab.search_speed GAME SEATS SECONDS` - it prints its figures as JSON, so that nothing
but the search runs in its process.
"""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from statistics import fmean
from time import perf_counter, process_time

import msgspec

from parlour.bots.search import Tree
from parlour.engine import catalogue
from parlour.engine.game import Game, State
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from parlour.lab.speed import is_compiled

DEALS = 3


@dataclass
class SearchSpeed:
    """The search of one game with one number of seats: its rate by the clock, and by the time the processor gave it.

    The second is what a quiet machine would show; the two are far apart where others are at work.
    """

    game: str
    seats: int
    compiled: bool
    iterations_a_second: float
    iterations_a_cpu_second: float


def measure(slug: str, seats: int, seconds: float) -> SearchSpeed:
    """Measure in about this many seconds: the mean of several deals that get equal time, each with an empty tree."""
    game = catalogue.game(slug)
    variant = game.info.variant(Reader({"seats": seats}))
    rates = [_rate(game, variant, Fast(deal), seconds / DEALS) for deal in range(DEALS)]
    by_clock, by_processor = zip(*rates, strict=True)
    return SearchSpeed(slug, seats, is_compiled(), fmean(by_clock), fmean(by_processor))


def _rate(game: Game, variant: Variant, rng: Fast, seconds: float) -> tuple[float, float]:
    """Give both rates of one search. Every roll-out is uniform, whatever the game's hints are."""
    state = first_decision(game, variant, rng)
    seat = state.to_act()[0]
    root = game.imagine(game.view(state, seat), rng)
    tree = Tree(root, seat, game.info.hides_actions, None, rng)
    iterations, start, used = 0, perf_counter(), process_time()
    while (took := perf_counter() - start) < seconds:
        tree.iterate()
        iterations += 1
    return iterations / took, iterations / (process_time() - used)


def first_decision(game: Game, variant: Variant, rng: Fast) -> State:
    """Set up a match and let chance draw until a seat is to act."""
    state = game.new(variant, catalogue.edition(game.info.slug))
    while state.to_act() == [NATURE]:
        state.apply(NATURE, state.draw(rng))
    return state


def main(arguments: list[str]) -> None:
    """Measure and print the figures as JSON."""
    slug, seats, seconds = arguments
    sys.stdout.buffer.write(msgspec.json.encode(asdict(measure(slug, int(seats), float(seconds)))))


if __name__ == "__main__":
    main(sys.argv[1:])
