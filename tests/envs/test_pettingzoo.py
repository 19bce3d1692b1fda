"""PettingZoo's own suites on every game, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from parlour.engine.plain import Wrong
from parlour.envs.aec import MatchEnv
from parlour.envs.parallel import ParallelMatchEnv
from tests.envs.variants import GAMES, setups

CYCLES = 40


@contextmanager
def dicts_allowed() -> Iterator[None]:
    """Let observations be dicts with masks, of which PettingZoo's suites warn outside a list of its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_api_test(game: str) -> None:
    with dicts_allowed():
        for setup in setups(game):
            api_test(MatchEnv(game, **setup), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_seed_test(game: str) -> None:
    for setup in setups(game):
        seed_test(lambda setup=setup: MatchEnv(game, **setup), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_parallel_api_test(game: str) -> None:
    with dicts_allowed():
        for setup in setups(game):
            parallel_api_test(ParallelMatchEnv(game, **setup), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_ends_with_rewards_that_add_up_to_nothing(game: str) -> None:
    env, rng = MatchEnv(game), np.random.default_rng(1)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        observed, reward, is_over, _, _ = env.last()
        if is_over:
            rewards[agent] = reward
            env.step(None)
        else:
            assert observed is not None
            env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    assert list(rewards) == env.possible_agents
    assert sum(rewards.values()) == 0.0
    assert any(rewards.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_all_at_once_ends_as_well(game: str) -> None:
    env, rng = ParallelMatchEnv(game), np.random.default_rng(1)
    observed, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    over, cut = dict[str, bool](), dict[str, bool]()
    while env.agents:
        chosen = {agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observed.items()}
        observed, rewards, over, cut, _ = env.step(chosen)
    assert all(over.values())
    assert not any(cut.values())
    assert sum(rewards.values()) == 0.0


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = MatchEnv("laar")
    env.reset(seed=3)
    observed, *_ = env.last()
    assert observed is not None
    forbidden = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    with pytest.raises(Wrong, match="action: expected one that"):
        env.step(forbidden)
    again, *_ = env.last()
    assert again is not None
    assert np.array_equal(observed["observation"], again["observation"])


def test_who_owes_no_decision_can_only_wait() -> None:
    env = ParallelMatchEnv("laar", seats=3)
    observed, _ = env.reset(seed=3)
    waiting = [agent for agent, seen in observed.items() if np.flatnonzero(seen["action_mask"]).tolist() == [env.wait]]
    assert len(waiting) == 2
    chosen = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observed.items()}
    with pytest.raises(Wrong, match="which means waiting"):
        env.step({**chosen, waiting[0]: 0})


def test_a_match_can_be_written_as_a_line() -> None:
    env = MatchEnv("laar", seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("laar (seats=3, gems=hidden, experts=open); to act: ")
    assert str(env) == f"laar_v{env.setup.game.info.rules_version}"
