"""One observed match of self-play: the order of seats, and what every seat did, could have taken, and took."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean

from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR
from parlour.lab.arena.bout import Bout, play
from parlour.lab.arena.contest import Contest, Fixture

ROUND = "round"  # where views of games that are played in rounds show its number


@dataclass(frozen=True)
class TrialMatch:
    """The result of a match, and the components that were taken in it.

    A component counts as offered once for every decision in which some actions took it and others did not.
    """

    bout: Bout
    order: list[int]  # the seats in the order of their first decisions
    offered: dict[str, int]  # decisions, by component
    chosen: dict[str, int]  # those of them in which it was taken
    owners: dict[str, list[int]]  # the seats that took it, each once; by choice, because they had to, or by chance
    activities: dict[str, int]  # how often seats did what, all seats together
    rounds: int  # that were played; 0 in games that do not show the number of the round
    ending: str  # how the match came to its end, as the game names it
    leads: dict[str, list[float]] = field(default_factory=dict)  # of the owners, just before they took it

    @property
    def fixture(self) -> Fixture:
        """Return the fixture that was played."""
        return self.bout.fixture


class WatchedMatch:
    """Observes a match and records the components that are taken."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.order: list[int] = []
        self.offered: dict[str, int] = {}
        self.chosen: dict[str, int] = {}
        self.owners: dict[str, list[int]] = {}
        self.leads: dict[str, list[float]] = {}
        self.activities: Counter[str] = Counter()
        self.state: State | None = None  # of the match, at its end when that is over

    def __call__(self, state: State, seat: int, action: int) -> None:
        """Record an action that is about to be applied."""
        self.state = state
        taken = self.game.taking(state, seat, action)
        for name, owner in taken:
            owners = self.owners.setdefault(name, [])
            if owner not in owners:
                owners.append(owner)
                self.leads.setdefault(name, []).append(lead(self.game, state, owner))
        if seat != NATURE:
            if seat not in self.order:
                self.order.append(seat)
            if activity := self.game.activity(state, seat, action):
                self.activities[activity] += 1
            self._compare(state, seat, {name for name, _ in taken})

    def _compare(self, state: State, seat: int, taken: set[str]) -> None:
        """Count what could have been taken, and what was."""
        legal = state.legal(seat)
        ways: Counter[str] = Counter()
        for other in legal:
            ways.update({name for name, _ in self.game.taking(state, seat, other)})
        for name in [name for name, count in ways.items() if count < len(legal)]:
            self.offered[name] = self.offered.get(name, 0) + 1
            if name in taken:
                self.chosen[name] = self.chosen.get(name, 0) + 1


def try_out(contest: Contest, fixture: Fixture) -> TrialMatch:
    """Play a fixture and observe it."""
    game = catalogue.game(contest.game)
    watch = WatchedMatch(game)
    bout = play(contest, fixture, watch)
    assert watch.state is not None, "a match has at least one action"
    order = watch.order + [seat for seat in range(contest.seats()) if seat not in watch.order]
    counted, rounds = dict(watch.activities), rounds_shown(game.view(watch.state, SPECTATOR).shown)
    ending = game.ending(watch.state)
    return TrialMatch(bout, order, watch.offered, watch.chosen, watch.owners, counted, rounds, ending, watch.leads)


def lead(game: Game, state: State, seat: int) -> float:
    """Return how many points more than the mean of the others a seat has, by what bots expect; 0 if there are none."""
    worth = game.hints.worth(state)
    mine = worth.pop(seat)
    return (mine - fmean(worth)) / game.hints.point if worth else 0.0


def rounds_shown(shown: dict[str, Plain]) -> int:
    """Return the number of the round that a view shows; 0 if it shows none."""
    found = shown.get(ROUND)
    return found if isinstance(found, int) else 0


def fixtures(contest: Contest, matches: int, first: int = 0) -> list[Fixture]:
    """List the matches: the one entrant sits at all seats, with another deal every time, from the first one on."""
    (player,) = contest.entrants
    return [Fixture(player, player, deal, 0) for deal in range(first, first + matches)]
