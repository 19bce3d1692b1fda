"""Exact search near the end: without any draws left, every sequence of actions to the end of the match is tried.

Every seat is assumed to maximise its lead over its best rival. Where that takes too many positions, or where something
is hidden, so that replies might depend on unknown information, only the searching seat's own decisions are all tried,
and the others follow the game's hints. Hidden information is imagined a few times.
"""

from __future__ import annotations

from typing import Final, final

from parlour.bots.search.candidates import Candidate, most_tried
from parlour.bots.search.first_look import lead
from parlour.bots.search.stop import Stop
from parlour.engine.game import Game
from parlour.engine.parts.hints import Hints
from parlour.engine.rng import Fast, Rng
from parlour.engine.state import State
from parlour.engine.view import NATURE, View

MOST_DEPTH: Final = 14  # decisions to the end
MOST_POSITIONS: Final = 5000
HOPELESS: Final = 2**30  # the number of ways to the end if there are draws or simultaneous decisions
GUESS: Final = 4  # ways to the end for every position that may be searched: many ways share positions
CLOCK_EVERY: Final = 64  # positions between looks at the clock
IMAGININGS: Final = 4  # where something is hidden


@final
class EndingSolver:
    """Searches all positions to the end of a match, as long as they are few and there are no draws."""

    def __init__(self, seat: int, alone: bool, hints: Hints, most: int, stop: Stop) -> None:
        """Take the seat; with *alone* the others follow the hints; give up after *most* positions or at *stop*."""
        self.most: Final = most
        self.seat: Final = seat
        self.alone: Final = alone
        self.hints: Final = hints
        self.stop: Final = stop
        self.rng: Final = Fast(0)
        self.positions: int = 0
        self.is_too_much: bool = False

    def best(self, state: State, depth: int) -> list[int]:
        """Return the merits at the end under best play; meaningless once `is_too_much` is set."""
        seats = state.to_act()
        if not seats:
            return state.merits()
        actor = seats[0]
        self.positions += 1
        is_late = self.positions % CLOCK_EVERY == 0 and self.stop.is_due()
        if actor == NATURE or len(seats) > 1 or depth == 0 or self.positions > self.most or is_late:
            self.is_too_much = True
            return []
        legal = state.legal(actor)
        if self.alone and actor != self.seat:
            state.apply(actor, self.hints.roll_out(state, actor, legal, self.rng))
            return self.best(state, depth - 1)
        found: list[int] = []
        for action in self.hints.options(state, actor, legal):
            after = state.copy()
            after.apply(actor, action)
            merits = self.best(after, depth - 1)
            if self.is_too_much:
                return []
            if not found or lead(merits, actor) > lead(found, actor):
                found = merits
        return found


def solve(
    game: Game, view: View, legal: list[int], rng: Rng, most: int = MOST_POSITIONS, stop: Stop | None = None
) -> list[Candidate]:
    """Evaluate every action by all ways to the end of the match, the best first; empty if that takes too long."""
    until = stop or Stop()
    seat = view.seat
    first = game.imagine(view, rng)
    if first.to_act() != [seat] or ways(first, seat, game.hints, True) > GUESS * most:
        return []
    if hides_something(first, seat, rng):
        states = [game.imagine(view, rng) for _ in range(IMAGININGS)]
        return ranked(legal, ends(states, seat, legal, game.hints, True, most, until))
    few = ways(first, seat, game.hints, False) <= GUESS * most
    leads = ends([first], seat, legal, game.hints, False, most, until) if few else []
    return ranked(legal, leads or ends([first], seat, legal, game.hints, True, most, until))


def ends(
    states: list[State], seat: int, legal: list[int], hints: Hints, alone: bool, most: int, stop: Stop
) -> list[int]:
    """Return for each action the sum of the leads at the end from these states; empty if that is too much work."""
    leads = [0] * len(legal)
    for state in states:
        ending = EndingSolver(seat, alone, hints, most, stop)
        for index in range(len(legal)):
            after = state.copy()
            after.apply(seat, legal[index])
            merits = ending.best(after, MOST_DEPTH)
            if ending.is_too_much:
                return []
            leads[index] += lead(merits, seat)
    return leads


def ways(state: State, seat: int, hints: Hints, alone: bool) -> int:
    """Estimate the number of ways to the end from one of them; HOPELESS if there are draws or simultaneous decisions.

    With *alone* only the decisions of the seat are counted.
    """
    after, found, rng = state.copy(), 1, Fast(0)
    for _ in range(MOST_DEPTH):
        seats = after.to_act()
        if not seats:
            return found
        actor = seats[0]
        if actor == NATURE or len(seats) > 1 or found >= HOPELESS:
            return HOPELESS
        legal = after.legal(actor)
        if actor == seat or not alone:
            found *= len(hints.options(after, actor, legal))
        after.apply(actor, hints.roll_out(after, actor, legal, rng))
    return HOPELESS


def hides_something(state: State, seat: int, rng: Rng) -> bool:
    """Return whether something is hidden from the seat."""
    other = state.copy()
    other.reshuffle(seat, rng)
    again = other.digest()
    other.reshuffle(seat, rng)
    return state.digest() != again or other.digest() != again


def ranked(legal: list[int], leads: list[int]) -> list[Candidate]:
    """List actions by their leads; as visits a solved action gets the number of actions that are worse, plus one."""
    found: list[Candidate] = []
    for index in range(len(leads)):
        behind = len([other for other in leads if other < leads[index]])
        found.append(
            Candidate(legal[index], behind + 1, 1.0 if leads[index] > 0 else 0.5 if leads[index] == 0 else 0.0)
        )
    found.sort(key=most_tried)
    return found
