"""The rules of Sample, and the laws that hold for every game of Parlour."""

import pytest

from parlour.engine import catalogue
from parlour.engine.laws import LAWS, Law, cases
from parlour.engine.variant import Variant
from parlour.engine.view import SPECTATOR
from parlour_sample import SampleGame
from parlour_sample.state import ACTIONS, SampleState

GAME = SampleGame()
STANDARD = GAME.edition(catalogue.edition("sample").data)


def take(state: SampleState, *stones: int) -> None:
    """Take so many stones for each seat, one after the other."""
    for count in stones:
        seat = state.to_act()[0]
        action = ACTIONS.pack("take", count - 1)
        assert action in state.legal(seat)
        state.apply(seat, action)


def new(seats: int = 2) -> SampleState:
    """Set up a match."""
    return SampleState(Variant(seats, {}, 1), STANDARD)


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_the_law_holds(law: Law) -> None:
    """Play matches with every number of seats, and look whether the law holds in them."""
    for case in cases("sample"):
        law.check(case)


def test_at_most_three_stones_are_taken_and_never_more_than_there_are() -> None:
    """S1, S2."""
    state = new()
    assert len(state.legal(0)) == 3
    take(state, 3, 3, 3, 3, 3, 3, 1)
    assert state.heap == 2
    assert len(state.legal(1)) == 2


def test_the_last_stone_ends_the_match_and_scores_a_bonus() -> None:
    """S3, S4."""
    state = new(3)
    take(state, 3, 3, 3, 3, 3, 3, 3)
    assert state.to_act() == []
    sheet = GAME.sheet(GAME.view(state, SPECTATOR))
    assert sheet.totals() == [9 + 5, 6, 6]
    assert sheet.ranking() == [[0], [1, 2]]  # S5
