"""One match of the arena, played from views, with a clock on every decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

from parlour.bots.agents import agent
from parlour.bots.bot import Bot
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Reader
from parlour.engine.rng import Fast, scatter
from parlour.engine.sheet import Sheet
from parlour.engine.state import State
from parlour.engine.view import NATURE, SPECTATOR
from parlour.lab.arena.contest import Contest, Entrant, Fixture

ActionCallback: TypeAlias = Callable[[State, int, int], None]  # called with state, seat and action before it is applied


@dataclass(frozen=True)
class DecisionTimes:
    """The time that one side took for its decisions."""

    decisions: int
    seconds: float
    slowest: float


@dataclass(frozen=True)
class Bout:
    """The result of a fixture: the place of every seat (0: first), its points by line, and the time each side took."""

    fixture: Fixture
    places: list[int]
    lines: list[list[int]]
    decision_times: list[DecisionTimes]

    @property
    def won(self) -> float:
        """Return the share of the win of the side *one*."""
        return self.won_by(self.fixture.seat)

    def won_by(self, seat: int) -> float:
        """Return a seat's share of the win: 1, a part of a shared first place, or 0."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0

    @property
    def ahead(self) -> float:
        """Return the share of rivals that the side *one* has beaten; ties count half."""
        mine = self.places[self.fixture.seat]
        rivals = [place for seat, place in enumerate(self.places) if seat != self.fixture.seat]
        return sum([1.0 if mine < place else 0.5 if mine == place else 0.0 for place in rivals]) / len(rivals)

    def margins(self) -> list[float]:
        """Return by line, the total last, how many points more than the mean of the others the side *one* has."""
        return self.margins_of(self.fixture.seat)

    def margins_of(self, seat: int) -> list[float]:
        """Return the same for any seat; zeros if there are no other seats."""
        rows = [[*row, sum(row)] for row in self.lines]
        mine = rows.pop(seat)
        if not rows:
            return [0.0] * len(mine)
        return [points - sum([row[line] for row in rows]) / len(rows) for line, points in enumerate(mine)]


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, name: str, seed: int) -> None:
        entrant = Entrant(name)
        self.bot: Bot = agent(entrant.level, entrant.budget, has_time_limit=False)
        self.rng = Fast(seed)
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose from the seat's view. A single legal action does not count as a decision."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        start = perf_counter()
        action = self.bot.choose(game, game.view(state, seat), legal, self.rng)
        taken = perf_counter() - start
        self.decisions += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        return action


def play(contest: Contest, fixture: Fixture, watch: ActionCallback | None = None) -> Bout:
    """Play a fixture; apart from the times, the result depends only on the contest and the fixture."""
    game, edition = catalogue.game(contest.game), catalogue.edition(contest.game, contest.edition)
    variant = game.info.variant(Reader(contest.variant, ""))
    state, deal = game.new(variant, edition), scatter(contest.seed) + fixture.deal
    names = [fixture.one if seat == fixture.seat else fixture.other for seat in range(variant.seats)]
    players = [TimedBot(name, scatter(deal) + 1 + seat) for seat, name in enumerate(names)]
    chance = Fast(deal)
    while to_act := state.to_act():
        seat = to_act[0]
        action = state.draw(chance) if seat == NATURE else players[seat].choose(game, state, seat)
        if watch is not None:
            watch(state, seat, action)
        state.apply(seat, action)
    return _bout(fixture, game.sheet(game.view(state, SPECTATOR)), players)


def _bout(fixture: Fixture, sheet: Sheet, players: list[TimedBot]) -> Bout:
    places = [0] * len(players)
    for place, seats in enumerate(sheet.ranking()):
        for seat in seats:
            places[seat] = place
    lines = [[points for points in row if points is not None] for row in sheet.points]
    sides = [[players[fixture.seat]], [player for seat, player in enumerate(players) if seat != fixture.seat]]
    return Bout(fixture, places, lines, [_decision_times(side) for side in sides])


def _decision_times(side: list[TimedBot]) -> DecisionTimes:
    return DecisionTimes(
        sum([player.decisions for player in side]),
        sum([player.seconds for player in side]),
        max([player.slowest for player in side], default=0.0),
    )
