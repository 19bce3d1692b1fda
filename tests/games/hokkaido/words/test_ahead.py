"""Trying a card: where it could be placed is known before it is kept, from one's own view."""

from __future__ import annotations

import pytest

from parlour.games.hokkaido import GAME
from tests.games.hokkaido.draw import action, begun, do, edition, stage

LAND = "pU pU pB pB _ _"
CARDS = {1: "F F F F F fU", 2: "M F F F F F", 7: "F F F F F F", 13: "D D D D D pU"}


@pytest.mark.parametrize("card", [1, 2])
def test_where_a_card_could_lie_is_where_it_may_be_placed_once_it_is_kept(card: int) -> None:
    """H20, H30: the draft changes nobody's city."""
    state = begun(3, chosen=edition(CARDS, LAND))
    ahead = GAME.ahead(GAME.view(state, 0), action(f"keep {card}"))
    do(state, f"0 keep {card}", "1 keep 7", "2 keep 13")
    placements = [way for way in state.legal(0) if GAME.actions.kind(way).name == "place"]
    assert ahead == placements
    assert placements


def test_nothing_lies_ahead_of_other_actions() -> None:
    state = begun(3, chosen=edition(CARDS, LAND))
    do(state, "0 keep 1", "1 keep 7", "2 keep 13")
    assert stage(state) == "place"
    assert GAME.ahead(GAME.view(state, 0), state.legal(0)[0]) == []
