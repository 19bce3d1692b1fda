"""The share of every kind of decision in the time of a match, including the time to find legal actions."""

from __future__ import annotations

from collections import defaultdict
from time import perf_counter

from parlour.engine.actions import Actions
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE


class Shares:
    """Times of random matches, by the kind that most of the legal actions of a decision have."""

    def __init__(self, actions: Actions) -> None:
        self.actions = actions
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.clock = min(-perf_counter() + perf_counter() for _ in range(1_000))  # the cost of reading the clock

    def play(self, state: State, rng: Fast) -> None:
        """Play a match to its end at random and add up its times."""
        while True:
            start = perf_counter()
            to_act = state.to_act()
            if not to_act:
                return
            seat = to_act[0]
            legal = [state.draw(rng)] if seat == NATURE else state.legal(seat)
            asked = perf_counter() - start - self.clock
            action = rng.choice(legal)
            start = perf_counter()
            state.apply(seat, action)
            self.seconds[self.kind_of(legal)] += asked + perf_counter() - start - self.clock

    def kind_of(self, legal: list[int]) -> str:
        """Return the kind of the middle action of a list: the kind that fills most of a long list."""
        return self.actions.kind(legal[len(legal) // 2]).name

    def result(self) -> dict[str, float]:
        """Return the share of the time by kind, the largest first."""
        total = sum(self.seconds.values())
        by_time = sorted(self.seconds, key=self.seconds.__getitem__, reverse=True)
        return {kind: self.seconds[kind] / total for kind in by_time}
