"""The first look: the margin soon after every action, by the game's own evaluation of positions."""

from __future__ import annotations

from typing import Final

from parlour.bots.search.stop import Stop
from parlour.engine.parts.hints import Hints
from parlour.engine.playout import play_until_it_shows
from parlour.engine.rng import Fast, Rng
from parlour.engine.state import State

TRIALS: Final = 400  # actions tried in all
IMAGININGS: Final = 8  # imagined positions in which each action is tried, at most


def first_look(
    state: State,
    seat: int,
    options: list[int],
    hints: Hints,
    rng: Rng,
    trials: int = TRIALS,
    stop: Stop | None = None,
) -> list[int]:
    """Try every action in a few imagined positions, in one at least; return the sum of the margins for each."""
    sums = [0] * len(options)
    imagined = state.copy()
    for _ in range(max(1, min(IMAGININGS, trials // len(options)))):
        imagined.reshuffle(seat, rng)
        found = margins(imagined, seat, options, hints, rng.below(2**31 - 1))
        for index in range(len(options)):
            sums[index] += found[index]
        if stop is not None and stop.is_due():
            break
    return sums


def margin_after(state: State, seat: int, action: int, hints: Hints, before: list[int], rng: Fast) -> int:
    """Return how far *seat* leads its best rival once an action, and the draws after it, change the worth.

    *before* is the worth of the state.
    """
    after = state.copy()
    after.apply(seat, action)
    play_until_it_shows(after, seat, state.to_act(), hints, before, rng)
    return lead(hints.worth(after), seat)


def margins(state: State, seat: int, legal: list[int], hints: Hints, seed: int) -> list[int]:
    """Return the margin after every action, with the same draws for all."""
    before = hints.worth(state)
    return [margin_after(state, seat, action, hints, before, Fast(seed)) for action in legal]


def lead(worth: list[int], seat: int) -> int:
    """Return how far a seat leads its best rival; without rivals, its own worth."""
    rivals = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - max(rivals) if rivals else worth[seat]
