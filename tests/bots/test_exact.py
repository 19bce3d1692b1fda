"""Exact search near the end: all ways through the decisions of the final scoring are tried."""

from __future__ import annotations

import pytest

from parlour.bots.search import solve
from parlour.bots.search.first_look import lead
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE

# The games whose matches end with decisions that nothing random follows, by seeds of matches in which there are some.
ENDINGS = [("laar", 0), ("laar", 1), ("dreamhome", 0)]


def decisions_after_the_last_draw(game: Game, seed: int) -> list[tuple[State, int]]:
    """Play a match sensibly; return its last positions with a choice, and who has it."""
    state = game.new(game.info.variant(Reader({"seats": 2}, "")), catalogue.edition(game.info.slug))
    rng, found = Fast(seed), list[tuple[State, int]]()
    while seats := state.to_act():
        if seats[0] == NATURE:
            found = []
            state.apply(NATURE, state.draw(rng))
            continue
        legal = state.legal(seats[0])
        if len(legal) > 1:
            found.append((state.copy(), seats[0]))
        state.apply(seats[0], game.hints.roll_out(state, seats[0], legal, rng))
    return found


def best_end(state: State) -> list[int]:
    """Return the merits at the end if all play for the greatest lead: every way is tried, slowly."""
    seats = state.to_act()
    if not seats:
        return state.merits()
    ends = []
    for action in state.legal(seats[0]):
        after = state.copy()
        after.apply(seats[0], action)
        ends.append(best_end(after))
    return max(ends, key=lambda merits: lead(merits, seats[0]))


@pytest.mark.parametrize(("slug", "seed"), ENDINGS)
def test_the_last_decisions_are_solved_exactly(slug: str, seed: int) -> None:
    game = catalogue.game(slug)
    solved = 0
    for state, seat in decisions_after_the_last_draw(game, seed)[-3:]:
        legal = state.legal(seat)
        candidates = solve(game, game.view(state, seat), legal, Fast(1))
        if candidates:
            solved += 1
            after = state.copy()
            after.apply(seat, candidates[0].action)
            assert lead(best_end(after), seat) == lead(best_end(state), seat)
    assert solved
