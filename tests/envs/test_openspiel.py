"""OpenSpiel's own suite on every game, and its bots against ours."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from parlour.envs.openspiel.bot import LevelBot
from parlour.envs.openspiel.game import MatchGame, load
from parlour.envs.openspiel.state import MatchState
from tests.envs.variants import GAMES, setups, spread
from tests.thorough import THOROUGH

SIMULATIONS = 10


def fewest(game: str) -> int:
    """Return the number of seats of the first variant that several can play."""
    return next(setup["seats"] for setup in setups(game) if setup["seats"] > 1)


def drawn(state: MatchState, rng: random.Random) -> MatchState:
    """Let chance draw until a seat is to act."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def loaded(game: str) -> list[MatchGame]:
    """Load a game in the variants in which pairs of options occur, as often as simulations are wanted."""
    all_setups = setups(game)
    wanted = all_setups if THOROUGH else spread(all_setups, SIMULATIONS)
    made = [load(game, setup["seats"], **setup["options"]) for setup in wanted]
    return [made[number % len(made)] for number in range(max(len(made), SIMULATIONS))]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_random_simulations_with_serialisation(game: str) -> None:
    for made in loaded(game):
        pyspiel.random_sim_test(made, 1, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_a_name_with_parameters_loads_the_same_game(game: str) -> None:
    made = load(game, fewest(game))
    again = pyspiel.load_game(str(made))
    assert (again.num_players(), str(again)) == (fewest(game), str(made))


def test_a_search_of_theirs_plays_a_match_against_a_bot_of_ours() -> None:
    game, rng = load("laar"), random.Random(3)
    chance = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    theirs = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=chance)
    ours = LevelBot("easy", 1, seed=3)
    state = drawn(game.new_initial_state(), rng)
    turns = [0, 0]
    while not state.is_terminal():
        turns[state.current_player()] += 1
        state.apply_action((theirs, ours)[state.current_player()].step(state))
        drawn(state, rng)
    assert min(turns) >= 12
    assert sum(state.returns()) == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_ours_makes_a_decision_number_by_number(game: str) -> None:
    """Where actions are factored one decision takes several steps; the bot keeps to what it has decided."""
    rng = random.Random(1)
    state = load(game, fewest(game)).new_initial_state()
    bots = [LevelBot("random", player, seed=player) for player in range(fewest(game))]
    for _ in range(60):
        if not drawn(state, rng).is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
    assert state.is_terminal() or state.move_number() >= 60


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    rng = random.Random(2)
    state = load(game, fewest(game)).new_initial_state()
    for _ in range(12):
        drawn(state, rng)
        state.apply_action(rng.choice(state.legal_actions()))
    drawn(state, rng)
    player = state.current_player()
    resampled = state.resample_from_infostate(player, rng.random)
    assert resampled.information_state_string(player) == state.information_state_string(player)
    assert resampled.legal_actions() == state.legal_actions()


def test_tensors_have_named_parts() -> None:
    game = load("laar")
    state = drawn(game.new_initial_state(), random.Random(1))
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert np.array_equal(observer.tensor, np.array(state.information_state_tensor(0), np.float32))
    assert set(observer.dict) >= {"market"}
    assert observer.dict["market"].sum() > 0
