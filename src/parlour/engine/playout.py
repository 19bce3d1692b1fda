"""Playing on at random to the end: the inner loop of simulations, benchmarks and searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.game import Hints, State
from parlour.engine.rng import Rng
from parlour.engine.view import NATURE

MOST_STEPS: Final = 24  # of one thing that a seat does in small steps, draws included


def play_at_random(state: State, rng: Rng) -> int:
    """Play to the end, every legal action equally likely; give the number of decisions of seats."""
    decisions: i64 = 0
    while True:
        seats = state.to_act()
        if not seats:
            return decisions
        seat = seats[0]
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1


def play_sensibly(state: State, hints: Hints, rng: Rng) -> None:
    """Play to the end as the game's hints suggest."""
    while True:
        seats = state.to_act()
        if not seats:
            return
        seat = seats[0]
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            state.apply(seat, hints.roll_out(state, seat, state.legal(seat), rng))


def play_a_while(state: State, hints: Hints, rng: Rng, decisions: int) -> None:
    """Play so many decisions of seats as the game's hints suggest, or to the end if it comes before."""
    left: i64 = decisions
    while True:
        seats = state.to_act()
        if not seats:
            return
        seat = seats[0]
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        elif left == 0:
            return
        else:
            state.apply(seat, hints.roll_out(state, seat, state.legal(seat), rng))
            left -= 1


def play_until_it_shows(state: State, seat: int, hints: Hints, before: list[int], rng: Rng) -> None:
    """Play on, as the hints suggest, while a seat is in the middle of something and nothing is worth more or less yet.

    What chance has to draw then is drawn.
    """
    for _ in range(MOST_STEPS):
        seats = state.to_act()
        if not seats:
            return
        if seats[0] == NATURE:
            state.apply(NATURE, state.draw(rng))
        elif seat in seats and hints.worth(state) == before:
            state.apply(seat, hints.roll_out(state, seat, state.legal(seat), rng))
        else:
            return


def trace(state: State, rng: Rng) -> list[tuple[int, int]]:
    """Play to the end at random; list the (seat, action) of the match, NATURE's included."""
    steps: list[tuple[int, int]] = []
    while True:
        seats = state.to_act()
        if not seats:
            return steps
        seat = seats[0]
        action = state.draw(rng) if seat == NATURE else rng.choice(state.legal(seat))
        steps.append((seat, action))
        state.apply(seat, action)


def retrace(state: State, steps: list[tuple[int, int]], asking: bool) -> None:
    """Go through a match again; *asking* also who is to act and what is legal for a seat, as a player would."""
    for seat, action in steps:
        if asking and state.to_act() and seat != NATURE:
            state.legal(seat)
        state.apply(seat, action)
