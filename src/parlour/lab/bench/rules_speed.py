"""The speed of a game: random play, copies, scoring and search, measured in this process.

As a program - `python -m parlour.lab.bench.rules_speed GAME SEATS SECONDS` - it prints its figures as JSON, so that a
benchmark can measure the compiled and the interpreted engine side by side.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, process_time

import msgspec

from parlour.bots.search import Tree
from parlour.engine import catalogue, rng
from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.engine.playout import play_at_random, retrace, trace
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE, SPECTATOR
from parlour.lab.bench.time_shares import Shares

REPEATS = 5


@dataclass
class Speed:
    """The figures of one game with one number of seats; times in microseconds."""

    game: str
    seats: int
    compiled: bool
    decisions_a_second: float
    games_a_second: float
    decisions_a_game: float
    draws_a_game: float
    apply: float
    ask: float
    copy: float
    merits: float
    sheet: float
    encode: float  # 0 in a game without observations
    iterations_a_second: float
    shares: dict[str, float]  # of the time of random play, by the kind of decision


def is_compiled() -> bool:
    """Return whether the engine that is running is the compiled one."""
    return not str(rng.__file__).endswith(".py")


def measure(slug: str, seats: int, seconds: float) -> Speed:
    """Measure a game in about this many seconds; each figure is the best of a few runs."""
    game = catalogue.game(slug)
    variant = game.info.variant(Reader({"seats": seats}))
    share = seconds / 8
    decisions, games = random_play(game, variant, 2 * share)
    steps = trace(game.new(variant, catalogue.edition(slug)), Fast(1))
    drawn = len([seat for seat, _ in steps if seat == NATURE])
    apply, asked = step_times(game, variant, steps, share)
    over = finished(game, variant)
    return Speed(
        game=slug,
        seats=seats,
        compiled=is_compiled(),
        decisions_a_second=decisions,
        games_a_second=games,
        decisions_a_game=decisions / games,
        draws_a_game=drawn,
        apply=apply,
        ask=asked - apply,
        copy=time_of(over.copy, share),
        merits=time_of(over.merits, share),
        sheet=time_of(lambda: game.sheet(game.view(over, SPECTATOR)), share / 2),
        encode=encode_time(game, middle(game, variant, steps), share),
        iterations_a_second=search_rates(game, variant, Fast(3), share)[0],
        shares=time_shares(game, variant, share),
    )


def random_play(game: Game, variant: Variant, seconds: float) -> tuple[float, float]:
    """Return decisions of seats and games per second in random play; draws take time but do not count."""
    edition = catalogue.edition(game.info.slug)
    generator = Fast(1)
    best = (0.0, 0.0)
    for _ in range(REPEATS):
        start = perf_counter()
        decisions = games = 0
        while not games or perf_counter() - start < seconds / REPEATS:  # a busy machine may take all the time away
            decisions += play_at_random(game.new(variant, edition), generator)
            games += 1
        took = perf_counter() - start
        best = max(best, (decisions / took, games / took))
    return best


def step_times(game: Game, variant: Variant, steps: list[tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Return the time of applying an action, and the time including `to_act` and `legal`."""
    edition = catalogue.edition(game.info.slug)
    new = time_of(lambda: game.new(variant, edition), seconds / 4)
    bare = time_of(lambda: retrace(game.new(variant, edition), steps, asking=False), seconds / 2)
    asking = time_of(lambda: retrace(game.new(variant, edition), steps, asking=True), seconds / 2)
    return (bare - new) / len(steps), (asking - new) / len(steps)


def time_of(work: Callable[[], object], seconds: float) -> float:
    """Return the time of one call in microseconds: the best of a few runs of many calls."""
    calls = 1
    while (took := _run(work, calls)) < seconds / (4 * REPEATS):
        calls *= 2
    return min([took, *[_run(work, calls) for _ in range(REPEATS)]]) / calls * 1e6


def _run(work: Callable[[], object], calls: int) -> float:
    start = perf_counter()
    for _ in range(calls):
        work()
    return perf_counter() - start


def encode_time(game: Game, state: State, seconds: float) -> float:
    """Return the time of an observation; 0 in a game that has none."""
    return 0.0 if game.encoding is None else time_of(lambda: game.encode(state, 0), seconds)


def middle(game: Game, variant: Variant, steps: list[tuple[int, int]]) -> State:
    """Return the position in the middle of a match."""
    state = game.new(variant, catalogue.edition(game.info.slug))
    for seat, action in steps[: len(steps) // 2]:
        state.apply(seat, action)
    return state


def finished(game: Game, variant: Variant) -> State:
    """Play one match to its end."""
    state = game.new(variant, catalogue.edition(game.info.slug))
    play_at_random(state, Fast(2))
    return state


def search_rates(game: Game, variant: Variant, rng: Fast, seconds: float) -> tuple[float, float]:
    """Return the iterations of a search from the first decision by second of the clock, and of the processor.

    Every roll-out is uniform, whatever the game's hints are.
    """
    state = first_decision(game, variant, rng)
    seat = state.to_act()[0]
    root = game.imagine(game.view(state, seat), rng)
    tree = Tree(root, seat, game.info.hides_actions, None, rng)
    iterations, start, used = 0, perf_counter(), process_time()
    while not iterations or perf_counter() - start < seconds:
        tree.iterate()
        iterations += 1
    return iterations / (perf_counter() - start), iterations / (process_time() - used)


def first_decision(game: Game, variant: Variant, rng: Fast) -> State:
    """Set up a match and let chance draw until a seat is to act."""
    state = game.new(variant, catalogue.edition(game.info.slug))
    while state.to_act() == [NATURE]:
        state.apply(NATURE, state.draw(rng))
    return state


def time_shares(game: Game, variant: Variant, seconds: float) -> dict[str, float]:
    """Return the share of the time of random play that every kind of decision takes, the largest first."""
    edition = catalogue.edition(game.info.slug)
    shares, generator, end = Shares(game.actions), Fast(1), perf_counter() + seconds
    while not shares.seconds or perf_counter() < end:
        shares.play(game.new(variant, edition), generator)
    return shares.result()


def main(arguments: list[str]) -> None:
    """Measure and print the figures as JSON."""
    slug, seats, seconds = arguments
    sys.stdout.buffer.write(msgspec.json.encode(asdict(measure(slug, int(seats), float(seconds)))))


if __name__ == "__main__":
    main(sys.argv[1:])
