"""Play-outs: playing on at random or by hints. The inner loop of simulations, benchmarks and searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.parts.hints import Hints
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.view import NATURE

MOST_STEPS: Final = 24  # in one activity of a seat, draws included


def play_at_random(state: State, rng: Rng) -> int:
    """Play to the end; every legal action except requests is equally likely. Return the number of seats' decisions."""
    decisions: i64 = 0
    while True:
        seats = state.to_act()
        if not seats:
            return decisions
        seat = seats[0]
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
        else:
            legal = state.ordinary(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1


def play_sensibly(state: State, hints: Hints, rng: Rng, sense: int = 100) -> None:
    """Play to the end; *sense* of a hundred decisions follow the game's hints, the others are random."""
    while True:
        seats = state.to_act()
        if not seats:
            return
        seat = seats[0]
        if seat == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        legal = state.ordinary(seat)
        if sense >= 100 or rng.below(100) < sense:
            state.apply(seat, hints.roll_out(state, seat, legal, rng))
        else:
            state.apply(seat, legal[rng.below(len(legal))])


def play_a_while(state: State, hints: Hints, rng: Rng, chance: Rng, decisions: int) -> None:
    """Play *decisions* decisions of seats by the game's hints, then on until the position is quiet or the match over.

    NATURE draws from *chance*, so that compared actions see the same draws.
    """
    left: i64 = decisions
    while True:
        seats = state.to_act()
        if not seats:
            return
        seat = seats[0]
        if seat == NATURE:
            state.apply(NATURE, state.draw(chance))
        elif left <= 0 and hints.is_quiet(state):
            return
        else:
            state.apply(seat, hints.roll_out(state, seat, state.ordinary(seat), rng))
            left -= 1


def play_until_it_shows(state: State, seat: int, actors: list[int], hints: Hints, before: list[int], rng: Rng) -> None:
    """Play on by the hints until an action of a seat changes the worth of the position.

    Until then only *actors* act: the seat in a turn of small steps, or all seats of a simultaneous choice. Pending
    outcomes are waited for, including the draws of chance.
    """
    for _ in range(MOST_STEPS):
        seats = state.to_act()
        if not seats:
            return
        actor = seats[0]
        if actor == NATURE:
            state.apply(NATURE, state.draw(rng))
            continue
        if not hints.is_pending(state, seat):
            actor = first_of(seats, actors)
            if actor == NATURE or hints.worth(state) != before:
                return
        state.apply(actor, hints.roll_out(state, actor, state.ordinary(actor), rng))


def first_of(seats: list[int], actors: list[int]) -> int:
    """Return the first of the seats that is among the actors; NATURE if none is."""
    for seat in seats:
        if seat in actors:
            return seat
    return NATURE


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
    """Replay a match; if *asking*, also compute who is to act and what is legal, as for a player."""
    for seat, action in steps:
        if asking and state.to_act() and seat != NATURE:
            state.legal(seat)
        state.apply(seat, action)
