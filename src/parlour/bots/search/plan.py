"""Planning a turn of several decisions: a beam search through the rest of the turn.

Draws come from the seed of a future, so that all compared actions see the same draws.
"""

from __future__ import annotations

from typing import Final, final

from parlour.bots.search.first_look import lead
from parlour.bots.search.stop import Stop
from parlour.engine.parts.hints import Hints
from parlour.engine.rng import Fast
from parlour.engine.state import State
from parlour.engine.view import NATURE

MOST_STEPS: Final = 14  # activities in one turn
FEW: Final = 8  # options within an activity that are all followed; of more, only those that the hints suggest
SUGGESTIONS: Final = 3


@final
class Way:
    """A sequence of actions in a turn, the state after it, and the seat's lead over its best rival there."""

    def __init__(self, state: State, actions: list[int], margin: int) -> None:
        self.state: Final = state
        self.actions: Final = actions
        self.margin: Final = margin


@final
class Planner:
    """Finds the best ways through the rest of a seat's turn, in one future."""

    def __init__(self, seat: int, hints: Hints, seed: int, width: int, stop: Stop | None = None) -> None:
        """Take the seed of the future, the width of the beam, and when to stop."""
        self.seat: Final = seat
        self.hints: Final = hints
        self.seed: Final = seed
        self.width: Final = width
        self.stop: Final = stop or Stop()
        self.rng: Final = Fast(seed)
        self.whole: Final[list[Way]] = []  # finished turns
        self.begun: list[Way] = []  # unfinished turns

    def turns(self, state: State, options: list[int]) -> list[Way]:
        """List finished turns that begin with one of the options, the best first; unfinished ones if time ran out."""
        self.expand(Way(state, [], 0), options)
        for _ in range(MOST_STEPS):
            ways = best_ways(self.begun, self.width)
            if not ways or self.stop.is_due():
                break
            self.begun = []
            for way in ways:
                if (self.whole or self.begun) and self.stop.is_due():
                    break
                self.expand(way, self.hints.options(way.state, self.seat, way.state.legal(self.seat)))
        found = self.whole or self.begun
        found.sort(key=by_margin)
        return found

    def expand(self, way: Way, options: list[int]) -> None:
        """Follow every option to the end of its activity: an activity of several decisions is one step."""
        for action in options:
            after = way.state.copy()
            after.apply(self.seat, action)
            self.settle(after, [*way.actions, action])

    def settle(self, state: State, actions: list[int]) -> None:
        """Let chance draw; go on within an unfinished activity; else store the way as a finished or unfinished turn."""
        seats = state.to_act()
        while seats and seats[0] == NATURE:
            state.apply(NATURE, state.draw(Fast(self.seed + len(actions))))
            seats = state.to_act()
        if self.seat in seats and self.hints.is_midway(state):
            self.expand(Way(state, actions, 0), self.ways_on(state))
            return
        way = Way(state, actions, lead(self.hints.worth(state), self.seat))
        if self.seat in seats and not self.hints.is_quiet(state):  # a single player is to act again in a new turn
            self.begun.append(way)
        else:
            self.whole.append(way)

    def ways_on(self, state: State) -> list[int]:
        """List options within an unfinished activity: all if they are few, else those that the hints suggest."""
        options = self.hints.options(state, self.seat, state.legal(self.seat))
        if len(options) <= FEW:
            return options
        found: list[int] = []
        for _ in range(SUGGESTIONS):
            action = self.hints.roll_out(state, self.seat, options, self.rng)
            if action not in found:
                found.append(action)
        return found


def by_margin(way: Way) -> tuple[int, int]:
    """Return a sort key: the largest margin first, then the shortest way."""
    return -way.margin, len(way.actions)


def best_ways(ways: list[Way], width: int) -> list[Way]:
    """Return the best *width* ways; of ways with the same actions in another order only one."""
    ways.sort(key=by_margin)
    found: list[Way] = []
    seen: list[list[int]] = []
    for way in ways:
        if len(found) == width:
            break
        done = sorted(way.actions)
        if done not in seen:
            seen.append(done)
            found.append(way)
    return found
