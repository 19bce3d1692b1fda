"""Gymnasium's checker on every game, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parlour.engine.plain import Wrong
from parlour.envs.one_seat import SeatEnv
from parlour.envs.registered import env_id
from parlour.envs.setup import MatchSetup
from tests.envs.variants import GAMES, setups


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_checker(game: str) -> None:
    for setup in setups(game):
        check_env(SeatEnv(game, rivals="random", **setup), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_made_by_its_id_and_played_to_its_end(game: str) -> None:
    rules = MatchSetup(game).game.info.rules_version
    env = gymnasium.make(f"parlour.envs.registered:{env_id(game, rules)}", rivals="random", disable_env_checker=True)
    rng = np.random.default_rng(2)
    _, info = env.reset(seed=2)
    is_over, rewards = False, []
    while not is_over:
        possible = np.flatnonzero(info["action_mask"])
        _, reward, is_over, is_cut, info = env.step(int(rng.choice(possible)))
        rewards.append(float(reward))
        assert not is_cut
    assert rewards[-1] in (-1.0, 0.0, 1.0)
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_match_against_bots() -> None:
    def played() -> list[list[int]]:
        env = SeatEnv("laar", seats=3, seat=1, rivals="easy")
        observed, info = env.reset(seed=4)
        seen = [observed.tolist()]
        for _ in range(4):
            observed, *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            seen.append(observed.tolist())
        return seen

    assert played() == played()


def test_a_forbidden_number_loses_and_says_why() -> None:
    env = SeatEnv("laar", rivals="random")
    _, info = env.reset(seed=1)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(forbidden)
    assert (reward, is_over) == (-1.0, True)
    assert "expected one that" in info["refused"]
    with pytest.raises(Wrong, match="the match is over"):
        env.step(forbidden)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Wrong, match="seat: expected a number below 2, found 2"):
        SeatEnv("laar", seat=2)
    with pytest.raises(Wrong, match="returns: expected one of"):
        SeatEnv("laar", returns="glory")
