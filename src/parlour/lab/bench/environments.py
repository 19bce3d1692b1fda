"""The speed of the environments: decisions a second through each interface, observations and masks included."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from parlour.envs.batch import BatchEnv

REPEATS: Final = 3
BATCH: Final = 256  # matches
STEPS: Final = 20  # of a batch between two looks at the clock
CLASSICS: Final = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
RLCARD: Final = ("leduc-holdem", "gin-rummy")
OPENSPIEL: Final = ("leduc_poker", "gin_rummy", "python_kuhn_poker")
INSTALL: Final = "pip install 'parlour[envs,openspiel]'; with --peers also parlour[peers]"


@dataclass
class EnvSpeed:
    """Decisions a second of random play through an interface, and whose game that was."""

    framework: str
    game: str
    decisions_a_second: float


def ours(slug: str, seconds: float) -> list[EnvSpeed]:
    """Measure a game of ours through PettingZoo's and OpenSpiel's interface, and in a batch."""
    from parlour.envs.aec import MatchEnv  # noqa: PLC0415 (an optional extra)
    from parlour.envs.batch import BatchEnv  # noqa: PLC0415 (as above)
    from parlour.envs.openspiel.game import load  # noqa: PLC0415 (as above)

    env, game, batch = MatchEnv(slug), load(slug), BatchEnv(slug, BATCH)
    return [
        EnvSpeed("PettingZoo AEC", slug, rate(partial(aec_match, env), seconds / 3)),
        EnvSpeed("OpenSpiel", slug, rate(partial(openspiel_match, game), seconds / 3)),
        EnvSpeed(f"batch of {BATCH}", slug, rate(partial(batch_steps, batch), seconds / 3)),
    ]


def peers(seconds: float) -> list[EnvSpeed]:
    """Measure games of the frameworks themselves in the same way."""
    import importlib  # noqa: PLC0415 (only needed here)

    import open_spiel.python.games  # noqa: F401, PLC0415 (registers the games written in Python; an optional extra)
    import pyspiel  # noqa: PLC0415 (an optional extra)
    import rlcard  # noqa: PLC0415 (an optional extra)

    share = seconds / (len(CLASSICS) + len(RLCARD) + len(OPENSPIEL))
    found = []
    for name in CLASSICS:
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        found.append(EnvSpeed("PettingZoo AEC", name, rate(partial(aec_match, env), share)))
    for name in RLCARD:
        env = rlcard.make(name)
        found.append(EnvSpeed("RLCard", name, rate(partial(rlcard_match, env), share)))
    for name in OPENSPIEL:
        game = pyspiel.load_game(name)
        found.append(EnvSpeed("OpenSpiel", name, rate(partial(openspiel_match, game), share)))
    return found


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return decisions a second, the best of a few runs; *play* plays a match and returns how many it had."""
    best = 0.0
    for _ in range(REPEATS):
        decisions, start = 0, perf_counter()
        while not decisions or perf_counter() - start < seconds / REPEATS:
            decisions += play()
        best = max(best, decisions / (perf_counter() - start))
    return best


def aec_match(env: AECEnv) -> int:
    """Play a match with random legal actions; every decision sees its observation and mask."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observed, _, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            env.step(None)
            continue
        mask = observed["action_mask"] if "action_mask" in observed else info["action_mask"]
        env.step(random.choice(mask.nonzero()[0].tolist()))
        decisions += 1
    return decisions


def batch_steps(batch: BatchEnv) -> int:
    """Step a batch with random numbers that the masks allow; every step writes observations and masks."""
    for _ in range(STEPS):
        batch.step(batch.sample())
    return STEPS * batch.count


def rlcard_match(env: Any) -> int:
    """Play a match of RLCard with random legal actions."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def openspiel_match(game: Any) -> int:
    """Play a match of OpenSpiel with random legal actions; every decision of a seat sees its tensor."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, _ = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes))
            continue
        state.observation_tensor(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions
