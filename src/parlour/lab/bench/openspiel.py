"""The speed of comparable card games in OpenSpiel, measured the same way: random play, decisions a second."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from time import perf_counter

REPEATS = 5
IN_CPP = ("bridge(use_double_dummy_result=false)", "crazy_eights", "hearts")
WRITTEN_IN_PYTHON = "python_liars_poker"
INSTALL = "pip install 'parlour[peers]' (in a checkout `./play bench GAME --peers` does it)"


@dataclass
class Peer:
    """A game of another framework and its speed in random play."""

    name: str
    language: str
    decisions_a_second: float
    version: str


def is_there() -> bool:
    """Return whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def measure(seconds: float) -> list[Peer]:
    """Measure the peers in about this many seconds, each game played by OpenSpiel's own random bots."""
    import open_spiel.python.games  # noqa: F401, PLC0415 (registers the games written in Python; an optional extra)

    share = seconds / (len(IN_CPP) + 1)
    peers = [Peer(name, "C++", random_play(name, share), version()) for name in IN_CPP]
    return [*peers, Peer(WRITTEN_IN_PYTHON, "Python", random_play(WRITTEN_IN_PYTHON, share), version())]


def version() -> str:
    """Return the version of OpenSpiel."""
    from importlib.metadata import version as installed  # noqa: PLC0415 (only needed here)

    return installed("open_spiel")


def random_play(name: str, seconds: float) -> float:
    """Return seats' decisions per second, the best of a few runs; OpenSpiel plays a whole match at a time."""
    import pyspiel  # noqa: PLC0415 (an optional extra)

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    best = 0.0
    for run in range(REPEATS):
        played: list[pyspiel.State] = []
        start = perf_counter()
        while not played or perf_counter() - start < seconds / REPEATS:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, run * 1_000_003 + len(played))
            played.append(state)
        took = perf_counter() - start
        decisions = sum(step.player >= 0 for state in played for step in state.full_history())
        best = max(best, decisions / took)
    return best
