"""The first look: what every action soon leads to, by the game's own evaluation of positions."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.hints import Hints
from parlour.engine.playout import play_until_it_shows
from parlour.engine.rng import Fast, Rng
from parlour.engine.state import State

TRIALS: Final = 400  # of actions, in all
IMAGININGS: Final = 8  # positions in which they are tried, if there are few actions


def first_look(state: State, seat: int, options: list[int], hints: Hints, rng: Rng, trials: int = TRIALS) -> list[int]:
    """Try every action in a few positions that the seat can imagine; give the sum of its margins."""
    sums = [0] * len(options)
    imagined = state.copy()
    for _ in range(max(1, min(IMAGININGS, trials // len(options)))):
        imagined.reshuffle(seat, rng)
        found = margins(imagined, seat, options, hints, rng.below(2**31 - 1))
        for index in range(len(options)):
            sums[index] += found[index]
    return sums


def margin_after(state: State, seat: int, action: int, hints: Hints, before: list[int], rng: Fast) -> int:
    """Return how far ahead of its best rival *seat* stands once an action, and the chance that follows it, shows.

    *before* is what the state is worth.
    """
    after = state.copy()
    after.apply(seat, action)
    play_until_it_shows(after, seat, state.to_act(), hints, before, rng)
    return lead(hints.worth(after), seat)


def margins(state: State, seat: int, legal: list[int], hints: Hints, seed: int) -> list[int]:
    """Return the margin after every action, the same chance for all."""
    before = hints.worth(state)
    return [margin_after(state, seat, action, hints, before, Fast(seed)) for action in legal]


def lead(worth: list[int], seat: int) -> int:
    """Return how far ahead of its best rival a seat is; alone, what it has."""
    rivals = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - max(rivals) if rivals else worth[seat]
