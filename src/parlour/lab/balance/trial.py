"""One match of self-play, watched: who acted first, what every seat could have taken, and what it took."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from parlour.engine import catalogue
from parlour.engine.game import Game, State
from parlour.engine.view import NATURE
from parlour.lab.arena.bout import Bout, play
from parlour.lab.arena.contest import Contest, Fixture


@dataclass(frozen=True)
class Trial:
    """How a match ended and what was taken in it.

    A component counts as offered once for every decision in which some actions took it and others did not.
    """

    bout: Bout
    order: list[int]  # the seats in the order of their first decisions
    offered: dict[str, int]  # decisions, by component
    chosen: dict[str, int]  # those of them in which it was taken
    owners: dict[str, list[int]]  # the seats that took it, each once; by choice, because they had to, or by chance

    @property
    def fixture(self) -> Fixture:
        """Give what was played."""
        return self.bout.fixture


class Watch:
    """Sees a match and writes down what is taken."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.order: list[int] = []
        self.offered: dict[str, int] = {}
        self.chosen: dict[str, int] = {}
        self.owners: dict[str, list[int]] = {}

    def __call__(self, state: State, seat: int, action: int) -> None:
        """Take note of an action that is about to be applied."""
        taken = self.game.taking(state, seat, action)
        for name, owner in taken:
            owners = self.owners.setdefault(name, [])
            if owner not in owners:
                owners.append(owner)
        if seat != NATURE:
            if seat not in self.order:
                self.order.append(seat)
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


def try_out(contest: Contest, fixture: Fixture) -> Trial:
    """Play a fixture and watch it."""
    watch = Watch(catalogue.game(contest.game))
    bout = play(contest, fixture, watch)
    idle = [seat for seat in range(contest.seats()) if seat not in watch.order]
    return Trial(bout, watch.order + idle, watch.offered, watch.chosen, watch.owners)


def fixtures(contest: Contest, matches: int) -> list[Fixture]:
    """List the matches: the one entrant sits at all seats, with another deal every time."""
    (player,) = contest.entrants
    return [Fixture(player, player, deal, 0) for deal in range(matches)]
