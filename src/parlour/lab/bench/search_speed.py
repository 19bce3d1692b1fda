"""The speed of a search: iterations a second from the first decision of a match, with random play-outs.

As a program - `python -m parlour.lab.bench.search_speed GAME SEATS SECONDS` - it prints its figures as JSON, so that
nothing but the search runs in its process.
"""

from __future__ import annotations

import sys
from dataclasses import asdict, dataclass
from statistics import fmean

import msgspec

from parlour.engine import catalogue
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.lab.bench.rules_speed import is_compiled, search_rates

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
    rates = [search_rates(game, variant, Fast(deal), seconds / DEALS) for deal in range(DEALS)]
    by_clock, by_processor = zip(*rates, strict=True)
    return SearchSpeed(slug, seats, is_compiled(), fmean(by_clock), fmean(by_processor))


def main(arguments: list[str]) -> None:
    """Measure and print the figures as JSON."""
    slug, seats, seconds = arguments
    sys.stdout.buffer.write(msgspec.json.encode(asdict(measure(slug, int(seats), float(seconds)))))


if __name__ == "__main__":
    main(sys.argv[1:])
