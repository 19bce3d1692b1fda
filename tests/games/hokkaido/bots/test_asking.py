"""When bots ask for order (H31): for cubes that may come back, or for a goal that a rival may take; never in vain."""

from __future__ import annotations

import pytest

from parlour.bots import levels
from parlour.engine.rng import Fast
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.bots.asking import pays_to_ask
from parlour.games.hokkaido.rules.actions import ASK
from parlour.games.hokkaido.rules.state import HokkaidoState
from tests.games.hokkaido.draw import begun, do, edition

BLUE = 0
TOWN = "pU pU _ F _ F"
CARDS = {50: "D D D D D pU", 7: "F F _ _ _ _", 8: "_ _ _ _ _ _", 9: "L _ _ L _ _"}


def placing(*kept: int, goals: str = "", province: str = TOWN) -> HokkaidoState:
    hands = [[card, *range(20 + 5 * seat, 25 + 5 * seat)] for seat, card in enumerate(kept)]
    state = begun(len(kept), hands, goals=goals, chosen=edition(CARDS, province), placing="request")
    do(state, *[f"{seat} keep {card}" for seat, card in enumerate(kept)])
    return state


def chosen(state: HokkaidoState, level: str, seed: int = 1) -> int:
    view = GAME.view(state, 0)
    return levels.bot(level, 0.05, has_time_limit=False).choose(GAME, view, state.legal(0), Fast(seed))


def test_it_pays_to_wait_for_cubes() -> None:
    """H31, H33: the supply has none for a high card, and rivals may return some."""
    state = placing(50, 7, 8)
    assert not pays_to_ask(state, 0)
    state.supply[BLUE] = 0
    assert pays_to_ask(state, 0)
    assert not pays_to_ask(state, 1), "its card produces nothing, and is low"


def test_it_pays_to_wait_when_a_rival_may_take_a_goal() -> None:
    """H31, H41: both lack one lake of three, and the lower card would take goal 3."""
    state = placing(50, 7, 8, goals="3 5 6 7 8", province="L _ _ L _ _")
    assert pays_to_ask(state, 0)
    assert not pays_to_ask(state, 1), "a low card comes first anyhow"
    assert not pays_to_ask(placing(50, 7, 8, goals="4 5 6 7 8", province="L _ _ L _ _"), 0)


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
def test_bots_that_evaluate_ask_when_it_pays(level: str) -> None:
    """H31."""
    state = placing(50, 7, 8)
    assert chosen(state, level) != ASK
    state.supply[BLUE] = 0
    assert chosen(state, level) == ASK


def test_an_easy_bot_never_asks() -> None:
    """H31: not even by a slip."""
    state = placing(50, 7, 8)
    state.supply[BLUE] = 0
    assert all(chosen(state, "easy", seed) != ASK for seed in range(8))


def test_face_down_cards_do_not_matter() -> None:
    """H20, H31: a bot decides by what its seat can see."""
    state = placing(50, 7, 8)
    state.supply[BLUE] = 0
    for seed in range(4):
        state.reshuffle(0, Fast(seed))
        assert pays_to_ask(state, 0)
