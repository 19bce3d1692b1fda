"""Evaluates actions by the turns that they begin, in games where a turn is several decisions and hides nothing.

The best turns are searched in a few futures, which differ in their draws. With a far reach the best of these turns are
played on: the others reply with good turns, then follows the seat's own next turn, and the margins before and after
that count alike. The budget is a number of ways to follow, so that a search can be repeated.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, final

from parlour.bots.search.candidates import Candidate
from parlour.bots.search.first_look import lead
from parlour.bots.search.plan import Planner, Way
from parlour.bots.search.stop import Stop
from parlour.engine.parts.hints import Hints
from parlour.engine.rng import Fast
from parlour.engine.state import State

A_FUTURE: Final = 16  # ways of the budget for a second future; four times as many for a third
PLANNED: Final = 2  # with a far reach, one of so many ways is for this turn, the others are for later turns
NARROW: Final = 2  # the width of the beam in later turns,
A_TURN: Final = 3  # each of which costs so many ways
FEWEST: Final = 4  # actions whose turns are played on, at least
MANY_POINTS: Final = 10  # a lead of so many points counts as a success of three quarters
SEED_BOUND: Final = 2**31 - 1


@final
class Future:
    """A seed for all draws, and the best turn for every action that begins one."""

    def __init__(self, seed: int, ways: list[Way]) -> None:
        """Take the ways, the best first."""
        self.seed: Final = seed
        self.least: Final = ways[-1].margin
        self.best: Final[dict[int, Way]] = {}
        for way in ways:
            if way.actions[0] not in self.best:
                self.best[way.actions[0]] = way

    def margin(self, action: int) -> int:
        """Return the margin of the best turn; an action without a finished turn gets the least one."""
        way = self.best.get(action)
        return self.least if way is None else way.margin


@final
class Turns:
    """Evaluates the actions of a seat."""

    def __init__(self, root: State, seat: int, options: list[int], hints: Hints, ways: int, stop: Stop) -> None:
        """Take the budget of ways, and when to stop at the latest."""
        self.root: Final = root
        self.seat: Final = seat
        self.options: Final = options
        self.hints: Final = hints
        self.ways: Final = ways
        self.stop: Final = stop
        self.count: Final = max(1, isqrt(ways // A_FUTURE))  # of futures

    def candidates(self, rng: Fast, is_far: bool) -> list[Candidate]:
        """List the actions, the best first."""
        width = max(1, (self.ways // PLANNED if is_far else self.ways) // self.count)
        futures = [self.future(rng.below(SEED_BOUND), width)]
        while len(futures) < self.count and not self.stop.is_due():
            futures.append(self.future(rng.below(SEED_BOUND), width))
        margins = [sum([future.margin(action) for future in futures]) // len(futures) for action in self.options]
        ranked = sorted(zip([-margin for margin in margins], self.options, strict=True))
        if is_far and not self.stop.is_due():
            count = max(FEWEST, (self.ways - self.ways // PLANNED) // (A_TURN * len(self.root.merits()) * self.count))
            chosen = different_turns(ranked, futures[0], count)
            ranked = self.played_on(chosen, futures) + [one for one in ranked if one not in chosen]
        return self.listed(ranked)

    def future(self, seed: int, width: int) -> Future:
        """Find the best turns in one future."""
        return Future(seed, Planner(self.seat, self.hints, seed, width, self.stop).turns(self.root, self.options))

    def played_on(self, ranked: list[tuple[int, int]], futures: list[Future]) -> list[tuple[int, int]]:
        """Rank actions again by the margins at the end of the turn and one turn later, in the same futures.

        If it is time to stop before the first future is played on, they stay as they are.
        """
        later = [0] * len(ranked)
        seen = 0
        for future in futures:
            margins: list[int] = []
            for _, action in ranked:
                if self.stop.is_due():
                    break
                way = future.best.get(action)
                margins.append(future.least if way is None else self.margin_later(way.state, future.seed))
            if len(margins) < len(ranked):  # not all in the same future: that would not be fair
                break
            later = [later[place] + margins[place] for place in range(len(ranked))]
            seen += 1
        if seen == 0:
            return ranked
        again = [(ranked[place][0] - later[place] // seen, ranked[place][1]) for place in range(len(ranked))]
        # The actions that follow in the list have only one margin, not two.
        return [(worse // 2, action) for worse, action in sorted(again)]

    def margin_later(self, state: State, seed: int) -> int:
        """Return the seat's lead after a good turn of each of the others and then of the seat itself."""
        actor = -1
        while actor != self.seat:
            seats = state.to_act()
            if not seats:
                break
            actor = seats[0]
            seed += 1
            options = self.hints.options(state, actor, state.legal(actor))
            state = Planner(actor, self.hints, seed, NARROW, self.stop).turns(state, options)[0].state
        return lead(self.hints.worth(state), self.seat)

    def listed(self, ranked: list[tuple[int, int]]) -> list[Candidate]:
        """Convert a ranking to candidates; better actions get more visits."""
        many = float(MANY_POINTS * self.hints.point)
        found: list[Candidate] = []
        for place in range(len(ranked)):
            ahead = -float(ranked[place][0])
            found.append(Candidate(ranked[place][1], len(ranked) - place, 0.5 + 0.5 * ahead / (abs(ahead) + many)))
        return found


def different_turns(ranked: list[tuple[int, int]], future: Future, count: int) -> list[tuple[int, int]]:
    """Return the best actions that begin different turns; the same actions in another order are one turn."""
    found: list[tuple[int, int]] = []
    seen: list[list[int]] = []
    for one in ranked:
        way = future.best.get(one[1])
        done = [one[1]] if way is None else sorted(way.actions)
        if len(found) < count and done not in seen:
            seen.append(done)
            found.append(one)
    return found
