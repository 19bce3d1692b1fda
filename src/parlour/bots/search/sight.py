"""First sight: what one action soon brings, by the game's own worth of a position."""

from __future__ import annotations

from parlour.engine.game import Hints, State
from parlour.engine.playout import play_until_it_shows
from parlour.engine.rng import Fast


def margin_after(state: State, seat: int, action: int, hints: Hints, before: list[int], rng: Fast) -> int:
    """Say how far ahead of its best rival *seat* stands once an action, and the chance that follows it, shows.

    *before* is what the state is worth.
    """
    after = state.copy()
    after.apply(seat, action)
    play_until_it_shows(after, seat, state.to_act(), hints, before, rng)
    return lead(hints.worth(after), seat)


def margins(state: State, seat: int, legal: list[int], hints: Hints, seed: int) -> list[int]:
    """Give the margin after every action, the same chance for all."""
    before = hints.worth(state)
    return [margin_after(state, seat, action, hints, before, Fast(seed)) for action in legal]


def lead(worth: list[int], seat: int) -> int:
    """Say how far ahead of its best rival a seat is; alone, what it has."""
    rivals = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - max(rivals) if rivals else worth[seat]
