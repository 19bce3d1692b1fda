"""Hokkaido's hints for bots: quick choices are legal and far better than random ones; the worth is plausible."""

from __future__ import annotations

import pytest

from parlour.engine.playout import play_at_random, play_sensibly
from parlour.engine.rng import Fast
from parlour.games.hokkaido import GAME
from tests.games.hokkaido.draw import STANDARD, begun, do, variant


@pytest.mark.parametrize(("seats", "choice"), [(2, "draft"), (3, "draft"), (2, "honshu"), (4, "honshu")])
def test_the_quick_choice_is_legal_and_beats_chance(seats: int, choice: str) -> None:
    points = []
    for is_sensible in (False, True):
        state = GAME.new(variant(seats, goals="on", choice=choice), STANDARD)
        if is_sensible:
            play_sensibly(state, GAME.hints, Fast(1))
        else:
            play_at_random(state, Fast(1))
        points.append(sum(state.merits()) // seats)
    assert points[1] > points[0] * 3 // 2


@pytest.mark.parametrize(("seats", "choice"), [(3, "draft"), (2, "draft"), (3, "honshu"), (2, "honshu")])
def test_every_choice_is_one_of_the_legal_ones(seats: int, choice: str) -> None:
    state, rng = GAME.new(variant(seats, goals="on", choice=choice), STANDARD), Fast(4)
    while to_act := state.to_act():
        legal = state.legal(to_act[0])
        action = GAME.hints.roll_out(state, to_act[0], legal, rng) if to_act[0] >= 0 else state.draw(rng)
        assert action in legal
        state.apply(to_act[0], action)
    assert GAME.hints.worth(state) == state.merits()


def test_a_better_card_is_worth_more() -> None:
    """Two forests and a production square against deserts and districts."""
    one, other = begun(3), begun(3)
    do(one, "0 keep 2")
    do(other, "0 keep 3")
    assert GAME.hints.worth(one)[0] != GAME.hints.worth(other)[0]
    assert GAME.hints.worth(one)[1] == GAME.hints.worth(other)[1]
