"""Seats that decide at the same time choose one after another, and see nothing of what the others have chosen."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.engine import catalogue
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.envs.serial_match import SerialMatch
from parlour.envs.setup import MatchSetup

HIDING = [slug for slug in catalogue.slugs() if catalogue.game(slug).info.hides_actions]


def after(state: State, seat: int, action: int) -> State:
    """Return the position after an action."""
    state = state.copy()
    state.apply(seat, action)
    return state


@pytest.mark.parametrize("game", HIDING)
def test_a_choice_that_is_made_unseen_changes_no_observation_of_the_others(game: str) -> None:
    setup = MatchSetup(game, seats=3)
    rng = Fast(5)
    match = SerialMatch(setup, rng)
    compared = 0
    while match.decision is not None:
        seat = match.decision.seat
        later = [other for other in match.state.to_act() if other != seat]
        ordinary = match.state.ordinary(seat)
        if later and len(ordinary) > 1:
            one, other = (after(match.state, seat, action) for action in (ordinary[0], ordinary[-1]))
            for rival in later if one.to_act() == other.to_act() else ():  # that a seat is done can be seen
                assert np.array_equal(setup.observe(one, rival, []), setup.observe(other, rival, []))
                compared += 1
        match.play(seat, ordinary[rng.below(len(ordinary))])
    assert compared > 5
